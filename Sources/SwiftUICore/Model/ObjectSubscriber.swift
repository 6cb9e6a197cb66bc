import Combine

extension _PropertyLayout {
  /// What a property does that observes an object of one type.
  struct Subscriber<ObjectType: AnyObject>: Sendable {
    let subscribe: @MainActor @Sendable (ObjectType, any PropertyOwner) -> Void
    let end: @MainActor @Sendable (any PropertyOwner) -> Void
  }

  /// Adds the storage for a subscription to an object of `type`. One that is only `Observable` needs none: the evaluation tracks
  /// what it reads by itself.
  mutating func addSubscriber<ObjectType: AnyObject>(for type: ObjectType.Type) -> Subscriber<ObjectType> {
    guard let observable = type as? any ObservableObject.Type else {
      return Subscriber(subscribe: { _, _ in }, end: { _ in })
    }
    let place = addStorage()
    subscriptionPlaces.append(place)
    func make<Object: ObservableObject>(_ type: Object.Type) -> Subscriber<ObjectType> {
      Subscriber(
        subscribe: { object, owner in
          let object = unsafeDowncast(object, to: Object.self)
          if let storage = owner[storage: place] {
            unsafeDowncast(storage, to: ObjectSubscription.self).replaceObject(with: object)
          } else {
            owner[storage: place] = ObjectSubscription(object, node: owner)
          }
        },
        end: { owner in
          guard let storage = owner[storage: place] else { return }
          unsafeDowncast(storage, to: ObjectSubscription.self).end()
          owner[storage: place] = nil
        })
    }
    return make(observable)
  }
}
