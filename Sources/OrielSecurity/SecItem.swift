import Foundation

/// Adds a password to the app's keychain: a file of its container that only the app's user may read.
///
/// All who use the program have this one keychain: what belongs to one person needs that person's name as its account.
///
/// - Parameter result: Gets what the attributes ask for, as with `SecItemCopyMatching`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status {
    let added = try Keychain.ofApp.add(attributes)
    result?.pointee = answer([added], to: attributes)
  }
}

/// Finds passwords. Where nothing else is said, it is one.
///
/// - Parameter result: Gets the data (`NSData`), the attributes (`NSDictionary`), or many of them (`NSArray`), as the query asks.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status {
    for key in [kSecReturnRef, kSecReturnPersistentRef] where isTrue(query[key]) { throw Keychain.Failure(errSecUnimplemented) }
    let found = try Keychain.ofApp.find(query)
    result?.pointee = answer(found, to: query)
  }
}

/// Changes the passwords that a query finds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  status { try Keychain.ofApp.update(query, to: attributesToUpdate) }
}

/// Deletes all passwords that a query finds.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status { try Keychain.ofApp.delete(query) }
}

private func status(of body: () throws -> Void) -> OSStatus {
  do {
    try body()
    return errSecSuccess
  } catch {
    return (error as? Keychain.Failure)?.status ?? errSecIO
  }
}

private func isTrue(_ value: Any?) -> Bool { value as? Bool ?? ((value as? Int).map { $0 != 0 } ?? false) }

private func answer(_ items: [Keychain.Item], to query: CFDictionary) -> CFTypeRef? {
  let (hasData, hasAttributes) = (isTrue(query[kSecReturnData]), isTrue(query[kSecReturnAttributes]))
  guard hasData || hasAttributes else { return nil }
  let found = items.map { item -> NSObject in
    guard hasAttributes else { return NSData(data: item[kSecValueData] as? Data ?? Data()) }
    return NSDictionary(dictionary: hasData ? item : item.filter { $0.key != kSecValueData })
  }
  if query[kSecMatchLimit] as? String == kSecMatchLimitAll { return NSArray(array: found) }
  if let limit = query[kSecMatchLimit] as? Int, limit > 1 { return NSArray(array: Array(found.prefix(limit))) }
  return found.first
}

// MARK: Random bytes

/// Where random bytes come from: there is one place.
public struct SecRandomRef: Sendable {}

/// The system's.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for place in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}
