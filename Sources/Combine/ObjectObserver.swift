/// Somebody who wants to know of an object's changes without the cost of a Combine subscription: a node of the view graph.
package protocol ObjectObserver: AnyObject {

  /// Called before the object changes, on the thread that changes it. `storage` is that of the `@Published` property that changes,
  /// if it is one: see `ClassLayout.publishedName(of:in:)`.
  func objectWillChange(_ publisher: ObservableObjectPublisher, storage: AnyObject?)
}

/// The registration of an `ObjectObserver` with one publisher, as `addObserver(_:)` returns it.
///
/// It holds neither the observer nor the publisher.
// Sendable: `observer` is constant and `position` is read and written under the publisher's lock only.
package final class ObjectObservation: SubscriptionListElement, @unchecked Sendable {
  unowned let observer: any ObjectObserver

  init(_ observer: any ObjectObserver) {
    self.observer = observer
  }
}
