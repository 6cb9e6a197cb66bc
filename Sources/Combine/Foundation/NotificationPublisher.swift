import Foundation
import OpenCombine
import Synchronization

extension NotificationCenter {

  /// Returns a publisher of the notifications with a name, and from an object if one is given.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications that a center posts.
  ///
  /// A subscriber gets a notification while it is posted, if it wants one then: notifications do not wait. It never completes.
  public struct Publisher: OpenCombine.Publisher {

    /// Values are notifications.
    public typealias Output = Notification

    /// This publisher never fails.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// The object that the notifications are from, or nil for those from any object.
    public let object: AnyObject?

    /// Creates a publisher of the notifications that a center posts.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber. It observes the center until it cancels.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(subscriber, center: center)
      subscription.observe(name, from: object)
      subscriber.receive(subscription: subscription)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {

  /// Whether both publish the same notifications: of one center, with one name, from one object.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// One subscription to notifications.
// Sendable: all variables are read and written under the lock only.
private final class NotificationSubscription: Subscription, CustomStringConvertible, @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private let deliveries = DeliveryLock()
  private let center: NotificationCenter
  private var downstream: (any Subscriber<Notification, Never>)?
  private var observer: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  init(_ downstream: any Subscriber<Notification, Never>, center: NotificationCenter) {
    self.downstream = downstream
    self.center = center
  }

  let description = "NotificationCenter Observer"

  func observe(_ name: Notification.Name, from object: AnyObject?) {
    let observer = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in self?.offer($0) }
    lock._unsafeLock()
    self.observer = observer
    lock._unsafeUnlock()
  }

  private func offer(_ notification: Notification) {
    deliveries.withLock {
      lock._unsafeLock()
      guard let downstream, demand > 0 else {
        lock._unsafeUnlock()
        return
      }
      demand -= 1
      lock._unsafeUnlock()
      request(downstream.receive(notification))
    }
  }

  func request(_ amount: Subscribers.Demand) {
    lock._unsafeLock()
    demand += amount
    lock._unsafeUnlock()
  }

  func cancel() {
    lock._unsafeLock()
    let ended = (downstream, observer)
    (downstream, observer) = (nil, nil)
    lock._unsafeUnlock()
    if let observer = ended.1 { center.removeObserver(observer) }
    withExtendedLifetime(ended) {}
  }
}
