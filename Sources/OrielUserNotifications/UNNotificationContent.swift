/// What a notification says.
public class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate(set) public var title = ""
  fileprivate(set) public var subtitle = ""
  fileprivate(set) public var body = ""
  fileprivate(set) public var badge: NSNumber?
  fileprivate(set) public var sound: UNNotificationSound?
  fileprivate(set) public var userInfo: [AnyHashable: Any] = [:]
  fileprivate(set) public var categoryIdentifier = ""
  fileprivate(set) public var threadIdentifier = ""
  fileprivate(set) public var interruptionLevel = UNNotificationInterruptionLevel.active
  fileprivate(set) public var relevanceScore = 0.0
}

/// What a notification is to say.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  override public init() {}

  override public var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override public var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  override public var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  override public var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  override public var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  override public var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  override public var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  override public var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  override public var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  override public var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// How much a notification disturbs.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// What is heard of a notification.
public final class UNNotificationSound: NSObject, Sendable {
  public let name: UNNotificationSoundName?

  private init(_ name: UNNotificationSoundName?) {
    self.name = name
  }

  public convenience init(named name: UNNotificationSoundName) { self.init(name) }

  public static let `default` = UNNotificationSound(nil)
  public static let defaultCritical = UNNotificationSound(nil)
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
