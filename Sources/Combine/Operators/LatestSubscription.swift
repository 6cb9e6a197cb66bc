import OpenCombine

/// The subscription of `combineLatest`: keeps the latest value of each upstream, and sends all of them after each change.
///
/// `Values` is a tuple of optionals, one for each upstream.
final class LatestSubscription<Downstream: Subscriber, Values>: JointSubscription<Downstream> {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var values: Values
  private let noValues: Values
  private let combine: (Values) -> Downstream.Input?

  init(_ downstream: Downstream, upstreamCount: Int, noValues: Values, combine: @escaping (Values) -> Downstream.Input?) {
    values = noValues
    self.noValues = noValues
    self.combine = combine
    super.init(downstream, upstreamCount: upstreamCount, description: "CombineLatest")
  }

  override func takeValues() -> Any? {
    var taken = noValues
    swap(&values, &taken)
    return taken
  }

  /// Subscribes to an upstream whose values have a place in the tuple.
  func join<Upstream: Publisher>(
    _ upstream: Upstream, at index: Int, exchange: @escaping (inout Values, inout Upstream.Output?) -> Void
  ) where Upstream.Failure == Downstream.Failure {
    upstream.subscribe(
      JointUpstream<Upstream.Output, Downstream>(joint: self, index: index) { [self] value in
        var place: Upstream.Output? = value
        let more = receive(from: index) { exchange(&$0, &place) }
        // The value before goes without a lock: its end may do anything.
        withExtendedLifetime(place) {}
        return more
      })
  }

  private func receive(from index: Int, store: (inout Values) -> Void) -> Subscribers.Demand {
    lock._unsafeLock()
    if isReceiving, deliveries.isHeldByCurrentThread {
      // The subscriber itself caused this value while it receives one. It is sent with the next: else a subscriber that adjusts
      // an upstream would go round for ever.
      if receiver(from: index) != nil { store(&values) }
      lock._unsafeUnlock()
      return .none
    }
    lock._unsafeUnlock()
    // Stored and sent in one go, so that what comes last has the latest of all upstreams.
    return deliveries.withLock { storeAndSend(from: index, store: store) }
  }

  private func storeAndSend(from index: Int, store: (inout Values) -> Void) -> Subscribers.Demand {
    lock._unsafeLock()
    guard let receiver = receiver(from: index) else {
      lock._unsafeUnlock()
      return .none
    }
    store(&values)
    guard demand > 0, let output = combine(values) else {
      lock._unsafeUnlock()
      return .none
    }
    demand -= 1
    isReceiving = true
    lock._unsafeUnlock()
    let more = receiver.receive(output)
    lock._unsafeLock()
    isReceiving = false
    demand += more
    requested += more
    let goesOn = self.receiver(from: index) != nil
    lock._unsafeUnlock()
    if more > 0 { request(more, from: indices.filter { $0 != index }) }
    // Released without the lock, for the subscriber may have cancelled.
    withExtendedLifetime((receiver, output)) {}
    return goesOn ? more : .none
  }
}
