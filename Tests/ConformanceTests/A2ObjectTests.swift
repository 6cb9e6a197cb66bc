import Combine
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("A2: ObservedObject, StateObject, EnvironmentObject") struct A2ObjectTests {
  final class Model: ObservableObject {
    @Published var isOn = false
    @Published var count = 0
    var unpublished = false
  }

  struct Sibling: View {
    let isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }

  struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.isOn ? "on" : "off") }
  }

  @Test("any change that an observed object announces evaluates the body, whether it reads the property or not", .behaviour(24))
  func overInvalidation() {
    let model = Model()
    let host = TestHost { Observing(model: model) }
    host.resetCounts()
    model.count += 1
    #expect(host.turn())
    #expect(host.evaluations(of: Observing.self) == 1 && host.patchCount == 0)
  }

  @Test("a plain property that holds the object observes nothing", .behaviour(25))
  func plainProperty() {
    struct Plain: View {
      let model: Model
      var body: some View { Text(model.isOn ? "on" : "off") }
    }
    let model = Model()
    let host = TestHost { Plain(model: model) }
    model.isOn = true
    #expect(!host.turn())
    #expect(host.texts == ["off"])
  }

  @Test("a change in onAppear: the body twice, of two subviews the unchanged one once; unpublished: once each", .behaviour(26))
  func counts() {
    struct Observed: View {
      @ObservedObject var model: Model
      let isPublished: Bool
      @State private var other = false
      var body: some View {
        Sibling(isOn: model.isOn)
        Sibling(isOn: other)
          .onAppear { if isPublished { model.isOn.toggle() } else { model.unpublished.toggle() } }
      }
    }
    struct Owning: View {
      @StateObject private var model = Model()
      var body: some View {
        Sibling(isOn: model.isOn)
        Sibling(isOn: false).onAppear { model.isOn.toggle() }
      }
    }
    let published = TestHost { Observed(model: Model(), isPublished: true) }
    #expect(published.evaluations(of: Observed.self) == 2 && published.evaluations(of: Sibling.self) == 3)
    let unpublished = TestHost { Observed(model: Model(), isPublished: false) }
    #expect(unpublished.evaluations(of: Observed.self) == 1 && unpublished.evaluations(of: Sibling.self) == 2)
    let owning = TestHost { Owning() }
    #expect(owning.evaluations(of: Owning.self) == 2 && owning.evaluations(of: Sibling.self) == 3)
  }

  @Observable final class Observed {
    var isOn = false
    @ObservationIgnored var ignored = false
  }

  @Test("the counts are the same for an @Observable object in a constant or in state, tracked or ignored", .behaviour(26))
  func observableCounts() {
    struct Constant: View {
      let model: Observed
      let isTracked: Bool
      var body: some View {
        Sibling(isOn: model.isOn)
        Sibling(isOn: false).onAppear { if isTracked { model.isOn.toggle() } else { model.ignored.toggle() } }
      }
    }
    struct Owning: View {
      @State private var model = Observed()
      var body: some View {
        Sibling(isOn: model.isOn)
        Sibling(isOn: false).onAppear { model.isOn.toggle() }
      }
    }
    let tracked = TestHost { Constant(model: Observed(), isTracked: true) }
    #expect(tracked.evaluations(of: Constant.self) == 2 && tracked.evaluations(of: Sibling.self) == 3)
    let ignored = TestHost { Constant(model: Observed(), isTracked: false) }
    #expect(ignored.evaluations(of: Constant.self) == 1 && ignored.evaluations(of: Sibling.self) == 2)
    let owning = TestHost { Owning() }
    #expect(owning.evaluations(of: Owning.self) == 2 && owning.evaluations(of: Sibling.self) == 3)
  }

  @Test("several changes of one transaction are one evaluation", .behaviour(27))
  func coalescing() {
    let model = Model()
    let host = TestHost { Observing(model: model) }
    host.resetCounts()
    for _ in 0..<10_000 { model.count += 1 }
    model.isOn = true
    host.turn()
    #expect(host.evaluations(of: Observing.self) == 1 && host.texts == ["on"])
  }

  @Test("a change in another transaction is another evaluation, and the first sees the first value", .behaviour(28))
  func split() {
    final class Log {
      var values: [Int] = []
      var changes: [[Int]] = []
    }
    struct Stepping: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        let _ = log.values.append(value)
        Text("\(value)")
          .onChange(of: value) { log.changes.append([$0, $1]) }
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
      }
    }
    let log = Log()
    _ = TestHost { Stepping(log: log) }
    #expect(log.values == [0, 2, 4])
    #expect(log.changes == [[0, 2], [2, 4]])
  }

  @Test(
    "a change of an object in another transaction evaluates what is pending at once, with the old value",
    .behaviour(29, assuming: "Entering a transaction counts as its first change."))
  func flush() {
    final class Log {
      var values: [Int] = []
    }
    struct Reading: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        let _ = log.values.append(model.count)
        Text("\(model.count)")
      }
    }
    let model = Model()
    let log = Log()
    let host = TestHost { Reading(model: model, log: log) }
    model.count = 1
    withAnimation { model.count = 2 }
    #expect(log.values == [0, 1])
    model.count = 3
    #expect(log.values == [0, 1, 2])
    host.turn()
    #expect(log.values == [0, 1, 2, 3])
  }

  @Test(
    "an observed object with a default is made whenever the parent is evaluated: once, and once for each flip", .behaviour(30))
  func observedDefault() throws {
    final class Made: ObservableObject {
      static let made = Count()
      init() { Self.made.value += 1 }
    }
    struct Child: View {
      @ObservedObject var model = Made()
      var body: some View { Text("child") }
    }
    struct Parent: View {
      @State private var isOn = false
      var body: some View {
        Toggle(isOn ? "on" : "off", isOn: $isOn)
        Child()
      }
    }
    let host = TestHost { Parent() }
    #expect(Made.made.value == 1)
    for expected in 2...3 {
      try host.find(.toggle()).toggle()
      host.turn()
      #expect(Made.made.value == expected)
    }
  }

  final class Count: @unchecked Sendable {
    // Unchecked: used on the main actor only.
    var value = 0
  }

  final class Owned: ObservableObject {
    static let made = Count()
    static let living = Count()
    let name: String
    init(_ name: String) {
      self.name = name
      Self.made.value += 1
      Self.living.value += 1
    }
    deinit { Self.living.value -= 1 }
  }

  struct Owner: View {
    @StateObject var model: Owned
    let name: String
    init(_ name: String) {
      self.name = name
      _model = StateObject(wrappedValue: Owned(name))
    }
    var body: some View { Text("\(name) has \(model.name)") }
  }

  struct OwnerParent: View {
    @State private var name = "a"
    @State private var id = 0
    @State private var isShown = true
    var body: some View {
      if isShown { Owner(name).id(id) }
      Button("Rename") { name += "b" }
      Button("Identity") { id += 1 }
      Button("Hide") { isShown = false }
    }
  }

  @Test("a state object is made once, however often its view is made", .behaviour(31))
  func stateDefault() throws {
    Owned.made.value = 0
    let host = TestHost { OwnerParent() }
    for _ in 0..<3 {
      try host.find(.button("Rename")).press()
      host.turn()
    }
    #expect(Owned.made.value == 1)
  }

  @Test("a state object is made just before the first body, not with the view", .behaviour(32))
  func laziness() {
    Owned.made.value = 0
    let view = Owner("a")
    #expect(Owned.made.value == 0)
    let host = TestHost { view }
    #expect(Owned.made.value == 1 && host.texts == ["a has a"])
  }

  @Test("later initial values are ignored until the identity changes", .behaviour(33))
  func laterInputs() throws {
    let host = TestHost { OwnerParent() }
    try host.find(.button("Rename")).press()
    host.turn()
    #expect(host.texts.first == "ab has a")
    try host.find(.button("Identity")).press()
    host.turn()
    #expect(host.texts.first == "ab has ab")
  }

  @Test("outside a view each access of a state object makes a new one, with a warning", .behaviour(34))
  func outside() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let owner = Owner("a")
        precondition(owner.model !== owner.model)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let text =
      "Accessing StateObject<Owned>'s object without being installed on a View. This will create a new instance each time."
    #expect(output.components(separatedBy: text).count == 2, "once: \(output)")
  }

  @Test("a state object is released when its identity ends", .behaviour(35))
  func release() throws {
    Owned.living.value = 0
    let host = TestHost { OwnerParent() }
    #expect(Owned.living.value == 1)
    try host.find(.button("Identity")).press()
    host.turn()
    #expect(Owned.living.value == 1)
    try host.find(.button("Hide")).press()
    host.turn()
    #expect(Owned.living.value == 0)
  }

  final class Choice: ObservableObject {
    @Published var model = Model()
  }

  struct Choosing: View {
    @ObservedObject var choice: Choice
    var body: some View { Observing(model: choice.model) }
  }

  final class Manual: ObservableObject {
    var name = "old"
  }

  @Test(
    "after a send() that comes behind the change the view shows the new value",
    .behaviour(16, assuming: "Bodies run later in the turn, so the order does not matter."))
  func sendAfterwards() {
    struct Showing: View {
      @ObservedObject var model: Manual
      var body: some View { Text(model.name) }
    }
    let model = Manual()
    let host = TestHost { Showing(model: model) }
    model.name = "new"
    model.objectWillChange.send()
    host.turn()
    #expect(host.texts == ["new"])
  }

  @Test(
    "another object ends the subscription to the old one; the same object keeps it",
    .behaviour(36, assuming: "As reverse-engineered implementations do it."))
  func resubscription() {
    let choice = Choice()
    let first = choice.model
    let host = TestHost { Choosing(choice: choice) }
    choice.model = first
    host.turn()
    #expect(host.evaluations(of: Observing.self) == 1)
    let second = Model()
    choice.model = second
    host.turn()
    host.resetCounts()
    first.isOn = true
    #expect(!host.turn())
    second.isOn = true
    #expect(host.turn())
    #expect(host.evaluations(of: Observing.self) == 1 && host.texts == ["on"])
  }

  struct Switch: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("switch", isOn: $isOn) }
  }

  struct Reader: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "bound on" : "bound off") }
  }

  @Test(
    "$model.property is a binding to the live object; equal ones leave the view that gets them alone until the value changes",
    .behaviour(37, assuming: "Bindings are equal that name the same object, property and value."))
  func wrapper() throws {
    struct Parent: View {
      @ObservedObject var model: Model
      var body: some View {
        Switch(isOn: $model.isOn)
        Reader(isOn: $model.isOn)
        Text("\(model.count)")
      }
    }
    let model = Model()
    let host = TestHost { Parent(model: model) }
    host.resetCounts()
    model.count = 1
    host.turn()
    #expect(host.evaluations(of: Reader.self) == 0 && host.evaluations(of: Switch.self) == 0)
    try host.find(.toggle()).toggle()
    #expect(model.isOn)
    host.turn()
    #expect(host.texts.contains("bound on"))
    model.isOn = false
    host.turn()
    #expect(host.texts.contains("bound off"))
    #expect(try !host.find(.toggle()).isOn)
  }
}
