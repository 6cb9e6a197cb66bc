import OpenCombine

/// The subscriber that `assign(to: &$property)` attaches to its upstream.
struct PublishedAssignment<Value>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  // Weak, because the storage holds the subscription, which holds this.
  private weak var storage: PublishedStorage<Value>?

  init(to storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  func receive(subscription: any Subscription) {
    guard let storage else {
      subscription.cancel()
      return
    }
    storage.makeSubscriptions().keep(subscription, for: combineIdentifier)
    subscription.request(.unlimited)
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    storage?.set(value, in: nil)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    storage?.makeSubscriptions().forget(combineIdentifier)
  }
}
