import Combine
import Synchronization

/// A node's subscription to one observable object: the object's announcements make the node dirty.
///
/// Lives in the node's property storage and ends with it. The object itself is kept alive by it.
final class ObjectSubscription: @unchecked Sendable {
  // Unchecked: everything but `node` is used on the main actor only; `node` is read from any thread, never written after init,
  // and the subscription ends before the node does.
  private(set) var object: AnyObject
  private unowned(unsafe) let node: ViewNode
  private var subscription: AnyCancellable?
  private let typeIdentifier: ObjectIdentifier

  @MainActor
  init<ObjectType: ObservableObject>(_ object: ObjectType, node: ViewNode) {
    self.object = object
    self.node = node
    typeIdentifier = ObjectIdentifier(ObjectType.self)
    subscribe(to: object)
  }

  /// Observes another object from now on; the same object costs nothing (behaviour 36).
  @MainActor
  func replaceObject<ObjectType: ObservableObject>(with newObject: ObjectType) {
    guard object !== newObject else { return }
    subscription = nil
    object = newObject
    subscribe(to: newObject)
  }

  private func subscribe<ObjectType: ObservableObject>(to object: ObjectType) {
    subscription = object.objectWillChange.sink(
      receiveCompletion: { [unowned self] _ in objectWillChange() }, receiveValue: { [unowned self] _ in objectWillChange() })
  }

  /// Called by the object before it changes, on any thread (behaviours 44, 45).
  private func objectWillChange() {
    let node = node
    let cause = Invalidation.object(type: typeIdentifier)
    guard MainQueue.isCurrent else {
      Diagnostics.report(.publishedFromBackground, at: nil)
      MainQueue.run { node.invalidate(cause) }
      return
    }
    if let updating = EvaluationScope.current { Diagnostics.report(.publishedDuringUpdate, at: updating) }
    MainQueue.assume { node.invalidate(cause) }
  }
}

extension _PropertyLayout {
  /// What a property does that observes an object of `type`: nothing for one that is only `Observable`, which the evaluation
  /// tracks by itself.
  static func subscriber<ObjectType: AnyObject>(
    for type: ObjectType.Type, at place: Int
  ) -> @MainActor @Sendable (ObjectType, any PropertyOwner) -> Void {
    func make<Object: ObservableObject>(_ type: Object.Type) -> @MainActor @Sendable (ObjectType, any PropertyOwner) -> Void {
      { object, owner in
        let object = unsafeDowncast(object, to: Object.self)
        if let storage = owner.propertyStorage[place] {
          unsafeDowncast(storage, to: ObjectSubscription.self).replaceObject(with: object)
        } else {
          owner.propertyStorage[place] = ObjectSubscription(object, node: owner)
        }
      }
    }
    guard let observable = type as? any ObservableObject.Type else { return { _, _ in } }
    return make(observable)
  }
}
