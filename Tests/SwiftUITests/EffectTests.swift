import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Effects") struct EffectTests {
  @Test("each modifier around a view is an effect, the innermost first")
  func order() {
    let host = TestHost {
      Text("a").opacity(0.5).cornerRadius(4).shadow(radius: 2, y: 1).border(.red).clipShape(Circle()).clipped()
    }
    let black = ColorDescription(.rgb(red: 0, green: 0, blue: 0), opacity: 0.33)
    #expect(
      host.element.children[0].effects == [
        OpacityEffect(0.5), ClipEffect(ShapeOutline(.roundedRectangle(width: 4, height: 4))),
        ShadowEffect(color: black, radius: 2, x: 0, y: 1),
        BorderEffect(paint: .color(ColorDescription(.named(.red))), width: 1), ClipEffect(ShapeOutline(.circle)),
        ClipEffect(ShapeOutline(.rectangle)),
      ])
  }

  @Test("glass is a material in a shape, tinted where it says so; other glass keeps the state of what is on it")
  func glass() throws {
    let host = TestHost {
      Text("a").glassEffect()
      Text("b").glassEffect(.clear.tint(.red).interactive(), in: .circle)
      Text("c").glassEffect(.identity)
      GlassEffectContainer(spacing: 8) { Text("d").glassEffect(in: .rect(cornerRadius: 4)) }
    }
    func paints(_ index: Int) -> [BackgroundEffect] {
      host.element.children[index].effects.compactMap { $0 as? BackgroundEffect }
    }
    #expect(paints(0).last == BackgroundEffect(paint: .material(.thin), outline: ShapeOutline(.capsule)))
    #expect(paints(1).map(\.outline) == [ShapeOutline(.circle), ShapeOutline(.circle)])
    #expect(paints(1).first?.paint == .color(ColorDescription(.named(.red), opacity: 0.8)))
    #expect(!paints(2).contains { if case .material = $0.paint { true } else { false } })
    #expect(paints(3).last?.outline == ShapeOutline(.roundedRectangle(width: 4, height: 4)))
    #expect(host.texts == ["a", "b", "c", "d"])
  }

  private struct Framed: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Suffix(text: environment.layoutDirection == .rightToLeft ? "left" : "right")
    }
  }

  private struct Suffix: ViewModifier {
    let text: String

    func body(content: Content) -> some View {
      content
      Text(text)
    }
  }

  @Test("an environmental modifier is made from the environment of its place")
  func environmental() {
    let host = TestHost {
      Text("a").modifier(Framed())
      Text("b").modifier(Framed()).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.texts == ["a", "right", "b", "left"])
  }

  @Test("a style behind a view may have a shape, and the window's own one is the default")
  func background() {
    let (window, red) = (Paint.color(ColorDescription(.named(.background))), Paint.color(ColorDescription(.named(.red))))
    let host = TestHost {
      Text("a").background(.red, in: Capsule())
      Text("b").background()
      Text("c").background(in: Circle())
      Text("d").background(.red, ignoresSafeAreaEdges: .top)
    }
    #expect(
      host.element.children.map(\.effects) == [
        [BackgroundEffect(paint: red, outline: ShapeOutline(.capsule))],
        [BackgroundEffect(paint: window, outline: nil, edges: .all)],
        [BackgroundEffect(paint: window, outline: ShapeOutline(.circle))],
        [BackgroundEffect(paint: red, outline: nil, edges: .top)],
      ])
  }

  // MARK: Layers

  struct Badge: View {
    @State private var count = 0
    var body: some View { Button("badge \(count)") { count += 1 } }
  }

  @Test("views in front of a view and behind it are in slots of its element, and no children of what is around it")
  func layers() {
    let host = TestHost {
      Text("base")
        .overlay(alignment: .topTrailing) { Text("front") }
        .background { Text("behind") }
    }
    #expect(host.element.children.count == 1)
    let base = host.element.children[0]
    #expect(base.layers.map(\.role.description) == ["overlay", "background"])
    #expect(base.layers.map(\.texts) == [["front"], ["behind"]])
    #expect(
      base.effects == [
        LayerEffect(place: .overlay, alignment: Alignment(horizontal: .trailing, vertical: .top), slot: base.layers[0].id),
        LayerEffect(place: .background, alignment: Alignment(horizontal: .center, vertical: .center), slot: base.layers[1].id),
      ])
    #expect(host.texts == ["base", "front", "behind"])
  }

  @Test("each member of a group has layers of its own, with their own state")
  func groups() throws {
    let host = TestHost {
      Group {
        Text("a")
        Text("b")
      }
      .overlay { Badge() }
    }
    #expect(host.texts == ["a", "badge 0", "b", "badge 0"])
    try host.findAll(.button("badge 0"))[1].press()
    host.turn()
    #expect(host.texts == ["a", "badge 0", "b", "badge 1"])
  }

  @Test("layers come and go with their elements, are updated in place, and keep their state")
  func lifeOfLayers() throws {
    struct Subject: View {
      @State private var names = ["a", "b"]
      @State private var isBold = false
      var body: some View {
        Button("Add") { names.append("c") }
        Button("Remove") { names.removeFirst() }
        Button("Bold") { isBold.toggle() }
        ForEach(names, id: \.self) { Text($0) }
          .overlay(alignment: isBold ? .top : .bottom) {
            Badge()
            Text(isBold ? "bold" : "thin")
          }
      }
    }
    let host = TestHost { Subject() }
    try host.findAll(.button("badge 0"))[1].press()
    host.turn()
    func alignments() -> [VerticalAlignmentKind] {
      host.element.descendants.flatMap { element in element.effects.compactMap { ($0 as? LayerEffect)?.verticalAlignment } }
    }
    #expect(alignments() == [.bottom, .bottom])
    try host.find(.button("Bold")).press()
    host.resetCounts()
    host.turn()
    #expect(host.texts.dropFirst(3) == ["a", "badge 0", "bold", "b", "badge 1", "bold"])
    #expect(alignments() == [.top, .top])
    #expect(host.patchCount == 4, "the alignments and the texts of two")
    try host.find(.button("Remove")).press()
    host.turn()
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.texts.dropFirst(3) == ["b", "badge 1", "bold", "c", "badge 0", "bold"])
    #expect(host.element == host.graph.root)
    #expect(host.leaks.isEmpty)
  }

  @Test("what happens in a layer is a patch of its own, in its slot")
  func patchesInLayers() throws {
    struct Subject: View {
      @State private var isShown = false
      var body: some View {
        Text("base").overlay { if isShown { Text("new") } }
        Button("Show") { isShown = true }
      }
    }
    let host = TestHost { Subject() }
    let slot = host.element.children[0].layers[0].id
    host.resetCounts()
    try host.find(.button("Show")).press()
    host.turn()
    let patches = host.commits.flatMap(\.patches)
    guard case .insert(let element, let parent, nil)? = patches.first, patches.count == 1 else {
      Issue.record("\(patches)")
      return
    }
    #expect(parent == slot && element.texts == ["new"])
  }

  @Test("layers appear and disappear with their view; a preference in one reaches those above")
  func lifecycle() throws {
    enum Note: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    final class Log {
      var entries: [String] = []
    }
    struct Subject: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("base").overlay {
              Text("front").preference(key: Note.self, value: ["front"])
                .onAppear { log.entries.append("appears") }
                .onDisappear { log.entries.append("disappears") }
            }
          }
        }
        .onPreferenceChange(Note.self) { log.entries.append("notes \($0)") }
        Button("Hide") { isShown = false }
      }
    }
    let log = Log()
    let host = TestHost { Subject(log: log) }
    #expect(log.entries == ["appears", "notes [\"front\"]"])
    try host.find(.button("Hide")).press()
    host.turn()
    #expect(log.entries.suffix(2) == ["disappears", "notes []"])
    #expect(host.leaks.isEmpty)
  }

  // MARK: Taps

  @Test("a tap reaches the innermost gesture around the view; taps on what is disabled do nothing")
  func taps() throws {
    struct Subject: View {
      @State private var log: [String] = []
      @State private var isDisabled = false
      var body: some View {
        Text("target").onTapGesture { log.append("inner") }.onTapGesture { log.append("outer") }.disabled(isDisabled)
        Text("log \(log.joined(separator: " "))")
        Button("Disable") { isDisabled = true }
      }
    }
    let host = TestHost { Subject() }
    try host.find(.text("target")).tap()
    host.turn()
    #expect(host.texts[1] == "log inner")
    try host.find(.button("Disable")).press()
    host.turn()
    #expect(throws: ElementUnusable.self) { try host.find(.text("target")).tap() }
    #expect(!host.turn())
    #expect(throws: ElementUnusable.self) { try host.find(.text("log inner")).tap() }
  }

  @Test("a gesture uses the action of the newest body, and hears nothing once its view is gone")
  func newestAction() throws {
    struct Subject: View {
      @State private var count = 0
      let report: (Int) -> Void
      var body: some View {
        if count < 2 {
          Text("target").onTapGesture {
            report(count)
            count += 1
          }
        }
      }
    }
    var reports: [Int] = []
    let host = TestHost { Subject { reports.append($0) } }
    let target = try host.find(.text("target"))
    let effect = try #require(target.element.effects.first as? GestureEffect)
    for _ in 0..<3 {
      host.graph.send(TapEvent(), to: effect.target)
      host.turn()
    }
    #expect(reports == [0, 1])
  }

  // MARK: Animations

  @Test("a patch says under which animation it happens, and what is not animated says none")
  func animations() throws {
    struct Subject: View {
      @State private var isFaded = false
      @State private var count = 0
      var body: some View {
        Text("a").opacity(isFaded ? 0.5 : 1)
        Text("b \(count)").animation(.linear(duration: 2), value: count)
        Text("c \(count)")
        Button("Fade") { withAnimation(.easeIn(duration: 3)) { isFaded = true } }
        Button("Count") { count += 1 }
      }
    }
    let host = TestHost { Subject() }
    func animations(_ button: String) throws -> [Animation?] {
      host.resetCounts()
      try host.find(.button(button)).press()
      host.turn()
      return host.commits.flatMap { commit in commit.patches.indices.map { commit.animation(ofPatchAt: $0) } }
    }
    #expect(try animations("Fade") == [.easeIn(duration: 3)])
    #expect(try animations("Count") == [.linear(duration: 2), nil])
  }
}
