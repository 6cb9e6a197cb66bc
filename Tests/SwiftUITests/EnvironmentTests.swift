import SwiftUI
import SwiftUITesting
import Testing

extension EnvironmentValues {
  @Entry fileprivate var first = 1
  @Entry fileprivate var second = "default"
}

protocol GreetingService { var greeting: String { get } }

private struct ShortGreeting: GreetingService { let greeting = "Hi" }
private struct LongGreeting: GreetingService {
  let greeting = "Good morning"
  let words = ["Good", "morning"]
}

extension EnvironmentValues {
  @Entry fileprivate var service: any GreetingService = ShortGreeting()
}

@MainActor @Suite("The environment") struct EnvironmentTests {
  struct FirstReader: View {
    @Environment(\.first) private var first
    var body: some View { Text("first \(first)") }
  }

  struct SecondReader: View {
    @Environment(\.second) private var second
    var body: some View { Text("second \(second)") }
  }

  struct Writer: View {
    @State private var first = 1
    @State private var second = "a"
    var body: some View {
      VStack {
        FirstReader()
        SecondReader()
        FirstReader().environment(\.first, 100)
      }
      .environment(\.first, first)
      .environment(\.second, second)
      Button("First") { first += 1 }
      Button("Second") { second += "b" }
    }
  }

  @Test("a change reaches the readers of its key and nobody else, and the nearest writer wins (104, 105)")
  func readers() throws {
    let host = TestHost { Writer() }
    #expect(host.texts.prefix(3) == ["first 1", "second a", "first 100"])
    host.resetCounts()
    try host.find(.button("First")).press()
    host.turn()
    #expect(host.texts.prefix(3) == ["first 2", "second a", "first 100"])
    #expect(host.evaluations(of: FirstReader.self) == 1)
    #expect(host.evaluations(of: SecondReader.self) == 0)
    #expect(host.patchCount == 1)
  }

  @Test("without a writer a reader gets the default")
  func defaults() {
    #expect(TestHost { SecondReader() }.texts == ["second default"])
  }

  @Test("transformEnvironment changes the value from above, and follows it (110)")
  func transform() throws {
    struct Outer: View {
      @State private var first = 1
      var body: some View {
        FirstReader()
          .transformEnvironment(\.first) { $0 *= 10 }
          .environment(\.first, first)
        Button("Add") { first += 1 }
      }
    }
    let host = TestHost { Outer() }
    #expect(host.texts.first == "first 10")
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.texts.first == "first 20")
  }

  @Test("a writer that changes its key lets readers find the value further up")
  func changedKey() throws {
    struct Switch: View {
      @State private var writesFirst = false
      var body: some View {
        FirstReader()
          .modifier(Writing(isOn: writesFirst))
          .environment(\.first, 7)
        Button("Switch") { writesFirst.toggle() }
      }
    }
    struct Writing: ViewModifier {
      let isOn: Bool
      func body(content: Content) -> some View {
        content.transformEnvironment(\.self) { if isOn { $0.first = 50 } }
      }
    }
    let host = TestHost { Switch() }
    #expect(host.texts.first == "first 7")
    try host.find(.button("Switch")).press()
    host.turn()
    #expect(host.texts.first == "first 50")
    try host.find(.button("Switch")).press()
    host.turn()
    #expect(host.texts.first == "first 7")
  }

  @Observable final class Observed {
    var name: String
    init(_ name: String) { self.name = name }
  }

  struct ObjectReader: View {
    @Environment(Observed.self) private var required
    var body: some View { Text(required.name) }
  }

  struct OptionalReader: View {
    @Environment(Observed.self) private var optional: Observed?
    var body: some View { Text(optional?.name ?? "none") }
  }

  @Test("an observable object is read by its type; an optional one may be missing or hidden (107, 108)")
  func objects() {
    let object = Observed("here")
    let host = TestHost {
      ObjectReader().environment(object)
      OptionalReader()
      OptionalReader().environment(nil as Observed?).environment(object)
    }
    #expect(host.texts == ["here", "none", "none"])
    object.name = "there"
    host.turn()
    #expect(host.texts == ["there", "none", "none"])
  }

  final class Classic: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }

  struct ClassicReader: View {
    @EnvironmentObject private var object: Classic
    var body: some View { Text(object.name) }
  }

  @Test("the nearest environment object of a type is used; another one replaces it (38, 40, 41)")
  func environmentObjects() throws {
    struct Supplier: View {
      let objects: [Classic]
      @State private var index = 0
      @State private var unrelated = 0
      var body: some View {
        ClassicReader()
          .environment(\.first, unrelated)
          .environmentObject(objects[index])
          .environmentObject(Classic("outer"))
        Button("Next") { index += 1 }
        Button("Unrelated") { unrelated += 1 }
      }
    }
    let objects = [Classic("zero"), Classic("one")]
    let host = TestHost { Supplier(objects: objects) }
    #expect(host.texts.first == "zero")
    try host.find(.button("Next")).press()
    host.turn()
    #expect(host.texts.first == "one")
    objects[0].name = "old"
    #expect(!host.turn())
    objects[1].name = "new"
    host.turn()
    #expect(host.texts.first == "new")
    host.resetCounts()
    try host.find(.button("Unrelated")).press()
    host.turn()
    #expect(host.evaluations(of: ClassicReader.self) == 0)
  }

  struct SceneApp: App {
    @State private var object = Observed("scene")
    var body: some Scene {
      WindowGroup {
        ObjectReader()
        FirstReader()
        Button("Rename") { object.name = "renamed" }
      }
      .environment(object)
      .environment(\.first, 9)
    }
  }

  @Test("what a scene writes reaches the views of every window (43)")
  func scenes() throws {
    let host = TestHost(app: SceneApp.self)
    let other = TestHost(anotherWindowOf: host)
    #expect(host.texts.prefix(2) == ["scene", "first 9"])
    try host.find(.button("Rename")).press()
    host.turn()
    other.turn()
    #expect(host.texts.first == "renamed")
    #expect(other.texts.first == "renamed")
  }

  @Test("1.78, 7.05: a disabled container disables what is inside, whatever that says")
  func disabled() throws {
    var presses = 0
    let host = TestHost {
      VStack { Button("Press") { presses += 1 }.disabled(false) }.disabled(true)
    }
    let button = try host.find(.button("Press"))
    #expect(!button.isEnabled)
    #expect(throws: ElementUnusable.self) { try button.press() }
    host.graph.send(PressEvent(), to: button.element.id)
    #expect(presses == 0)
  }

  struct ServiceReader: View {
    @Environment(\.service) private var service
    @State private var own: any GreetingService = ShortGreeting()
    var body: some View { Text("\(service.greeting) \(own.greeting)") }
  }

  @Test("values may be of protocols, and readers hear of another one")
  func protocols() throws {
    struct Changer: View {
      @State private var isLong = false
      var body: some View {
        ServiceReader().environment(\.service, isLong ? LongGreeting() as any GreetingService : ShortGreeting())
        Button("Longer") { isLong = true }
      }
    }
    let host = TestHost { Changer() }
    #expect(host.texts.contains("Hi Hi"))
    try host.find(.button("Longer")).press()
    host.turn()
    #expect(host.texts.contains("Good morning Hi"))
  }

  @Test("the description lists what was written, newest first (111)")
  func description() {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    _ = values.isEnabled
    values.isEnabled = false
    #expect(
      values.description.hasPrefix("[EnvironmentPropertyKey<IsEnabledKey> = false, EnvironmentPropertyKey<ColorSchemeKey> = "))
  }
}
