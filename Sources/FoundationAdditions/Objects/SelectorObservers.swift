import Foundation
import Synchronization

/// What observers with a selector have asked for, until they take it back or end.
private final class SelectorObservers: Sendable {
  struct Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: Notification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  static let all = Mutex<[ObjectIdentifier: [Entry]]>([:])
  /// When there were so many, those that have ended were taken out.
  static let limit = Mutex(64)

  static func add(_ entry: Entry, for id: ObjectIdentifier) {
    let count = all.withLock { all in
      all[id, default: []].append(entry)
      return all.count
    }
    guard count > limit.withLock({ $0 }) else { return }
    take { $0.observer == nil }
    let left = all.withLock { $0.count }
    limit.withLock { $0 = max(64, left * 2) }
  }

  /// Ends entries. What they refer to is asked, and their tokens are given back, under no lock: an end may end others.
  static func take(of id: ObjectIdentifier? = nil, where isMeant: (Entry) -> Bool) {
    let known = all.withLock { all in id.map { [$0: all[$0] ?? []] } ?? all }
    let meant = known.mapValues { $0.filter(isMeant) }
    all.withLock { all in
      for (id, entries) in meant where !entries.isEmpty {
        all[id]?.removeAll { entry in entries.contains { $0.token === entry.token } }
        if all[id]?.isEmpty == true { all[id] = nil }
      }
    }
    for entry in meant.values.joined() { entry.center?.removeObserver(entry.token as Any) }
    extendLifetime(known)
  }
}

/// Goes to the thread on which a notification is posted. The object itself is the app's to guard.
private final class WeakObserver: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

extension NotificationCenter {
  /// Calls a method of an object for each notification of a name, from an object; nil for any. The object is not kept.
  ///
  /// The method is called on the main actor: at once where the notification is posted there, else soon.
  public func addObserver(_ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?) {
    guard selector.call != nil else {
      SaidOnce.tell("NotificationCenter.addObserver", "\(selector) cannot be called by its name: use a closure")
      return
    }
    let weakly = WeakObserver(observer)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let observer = weakly.object else { return }
      selector.perform(on: observer, with: notification)
    }
    let id = ObjectIdentifier(observer)
    // An object that is there no more may have had the same place.
    SelectorObservers.take(of: id) { $0.observer == nil }
    SelectorObservers.add(
      SelectorObservers.Entry(
        observer: observer, center: self, name: name, object: object.map { ObjectIdentifier($0 as AnyObject) }, token: token),
      for: id)
  }

  /// Ends all that an object observes here.
  public func removeObserver(_ observer: AnyObject) {
    // It may be in its deinitializer, so that nothing may refer to it weakly.
    SelectorObservers.take(of: ObjectIdentifier(observer)) { $0.center === self }
    removeObserver(observer as Any)
  }

  /// Ends what an object observes here: notifications of a name, and from an object; nil for any.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    SelectorObservers.take(of: ObjectIdentifier(observer)) { entry in
      entry.center === self && (name == nil || entry.name == name) && (object == nil || entry.object == object)
    }
  }
}

extension Timer {
  /// Creates a timer that calls a method of an object, which it keeps until it ends. It must be added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Self.call(selector, of: target, userInfo))
  }

  /// Starts a timer that calls a method of an object, which it keeps until it ends.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: call(selector, of: target, userInfo))
  }

  private static func call(
    _ selector: Selector, of target: AnyObject, _ userInfo: Any?
  ) -> @Sendable (Timer) -> Void {
    if selector.call == nil { SaidOnce.tell("Timer", "\(selector) cannot be called by its name: use a closure") }
    if userInfo != nil { SaidOnce.tell("Timer.userInfo", "is not kept") }
    nonisolated(unsafe) let target = target
    return { selector.perform(on: target, with: $0) }
  }
}
