import Combine

/// What upstreams of these tests fail with.
enum Oops: Error, CustomStringConvertible {
  case oops
  case other

  var description: String { self == .oops ? "X" : "Y" }
}

/// What happens in a test, in its order: at upstreams, and at the subscriber.
final class History {
  private(set) var events: [String] = []

  func add(_ event: String) { events.append(event) }

  /// Gives what has happened since the last time.
  func take() -> [String] {
    let taken = events
    events = []
    return taken
  }
}

/// An upstream that a test feeds by hand. It does whatever it is told, also what no publisher should do.
final class Feed<Output>: Publisher {
  typealias Failure = Oops

  private final class Link: Subscription {
    let feed: Feed
    init(_ feed: Feed) { self.feed = feed }

    func request(_ demand: Subscribers.Demand) {
      feed.demand += demand
      feed.history.add("\(feed.name) asked \(demand.marble)")
      feed.onRequest(demand)
    }

    func cancel() {
      feed.isCancelled = true
      feed.history.add("\(feed.name) cancelled")
    }
  }

  let name: String
  let history: History
  private(set) var isCancelled = false

  /// What is asked for and was not sent yet.
  private(set) var demand = Subscribers.Demand.none

  /// Called at each request.
  var onRequest: (Subscribers.Demand) -> Void = { _ in }

  /// Called at the subscription, in place of sending one.
  var onSubscribe: ((AnySubscriber<Output, Oops>) -> Void)?

  private var downstream: AnySubscriber<Output, Oops>?

  init(_ name: String = "upstream", _ history: History = History()) {
    self.name = name
    self.history = history
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Oops {
    let subscriber = AnySubscriber(subscriber)
    downstream = subscriber
    if let onSubscribe { onSubscribe(subscriber) } else { sendSubscription() }
  }

  func sendSubscription() { downstream?.receive(subscription: Link(self)) }

  func send(_ values: Output...) {
    for value in values {
      demand -= demand > 0 ? 1 : 0
      let more = downstream?.receive(value) ?? .none
      if more > 0 {
        demand += more
        history.add("\(name) asked \(more.marble)")
      }
    }
  }

  func finish() { downstream?.receive(completion: .finished) }
  func fail(_ error: Oops = .oops) { downstream?.receive(completion: .failure(error)) }
}

/// A subscriber that writes down what it gets.
final class Marbles<Input, Failure: Error>: Subscriber {
  let history: History
  private let initialDemand: Subscribers.Demand
  private(set) var subscription: (any Subscription)?
  private(set) var isCompleted = false

  /// Called with each value. Returns what else is asked for.
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }
  var onSubscription: (any Subscription) -> Void = { _ in }
  var onCompletion: () -> Void = {}

  init(_ history: History = History(), demand: Subscribers.Demand = .none) {
    self.history = history
    initialDemand = demand
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    history.add("subscribed to \(subscription)")
    onSubscription(subscription)
    if initialDemand > 0 { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    history.add("\(input)")
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: history.add("|")
    case .failure(let error): history.add("\(error)")
    }
    isCompleted = true
    onCompletion()
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}

extension Subscribers.Demand {

  /// The number, or the sign for infinity.
  var marble: String { max.map { "\($0)" } ?? "∞" }
}

extension Publisher {

  /// Subscribes and writes down what comes.
  func marbles(_ history: History = History(), demand: Subscribers.Demand = .unlimited) -> Marbles<Output, Failure> {
    let marbles = Marbles<Output, Failure>(history, demand: demand)
    subscribe(marbles)
    return marbles
  }

  /// All that comes at once to a subscriber who wants everything, in one line.
  var line: String { marbles().history.events.dropFirst().joined(separator: " ") }
}
