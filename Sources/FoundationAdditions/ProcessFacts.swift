import Foundation

extension ProcessInfo {
  /// Never: the app runs on Linux.
  public var isiOSAppOnMac: Bool { false }
  /// Never: the app runs on Linux.
  public var isMacCatalystApp: Bool { false }
  /// Never: nothing here tells of a battery.
  public var isLowPowerModeEnabled: Bool { false }
}

extension Bundle {
  /// Nil: no store has sold the app.
  public var appStoreReceiptURL: URL? { nil }
}

extension FileManager {
  /// Nil: there is no iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Throws: there is no iCloud, so nothing can come from it.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
  }

  /// Nil: there is no iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension UserDefaults {
  /// The value of a key; nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores the value of a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension FileManager {
  /// A folder that apps of a group share. Apps here share none: it is a folder of the app's own, beside its other files, made
  /// when it is asked for.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    // The name comes from the app; what leads out of the folder does not.
    let name = groupIdentifier.replacing("/", with: "-")
    guard !name.isEmpty, name != ".", name != "..",
      let folder = urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.appendingPathComponent("Groups/\(name)"),
      (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil
    else { return nil }
    return folder
  }
}
