import OpenCombine

/// The subscription of `merge`: sends the values of all upstreams as they come.
///
/// As long as demand is limited, each upstream is asked for one value at a time. A value that comes when the subscriber wants none
/// waits here, so what waits is at most one value for each upstream.
final class MergingSubscription<Downstream: Subscriber>: JointSubscription<Downstream> {
  private struct Waiting {
    let index: Int
    var value: Downstream.Input
  }

  /// In the order in which they came.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var backlog: [Waiting] = []

  /// True once the upstreams were asked for all they have.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var isUnlimited = false

  /// Attaches a subscriber to several upstreams, each of which is given as a closure that subscribes to it.
  static func attach(
    _ subscriber: Downstream, to upstreams: [(JointUpstream<Downstream.Input, Downstream>) -> Void]
  ) {
    let merging = MergingSubscription(subscriber, upstreamCount: upstreams.count, description: "Merge")
    merging.start()
    for (index, subscribe) in upstreams.enumerated() {
      // The subscriber may have cancelled by now.
      guard merging.isOpen else { return }
      subscribe(JointUpstream(joint: merging, index: index) { merging.receive($0, from: index) })
    }
  }

  override var initialRequest: Subscribers.Demand { isUnlimited ? .unlimited : .max(1) }
  override var hasBacklog: Bool { !backlog.isEmpty }

  override func takeValues() -> Any? {
    var taken: [Waiting] = []
    swap(&backlog, &taken)
    return taken
  }

  private func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
    var replaced: Downstream.Input?
    let more = deliveries.withLock { sendOrKeep(value, from: index, &replaced) }
    // Released without a lock.
    withExtendedLifetime(replaced) {}
    return more
  }

  private func sendOrKeep(
    _ value: Downstream.Input, from index: Int, _ replaced: inout Downstream.Input?
  ) -> Subscribers.Demand {
    lock._unsafeLock()
    guard let receiver = receiver(from: index) else {
      lock._unsafeUnlock()
      return .none
    }
    guard demand > 0, backlog.isEmpty else {
      // An upstream that sends more than it was asked for replaces what waits.
      if let place = backlog.firstIndex(where: { $0.index == index }) {
        replaced = backlog[place].value
        backlog[place].value = value
      } else {
        backlog.append(Waiting(index: index, value: value))
      }
      lock._unsafeUnlock()
      return .none
    }
    unlockAndSend(value, to: receiver)
    if !backlog.isEmpty || demand == .unlimited && !isUnlimited {
      lock._unsafeUnlock()
      sendBacklog()
      lock._unsafeLock()
    }
    let more = isUnlimited || self.receiver == nil ? Subscribers.Demand.none : .max(1)
    lock._unsafeUnlock()
    // Released without the lock, for the subscriber may have cancelled.
    withExtendedLifetime(receiver) {}
    return more
  }

  /// Sends a value. Called under the lock, which is given up meanwhile.
  private func unlockAndSend(_ value: Downstream.Input, to receiver: Downstream) {
    demand -= 1
    let wasReceiving = isReceiving
    isReceiving = true
    lock._unsafeUnlock()
    let more = receiver.receive(value)
    lock._unsafeLock()
    isReceiving = wasReceiving
    demand += more
  }

  /// Sends what waits, as far as the subscriber wants it, asks the upstreams on, and tells of the end if that has come. Called inside
  /// a delivery.
  private func sendBacklog() {
    while true {
      lock._unsafeLock()
      guard !backlog.isEmpty else {
        let isNew = demand == .unlimited && !isUnlimited
        isUnlimited = isUnlimited || isNew
        lock._unsafeUnlock()
        if isNew { request(.unlimited, from: indices) }
        return endIfFinished()
      }
      guard demand > 0, let receiver else {
        lock._unsafeUnlock()
        return
      }
      let next = backlog.removeFirst()
      unlockAndSend(next.value, to: receiver)
      let isLimited = demand != .unlimited
      lock._unsafeUnlock()
      if isLimited { request(.max(1), from: CollectionOfOne(next.index)) }
      withExtendedLifetime((next, receiver)) {}
    }
  }

  override func didRequest(_ amount: Subscribers.Demand) {
    lock._unsafeLock()
    let isReceiving = isReceiving
    lock._unsafeUnlock()
    // While the subscriber receives, whoever sends to it goes on afterwards.
    guard !isReceiving else { return }
    deliveries.withLock { sendBacklog() }
  }
}
