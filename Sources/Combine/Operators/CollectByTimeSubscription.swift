import OpenCombine
import Synchronization

/// The subscription of `collect(.byTime…)`: gathers values, and sends them on a scheduler.
///
/// `lock` guards all state and is never held while other people's code runs.
final class CollectByTimeSubscription<Input, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible, CustomPlaygroundDisplayConvertible
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let lock = Mutex<Void>(())
  private let deliveries = DeliveryLock()
  private let scheduler: Context
  private let period: Context.SchedulerTimeType.Stride
  private let options: Context.SchedulerOptions?

  /// The number of values that fill a group, if there is one.
  private let size: Int?

  /// The subscriber, until the subscription has ended.
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  /// False until the subscriber has this subscription: before that it gets nothing.
  private var isStarted = false
  private var timer: (any Cancellable)?
  private var demand = Subscribers.Demand.none

  /// True once the upstream was asked for all it has.
  private var isUnlimited = false
  private var group: [Input] = []

  /// Groups that are complete and were not sent yet, oldest first.
  private var complete: [[Input]] = []

  /// How the upstream ended, if it did. The subscriber is told after the last group.
  private var completion: Subscribers.Completion<Failure>?

  init(
    _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let scheduler, let period):
      (self.scheduler, self.period, size) = (scheduler, period, nil)
    case .byTimeOrCount(let scheduler, let period, let count):
      (self.scheduler, self.period, size) = (scheduler, period, max(count, 1))
    }
  }

  var description: String { "CollectByTime" }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) {
    lock._unsafeLock()
    guard upstream == nil, completion == nil, let downstream else {
      lock._unsafeUnlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    lock._unsafeUnlock()
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: period), interval: period, tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in
      self?.endPeriod()
    }
    lock._unsafeLock()
    let isOpen = completion == nil
    if isOpen { self.timer = timer }
    lock._unsafeUnlock()
    if !isOpen { timer.cancel() }
    downstream.receive(subscription: self)
    lock._unsafeLock()
    isStarted = true
    let hasEnded = completion != nil
    lock._unsafeUnlock()
    if hasEnded { scheduleDelivery() }
  }

  func receive(_ value: Input) -> Subscribers.Demand {
    lock._unsafeLock()
    guard downstream != nil, upstream != nil, completion == nil else {
      lock._unsafeUnlock()
      return .none
    }
    group.append(value)
    let isFull = size.map { group.count >= $0 } ?? false
    if isFull { completeGroup() }
    lock._unsafeUnlock()
    if isFull { scheduleDelivery() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock._unsafeLock()
    guard downstream != nil, self.completion == nil else {
      lock._unsafeUnlock()
      return
    }
    self.completion = completion
    let ended = (upstream, timer, group, complete)
    (upstream, timer) = (nil, nil)
    if case .failure = completion {
      (group, complete) = ([], [])
    } else {
      completeGroup()
    }
    lock._unsafeUnlock()
    ended.1?.cancel()
    scheduleDelivery()
    // Released without the lock: values may do anything at their end.
    withExtendedLifetime(ended) {}
  }

  /// Called under the lock.
  private func completeGroup() {
    guard !group.isEmpty else { return }
    complete.append(group)
    group = []
  }

  private func endPeriod() {
    lock._unsafeLock()
    // Without demand for it the group goes on growing.
    if demand > 0, complete.isEmpty { completeGroup() }
    lock._unsafeUnlock()
    deliver()
  }

  private func scheduleDelivery() {
    scheduler.schedule(options: options) { self.deliver() }
  }

  /// Sends what is complete, as far as the subscriber wants it, and then the completion.
  private func deliver() {
    deliveries.withLock {
      while true {
        lock._unsafeLock()
        // Who has asked for something has the subscription, too.
        guard isStarted || demand > 0, let receiver = downstream else {
          lock._unsafeUnlock()
          return
        }
        if let completion, complete.isEmpty {
          downstream = nil
          lock._unsafeUnlock()
          receiver.receive(completion: completion)
          return
        }
        guard demand > 0, !complete.isEmpty else {
          lock._unsafeUnlock()
          return
        }
        demand -= 1
        let next = complete.removeFirst()
        lock._unsafeUnlock()
        let more = receiver.receive(next)
        if more > 0 { add(more) }
      }
    }
  }

  func request(_ amount: Subscribers.Demand) {
    guard amount > 0 else { return }
    if add(amount) { scheduleDelivery() }
  }

  /// Adds to the demand and asks the upstream for what the groups can hold. Returns whether some group can be sent now.
  @discardableResult
  private func add(_ amount: Subscribers.Demand) -> Bool {
    lock._unsafeLock()
    demand += amount
    let asked = isUnlimited ? nil : upstream
    let values = size.flatMap { size in amount.max.map { size.multipliedReportingOverflow(by: $0) } }
    isUnlimited = isUnlimited || values?.overflow ?? true
    let request = isUnlimited ? Subscribers.Demand.unlimited : .max(values?.partialValue ?? 0)
    let canSend = !complete.isEmpty
    lock._unsafeUnlock()
    asked?.request(request)
    return canSend
  }

  func cancel() {
    lock._unsafeLock()
    let ended = (downstream, upstream, timer, group, complete)
    (downstream, upstream, timer) = (nil, nil, nil)
    (group, complete) = ([], [])
    lock._unsafeUnlock()
    ended.1?.cancel()
    ended.2?.cancel()
    withExtendedLifetime(ended) {}
  }
}
