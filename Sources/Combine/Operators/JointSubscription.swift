import OpenCombine
import Synchronization

/// One subscriber's subscription to several upstreams: what `CombineLatest` and `Merge` have in common.
///
/// `lock` guards all state and is never held while other people's code runs. What the subscriber gets goes through `deliveries`, so
/// that no two values reach it at once and none overtakes a newer one.
class JointSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// What is known of one upstream.
  enum Upstream {
    case awaited
    case subscribed(any Subscription)
    case ended
  }

  final let lock = Mutex<Void>(())
  final let deliveries = DeliveryLock()

  /// The subscriber, until the subscription has ended.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var downstream: Downstream?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var upstreams: [Upstream]

  /// False until the subscriber has this subscription: before that it gets no completion.
  private final var isStarted = false

  /// The completion that the subscriber is to get. No value is accepted any more.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var completion: Subscribers.Completion<Downstream.Failure>?

  /// How many values the subscriber is still to get.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var demand = Subscribers.Demand.none

  /// How many it has asked for in all.
  final var requested = Subscribers.Demand.none

  /// True while the subscriber is receiving a value.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var isReceiving = false

  init(_ downstream: Downstream, upstreamCount: Int, description: String) {
    self.downstream = downstream
    self.description = description
    upstreams = Array(repeating: .awaited, count: upstreamCount)
  }

  // MARK: For subclasses

  /// How much a new upstream is asked for: what the subscriber has asked for so far. Called under the lock.
  var initialRequest: Subscribers.Demand { requested }

  /// Does what follows from a request: each upstream is asked for the same.
  func didRequest(_ amount: Subscribers.Demand) {
    request(amount, from: indices)
  }

  /// Whether values wait for demand, so that the end has to wait for them. Called under the lock.
  var hasBacklog: Bool { false }

  /// Gives the values away that are kept, to be released without the lock. Called under the lock.
  func takeValues() -> Any? { nil }

  /// The subscriber, if an upstream may send a value now. Called under the lock.
  final func receiver(from index: Int) -> Downstream? {
    guard case .subscribed = upstreams[index] else { return nil }
    return receiver
  }

  /// The subscriber, if it may get a value now. Called under the lock.
  final var receiver: Downstream? { completion == nil ? downstream : nil }

  /// Asks upstreams for values.
  final func request(_ amount: Subscribers.Demand, from indices: some Sequence<Int>) {
    for index in indices {
      lock._unsafeLock()
      var asked: (any Subscription)?
      if completion == nil, case .subscribed(let subscription) = upstreams[index] { asked = subscription }
      lock._unsafeUnlock()
      asked?.request(amount)
    }
  }

  final var indices: Range<Int> { upstreams.indices }

  // MARK: From start to end

  /// Hands the subscriber its subscription.
  final func start() {
    lock._unsafeLock()
    let receiver = downstream
    lock._unsafeUnlock()
    receiver?.receive(subscription: self)
    lock._unsafeLock()
    isStarted = true
    lock._unsafeUnlock()
    endIfFinished()
  }

  /// False once the subscriber has cancelled or an upstream has failed.
  final var isOpen: Bool {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return downstream != nil && completion == nil
  }

  final func receive(subscription: any Subscription, from index: Int) {
    lock._unsafeLock()
    guard downstream != nil, completion == nil, case .awaited = upstreams[index] else {
      lock._unsafeUnlock()
      subscription.cancel()
      return
    }
    upstreams[index] = .subscribed(subscription)
    let amount = initialRequest
    lock._unsafeUnlock()
    if amount > 0 { subscription.request(amount) }
  }

  final func receive(completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    lock._unsafeLock()
    let previous = upstreams[index]
    if case .ended = previous {
      lock._unsafeUnlock()
      return
    }
    upstreams[index] = .ended
    guard case .failure = completion, downstream != nil, self.completion == nil else {
      lock._unsafeUnlock()
      endIfFinished()
      withExtendedLifetime(previous) {}
      return
    }
    self.completion = completion
    let others = endUpstreams()
    let values = takeValues()
    lock._unsafeUnlock()
    for other in others { other.cancel() }
    endIfFinished()
    // Released without the lock: what they refer to may do anything at its end.
    withExtendedLifetime((previous, values)) {}
  }

  /// Tells the subscriber of the end, if that has come and was not told yet.
  final func endIfFinished() {
    lock._unsafeLock()
    if completion == nil, !hasBacklog, upstreams.allSatisfy({ if case .ended = $0 { true } else { false } }) {
      completion = .finished
    }
    guard isStarted, let completion, let receiver = downstream else {
      lock._unsafeUnlock()
      return
    }
    downstream = nil
    let values = takeValues()
    lock._unsafeUnlock()
    deliveries.withLock { receiver.receive(completion: completion) }
    withExtendedLifetime(values) {}
  }

  /// Takes the subscriptions of all upstreams. Called under the lock.
  private func endUpstreams() -> [any Subscription] {
    var subscriptions: [any Subscription] = []
    for index in upstreams.indices {
      if case .subscribed(let subscription) = upstreams[index] { subscriptions.append(subscription) }
      upstreams[index] = .ended
    }
    return subscriptions
  }

  final func request(_ amount: Subscribers.Demand) {
    guard amount > 0 else { return }
    lock._unsafeLock()
    demand += amount
    requested += amount
    lock._unsafeUnlock()
    didRequest(amount)
  }

  final func cancel() {
    lock._unsafeLock()
    let subscriptions = endUpstreams()
    let ended = (downstream, completion, takeValues())
    downstream = nil
    lock._unsafeUnlock()
    for subscription in subscriptions { subscription.cancel() }
    withExtendedLifetime(ended) {}
  }

  // MARK: Description

  /// The operator's name.
  let description: String

  final var playgroundDescription: Any { description }

  /// What debuggers and `dump` show.
  final var customMirror: Mirror {
    lock._unsafeLock()
    let (downstream, upstreams, demand) = (downstream, upstreams, demand)
    lock._unsafeUnlock()
    return Mirror(
      self, children: ["downstream": downstream as Any, "upstreamSubscriptions": upstreams, "demand": demand])
  }
}

/// The subscriber that a joint subscription attaches to one of its upstreams.
struct JointUpstream<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible {
  let combineIdentifier = CombineIdentifier()
  let joint: JointSubscription<Downstream>
  let index: Int
  let receiveValue: (Input) -> Subscribers.Demand

  func receive(subscription: any Subscription) { joint.receive(subscription: subscription, from: index) }
  func receive(_ input: Input) -> Subscribers.Demand { receiveValue(input) }
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    joint.receive(completion: completion, from: index)
  }

  var description: String { joint.description }
}
