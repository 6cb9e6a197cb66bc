import Combine
import Synchronization

/// A node's subscription to one observable object: the object's announcements make the node dirty.
///
/// It stands in the node's property storage. The node ends it when it goes.
final class ObjectSubscription: ObjectObserver, @unchecked Sendable {
  // Unchecked: everything is used on the main actor only. An announcement from another thread just hops there, with a strong
  // reference to this object.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var object: AnyObject?
  private unowned(unsafe) let node: ViewNode
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var publisher: ObservableObjectPublisher?
  /// For objects whose publisher is of another type.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var subscription: AnyCancellable?
  // For the publisher alone: its lock guards this.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var observerPosition: Int32 = -1

  @MainActor
  init<ObjectType: ObservableObject>(_ object: ObjectType, node: ViewNode) {
    self.object = object
    self.node = node
    subscribe(to: object)
  }

  #if DEBUG
    deinit {
      assert(object == nil, "A subscription went without having ended.")
    }
  #endif

  /// Observes another object from now on; the same object costs nothing (behaviour 36).
  @MainActor
  func replaceObject<ObjectType: ObservableObject>(with newObject: ObjectType) {
    guard object !== newObject else { return }
    end()
    object = newObject
    subscribe(to: newObject)
  }

  /// Ends the subscription. Must be called before the last reference goes.
  @MainActor
  func end() {
    let ended = exchange(&object, with: nil)
    publisher?.removeObserver(self)
    publisher = nil
    if let subscription = exchange(&subscription, with: nil) { node.graph.dispose(of: subscription) }
    if let ended { node.graph.dispose(of: ended) }
  }

  private func subscribe<ObjectType: ObservableObject>(to object: ObjectType) {
    let publisher = object.objectWillChange
    if ObjectType.ObjectWillChangePublisher.self == ObservableObjectPublisher.self {
      let publisher = withUnsafePointer(to: publisher) { UnsafeRawPointer($0).load(as: ObservableObjectPublisher.self) }
      self.publisher = publisher
      publisher.addObserver(self)
    } else {
      subscription = publisher.sink(
        receiveCompletion: { [weak self] _ in self?.announce(nil) }, receiveValue: { [weak self] _ in self?.announce(nil) })
    }
  }

  func objectWillChange(_ publisher: ObservableObjectPublisher, storage: AnyObject?) {
    announce(storage)
  }

  /// The object is about to change, on any thread (behaviours 44, 45).
  private func announce(_ storage: AnyObject?) {
    // Unchecked: it is only compared.
    nonisolated(unsafe) let storage = storage
    if MainQueue.isCurrent {
      if let updating = EvaluationScope.currentView { Diagnostics.report(.publishedDuringUpdate, at: updating) }
      MainQueue.assume { invalidateNode(storage) }
    } else {
      let transaction = Transaction.current
      MainQueue.run { transaction.performing { self.arriveFromBackground(storage) } }
    }
  }

  @MainActor
  private func arriveFromBackground(_ storage: AnyObject?) {
    if object != nil { Diagnostics.report(.publishedFromBackground, at: node) }
    invalidateNode(storage)
  }

  @MainActor
  private func invalidateNode(_ storage: AnyObject?) {
    // Ended in the meantime: the node may be gone.
    if case nil = object { return }
    ViewGraph.changeIsComing()
    guard let object else { return }
    var property: PropertyName?
    if let storage, EvaluationRecorder.exists {
      property = ClassLayout.publishedName(of: storage, in: object).map(PropertyName.init)
    }
    node.invalidate(.object(object, property: property))
  }
}
