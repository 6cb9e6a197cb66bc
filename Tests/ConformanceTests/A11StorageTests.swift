import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("A11: AppStorage and SceneStorage") struct A11StorageTests {
  private let store: UserDefaults

  init() {
    store = UserDefaults(suiteName: "oriel.tests.\(UUID().uuidString)")!
  }

  private struct Reader: View {
    @AppStorage("name") private var name = "nobody"
    var body: some View {
      Text(name)
      Button("Same") { name = name }
      Button("Rename") { name = "somebody" }
    }
  }

  @Test("a missing key gives the default and writes nothing; an optional one is nil, and nil removes the key", .behaviour(153))
  func missing() throws {
    struct Optionals: View {
      @AppStorage("age") private var age: Int?
      var body: some View {
        Text(age.map { "\($0)" } ?? "none")
        Button("Set") { age = 7 }
        Button("Clear") { age = nil }
      }
    }
    let host = TestHost {
      VStack {
        Reader()
        Optionals()
      }.defaultAppStorage(store)
    }
    #expect(host.texts.contains("nobody") && host.texts.contains("none"))
    #expect(store.object(forKey: "name") == nil && store.object(forKey: "age") == nil)
    try host.find(.button("Set")).press()
    host.turn()
    #expect(host.texts.contains("7") && store.integer(forKey: "age") == 7)
    try host.find(.button("Clear")).press()
    host.turn()
    #expect(host.texts.contains("none") && store.object(forKey: "age") == nil)
  }

  @Test("every view that reads the key follows it, in every scene, also when UserDefaults itself is used", .behaviour(154))
  func sharing() throws {
    let first = TestHost {
      VStack {
        Reader()
        Reader()
      }.defaultAppStorage(store)
    }
    let second = TestHost { Reader().defaultAppStorage(store) }
    try first.find(.button("Rename").first).press()
    first.turn()
    second.turn()
    #expect(first.texts.filter { $0 == "somebody" }.count == 2 && second.texts.contains("somebody"))
    store.set("from outside", forKey: "name")
    #expect(first.turn())
    second.turn()
    #expect(first.texts.filter { $0 == "from outside" }.count == 2 && second.texts.contains("from outside"))
  }

  @Test("a view sees what UserDefaults was told without a turn that something else asks for", .behaviour(154))
  func outside() async throws {
    let host = TestHost { Reader().defaultAppStorage(store) }
    store.set("later", forKey: "name")
    try await host.settle { host.texts.contains("later") }
  }

  enum Size: Int {
    case small, large
  }
  enum Colour: String {
    case red, green
  }

  @Test(
    "Bool, Int, Double, String, URL, Data, Date, raw values and their optionals are kept; the store is the environment's",
    .behaviour(155, assuming: "A URL is kept as text, since UserDefaults on Linux keeps only its path."))
  func types() throws {
    struct All: View {
      @AppStorage("bool") private var bool = false
      @AppStorage("int") private var int = 1
      @AppStorage("double") private var double = 1.5
      @AppStorage("string") private var string = "a"
      @AppStorage("url") private var url = URL(string: "https://a.example")!
      @AppStorage("data") private var data = Data([1])
      @AppStorage("date") private var date = Date(timeIntervalSince1970: 1)
      @AppStorage("size") private var size = Size.small
      @AppStorage("colour") private var colour = Colour.red
      @AppStorage("no bool") private var noBool: Bool?
      @AppStorage("no double") private var noDouble: Double?
      @AppStorage("no string") private var noString: String?
      @AppStorage("no url") private var noURL: URL?
      @AppStorage("no data") private var noData: Data?
      @AppStorage("no size") private var noSize: Size?
      @AppStorage("no colour") private var noColour: Colour?
      var body: some View {
        Text("\(bool) \(int) \(double) \(string) \(url) \(data.count) \(date.timeIntervalSince1970) \(size) \(colour)")
        Text(
          [
            noBool.map { "\($0)" }, noDouble.map { "\($0)" }, noString, noURL?.absoluteString, noData.map { "\($0.count)" },
            noSize.map { "\($0)" }, noColour.map { "\($0)" },
          ].map { $0 ?? "-" }.joined(separator: " "))
        Button("Set") {
          (bool, int, double, string, url) = (true, 2, 2.5, "b", URL(string: "https://b.example/c?d=e")!)
          (data, date, size, colour) = (Data([1, 2]), Date(timeIntervalSince1970: 2), .large, .green)
          (noBool, noDouble, noString, noURL) = (true, 3.5, "c", URL(fileURLWithPath: "/tmp"))
          (noData, noSize, noColour) = (Data(), .large, .green)
        }
      }
    }
    let host = TestHost { All().defaultAppStorage(store) }
    #expect(host.texts.prefix(2) == ["false 1 1.500000 a https://a.example 1 1.000000 small red", "- - - - - - -"])
    try host.find(.button("Set")).press()
    host.turn()
    let expected = ["true 2 2.500000 b https://b.example/c?d=e 2 2.000000 large green", "true 3.5 c file:///tmp/ 0 large green"]
    #expect(host.texts.prefix(2) == expected[...])
    // Another reader of the same store, from the beginning.
    #expect(TestHost { All().defaultAppStorage(store) }.texts.prefix(2) == expected[...])
    #expect(TestHost { All() }.texts.prefix(2) != expected[...])
  }

  @Test("another default store in the environment is another value")
  func otherStore() throws {
    struct Choosing: View {
      let stores: [UserDefaults]
      @State private var choice = 0
      var body: some View {
        Reader().defaultAppStorage(stores[choice])
        Button("Other") { choice = 1 }
      }
    }
    let other = UserDefaults(suiteName: "oriel.tests.\(UUID().uuidString)")!
    other.set("in the other", forKey: "name")
    let host = TestHost { Choosing(stores: [store, other]) }
    try host.find(.button("Other")).press()
    host.turn()
    #expect(host.texts.first == "in the other")
  }

  @Test("keys with a dot are keys like all others", .behaviour(156, assuming: "The quirk of key-value observing is not copied."))
  func dots() {
    struct Dotted: View {
      @AppStorage("window.sidebar.width") private var width = 100
      var body: some View { Text("\(width)") }
    }
    let host = TestHost { Dotted().defaultAppStorage(store) }
    store.set(200, forKey: "window.sidebar.width")
    host.turn()
    #expect(host.texts == ["200"])
  }

  @Test(
    "the projected value is a binding; an equal value evaluates nothing",
    .behaviour(157, assuming: "Equal means equal objects in the store."))
  func binding() throws {
    struct Editor: View {
      @AppStorage("name") private var name = "nobody"
      var body: some View { TextField("Name", text: $name) }
    }
    let host = TestHost {
      VStack {
        Editor()
        Reader()
      }.defaultAppStorage(store)
    }
    try host.find(.textField("Name")).edit("typed")
    host.turn()
    #expect(host.texts.contains("typed") && store.string(forKey: "name") == "typed")
    host.resetCounts()
    try host.find(.button("Same")).press()
    #expect(!host.turn())
    #expect(host.evaluationCount == 0)
  }

  private struct Note: View {
    @SceneStorage("note") private var note = "empty"
    @SceneStorage("page") private var page: Int?
    var body: some View {
      Text("\(note) \(page ?? 0)")
      Button("Write") {
        note = "written"
        page = 4
      }
    }
  }

  private struct Notes: App {
    @SceneStorage("note") private var note = "the app's"
    var body: some Scene {
      WindowGroup {
        VStack {
          Text(note)
          Note()
          Note()
        }
      }
    }
  }

  @Test(
    "SceneStorage is shared by the views of a scene, not between scenes, lost with the scene unless the host keeps it, and nothing in an app",
    .behaviour(158))
  func scenes() throws {
    let first = TestHost(app: Notes.self)
    let second = TestHost(anotherWindowOf: first)
    try first.find(.button("Write").first).press()
    first.turn()
    second.turn()
    #expect(first.texts.filter { $0 == "written 4" }.count == 2)
    #expect(second.texts.filter { $0 == "empty 0" }.count == 2)
    #expect(first.texts.first == "the app's")
    first.unmount()
    #expect(TestHost(anotherWindowOf: second).texts.filter { $0 == "empty 0" }.count == 2)
  }

  private final class Settings: ObservableObject {
    @AppStorage("volume") var volume = 1
    init(_ store: UserDefaults) { _volume = AppStorage(wrappedValue: 1, "volume", store: store) }
  }

  @Test("an @AppStorage property of an ObservableObject announces each assignment", .behaviour(21))
  func inObject() {
    let settings = Settings(store)
    var signals: [Int] = []
    let subscription = settings.objectWillChange.sink { signals.append(settings.volume) }
    settings.volume = 5
    #expect(signals == [1] && settings.volume == 5 && store.integer(forKey: "volume") == 5)
    subscription.cancel()
  }
}
