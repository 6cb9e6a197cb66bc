import Foundation
import Observation
import Synchronization
import Testing
import Waiting

/// What the toolchain's Observation does, which the views build on.
@Suite("A4: Observation") struct A4ObservationTests {
  @Observable final class Model {
    var a = 0
    var b = 0
    var sum: Int { a + b }
  }

  /// Counts the calls of `onChange` for what `read` reads, during some changes.
  private func calls(reading read: () -> Void, during changes: () -> Void) -> Int {
    let count = Mutex(0)
    let counter = Shared(count)
    withObservationTracking(read) { counter.value.withLock { $0 += 1 } }
    changes()
    return counter.value.withLock { $0 }
  }

  final class Shared<Value: ~Copyable>: @unchecked Sendable {
    // Unchecked: the tests store a mutex.
    let value: Value
    init(_ value: consuming Value) { self.value = value }
  }

  final class Log: @unchecked Sendable {
    // Unchecked: used by one thread after the other.
    var entries: [String] = []
  }

  @Test("only a property that was read counts", .behaviour(69))
  func onlyRead() {
    let model = Model()
    #expect(calls(reading: { _ = model.a }, during: { model.b = 1 }) == 0)
    #expect(calls(reading: { _ = model.a }, during: { model.a = 1 }) == 1)
  }

  @Observable final class Observing {
    @ObservationIgnored let log = Log()
    var x = 0 {
      willSet { log.entries.append("willSet \(x) to \(newValue)") }
      didSet { log.entries.append("didSet \(x)") }
    }
  }

  @Test("onChange runs before the change and sees the old value: onChange, willSet, store, didSet", .behaviour(70))
  func leadingEdge() {
    let model = Observing()
    let log = model.log
    nonisolated(unsafe) let observed = model
    withObservationTracking {
      _ = model.x
    } onChange: {
      log.entries.append("onChange \(observed.x)")
    }
    model.x = 1
    #expect(log.entries == ["onChange 0", "willSet 0 to 1", "didSet 1"])
  }

  @Test("two changes are one call", .behaviour(71))
  func oneShot() {
    let model = Model()
    let twice = {
      model.a = 1
      model.a = 2
    }
    #expect(calls(reading: { _ = model.a }, during: twice) == 1)
  }

  final class Reference {}

  final class EqualReference: Equatable {
    static func == (lhs: EqualReference, rhs: EqualReference) -> Bool { true }
  }

  struct Plain {
    var x = 0
  }

  @Observable final class Values {
    var number = 0
    var reference = Reference()
    var equalReference = EqualReference()
    var optional: Reference?
    var anything: any Sendable = 0
    var plain = Plain()
    var notANumber = Double.nan
  }

  @Test("setting an equal value is no change where the setter can tell", .behaviour(72))
  func equalValues() {
    let values = Values()
    values.optional = Reference()
    #expect(calls(reading: { _ = values.number }, during: { values.number = 0 }) == 0)
    #expect(calls(reading: { _ = values.reference }, during: { values.reference = values.reference }) == 0)
    #expect(calls(reading: { _ = values.reference }, during: { values.reference = Reference() }) == 1)
    #expect(calls(reading: { _ = values.equalReference }, during: { values.equalReference = EqualReference() }) == 0)
    #expect(calls(reading: { _ = values.optional }, during: { values.optional = values.optional }) == 1)
    #expect(calls(reading: { _ = values.anything }, during: { values.anything = 0 }) == 1)
    #expect(calls(reading: { _ = values.plain }, during: { values.plain = Plain() }) == 1)
    #expect(calls(reading: { _ = values.notANumber }, during: { values.notANumber = .nan }) == 1)
  }

  @Observable final class Lists {
    var list = [1]
    var empty: [Int] = []
    var number = 0
    var tuple = Plain()
  }

  @Test("a change in place always counts, whatever it leaves", .behaviour(73))
  func inPlace() {
    let lists = Lists()
    func leave(_ value: inout Int) {}
    #expect(calls(reading: { _ = lists.number }, during: { lists.number += 0 }) == 1)
    #expect(calls(reading: { _ = lists.list }, during: { lists.list.append(2) }) == 1)
    #expect(calls(reading: { _ = lists.list }, during: { lists.list[0] = 1 }) == 1)
    #expect(calls(reading: { _ = lists.empty }, during: { lists.empty.removeAll() }) == 1)
    #expect(calls(reading: { _ = lists.number }, during: { leave(&lists.number) }) == 1)
  }

  @Test("a change in place is a read too, an assignment is not", .behaviour(74))
  func modifyReads() {
    let model = Model()
    #expect(calls(reading: { model.a += 1 }, during: { model.a += 1 }) == 1)
    #expect(calls(reading: { model.b = 5 }, during: { model.b = 6 }) == 0)
  }

  @Test("a write in the scope after the read is not reported, a later one is", .behaviour(75))
  func writeInScope() {
    let model = Model()
    let read = {
      _ = model.a
      model.a = 1
    }
    #expect(calls(reading: read, during: {}) == 0)
    #expect(calls(reading: read, during: { model.a = 2 }) == 1)
  }

  @Test("a computed property is tracked through the stored ones that it reads", .behaviour(76))
  func computed() {
    let model = Model()
    #expect(calls(reading: { _ = model.sum }, during: { model.b = 1 }) == 1)
  }

  @Observable final class External {
    @ObservationIgnored private let storage = Storage()
    private final class Storage {
      var x = 0
      var y = 0
    }
    var untracked: Int {
      get { storage.x }
      set { storage.x = newValue }
    }
    var tracked: Int {
      get {
        access(keyPath: \.tracked)
        return storage.y
      }
      set { withMutation(keyPath: \.tracked) { storage.y = newValue } }
    }
    var manual = 0
    func announce() { withMutation(keyPath: \.manual) {} }
  }

  @Test("what is computed from elsewhere is tracked only with access and withMutation", .behaviour(77))
  func external() {
    let external = External()
    #expect(calls(reading: { _ = external.untracked }, during: { external.untracked = 1 }) == 0)
    #expect(calls(reading: { _ = external.tracked }, during: { external.tracked = 1 }) == 1)
  }

  @Test("withMutation announces a change without one", .behaviour(78))
  func announcement() {
    let external = External()
    #expect(calls(reading: { _ = external.manual }, during: { external.announce() }) == 1)
  }

  @Observable final class Untracked {
    @ObservationIgnored var ignored = 0
    let constant = 0
    @ObservationIgnored lazy var late = 0
    nonisolated(unsafe) static var shared = 0
  }

  @Test("ignored, constant, static and lazy properties are not tracked", .behaviour(79))
  func untracked() {
    let object = Untracked()
    let read = { _ = (object.ignored, object.constant, object.late, Untracked.shared) }
    #expect(
      calls(reading: read) {
        object.ignored = 1
        object.late = 1
        Untracked.shared += 1
      } == 0)
  }

  @Test("another instance of the type does not count", .behaviour(80))
  func instances() {
    let model = Model()
    let other = Model()
    #expect(calls(reading: { _ = model.a }, during: { other.a = 1 }) == 0)
  }

  protocol Countable: AnyObject {
    var a: Int { get set }
  }

  @Observable final class Counted: Countable {
    var a = 0
  }

  @Test("objects in optionals, arrays, dictionaries, structs and existentials are tracked where they are read", .behaviour(81))
  func containers() {
    struct Box {
      let model = Model()
    }
    let optional: Model? = Model()
    let array = [Model()]
    let dictionary = ["key": Model()]
    let box = Box()
    let existential: any Countable = Counted()
    #expect(calls(reading: { _ = optional?.a }, during: { optional?.a = 1 }) == 1)
    #expect(calls(reading: { _ = array[0].a }, during: { array[0].a = 1 }) == 1)
    #expect(calls(reading: { _ = dictionary["key"]?.a }, during: { dictionary["key"]?.a = 1 }) == 1)
    #expect(calls(reading: { _ = box.model.a }, during: { box.model.a = 1 }) == 1)
    #expect(calls(reading: { _ = existential.a }, during: { existential.a = 1 }) == 1)
  }

  @Test("replacing a reference in storage that is not tracked is not reported", .behaviour(82))
  func untrackedReference() {
    var array = [Model()]
    #expect(calls(reading: { _ = array[0].a }, during: { array[0] = Model() }) == 0)
  }

  struct Pair {
    var a = 0
    var b = 0
  }

  @Observable final class Holder {
    var pair = Pair()
  }

  @Test("a property that is a struct is tracked as a whole", .behaviour(83))
  func granularity() {
    let holder = Holder()
    #expect(calls(reading: { _ = holder.pair.a }, during: { holder.pair.b = 1 }) == 1)
  }

  @Test("of two nested scopes both are called", .behaviour(84))
  func nestedScopes() {
    let model = Model()
    var inner = 0
    let outer = calls(
      reading: { inner = calls(reading: { _ = model.a }, during: {}) },
      during: { model.a = 1 })
    #expect(outer == 1 && inner == 0)
    let shared = Shared(Mutex(0))
    let read = {
      withObservationTracking {
        _ = model.b
      } onChange: {
        shared.value.withLock { $0 += 1 }
      }
    }
    let count = calls(reading: read, during: { model.b = 1 })
    #expect(count == 1 && shared.value.withLock { $0 } == 1)
  }

  /// Runs `body` on a thread of its own, and waits for it.
  private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      end.signal()
    }
    end.wait()
  }

  @Test("what stored closures, tasks and other threads read during a scope is not tracked", .behaviour(85))
  func otherThreads() {
    let model = Model()
    nonisolated(unsafe) let sent = model
    var closure: (() -> Int)?
    #expect(calls(reading: { closure = { model.a } }, during: { model.a = 1 }) == 0)
    #expect(closure?() == 1)
    let elsewhere = {
      onAnotherThread { _ = sent.b }
    }
    #expect(calls(reading: elsewhere, during: { model.b = 1 }) == 0)
  }

  @Test("onChange runs on the thread that changes the property", .behaviour(86))
  func thread() {
    let model = Model()
    nonisolated(unsafe) let sent = model
    let threads = Log()
    withObservationTracking {
      _ = model.a
    } onChange: {
      threads.entries.append("\(pthread_self())")
    }
    let changing = Log()
    onAnotherThread {
      changing.entries.append("\(pthread_self())")
      sent.a = 1
    }
    #expect(threads.entries.count == 1 && threads.entries == changing.entries)
  }

  class PlainBase {
    var base = 0
  }

  @Observable class ObservableBase {
    var base = 0
  }

  @Observable final class ObservableSub: ObservableBase {
    var sub = 0
  }

  @Observable final class OnPlainBase: PlainBase {
    var sub = 0
  }

  final class PlainSub: ObservableBase {
    var sub = 0
  }

  @Test("each class tracks the properties that it declares as @Observable, and no others", .behaviour(87))
  func subclasses() {
    let both = ObservableSub()
    #expect(calls(reading: { _ = both.base }, during: { both.base = 1 }) == 1)
    #expect(calls(reading: { _ = both.sub }, during: { both.sub = 1 }) == 1)
    let onPlain = OnPlainBase()
    #expect(calls(reading: { _ = onPlain.base }, during: { onPlain.base = 1 }) == 0)
    #expect(calls(reading: { _ = onPlain.sub }, during: { onPlain.sub = 1 }) == 1)
    let plain = PlainSub()
    #expect(calls(reading: { _ = plain.base }, during: { plain.base = 1 }) == 1)
    #expect(calls(reading: { _ = plain.sub }, during: { plain.sub = 1 }) == 0)
  }

  @Observable final class Initialized {
    @ObservationIgnored var log: [Int] = []
    var x: Int {
      didSet { log.append(x) }
    }
    init() {
      x = 1
      x = 2
    }
  }

  @Test("an initializer may set properties without defaults; what it sets after that runs didSet", .behaviour(88))
  func initializers() {
    let made = Initialized()
    #expect(made.x == 2 && made.log == [2])
  }

  @Test("willSet and didSet run, also for an equal value", .behaviour(89))
  func observers() {
    let model = Observing()
    model.x = 0
    #expect(model.log.entries == ["willSet 0 to 0", "didSet 0"])
  }

  @Test("the end of a tracked object is no change, and its registrations go with it", .behaviour(90))
  func deinitialization() {
    final class Token: Sendable {}
    weak var token: Token?
    var model: Model? = Model()
    let count = Mutex(0)
    let shared = Shared(count)
    do {
      let held = Token()
      token = held
      withObservationTracking {
        _ = model?.a
      } onChange: {
        withExtendedLifetime(held) { shared.value.withLock { $0 += 1 } }
      }
    }
    #expect(token != nil)
    model = nil
    #expect(shared.value.withLock { $0 } == 0)
    #expect(token == nil)
  }

  @Observable final class Conditional {
    #if os(Linux)
      var here = 0
    #else
      var there = 0
    #endif
    var (first, second) = (1, 2)
  }

  @Test(
    "members in #if are tracked, those of a tuple pattern are not, and two variables in one declaration do not compile",
    .behaviour(91))
  func declarations() throws {
    let object = Conditional()
    #expect(calls(reading: { _ = object.here }, during: { object.here = 1 }) == 1)
    #expect(calls(reading: { _ = object.first }, during: { object.first = 5 }) == 0)
    let errors = try Typecheck.errors(in: "import Observation\n@Observable final class Two { var a = 1, b = 2 }\n")
    #expect(errors.contains("error:"), "\(errors)")
  }

  @Observable final class Reflected {
    var a = 0
    @ObservationIgnored var ignored = 0
  }

  @Test("a mirror shows the hidden storage, the ignored properties and the registrar", .behaviour(92))
  func mirror() {
    #expect(Mirror(reflecting: Reflected()).children.map(\.label) == ["_a", "ignored", "_$observationRegistrar"])
  }

  @Observable final class Person {
    var first = ""
    var last = ""
    var name: String { "\(first) \(last)" }
  }

  @MainActor
  @Test("Observations gives the first value, then one for each transaction, and none for an equal write", .behaviour(93))
  func observations() async throws {
    let person = Person()
    let log = Log()
    let reader = Task { @MainActor in
      for await name in Observations({ person.name }) {
        log.entries.append(name)
        if log.entries.count == 3 { return }
      }
    }
    for (index, (first, last)) in [("A", "B"), ("C", "D")].enumerated() {
      try await wait(for: "value \(index) arrives") { log.entries.count > index }
      // The sequence asks for the next value after its reader has taken this one.
      for _ in 0..<10 { await Task.yield() }
      person.first = first
      person.last = last
    }
    await reader.value
    #expect(log.entries == [" ", "A B", "C D"])
  }

  @Test(
    "withObservationTracking with options, and withContinuousObservationTracking, are hooks for frameworks",
    .behaviour(94), .disabled("They come with Swift 6.4. Until then views use the same runtime calls under their older names."))
  func hooks() throws {
    let source = """
      import Observation

      @Observable final class Model {
        var x = 0
      }

      func observe(_ model: Model) {
        withObservationTracking(options: [.willSet, .didSet, .deinit]) {
          _ = model.x
        } onChange: { event in
          if event.matches(\\Model.x) { event.cancel() }
        }
      }

      @MainActor func observeContinuously(_ model: Model) -> ObservationTracking.Token {
        withContinuousObservationTracking(options: [.willSet]) { _ in _ = model.x }
      }
      """
    #expect(try Typecheck.errors(in: source) == "")
  }
}
