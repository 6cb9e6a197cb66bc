import Foundation

/// Addresses of the internet protocol that begin with the same bits, as `10.0.0.0/8` or a single one.
struct AddressRange: Sendable, Equatable {
  private let bytes: [UInt8]
  private let bits: Int

  /// Nil for what is neither an address nor the beginning of one.
  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let bytes = Self.bytes(of: String(parts[0])) else { return nil }
    self.bytes = bytes
    guard parts.count == 2 else {
      bits = bytes.count * 8
      return
    }
    guard parts[1].allSatisfy(\.isNumber), let bits = Int(parts[1]), bits <= bytes.count * 8 else { return nil }
    self.bits = bits
  }

  func contains(_ address: String) -> Bool {
    guard let other = Self.bytes(of: address), other.count == bytes.count else { return false }
    let (whole, rest) = bits.quotientAndRemainder(dividingBy: 8)
    guard other[..<whole] == bytes[..<whole] else { return false }
    return rest == 0 || (other[whole] ^ bytes[whole]) >> (8 - rest) == 0
  }

  /// Whether an address by which this machine calls itself is among them.
  var includesThisMachine: Bool { bytes.count == 4 ? contains("127.0.0.1") || bytes[0] == 127 : contains("::1") }

  static func isOfThisMachine(_ address: String) -> Bool {
    guard let bytes = bytes(of: address) else { return false }
    return bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
  }

  /// What is counted as one address: whoever has one of version 6 has all that begin with the same 64 bits, and one of version 4 that is
  /// written as one of version 6 is the one of version 4.
  static func group(of address: String?) -> String {
    guard let address, let bytes = bytes(of: String(address.prefix { $0 != "%" })) else { return address ?? "" }
    if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
    return stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }.joined(
      separator: ":") + "::"
  }

  /// Nil if the text is no address. One of version 4 that is written as one of version 6 is the one of version 4.
  static func bytes(of text: String) -> [UInt8]? {
    var four = in_addr()
    if inet_pton(AF_INET, text, &four) == 1 { return withUnsafeBytes(of: four) { Array($0) } }
    var six = in6_addr()
    guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
    let bytes = withUnsafeBytes(of: six) { Array($0) }
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    return Array(bytes[..<12]) == mapped ? Array(bytes[12...]) : bytes
  }
}
