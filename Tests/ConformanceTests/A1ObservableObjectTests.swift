import Foundation
import Synchronization
import Testing

@testable import Combine

@Suite("A1: ObservableObject, its publisher, @Published") struct A1ObservableObjectTests {
  final class Person: ObservableObject {
    @Published var name = "John"
    @Published var age = 24
    var unpublished = 0
  }

  /// Counts the signals of an object during some changes.
  private func signals<Object: ObservableObject>(of object: Object, during changes: () -> Void) -> Int {
    var count = 0
    let subscription = object.objectWillChange.sink(receiveCompletion: { _ in }, receiveValue: { _ in count += 1 })
    changes()
    subscription.cancel()
    return count
  }

  @Test("a conforming class gets an objectWillChange that is an ObservableObjectPublisher", .behaviour(1))
  func defaultPublisher() {
    let publisher: ObservableObjectPublisher = Person().objectWillChange
    #expect(Person.ObjectWillChangePublisher.self == type(of: publisher))
  }

  final class Unpublished: ObservableObject {}

  final class Responder: NSObject, ObservableObject {
    @Published var isActive = false
  }

  class Pair<First>: ObservableObject {
    @Published var first: First
    init(_ first: First) { self.first = first }
  }

  @Test(
    "the publisher of an object is always the same one, also without a @Published property or with any base class",
    .behaviour(2))
  func identity() {
    func isStable(_ object: some ObservableObject) -> Bool {
      (object.objectWillChange as AnyObject) === (object.objectWillChange as AnyObject)
    }
    #expect(isStable(Person()) && isStable(Unpublished()) && isStable(Responder()) && isStable(Pair(1)))
    #expect(Person().objectWillChange !== Person().objectWillChange)
  }

  @Test("a subscriber of objectWillChange reads the old value", .behaviour(3))
  func willChange() {
    let person = Person()
    var seen: [Int] = []
    let subscription = person.objectWillChange.sink { seen.append(person.age) }
    person.age = 25
    #expect(seen == [24] && person.age == 25)
    subscription.cancel()
  }

  final class Ordered: ObservableObject {
    var log: [String] = []
    @Published var x = 0 {
      willSet { log.append("willSet \(newValue)") }
      didSet { log.append("didSet \(x)") }
    }
  }

  @Test(
    "an assignment runs willSet, objectWillChange, the subscribers of $x with the new value, the store, didSet", .behaviour(4))
  func order() {
    let object = Ordered()
    let first = object.objectWillChange.sink { object.log.append("objectWillChange \(object.x)") }
    let second = object.$x.dropFirst().sink { object.log.append("$x \($0), x \(object.x)") }
    object.x = 1
    #expect(object.log == ["willSet 1", "objectWillChange 0", "$x 1, x 0", "didSet 1"])
    first.cancel()
    second.cancel()
  }

  @Test("an equal value is announced like any other, by objectWillChange and by $x", .behaviour(5))
  func equalAssignment() {
    let person = Person()
    var values: [Int] = []
    let subscription = person.$age.sink { values.append($0) }
    #expect(signals(of: person) { person.age = 24 } == 1)
    #expect(values == [24, 24])
    subscription.cancel()
  }

  @Test("a change in place is one announcement", .behaviour(6))
  func inPlace() {
    let person = Person()
    var values: [String] = []
    let subscription = person.$name.dropFirst().sink { values.append($0) }
    #expect(signals(of: person) { person.name.append("ny") } == 1)
    #expect(signals(of: person) { person.age += 1 } == 1)
    #expect(values == ["Johnny"])
    subscription.cancel()
  }

  @Test("a subscriber of $x gets the current value at its first demand, then each new one", .behaviour(7))
  func currentValue() {
    let person = Person()
    person.age = 30
    let subscriber = DemandingSubscriber<Int>()
    person.$age.subscribe(subscriber)
    #expect(subscriber.values == [])
    subscriber.subscription?.request(.unlimited)
    person.age = 31
    #expect(subscriber.values == [30, 31])
  }

  @Test("$x honours demand: values without demand are dropped, and the latest comes with the next demand", .behaviour(8))
  func demand() {
    let person = Person()
    person.age = 0
    let subscriber = DemandingSubscriber<Int>()
    person.$age.subscribe(subscriber)
    subscriber.subscription?.request(.max(2))
    for age in [1, 3, 6] { person.age = age }
    #expect(subscriber.values == [0, 1])
    subscriber.subscription?.request(.max(10))
    #expect(subscriber.values == [0, 1, 6])
  }

  @Test("any demand opens a subscription to objectWillChange for all signals; without one none comes", .behaviour(9))
  func signalDemand() {
    let person = Person()
    let subscriber = DemandingSubscriber<Void>()
    person.objectWillChange.subscribe(subscriber)
    person.age += 1
    #expect(subscriber.values.count == 0)
    subscriber.subscription?.request(.max(1))
    for _ in 0..<3 { person.age += 1 }
    #expect(subscriber.values.count == 3)
  }

  class Document {
    @Published var title = ""
  }

  final class Letter: Document, ObservableObject {
    @Published var recipient = ""
  }

  final class Named: Pair<Int> {
    @Published var name = ""
  }

  @Test("properties of a class and of its base class signal the same publisher; the base need not be observable", .behaviour(10))
  func hierarchy() {
    let named = Named(0)
    #expect(
      signals(of: named) {
        named.first = 1
        named.name = "one"
      } == 2)
    let letter = Letter()
    #expect(
      signals(of: letter) {
        letter.title = "a"
        letter.recipient = "b"
      } == 2)
  }

  final class Decoder: JSONDecoder, ObservableObject, @unchecked Sendable {
    @Published var attempts = 0
  }

  @Test("generic classes and subclasses of NSObject and JSONDecoder work, with one signal for each assignment", .behaviour(11))
  func bases() {
    let pair = Pair("a")
    let responder = Responder()
    let decoder = Decoder()
    #expect(signals(of: pair) { pair.first = "b" } == 1)
    #expect(signals(of: responder) { responder.isActive = true } == 1)
    #expect(signals(of: decoder) { decoder.attempts += 1 } == 1)
  }

  final class StoredPublisher: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var x = 0
  }

  final class StoredSubject: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var x = 0
  }

  @Test(
    "@Published signals a stored objectWillChange that is an ObservableObjectPublisher, and never another publisher",
    .behaviour(12, assuming: "Sources differ on the first half; the articles that describe the system decide."))
  func storedPublisher() {
    let first = StoredPublisher()
    #expect(signals(of: first) { first.x = 1 } == 1)
    let second = StoredSubject()
    #expect(signals(of: second) { second.x = 1 } == 0)
    #expect(signals(of: second) { second.objectWillChange.send() } == 1)
  }

  @Test("without a @Published property a manual send() reaches the subscribers", .behaviour(13))
  func manualSend() {
    let object = Unpublished()
    #expect(signals(of: object) { object.objectWillChange.send() } == 1)
  }

  @Test("a property that is not @Published announces nothing", .behaviour(14))
  func unpublished() {
    let person = Person()
    #expect(signals(of: person) { person.unpublished = 1 } == 0)
  }

  final class Parent: ObservableObject {
    @Published var child = Person()
  }

  @Test("a change inside a referenced object is not the owner's; replacing the reference is", .behaviour(15))
  func nested() {
    let parent = Parent()
    #expect(signals(of: parent) { parent.child.age = 1 } == 0)
    #expect(signals(of: parent) { parent.child = Person() } == 1)
  }

  @Test("assign(to: &$x) needs no cancellable, ends with the object, and ignores the end of the upstream", .behaviour(17))
  func assign() {
    final class Counter: ObservableObject {
      @Published var x = 0
    }
    let subject = PassthroughSubject<Int, Never>()
    var cancellations = 0
    var counter: Counter? = Counter()
    subject.handleEvents(receiveCancel: { cancellations += 1 }).assign(to: &counter!.$x)
    subject.send(5)
    #expect(counter?.x == 5 && cancellations == 0)
    counter = nil
    #expect(cancellations == 1)
    let other = Counter()
    let ending = PassthroughSubject<Int, Never>()
    ending.assign(to: &other.$x)
    ending.send(7)
    ending.send(completion: .finished)
    #expect(other.x == 7)
  }

  @Test("assigning the publisher of one property to another changes neither", .behaviour(18))
  func assignPublisher() {
    let first = Person()
    let second = Person()
    second.age = 99
    first.$age = second.$age
    #expect(first.age == 24)
    second.age = 100
    #expect(first.age == 24)
  }

  @Test("@Published in a struct is a compile-time error that says why", .behaviour(19))
  func inStruct() throws {
    let errors = try Typecheck.errors(
      in: """
        import Combine
        struct Person { @Published var age = 24 }
        func grow(_ person: inout Person) { person.age += 1 }
        """)
    #expect(errors.contains("@Published is only available on properties of classes"), "\(errors)")
  }

  @Test(
    "in an initializer the first assignment makes the storage, later ones are assignments with willSet and didSet", .behaviour(20)
  )
  func initialization() {
    final class Made: ObservableObject {
      var log: [Int] = []
      @Published var x: Int {
        didSet { log.append(x) }
      }
      init() {
        x = 1
        x = 2
      }
    }
    let made = Made()
    #expect(made.log == [2] && made.x == 2)
  }

  @Test(
    "a class is reflected once, however many objects and accesses there are",
    .behaviour(22, assuming: "The cost is a class's, not an access's."))
  func reflection() async {
    // In a process of its own, because the count is that of all classes.
    await #expect(processExitsWith: .success) {
      let before = ClassLayoutTable.count
      for _ in 0..<100 {
        let person = Person()
        for age in 0..<10 {
          _ = person.objectWillChange
          person.age = age
        }
      }
      #expect(ClassLayoutTable.count == before + 1)
    }
  }

  @Test("subscriptions describe themselves as ObservableObjectPublisher and PublishedSubject", .behaviour(23))
  func descriptions() {
    let person = Person()
    let signals = DemandingSubscriber<Void>()
    person.objectWillChange.subscribe(signals)
    let values = DemandingSubscriber<Int>()
    person.$age.subscribe(values)
    #expect("\(signals.subscription!)" == "ObservableObjectPublisher")
    #expect("\(values.subscription!)" == "PublishedSubject")
  }
}

/// A subscriber that requests nothing by itself.
private final class DemandingSubscriber<Input>: Subscriber {
  typealias Failure = Never

  private(set) var values: [Input] = []
  private(set) var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
