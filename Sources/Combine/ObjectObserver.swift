/// Somebody who wants to know of an object's changes without the cost of a Combine subscription: a node of the view graph.
///
/// It has one publisher at a time.
package protocol ObjectObserver: AnyObject {
  /// Where the publisher keeps it. For the publisher alone; -1 at first.
  var observerPosition: Int32 { get set }

  /// Called before the object changes, on the thread that changes it. `storage` is that of the `@Published` property that
  /// changes, if it is one: see `ClassLayout.publishedName(of:in:)`.
  func objectWillChange(_ publisher: ObservableObjectPublisher, storage: AnyObject?)
}

/// An observer as its publisher has it.
struct ObserverReference: SubscriptionListElement {
  unowned let observer: any ObjectObserver

  var position: Int32 {
    get { observer.observerPosition }
    nonmutating set { observer.observerPosition = newValue }
  }

  func isSame(as other: ObserverReference) -> Bool { observer === other.observer }
}
