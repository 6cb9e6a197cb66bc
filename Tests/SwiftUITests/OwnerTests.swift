import SwiftUI
import SwiftUITesting
import Testing

/// Dynamic properties of things that are no views: modifiers, styles, properties of one's own.
@MainActor @Suite("Dynamic properties everywhere") struct OwnerTests {
  final class Counter: ObservableObject {
    @Published var count = 0
  }

  struct CountingModifier: ViewModifier {
    @State private var presses = 0
    @StateObject private var counter = Counter()
    @Environment(\.isEnabled) private var isEnabled
    func body(content: Content) -> some View {
      content
      Text("\(presses) \(counter.count) \(isEnabled)")
      Button("Press") {
        presses += 1
        counter.count += 2
      }
    }
  }

  @Test("state, objects and environment in a view modifier belong to each view that it modifies")
  func modifiers() throws {
    let host = TestHost {
      VStack { Text("a").modifier(CountingModifier()) }
      VStack { Text("b").modifier(CountingModifier()) }
    }
    try host.findAll(.button("Press"))[1].press()
    host.turn()
    #expect(host.texts == ["a", "0 0 true", "Press", "b", "1 2 true", "Press"])
  }

  struct CountingStyle: ButtonStyle {
    let name: String
    @State private var appearances = 0
    @StateObject private var counter = Counter()
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(name) \(appearances) \(counter.count) \(isEnabled) \(configuration.role == .destructive)")
      }
      .onAppear {
        appearances += 1
        counter.count += 2
      }
    }
  }

  @Test("state, objects and environment in a button style belong to each button that has it")
  func styles() throws {
    struct Styled: View {
      @State private var presses = 0
      @State private var isPlain = false
      var body: some View {
        let buttons = VStack {
          Button("Pressed \(presses)") { presses += 1 }
          Button("Delete", role: .destructive) {}.disabled(true)
        }
        if isPlain { buttons } else { buttons.buttonStyle(CountingStyle(name: "styled")) }
        Button("Plain") { isPlain = true }
      }
    }
    let host = TestHost { Styled() }
    #expect(host.texts == ["Pressed 0", "styled 1 2 true false", "Delete", "styled 1 2 false true", "Plain"])
    try host.find(.button("Pressed 0 styled 1 2 true false")).press()
    host.turn()
    #expect(host.texts.first == "Pressed 1" && host.texts[1] == "styled 1 2 true false")
    try host.find(.button("Plain")).press()
    host.turn()
    #expect(host.texts == ["Pressed 1", "Delete", "Plain"])
    #expect(host.leaks.isEmpty)
  }

  /// A value that is loaded once, as apps write such properties.
  @propertyWrapper struct Loaded: DynamicProperty {
    @State private var value: String?
    @StateObject private var counter = Counter()
    @Environment(\.isEnabled) private var isEnabled
    @MainActor var wrappedValue: String { "\(value ?? "nothing") \(counter.count) \(isEnabled)" }
    @MainActor func load() {
      value = "loaded"
      counter.count += 1
    }
    var projectedValue: Loaded { self }
  }

  @Test("state, objects and environment in a dynamic property of one's own belong to each view that has it")
  func properties() throws {
    struct Loading: View {
      @Loaded private var text
      var body: some View { Button(text) { $text.load() } }
    }
    let host = TestHost {
      Loading()
      Loading().disabled(true)
    }
    try host.find(.button("nothing 0 true")).press()
    host.turn()
    #expect(host.texts == ["loaded 1 true", "nothing 0 false"])
  }
}
