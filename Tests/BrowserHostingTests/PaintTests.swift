import Foundation
import SwiftUI
import Testing

@testable import BrowserHosting
@testable import SwiftUICore

/// Paints in the words of CSS.
@Suite("Paints in style sheets") struct PaintTests {
  private func css(_ color: Color) -> String { CSS.color(color.value) }

  private func css<Style: ShapeStyle>(_ style: Style) -> String { CSS.background(style._paint(in: EnvironmentValues()).paint) }

  private let ends = Gradient(colors: [.red, .blue])

  @Test("colours are names, bytes, mixes, and components of their own where sRGB has them not")
  func colors() {
    #expect(css(Color.red) == "var(--red)")
    #expect(css(Color.clear.opacity(0.5)) == "transparent")
    #expect(css(Color.red.opacity(0.25)) == "color-mix(in srgb, var(--red) 25%, transparent)")
    #expect(css(Color.red.opacity(7)) == "var(--red)")
    #expect(css(Color(red: 1, green: 0.5, blue: 0)) == "rgb(255 128 0)")
    #expect(css(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)) == "rgb(255 128 0 / 0.5)")
    #expect(css(Color(.displayP3, red: 1, green: 1, blue: 1)) == "rgb(255 255 255)")
    #expect(css(Color(.displayP3, red: 1, green: 0, blue: 0)).hasPrefix("color(srgb 1.09"))
    #expect(css(Color.red.mix(with: .blue, by: 0.25, in: .device)) == "color-mix(in srgb, var(--red), var(--blue) 25%)")
  }

  @Test("numbers that are none make no style sheet invalid")
  func notANumber() {
    #expect(css(Color(red: .nan, green: .infinity, blue: 0, opacity: .nan)) == "color(srgb 0 0 0 / 0)")
    let gradient = RadialGradient(colors: [.red, .blue], center: UnitPoint(x: .nan, y: 0), startRadius: .infinity, endRadius: 5)
    #expect(!css(gradient).contains("nan") && !css(gradient).contains("inf"))
  }

  @Test("gradients along a side need no size")
  func sides() {
    #expect(
      css(LinearGradient(gradient: ends, startPoint: .leading, endPoint: .trailing))
        == "linear-gradient(to right in srgb, var(--red) 0%, var(--blue) 100%)")
    #expect(
      css(LinearGradient(gradient: ends, startPoint: .bottom, endPoint: .center))
        == "linear-gradient(to top in srgb, var(--red) 0%, var(--blue) 50%)")
    #expect(
      css(ends.colorSpace(.perceptual)) == "linear-gradient(to bottom in oklab, var(--red) 0%, var(--blue) 100%)")
    #expect(css(Gradient(colors: [.red])) == "linear-gradient(to bottom in srgb, var(--red) 0%, var(--red) 0%)")
    #expect(css(Gradient(colors: [])) == "none")
  }

  @Test("gradients across are perpendicular to their line in the real area")
  func across() {
    let diagonal = LinearGradient(gradient: ends, startPoint: .topLeading, endPoint: .bottomTrailing)
    #expect(css(diagonal) == "linear-gradient(atan2(var(--w), -1 * var(--h)) in srgb, var(--red) 0%, var(--blue) 100%)")
    #expect(CSS.needsSize(diagonal._paint(in: EnvironmentValues()).paint))
    #expect(
      !CSS.needsSize(LinearGradient(gradient: ends, startPoint: .top, endPoint: .bottom)._paint(in: EnvironmentValues()).paint))
    #expect(
      css(LinearGradient(gradient: ends, startPoint: .topLeading, endPoint: .center)).contains(
        "hypot(0.5 * var(--w), 0.5 * var(--h))"))
  }

  @Test("other gradients have their places in percent, points and degrees, in rising order")
  func others() {
    #expect(
      css(RadialGradient(gradient: ends, center: .top, startRadius: 40, endRadius: 10))
        == "radial-gradient(circle at 50% 0% in srgb, var(--blue) 10px, var(--red) 40px)")
    #expect(
      css(EllipticalGradient(gradient: ends))
        == "radial-gradient(100% 100% at 50% 50% in srgb, var(--red) 0%, var(--blue) 50%)")
    #expect(
      css(AngularGradient(gradient: ends, center: .center))
        == "conic-gradient(from 90deg at 50% 50% in srgb, var(--red) 0deg, var(--blue) 360deg)")
    #expect(
      css(AngularGradient(gradient: ends, center: .center, startAngle: .degrees(180), endAngle: .zero))
        == """
        conic-gradient(from 90deg at 50% 50% in srgb, var(--blue) 0deg, var(--red) 180deg, var(--red) 270deg, var(--blue) 270deg)
        """)
    #expect(
      css(
        RadialGradient(gradient: ends, center: .center, startRadius: 0, endRadius: 10).in(
          CGRect(x: 10, y: 20, width: 4, height: 6)))
        == "radial-gradient(circle at 12px 23px in srgb, var(--red) 0px, var(--blue) 10px)")
  }

  @Test("the style sheet has each named colour and each material")
  func palette() throws {
    let sheet = String(decoding: DOMCatalogue.styleSheet, as: UTF8.self)
    for name in ColorDescription.Name.allCases { #expect(sheet.contains("  --\(name.rawValue): "), "\(name)") }
    for kind in MaterialKind.allCases {
      #expect(sheet.contains("--material-\(kind.rawValue): ") && sheet.contains("--backdrop-\(kind.rawValue): "), "\(kind)")
    }
    #expect(sheet.contains("--red: light-dark(rgb(255 59 48), rgb(255 69 58));"))
  }

  @Test("no rule asks for an inline style: a browser would match it again with each view that is put elsewhere")
  func inlineStyles() {
    #expect(!String(decoding: DOMCatalogue.styleSheet, as: UTF8.self).contains("[style"))
  }
}

/// Effects as attributes and boxes.
@MainActor @Suite("Effects in style sheets") struct EffectStyleTests {
  private func surroundings<Content: View>(@ViewBuilder _ content: () -> Content) -> DOMSurroundings {
    let graph = ViewGraph(host: nil)
    graph.mount(content())
    return DOMSurroundings(graph.root.children[0].effects)
  }

  private func styles<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    surroundings(content).boxes.map { box in box.attributes.first { $0.name == "style" }?.value ?? "" }
  }

  @Test("filters that follow each other are one list, and so are transforms, the outermost first")
  func lists() {
    #expect(styles { Text("a").grayscale(0.5).blur(radius: 2).colorInvert() } == ["filter:grayscale(0.5) blur(2px) invert(1)"])
    #expect(
      styles { Text("a").rotationEffect(.degrees(90)).offset(x: 0, y: 4).scaleEffect(2, anchor: .topLeading) } == [
        "transform:translate(-50%, -50%) scale(2) translate(50%, 50%) translate(0, 4px) rotate(90deg)"
      ])
    // A filter of what is turned is not the same as turning what is filtered.
    #expect(styles { Text("a").rotationEffect(.degrees(90)).blur(radius: 2) } == ["transform:rotate(90deg)", "filter:blur(2px)"])
    #expect(styles { Text("a").blur(radius: 2).opacity(0.5).rotationEffect(.degrees(90)) }.count == 1)
  }

  @Test("brightness adds, in both directions")
  func brightness() {
    #expect(styles { Text("a").brightness(0.5) } == ["filter:contrast(0.5) brightness(2)"])
    #expect(styles { Text("a").brightness(-0.5) } == ["filter:brightness(0.5) contrast(2)"])
  }

  @Test("what is inherited is set on the node, or on the box that holds everything so far and nothing more")
  func inherited() {
    let node = surroundings { Text("a").environment(\.colorScheme, .dark).environment(\.colorScheme, .light) }
    #expect(node.boxes.isEmpty)
    #expect(node.attributes.map(\.setting) == [.style("color-scheme", "dark"), .style("color", "var(--primary)")])
    #expect(
      styles { Text("a").padding(1).tint(.red).padding(2).tint(.blue) } == [
        "padding:1px 1px 1px 1px;--tint:var(--red)", "padding:2px 2px 2px 2px;--tint:var(--blue)",
      ])
    #expect(surroundings { Text("a").padding(1).hidden().overlay { Text("b") } }.boxes.count == 2)
  }

  @Test("a depth and a priority are those of the outermost box; a frame asks for its space anew")
  func depth() {
    #expect(styles { Text("a").zIndex(1).padding(1) } == ["padding:1px 1px 1px 1px;z-index:1000"])
    #expect(styles { Text("a").layoutPriority(1).padding(1) } == ["padding:1px 1px 1px 1px"])
    #expect(surroundings { Text("a").padding(1).layoutPriority(-1) }.boxes.map { $0.value(of: "data-priority") } == ["low"])
  }

  @Test("what is taken away again leaves nothing on the node")
  func removal() {
    let old = surroundings { Text("a").tint(.red).zIndex(2) }
    let new = surroundings { Text("a") }
    #expect(
      Set(new.changes(from: old).map { "\($0)" })
        == Set(
          [
            DOMSetting.style("--tint", nil), .style("z-index", nil), .attribute("data-z", nil),
          ].map { "\($0)" }))
  }

  @Test("shadows have their radius as it is; materials blur what is behind them")
  func shadowsAndMaterials() {
    #expect(styles { Text("a").shadow(color: .red, radius: 4, x: 1, y: 2) } == ["filter:drop-shadow(1px 2px 4px var(--red))"])
    #expect(
      styles { Text("a").background(.thinMaterial) } == ["background:var(--material-thin);backdrop-filter:var(--backdrop-thin)"])
    let shape = styles { Text("a").background(.red.shadow(.inner(radius: 2)), in: Capsule()) }[0]
    #expect(shape.contains("--inner-shadow:inset 0px 0px 4px rgb(0 0 0 / 0.55)"))
  }

  @Test("the shadow of a pane of material stands around it: a filter would hide what is behind the pane, and be seen through it")
  func shadowsOfMaterials() {
    let pane = RoundedRectangle(cornerRadius: 14)
    func shadows<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
      styles(view).filter { $0.contains("shadow") }.map {
        $0.split(separator: ";").filter { $0.contains("r-radius") || $0.contains("shadow") }.joined(separator: ";")
      }
    }
    let around = ["border-radius:14px;box-shadow:0px 2px 8px var(--red)"]
    #expect(shadows { Text("a").background(.thinMaterial, in: pane).shadow(color: .red, radius: 4, y: 2) } == around)
    #expect(shadows { Text("a").background(.bar).clipShape(pane).shadow(color: .red, radius: 4, y: 2) } == around)
    #expect(
      shadows { Text("a").background(.bar, in: pane).overlay(pane.stroke()).shadow(color: .red, radius: 4, y: 2) } == around)
    // What is larger than the pane, or no pane, has the shadow of all that it shows.
    let filter = ["filter:drop-shadow(0px 2px 4px var(--red))"]
    #expect(shadows { Text("a").background(.thinMaterial, in: pane).padding().shadow(color: .red, radius: 4, y: 2) } == filter)
    #expect(shadows { Text("a").background(.white, in: pane).shadow(color: .red, radius: 4, y: 2) } == filter)
  }
}
