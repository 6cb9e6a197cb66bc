import Foundation

/// Small values that go with a person from device to device. Here they stay with the app, in `UserDefaults`: there is no iCloud,
/// which the log says once.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// That of the app.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// What is posted where another device has changed a value: here by nobody.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  // UserDefaults takes care of threads itself.
  private let defaults = UserDefaults.standard
  private static let prefix = "ubiquitous."

  private func place(_ key: String) -> String {
    SaidOnce.tell("NSUbiquitousKeyValueStore", "there is no iCloud: values stay with this app")
    return Self.prefix + key
  }

  /// The value of a key; nil if there is none.
  open func object(forKey aKey: String) -> Any? { defaults.object(forKey: place(aKey)) }
  /// Stores the value of a key; nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: place(aKey)) }
  /// Stores the value of a key.
  open func set(_ aString: String?, forKey aKey: String) { defaults.set(aString, forKey: place(aKey)) }
  /// Stores the value of a key.
  open func set(_ aData: Data?, forKey aKey: String) { defaults.set(aData, forKey: place(aKey)) }
  /// Stores the value of a key.
  open func set(_ anArray: [Any]?, forKey aKey: String) { defaults.set(anArray, forKey: place(aKey)) }
  /// Stores the value of a key.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { defaults.set(aDictionary, forKey: place(aKey)) }
  /// Stores the value of a key.
  open func set(_ value: Int64, forKey aKey: String) { defaults.set(Int(value), forKey: place(aKey)) }
  /// Stores the value of a key.
  open func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: place(aKey)) }
  /// Stores the value of a key.
  open func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: place(aKey)) }
  /// Removes a key with its value.
  open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: place(aKey)) }

  open func string(forKey aKey: String) -> String? { defaults.string(forKey: place(aKey)) }
  open func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: place(aKey)) }
  open func dictionary(forKey aKey: String) -> [String: Any]? { defaults.dictionary(forKey: place(aKey)) }
  open func data(forKey aKey: String) -> Data? { defaults.data(forKey: place(aKey)) }
  open func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: place(aKey))) }
  open func double(forKey aKey: String) -> Double { defaults.double(forKey: place(aKey)) }
  open func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: place(aKey)) }

  /// All keys with their values.
  open var dictionaryRepresentation: [String: Any] {
    defaults.dictionaryRepresentation().reduce(into: [:]) { found, entry in
      if entry.key.hasPrefix(Self.prefix) { found[String(entry.key.dropFirst(Self.prefix.count))] = entry.value }
    }
  }

  /// Writes what has changed, where the app's values are kept.
  @discardableResult
  open func synchronize() -> Bool { defaults.synchronize() }
}

/// The reason of a change from elsewhere, in the notification's `userInfo`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The keys of a change from elsewhere, in the notification's `userInfo`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Reasons of changes from elsewhere.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreServerChange = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUbiquitousKeyValueStoreAccountChange = 3
