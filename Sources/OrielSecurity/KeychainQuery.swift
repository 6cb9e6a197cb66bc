import Foundation

/// Which passwords are meant.
struct KeychainQuery {
  private let kind: String
  private let attributes: [String: AnyHashable]

  init(_ query: [String: Any]) throws {
    kind = try Self.kind(of: query)
    var attributes = try Self.stored(query).compactMapValues(Self.comparable)
    // What is looked for, not what is found.
    attributes[kSecValueData] = nil
    if attributes[kSecAttrSynchronizable] == AnyHashable(kSecAttrSynchronizableAny) { attributes[kSecAttrSynchronizable] = nil }
    self.attributes = attributes
  }

  func matches(_ item: [String: Any]) -> Bool {
    item[kSecClass] as? String == kind
      && attributes.allSatisfy { key, value in Self.comparable(item[key] ?? Self.usual(key)) == value }
  }

  /// Passwords: nothing else is kept.
  static func kind(of query: [String: Any]) throws -> String {
    guard let kind = query[kSecClass] as? String else { throw Keychain.Failure(errSecParam) }
    guard kind == kSecClassGenericPassword || kind == kSecClassInternetPassword else {
      throw Keychain.Failure(errSecUnimplemented)
    }
    return kind
  }

  /// What of a dictionary belongs to an item: its attributes, and its data. How to search and what to answer does not.
  static func stored(_ query: [String: Any]) throws -> [String: Any] {
    var stored: [String: Any] = [:]
    for (key, value) in query where key != kSecClass && key != kSecUseDataProtectionKeychain {
      if ["m_", "r_", "u_"].contains(where: key.hasPrefix) { continue }
      switch value {
      case let value as Data: stored[key] = value
      case let value as String: stored[key] = value
      case let value as Date: stored[key] = value
      case let value as Int: stored[key] = value
      case let value as Bool: stored[key] = value ? 1 : 0
      default: throw Keychain.Failure(errSecParam)
      }
      if key == kSecValueData, !(value is Data) { throw Keychain.Failure(errSecParam) }
    }
    return stored
  }

  /// Whether two would be one: there cannot be both.
  static func areSame(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    guard let kind = one[kSecClass] as? String, kind == other[kSecClass] as? String else { return false }
    let names =
      kind == kSecClassGenericPassword
      ? [kSecAttrService]
      : [kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain, kSecAttrAuthenticationType]
    return ([kSecAttrAccount, kSecAttrAccessGroup, kSecAttrSynchronizable] + names).allSatisfy { key in
      comparable(one[key] ?? usual(key)) == comparable(other[key] ?? usual(key))
    }
  }

  /// What an attribute is where nothing is said.
  private static func usual(_ key: String) -> Any { key == kSecAttrSynchronizable ? 0 : "" }

  private static func comparable(_ value: Any) -> AnyHashable? {
    switch value {
    case let value as String: AnyHashable(value)
    case let value as Data: AnyHashable(value)
    case let value as Date: AnyHashable(value)
    case let value as Int: AnyHashable(value)
    default: nil
    }
  }
}
