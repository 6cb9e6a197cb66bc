import CPreferences
import Foundation

/// The values that `UserDefaults` has in memory for the app or for one suite.
///
/// What the app has registered, and what its arguments say, is not among them.
struct DefaultsDomain {
  /// Nil for that of the app itself.
  let suite: String?
  let defaults: UserDefaults

  init?(suite: String?) {
    self.suite = suite
    guard let defaults = suite == nil ? .standard : UserDefaults(suiteName: suite) else { return nil }
    self.defaults = defaults
  }

  /// The values at one moment.
  struct Snapshot {
    fileprivate let dictionary: NSDictionary?

    var values: PreferenceFile.Values { dictionary as? PreferenceFile.Values ?? [:] }

    func isEqual(to other: Snapshot) -> Bool {
      oriel_preferences_are_equal(
        dictionary.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) },
        other.dictionary.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    }
  }

  var snapshot: Snapshot {
    let name = suite.map { NSString(string: $0) }
    let pointer = withExtendedLifetime(name) {
      oriel_preferences_copy_values(name.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    }
    return Snapshot(dictionary: pointer.map { Unmanaged<NSDictionary>.fromOpaque($0).takeRetainedValue() })
  }

  /// The names of the suites that hold values, and of the app.
  static var names: [String] {
    guard let pointer = oriel_preferences_copy_domains() else { return [] }
    return Unmanaged<NSArray>.fromOpaque(pointer).takeRetainedValue() as? [String] ?? []
  }

  func set(_ value: Any?, for key: String) {
    if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
  }
}

/// What is different in one set of values and another, by key; nil where the value has gone.
struct PreferenceChanges {
  private(set) var byKey: [String: Any?] = [:]

  init(from old: PreferenceFile.Values, to new: PreferenceFile.Values) {
    for (key, value) in new where !Self.isEqual(old[key], value) { byKey[key] = .some(value) }
    for key in old.keys where new[key] == nil { byKey[key] = .some(nil) }
  }

  var isEmpty: Bool { byKey.isEmpty }

  func apply(to values: inout PreferenceFile.Values) {
    for (key, value) in byKey { values[key] = value }
  }

  static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return object(first) == object(second)
  }

  /// Property lists consist of these types, as Foundation hands them out.
  private static func object(_ value: Any) -> NSObject {
    switch value {
    case let value as String: NSString(string: value)
    case let value as Data: NSData(data: value)
    case let value as Date: NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as [Any]: NSArray(array: value.map(object))
    case let value as [String: Any]: NSDictionary(dictionary: value.mapValues(object))
    case let value as NSObject: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: NSString(string: "\(value)")
    }
  }
}
