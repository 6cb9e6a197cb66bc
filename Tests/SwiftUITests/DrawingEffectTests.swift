import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Drawing effects") struct DrawingEffectTests {
  private func effects<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> ElementEffects {
    TestHost(content).element.children[0].effects
  }

  @Test("each effect says what was asked for, in order")
  func effects() {
    #expect(
      effects {
        Text("a").blur(radius: 3).brightness(0.1).contrast(1.5).saturation(0.2).grayscale(0.9).hueRotation(.radians(2))
          .colorInvert().luminanceToAlpha().blendMode(.screen).compositingGroup().drawingGroup()
      } == [
        BlurEffect(radius: 3, isOpaque: false), BrightnessEffect(amount: 0.1), ContrastEffect(amount: 1.5),
        SaturationEffect(amount: 0.2), GrayscaleEffect(amount: 0.9), HueRotationEffect(angle: 2), ColorInvertEffect(),
        LuminanceToAlphaEffect(), BlendModeEffect(mode: .screen), GroupingEffect(), GroupingEffect(),
      ])
  }

  @Test("all forms of a transform say the same")
  func transforms() {
    let middle = Paint.Point(x: 0.5, y: 0.5)
    #expect(
      effects { Text("a").scaleEffect(2).scaleEffect(x: 2).scaleEffect(CGSize(width: 2, height: 3), anchor: .topLeading) } == [
        ScaleEffect(x: 2, y: 2, anchor: middle), ScaleEffect(x: 2, y: 1, anchor: middle),
        ScaleEffect(x: 2, y: 3, anchor: Paint.Point(x: 0, y: 0)),
      ])
    #expect(
      effects {
        Text("a").offset(x: 1).offset(CGSize(width: 1, height: 2)).offset(y: 2).position(x: 3, y: 4).position(CGPoint(x: 3, y: 4))
      }
        == [
          OffsetEffect(x: 1, y: 0), OffsetEffect(x: 1, y: 2), OffsetEffect(x: 0, y: 2), PositionEffect(x: 3, y: 4),
          PositionEffect(x: 3, y: 4),
        ])
    #expect(
      effects { Text("a").rotationEffect(.radians(1), anchor: .bottom).rotation3DEffect(.radians(1), axis: (x: 0, y: 1, z: 0)) }
        == [
          RotationEffect(angle: 1, anchor: Paint.Point(x: 0.5, y: 1)),
          Rotation3DEffect(angle: 1, x: 0, y: 1, z: 0, anchor: middle, anchorZ: 0, perspective: 1),
        ])
    #expect(
      effects { Text("a").transformEffect(CGAffineTransform(translationX: 5, y: 6)) }
        == [ProjectionEffect(transform: ProjectionTransform(CGAffineTransform(translationX: 5, y: 6)))])
  }

  @Test("a projection joins others, and can be undone unless it flattens everything")
  func projections() {
    let turn = ProjectionTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 5))
    var perspective = ProjectionTransform()
    perspective.m13 = 0.01
    let both = turn.concatenating(perspective)
    #expect(turn.isAffine && !both.isAffine && !both.isIdentity)
    let undone = both.concatenating(both.inverted())
    for (number, expected) in [
      (undone.m11, 1), (undone.m12, 0), (undone.m13, 0), (undone.m22, 1), (undone.m31, 0), (undone.m33, 1),
    ] {
      #expect(abs(number - CGFloat(expected)) < 1e-9)
    }
    var flat = ProjectionTransform()
    flat.m11 = 0
    let copy = flat
    #expect(!flat.invert() && flat == copy && flat.inverted() == flat)
  }

  @Test("a multiplied colour is that of the scheme, and changes with it")
  func colorMultiply() {
    let host = TestHost { Text("a").colorMultiply(.red) }
    func blue() -> Double? { (host.element.children[0].effects.first as? ColorMultiplyEffect)?.blue }
    #expect(abs(blue()! - 0x30 / 255.0) < 0.001)
    host.environment(\.colorScheme, .dark)
    host.turn()
    #expect(abs(blue()! - 0x3A / 255.0) < 0.001)
  }

  @Test("nobody can use what is hidden or closed to taps")
  func obstacles() throws {
    let host = TestHost {
      Button("hidden") {}.hidden()
      Button("closed") {}.allowsHitTesting(false)
      Button("open") {}.allowsHitTesting(true)
    }
    #expect(throws: ElementUnusable.self) { try host.find(.button("hidden")).press() }
    #expect(throws: ElementUnusable.self) { try host.find(.button("closed")).press() }
    try host.find(.button("open")).press()
    #expect(host.texts == ["closed", "open"])
  }

  @Test("a changed effect is one patch, and evaluates nothing else")
  func cost() throws {
    struct Subject: View {
      @State private var isTurned = false
      var body: some View {
        Text("a").rotationEffect(.degrees(isTurned ? 90 : 0)).offset(x: 5)
        Button("Turn") { isTurned = true }
      }
    }
    let host = TestHost { Subject() }
    try host.find(.button("Turn")).press()
    host.resetCounts()
    host.turn()
    #expect(host.patchCount == 1 && host.evaluationCount == 1)
  }

  // MARK: The environment

  @Test("hosts get to know a colour scheme, a layout direction, a tint and an accent colour of a view, and of nothing else")
  func environment() throws {
    struct Subject: View {
      @State private var isDark = false
      var body: some View {
        Text("a").environment(\.colorScheme, isDark ? .dark : .light).font(.body)
        Text("b").environment(\.layoutDirection, .rightToLeft)
        Text("c").tint(.red).tint(nil)
        Button("Dark") { isDark = true }
      }
    }
    let host = TestHost { Subject() }
    func effects(_ place: Int) -> ElementEffects { host.element.children[place].effects }
    #expect(effects(0) == [EnvironmentEffect(colorScheme: .light)])
    #expect(effects(1) == [EnvironmentEffect(layoutDirection: .rightToLeft)])
    #expect(effects(2) == [EnvironmentEffect(tint: .color(ColorDescription(.named(.red)))), EnvironmentEffect(tint: .some(nil))])
    #expect(effects(3).isEmpty)
    try host.find(.button("Dark")).press()
    host.resetCounts()
    host.turn()
    #expect(effects(0) == [EnvironmentEffect(colorScheme: .dark)])
    #expect(host.patchCount == 1)
  }

  @Test("the outermost wish for a colour scheme is the window's, as long as its view is there; the host's comes back after it")
  func preferredColorScheme() throws {
    struct Seen: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(scheme)") }
    }
    struct Subject: View {
      @State private var isWished = false
      @State private var outer: ColorScheme?
      var body: some View {
        VStack {
          Seen()
          if isWished { Text("wish").preferredColorScheme(.dark) }
          Button("Wish") { isWished.toggle() }
          Button("Outer") { outer = .light }
        }
        .preferredColorScheme(outer)
      }
    }
    let host = TestHost { Subject() }
    func window() -> ColorScheme? { (host.element.content as? RootContent)?.colorScheme }
    func press(_ name: String) throws {
      try host.find(.button(name)).press()
      host.turn()
    }
    #expect(window() == nil && host.texts[0] == "light")
    try press("Wish")
    #expect(window() == .dark && host.texts[0] == "dark")
    try press("Outer")
    #expect(window() == .light && host.texts[0] == "light")
    host.environment(\.colorScheme, .dark)
    host.turn()
    #expect(window() == .light && host.texts[0] == "light", "the person's own is for later")
    try press("Wish")
    #expect(window() == .light)
    #expect(host.element == host.graph.root && host.leaks.isEmpty)
  }

  @Test("a wish at the beginning is there from the beginning, and the host's scheme comes back when its view goes")
  func firstPreferredColorScheme() throws {
    struct Subject: View {
      @State private var isWished = true
      var body: some View {
        if isWished { Text("wish").preferredColorScheme(.dark) }
        Button("End") { isWished = false }
      }
    }
    let host = TestHost { Subject() }
    #expect((host.element.content as? RootContent)?.colorScheme == .dark)
    try host.find(.button("End")).press()
    host.turn()
    #expect((host.element.content as? RootContent)?.colorScheme == nil)
  }

  // MARK: Boxes

  @Test("boxes say their sizes, priorities and depths")
  func boxes() {
    #expect(
      effects { Text("a").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1).zIndex(2).frame() } == [
        FixedSizeEffect(horizontal: true, vertical: true), FixedSizeEffect(horizontal: false, vertical: true),
        LayoutPriorityEffect(priority: 1), DepthEffect(depth: 2), FrameEffect(),
      ])
    #expect(
      effects { Color.red.ignoresSafeArea(edges: .top).edgesIgnoringSafeArea(.all) } == [
        IgnoresSafeAreaEffect(regions: .all, edges: .top), IgnoresSafeAreaEffect(regions: .all, edges: .all),
      ])
  }

  @Test("what a host may have no use for is told all the same")
  func effectsOfTheDevice() throws {
    #expect(
      effects { Color.red.statusBar(hidden: true).statusBarHidden(false) } == [
        StatusBarEffect(isHidden: true), StatusBarEffect(isHidden: false),
      ])
    let key: LocalizedStringKey = "b"
    let names: [Substring] = ["c", "d"]
    #expect(
      effects {
        Color.red.accessibilityInputLabels([Text("a")]).accessibilityInputLabels([key]).accessibilityInputLabels(names)
      } == [InputLabelsEffect(labels: ["a"]), InputLabelsEffect(labels: ["b"]), InputLabelsEffect(labels: ["c", "d"])])
  }

  @Test("a bar at an edge takes its space from the view")
  func bars() {
    #expect(
      TestHost { Text("view").safeAreaInset(edge: .bottom) { Text("bar") }.safeAreaInset(edge: .top) { Text("top") } }.texts
        == ["top", "view", "bar"])
  }

  @Test("views and styles lie in front and behind in every form")
  func layers() {
    let host = TestHost {
      Text("a").overlay(Text("view"), alignment: .top).background(Color.red.ignoresSafeArea()).background(.blue).overlay(.green)
        .background(.thinMaterial, in: .rect(cornerRadius: 4)).overlay(Circle().stroke(.red, lineWidth: 2))
    }
    #expect(
      host.element.children[0].effects.map { "\(type(of: $0))" } == [
        "LayerEffect", "LayerEffect", "BackgroundEffect", "LayerEffect", "BackgroundEffect", "LayerEffect",
      ])
  }

  // MARK: Previews

  struct Row_Previews: PreviewProvider {
    static var platform: PreviewPlatform? { .iOS }
    static var previews: some View {
      Group {
        Text("a").previewDevice("iPhone 15").previewDisplayName("Small")
        Text("b").previewDevice(PreviewDevice(rawValue: "iPad")).previewInterfaceOrientation(.landscapeLeft)
        Text("c").previewLayout(.sizeThatFits).previewLayout(.fixed(width: 100, height: 50))
      }
    }
  }

  @Test("what is said to previews changes nothing")
  func previews() {
    let host = TestHost { Row_Previews.previews }
    #expect(host.texts == ["a", "b", "c"] && host.element.children.allSatisfy(\.effects.isEmpty))
  }
}
