import Combine
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("A2: EnvironmentObject, threads and updates") struct A2EnvironmentObjectTests {
  class Model: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }

  final class SpecialModel: Model {}

  struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View { Text(model.name) }
  }

  @Test("the nearest object that was supplied as the same static type is found; there is one for each type", .behaviour(38))
  func lookup() {
    struct SpecialReader: View {
      @EnvironmentObject var model: SpecialModel
      var body: some View { Text(model.name) }
    }
    let host = TestHost {
      VStack {
        Reader()
        VStack {
          Reader()
          SpecialReader()
        }
        .environmentObject(Model("inner"))
        .environmentObject(SpecialModel("special"))
      }
      .environmentObject(Model("hidden"))
      .environmentObject(Model("outermost"))
    }
    #expect(host.texts == ["hidden", "inner", "special"])
  }

  @Test("a missing object stops the process when it is read, with SwiftUI's message, the view and what is there", .behaviour(39))
  func missing() async {
    let unread = await #expect(processExitsWith: .success) {
      await MainActor.run {
        struct Unread: View {
          @EnvironmentObject var model: Model
          var body: some View { Text("not read") }
        }
        precondition(TestHost { Unread() }.texts == ["not read"])
      }
    }
    #expect(unread != nil)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Outer: View {
          var body: some View { VStack { Reader() } }
        }
        _ = TestHost { Outer().environmentObject(SpecialModel("special")) }
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        """
        No ObservableObject of type Model found. \
        A View.environmentObject(_:) for Model may be missing as an ancestor of this view. \
        Ancestors supply: SpecialModel. (in Outer › Reader)
        """))
  }

  final class Supply: ObservableObject {
    @Published var model = Model("first")
    @Published var other = 0
  }

  struct Supplier: View {
    @ObservedObject var supply: Supply
    var body: some View {
      Reader().environmentObject(supply.model).environment(\.layoutNumber, supply.other)
    }
  }

  @Test(
    "another object in the ancestor evaluates the reader, which observes the new one from then on",
    .behaviour(40, assuming: "As reverse-engineered implementations do it."))
  func replacement() {
    let supply = Supply()
    let first = supply.model
    let host = TestHost { Supplier(supply: supply) }
    supply.model = Model("second")
    host.turn()
    #expect(host.texts == ["second"])
    first.name = "old"
    #expect(!host.turn())
    supply.model.name = "new"
    host.turn()
    #expect(host.texts == ["new"])
  }

  @Test(
    "another environment value leaves the reader alone",
    .behaviour(41, assuming: "As reverse-engineered implementations do it."))
  func unrelated() {
    let supply = Supply()
    let host = TestHost { Supplier(supply: supply) }
    host.resetCounts()
    supply.other = 1
    host.turn()
    #expect(host.evaluations(of: Supplier.self) == 1 && host.evaluations(of: Reader.self) == 0)
  }

  @Observable final class Both: ObservableObject {
    var name = "both"
  }

  @Test(
    "environmentObject and environment share a key for each type: an object that is both is found either way",
    .behaviour(42, assuming: "As reverse-engineered implementations do it."))
  func sharedKey() {
    struct ByObject: View {
      @EnvironmentObject var both: Both
      var body: some View { Text(both.name) }
    }
    struct ByType: View {
      @Environment(Both.self) var both
      var body: some View { Text(both.name) }
    }
    let host = TestHost {
      ByObject().environment(Both())
      ByType().environmentObject(Both())
    }
    #expect(host.texts == ["both", "both"])
  }

  struct SceneApp: App {
    @StateObject private var model = Model("from the scene")
    var body: some Scene {
      WindowGroup { Reader() }.environmentObject(model).environment(\.layoutNumber, 3)
    }
  }

  @Test("what a scene supplies reaches the views of every window", .behaviour(43))
  func scene() {
    let first = TestHost(app: SceneApp.self)
    let second = TestHost(anotherWindowOf: first)
    #expect(first.texts == ["from the scene"] && second.texts == ["from the scene"])
  }

  struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.name) }
  }

  @Test("a change on another thread is reported, once per view, and still evaluates the body", .behaviour(44))
  func background() async throws {
    let model = Model("first")
    let host = TestHost { Observing(model: model) }
    for name in ["second", "third"] {
      await send(name, to: model)
      try await host.settle { host.texts == [name] }
    }
    #expect(
      host.warnings == [
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
          + "(via operators like receive(on:)) on model updates. (in Observing)"
      ])
  }

  private func send(_ name: String, to model: Model) async {
    nonisolated(unsafe) let model = model
    await Task.detached { model.name = name }.value
  }

  @Test("a change during a view update is reported, and shows after it", .behaviour(45))
  func duringUpdate() {
    struct Changing: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = { if model.name == "first" { model.name = "second" } }()
        Text(model.name)
      }
    }
    let host = TestHost { Changing(model: Model("first")) }
    #expect(host.texts == ["second"])
    #expect(
      host.warnings == [
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior. (in Changing)"
      ])
  }

  @Test(
    "wrapped objects belong to the main actor, and a state object is made on the main thread",
    .behaviour(46, assuming: "As newer SDKs declare it."))
  func mainActor() throws {
    final class Isolated: ObservableObject {
      let isOnMain: Bool
      init() {
        MainActor.assertIsolated()
        isOnMain = true
      }
    }
    struct Owner: View {
      @StateObject private var object = Isolated()
      var body: some View { Text(object.isOnMain ? "main" : "elsewhere") }
    }
    #expect(TestHost { Owner() }.texts == ["main"])
    let errors = try Typecheck.errors(
      in: """
        import SwiftUI
        final class Model: ObservableObject {}
        struct Owner { @StateObject var model = Model() }
        nonisolated func read(_ owner: Owner) -> Model { owner.model }
        """)
    #expect(errors.contains("main actor-isolated property"), "\(errors)")
  }

  @Test("a publisher that completes invalidates its views once", .behaviour(47, assuming: "A single source says so."))
  func completion() {
    final class Ending: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
    }
    struct Watching: View {
      @ObservedObject var model: Ending
      var body: some View { Text("watching") }
    }
    let model = Ending()
    let host = TestHost { Watching(model: model) }
    host.resetCounts()
    model.objectWillChange.send(completion: .finished)
    host.turn()
    #expect(host.evaluationCount == 1)
    model.objectWillChange.send()
    #expect(!host.turn())
  }
}

private enum LayoutNumberKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var layoutNumber: Int {
    get { self[LayoutNumberKey.self] }
    set { self[LayoutNumberKey.self] = newValue }
  }
}
