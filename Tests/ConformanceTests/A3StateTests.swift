import Combine
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("A3: State") struct A3StateTests {
  struct Counter: View {
    let initial: Int
    @State private var count: Int
    @State private var unread = 0
    init(_ initial: Int) {
      self.initial = initial
      _count = State(initialValue: initial)
    }
    var body: some View {
      Text("\(count)").onChange(of: count) { count += 100 }
      Button("Same") { count = count }
      Button("Unread") { unread += 1 }
      Button("Add") { count += 1 }
    }
  }

  struct Parent: View {
    @State private var initial = 1
    @State private var id = 0
    var body: some View {
      Counter(initial).id(id)
      Button("Initial") { initial += 10 }
      Button("Identity") { id += 1 }
    }
  }

  private func press(_ label: String, in host: TestHost) throws -> Bool {
    try host.find(.button(label)).press()
    return host.turn()
  }

  @Test("the initial value is used once for each identity; later ones are ignored", .behaviour(48))
  func initialValue() throws {
    let host = TestHost { Parent() }
    _ = try press("Initial", in: host)
    #expect(host.texts.first == "1")
    _ = try press("Identity", in: host)
    #expect(host.texts.first == "11")
  }

  @Test("an equal value does nothing: no evaluation, no onChange", .behaviour(49))
  func equalValue() throws {
    let host = TestHost { Counter(5) }
    #expect(try !press("Same", in: host))
    #expect(host.texts.first == "5")
  }

  @Test(
    "state that the body has not read evaluates nothing",
    .behaviour(50, assuming: "As reverse-engineered implementations do it."))
  func unread() throws {
    let host = TestHost { Counter(5) }
    #expect(try !press("Unread", in: host))
  }

  struct Reader: View {
    @Binding var count: Int
    var body: some View { Text("\(count)") }
  }

  struct Passing: View {
    @Binding var count: Int
    var body: some View {
      Text("passes it on")
      Reader(count: $count)
    }
  }

  struct Owner: View {
    @State private var count = 0
    var body: some View {
      Passing(count: $count)
      Button("Add") { count += 1 }
    }
  }

  @Test(
    "$x is no read: views that pass the binding on are left alone, the one that reads it is evaluated",
    .behaviour(51, assuming: "As reverse-engineered implementations do it."))
  func projection() throws {
    let host = TestHost { Owner() }
    host.resetCounts()
    _ = try press("Add", in: host)
    #expect(host.texts.contains("1"))
    #expect(host.trace.map(\.view) == ["A3StateTests.Reader"])
    #expect(host.trace.map(\.causes) == [[.state("count")]])
  }

  @Test("an action reads at once what it wrote; bodies see it in the turn", .behaviour(52))
  func readAfterWrite() throws {
    struct Acting: View {
      let note: (Int) -> Void
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button("Act") {
          count = 41
          count += 1
          note(count)
        }
      }
    }
    var seen = 0
    let host = TestHost { Acting { seen = $0 } }
    try host.find(.button("Act")).press()
    #expect(seen == 42 && host.texts.first == "0")
    host.turn()
    #expect(host.texts.first == "42")
  }

  @Test("a write during a view update is ignored, with a warning", .behaviour(53))
  func writeDuringUpdate() {
    struct Writing: View {
      @State private var count = 0
      var body: some View {
        let _ = { count = 5 }()
        Text("\(count)")
      }
    }
    let host = TestHost { Writing() }
    #expect(host.texts == ["0"])
    #expect(
      host.warnings == ["Modifying state during view update, this will cause undefined behavior. (in Writing)"])
  }

  @Test("outside a view state reads its initial value, drops writes, and gives a constant binding with a warning", .behaviour(54))
  func notInstalled() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Loose: View {
          @State var count = 3
          var body: some View { Text("\(count)") }
        }
        let view = Loose()
        view.count = 4
        precondition(view.count == 3)
        let binding = view.$count
        binding.wrappedValue = 5
        precondition(binding.wrappedValue == 3)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "Accessing State's value outside of being installed on a View. "
          + "This will result in a constant Binding of the initial value and will not update."), "\(output)")
  }

  @Test("an assignment to x in init is dropped, one to _x counts, the first time only", .behaviour(55))
  func initializer() throws {
    struct Assigned: View {
      @State private var first = 0
      @State private var second: Int
      init() {
        _second = State(initialValue: 42)
        first = 42
      }
      var body: some View { Text("\(first) \(second)") }
    }
    #expect(TestHost { Assigned() }.texts == ["0 42"])
  }

  @Test("state may be written from any thread; the change is applied on the main actor", .behaviour(56))
  func threads() async throws {
    struct Showing: View {
      let give: (Binding<Int>) -> Void
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear { give($count) }
      }
    }
    var binding = Binding.constant(0)
    let host = TestHost { Showing { binding = $0 } }
    let sent = binding
    await Task.detached { sent.wrappedValue = 7 }.value
    try await host.settle { host.texts == ["7"] }
    #expect(host.warnings.isEmpty)
  }

  @Test("state that holds an ObservableObject changes with the reference only", .behaviour(57))
  func observableObject() throws {
    final class Model: ObservableObject {
      @Published var name = "first"
    }
    struct Holding: View {
      @State private var model = Model()
      var body: some View {
        Text(model.name)
        Button("Change") { model.name = "changed" }
        Button("Replace") { model = Model() }
      }
    }
    let host = TestHost { Holding() }
    #expect(try !press("Change", in: host))
    #expect(host.texts.first == "first")
    #expect(try press("Replace", in: host))
  }

  @Observable final class Library {
    static let made = A2ObjectTests.Count()
    var name = "library"
    var count = 0
    init() { Self.made.value += 1 }
  }

  @Test(
    "state that holds an @Observable object: $model.p binds and reads p, a property reaches its readers, a new object all",
    .behaviour(58, assuming: "As audited re-implementations do it: a binding is made with the value that it has then."))
  func observable() throws {
    struct NameReader: View {
      let library: Library
      var body: some View { Text(library.name) }
    }
    struct Holding: View {
      @State private var library = Library()
      var body: some View {
        NameReader(library: library)
        TextField("Name", text: $library.name)
        Button("Count") { library.count += 1 }
        Button("Replace") { library = Library() }
      }
    }
    let host = TestHost { Holding() }
    try host.find(.textField("Name")).edit("renamed")
    host.resetCounts()
    host.turn()
    #expect(host.texts.first == "renamed")
    #expect(host.evaluations(of: NameReader.self) == 1 && host.evaluations(of: Holding.self) == 1)
    #expect(try !press("Count", in: host))
    _ = try press("Replace", in: host)
    #expect(host.texts.first == "library")
  }

  @Test("state makes an @Observable object once for each identity, however often its view is made", .behaviour(59))
  func lazyDefault() throws {
    struct Holding: View {
      let number: Int
      @State private var library = Library()
      var body: some View { Text("\(number) \(library.name)") }
    }
    struct Making: View {
      @State private var number = 0
      var body: some View {
        Holding(number: number)
        Button("Again") { number += 1 }
      }
    }
    Library.made.value = 0
    let host = TestHost { Making() }
    for _ in 0..<3 { _ = try press("Again", in: host) }
    #expect(Library.made.value == 1)
  }

  @Test("optional state without a default is nil", .behaviour(60))
  func optional() {
    struct Optionally: View {
      @State private var name: String?
      var body: some View { Text(name ?? "nil") }
    }
    #expect(TestHost { Optionally() }.texts == ["nil"])
  }
}
