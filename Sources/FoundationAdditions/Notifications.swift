import Foundation
import Synchronization

extension NotificationCenter {
  /// The notifications of a name, as they are posted from when somebody begins to iterate.
  ///
  /// - Parameter object: The sender whose notifications alone are wanted; nil for all. It is not kept alive.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications that are posted, one after the other. Those that come while the loop is busy wait for it, however many they
  /// are. The center forgets an iteration when its iterator is gone; it ends when its task is cancelled.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let sender: NotificationSender?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      sender = object.map(NotificationSender.init)
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(subscription: NotificationSubscription(center, name, sender))
    }

    /// One iteration.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Notification

      let subscription: NotificationSubscription

      /// The next notification; nil once the task is cancelled.
      public mutating func next() async -> Notification? { await subscription.waiting.next() }

      /// The next notification; nil once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await subscription.waiting.next()
      }
    }
  }
}

@available(*, unavailable)
extension NotificationCenter.Notifications.Iterator: Sendable {}

/// The object whose notifications are wanted.
// Sendable: runtimes load and store weak references atomically, and nothing writes it.
final class NotificationSender: @unchecked Sendable {
  private weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  func hasSent(_ notification: Notification) -> Bool {
    guard let object, let sender = notification.object, type(of: sender) is AnyClass else { return false }
    return sender as AnyObject === object
  }
}

/// Leaves the center when it goes.
// Sendable: the center locks what it has, and the observer is not changed.
final class NotificationSubscription: @unchecked Sendable {
  let waiting = WaitingNotifications()
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  init(_ center: NotificationCenter, _ name: Notification.Name, _ sender: NotificationSender?) {
    self.center = center
    // The center would keep an object that it is given.
    observer = center.addObserver(forName: name, object: nil, queue: nil) { [waiting] notification in
      if let sender, !sender.hasSent(notification) { return }
      waiting.append(notification)
    }
  }

  deinit { center.removeObserver(observer) }
}

/// What has been posted and nobody has taken.
final class WaitingNotifications: Sendable {
  /// As on Apple's platforms a notification goes to another thread with all that is in it, whatever that is.
  struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  fileprivate struct State {
    /// Nil where it was taken.
    var posted: [Posted?] = []
    var first = 0
    var reader: CheckedContinuation<Posted?, Never>?
  }

  private let state = Mutex(State())

  func append(_ notification: Notification) {
    let posted = Posted(notification: notification)
    let reader = state.withLock { state in
      if state.reader == nil { state.posted.append(posted) }
      return state.reader.take()
    }
    reader?.resume(returning: posted)
  }

  /// `nonisolated(nonsending)`: the caller gets it where the caller is.
  nonisolated(nonsending) func next() async -> Notification? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (reader: CheckedContinuation<Posted?, Never>) in
        // Nothing is released under the lock: what is taken goes out of the array.
        let (posted, other) = state.withLock { state -> (Posted?, CheckedContinuation<Posted?, Never>?) in
          guard !Task.isCancelled else { return (nil, reader) }
          if let posted = state.removeFirst() { return (posted, reader) }
          let other = state.reader
          state.reader = reader
          return (nil, other)
        }
        other?.resume(returning: posted)
      }
    } onCancel: {
      state.withLock { $0.reader.take() }?.resume(returning: nil)
    }?.notification
  }
}

extension WaitingNotifications.State {
  fileprivate mutating func removeFirst() -> WaitingNotifications.Posted? {
    guard first < posted.count else { return nil }
    let next = posted[first].take()
    first += 1
    if first == posted.count {
      (posted, first) = ([], 0)
    } else if first > 100, first > posted.count / 2 {
      posted.removeFirst(first)
      first = 0
    }
    return next
  }
}
