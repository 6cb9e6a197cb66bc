import SwiftUICore
import Synchronization

/// Where an app asks to notify a person. Nothing here notifies anybody yet: nobody gives leave, and what is added fails with an error.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let center = UNUserNotificationCenter()

  private struct Held {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var categories: Set<UNNotificationCategory> = []
  }

  private let held = Mutex(Held())

  override private init() {}

  /// The center of the app.
  public static func current() -> UNUserNotificationCenter { center }

  /// Asked what to do with a notification. None comes.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { held.withLock { $0.delegate } }
    set { held.withLock { $0.delegate = newValue } }
  }

  /// Never: browsers are not asked.
  public var supportsContentExtensions: Bool { false }

  /// Denies it: browsers are not asked.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    Self.tell()
    return false
  }

  /// Denies it: browsers are not asked.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.tell()
    completionHandler(false, nil)
  }

  /// What is allowed: nothing.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// What is allowed: nothing.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  /// Fails, for nothing is allowed.
  public func add(_ request: UNNotificationRequest) async throws {
    Self.tell()
    throw UNError(.notificationsNotAllowed)
  }

  /// Fails, for nothing is allowed.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Self.tell()
    completionHandler?(UNError(.notificationsNotAllowed))
  }

  /// None.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// None.
  public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completionHandler([])
  }
  /// None.
  public func deliveredNotifications() async -> [UNNotification] { [] }
  /// There are none.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// There are none.
  public func removeAllPendingNotificationRequests() {}
  /// There are none.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// There are none.
  public func removeAllDeliveredNotifications() {}

  /// Fails, for a page has no icon with a number.
  public func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.notificationsNotAllowed) }

  /// Keeps the categories.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    held.withLock { $0.categories = categories }
  }
  /// The categories that the app has set.
  public func notificationCategories() async -> Set<UNNotificationCategory> { held.withLock { $0.categories } }

  private static func tell() {
    StandIns.tell("UNUserNotificationCenter", "notifies nobody: leave is denied, and what is added fails with an error.")
  }
}

/// Is asked what to do with notifications. None comes.
public protocol UNUserNotificationCenterDelegate: AnyObject, Sendable {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
    -> UNNotificationPresentationOptions
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
  public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
    -> UNNotificationPresentationOptions
  { [] }
  public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
  public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}

/// Why a notification was refused.
public struct UNError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case badgeInputInvalid = 1600
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

extension UNError: LocalizedError {
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this app."
    case .attachmentInvalidURL: "The attachment has no valid address."
    case .badgeInputInvalid: "The number is none that a badge can have."
    }
  }
}
