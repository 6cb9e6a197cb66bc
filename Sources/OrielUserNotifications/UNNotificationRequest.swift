/// A notification, and when it is wanted.
public final class UNNotificationRequest: NSObject, Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// When a notification is wanted.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool

  fileprivate init(repeats: Bool) {
    self.repeats = repeats
  }
}

/// After so many seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// At a time of a calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  public func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(after: .now, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that has come. None does.
public final class UNNotification: NSObject, Sendable {
  public let date: Date
  public let request: UNNotificationRequest

  // There is none.
  private init(_ none: Never) { switch none {} }
}

/// What a person has done with a notification. None comes.
public final class UNNotificationResponse: NSObject, Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String

  // There is none.
  private init(_ none: Never) { switch none {} }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Kinds of notifications with the same actions.
public final class UNNotificationCategory: NSObject, Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
  }
}

/// What a person may do with a notification.
public final class UNNotificationAction: NSObject, Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions

  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = Self(rawValue: 1)
  public static let destructive = Self(rawValue: 2)
  public static let foreground = Self(rawValue: 4)
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = Self(rawValue: 1)
}

/// What an app wants to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let criticalAlert = Self(rawValue: 16)
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  public static let provisional = Self(rawValue: 64)
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

/// What a person has allowed.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// Whether something is on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What a person has allowed: nothing.
public final class UNNotificationSettings: NSObject, Sendable {
  override init() {}

  public var authorizationStatus: UNAuthorizationStatus { .denied }
  public var alertSetting: UNNotificationSetting { .notSupported }
  public var badgeSetting: UNNotificationSetting { .notSupported }
  public var soundSetting: UNNotificationSetting { .notSupported }
  public var notificationCenterSetting: UNNotificationSetting { .notSupported }
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
}
