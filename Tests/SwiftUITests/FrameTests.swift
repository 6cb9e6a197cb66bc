import SwiftUI
import SwiftUITesting
import Testing

/// What tests learn of where views are.
@MainActor @Suite("Frames") struct FrameTests {
  @Test("an element has the frame that it has in its window, and one in another element")
  func frames() throws {
    let host = TestHost(windowSize: CGSize(width: 200, height: 100)) {
      HStack {
        Text("Hello").accessibilityIdentifier("greeting")
        Spacer()
        Image(systemName: "star").resizable().frame(width: 30, height: 30).accessibilityIdentifier("star")
      }
    }
    let (greeting, star) = (try host.find(.identifier("greeting")), try host.find(.identifier("star")))
    #expect(greeting.frame == CGRect(x: 0, y: 40, width: 50, height: 20))
    #expect(star.frame == CGRect(x: 170, y: 35, width: 30, height: 30))
    #expect(star.frame(in: greeting) == CGRect(x: 170, y: -5, width: 30, height: 30))
    #expect(try host.find(.text("Hello")).frame == greeting.frame)
  }

  @Test("an identifier names the view with the modifiers before it")
  func identifiers() throws {
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) {
      Text("Hi").padding(5).accessibilityIdentifier("padded").frame(width: 80)
    }
    #expect(try host.find(.identifier("padded")).frame == CGRect(x: 35, y: 35, width: 30, height: 30))
  }

  @Test("a window that changes, and what covers its edges, move what is in it")
  func window() throws {
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) { Color.red.accessibilityIdentifier("c") }
    host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    host.turn()
    #expect(try host.find(.identifier("c")).frame == CGRect(x: 0, y: 20, width: 100, height: 70))
    host.windowSize = CGSize(width: 300, height: 200)
    host.turn()
    #expect(try host.find(.identifier("c")).frame == CGRect(x: 0, y: 20, width: 300, height: 170))
  }

  @Test("lines that begin at the right mirror the window, also when that changes")
  func direction() throws {
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) {
      HStack {
        Text("Hi")
        Spacer()
      }
    }
    #expect(try host.find(.text("Hi")).frame.minX == 0)
    host.environment(\.layoutDirection, .rightToLeft)
    host.turn()
    #expect(try host.find(.text("Hi")).frame.minX == 80)
    host.environment(\.layoutDirection, .leftToRight)
    host.turn()
    #expect(try host.find(.text("Hi")).frame.minX == 0)
  }

  @Test("a part of a window may have lines in another direction")
  func partialDirection() throws {
    struct Subject: View {
      @State private var isTurned = false
      var body: some View {
        HStack {
          Text("Hi")
          Spacer()
        }
        .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
        Button("Turn") { isTurned.toggle() }
      }
    }
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) { Subject() }
    #expect(try host.find(.text("Hi")).frame.minX == 0)
    try host.find(.button("Turn")).press()
    host.turn()
    #expect(try host.find(.text("Hi")).frame.minX == 80)
  }

  @Test("a text that changes moves what stands below it, in the same turn")
  func change() throws {
    struct Subject: View {
      @State private var text = "one"
      var body: some View {
        Button(text) { text = "one and\ntwo" }.accessibilityIdentifier("button")
        Text("below")
      }
    }
    let host = TestHost(windowSize: CGSize(width: 200, height: 200)) { Subject() }
    let before = try host.find(.text("below")).frame
    try host.find(.identifier("button")).press()
    host.turn()
    let after = try host.find(.text("below")).frame
    #expect(after.minY == before.minY + 10)
    #expect(try host.find(.identifier("button")).frame.height == 40)
  }

  @Test("with proportional characters larger fonts are wider and higher")
  func proportional() throws {
    let host = TestHost(textMetrics: .proportional) {
      Text("Hamburg").font(.body)
      Text("Hamburger").font(.largeTitle)
    }
    let (small, large) = (try host.find(.text("Hamburg")).frame, try host.find(.text("Hamburger")).frame)
    #expect(small.height == 21)
    #expect(large.height == 41)
    #expect(large.width > 2 * small.width)
    host.environment(\.dynamicTypeSize, .accessibility1)
    host.turn()
    #expect(try host.find(.text("Hamburg")).frame.height > 30)
  }

  @Test("rows of a list stand below each other, at least 44 high, and controls have the measures of the theme")
  func chrome() throws {
    let host = TestHost(windowSize: CGSize(width: 390, height: 844)) {
      List {
        Text("first")
        Toggle("switch", isOn: .constant(true))
      }
    }
    let (first, toggle) = (try host.find(.text("first")).frame, try host.find(.role(.toggle)).frame)
    #expect(first.minX == 32)
    #expect(toggle.width == CGFloat(390 - 64))
    #expect(toggle.midY - first.midY >= 44)
  }

  @Test("an inspector takes its column from a wide window, and nothing from a narrow one")
  func inspector() throws {
    let isShown = TrialState(true)
    let host = TestHost(windowSize: CGSize(width: 1000, height: 400)) {
      Color.red.accessibilityIdentifier("content")
        .inspector(isPresented: Binding(get: { isShown.value }, set: { isShown.value = $0 })) {
          Text("Details").inspectorColumnWidth(300)
        }
    }
    func content() throws -> CGRect { try host.find(.identifier("content")).frame }
    #expect(try content() == CGRect(x: 0, y: 0, width: 700, height: 400))
    host.environment(\.layoutDirection, .rightToLeft)
    host.turn()
    #expect(try content() == CGRect(x: 300, y: 0, width: 700, height: 400))
    isShown.value = false
    host.turn()
    #expect(try content() == CGRect(x: 0, y: 0, width: 1000, height: 400))
    isShown.value = true
    host.windowSize = CGSize(width: 500, height: 400)
    host.turn()
    #expect(try content() == CGRect(x: 0, y: 0, width: 500, height: 400))
  }

  @Test("a label takes the room of the parts that are seen")
  func labels() throws {
    let host = TestHost(windowSize: CGSize(width: 400, height: 400)) {
      Label("Remember", systemImage: "heart").labelStyle(.iconOnly).accessibilityIdentifier("icon")
      Image(systemName: "heart").accessibilityIdentifier("heart")
      Label("Remember", systemImage: "heart").labelStyle(.titleOnly).accessibilityIdentifier("title")
      Text("Remember").accessibilityIdentifier("text")
    }
    func size(_ name: String) throws -> CGSize { try host.find(.identifier(name)).frame.size }
    #expect(try size("icon") == size("heart"))
    #expect(try size("title") == size("text"))
  }

  @Test("a control whose label is hidden later takes less room then")
  func hiddenLabels() throws {
    let areShown = TrialState(Visibility.visible)
    let host = TestHost(windowSize: CGSize(width: 400, height: 400)) { LabeledDay(areShown: areShown) }
    func width() throws -> CGFloat { try host.find(.identifier("picker")).frame.width }
    #expect(try width() == 400)
    areShown.value = .hidden
    host.turn()
    // As much as the words of a date and a time, each with room around it.
    let small = try width()
    #expect((150..<300).contains(small))
  }

  @Test("a progress view has room for its bar below its label")
  func progress() throws {
    let host = TestHost(windowSize: CGSize(width: 400, height: 400)) {
      ProgressView("Label", value: 0.5).accessibilityIdentifier("both")
      ProgressView(value: 0.5).accessibilityIdentifier("bar")
      ProgressView("Label").accessibilityIdentifier("circle")
    }
    #expect(try host.find(.identifier("bar")).frame.height == 4)
    #expect(try host.find(.identifier("both")).frame.height == 20 + 4 + 4)
    #expect(try host.find(.identifier("circle")).frame.height == 20 + 6 + 20)
  }

  @Test("a menu is as large as its button, whatever is in it")
  func menus() throws {
    let host = TestHost(windowSize: CGSize(width: 400, height: 400)) {
      Menu("Actions") { ForEach(0..<20) { Button("Action \($0) with a long name") {} } }
        .buttonStyle(.bordered).accessibilityIdentifier("menu")
      Button("Actions") {}.buttonStyle(.bordered).accessibilityIdentifier("button")
    }
    #expect(try host.find(.identifier("menu")).frame.size == host.find(.identifier("button")).frame.size)
  }

  @Test("the header of a disclosure group is a row of its own height")
  func disclosures() throws {
    let isOpen = TrialState(false)
    let host = TestHost(windowSize: CGSize(width: 400, height: 400)) {
      DisclosureGroup("More", isExpanded: Binding(get: { isOpen.value }, set: { isOpen.value = $0 })) { Text("Inside") }
        .accessibilityIdentifier("group")
    }
    #expect(try host.find(.identifier("group")).frame.height == 34)
    isOpen.value = true
    host.turn()
    let (group, inside) = (try host.find(.identifier("group")).frame, try host.find(.text("Inside")).frame)
    #expect(abs(group.height - 62) < 0.01)
    #expect(abs(inside.minY - group.minY - 42) < 0.01)
  }
}

private struct LabeledDay: View {
  let areShown: TrialState<Visibility>

  var body: some View {
    DatePicker("A day", selection: .constant(Date())).accessibilityIdentifier("picker").labelsVisibility(areShown.value)
  }
}

@Observable private final class TrialState<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
