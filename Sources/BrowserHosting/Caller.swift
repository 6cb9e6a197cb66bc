import Foundation
import NIOHTTP1

/// Who asks, and by what name: as the connection says, or trusted proxies in front.
struct Caller: Sendable, Equatable {
  /// Of the internet protocol; nil where the system knows none.
  private(set) var address: String?
  private(set) var host: String?
  /// Whether a browser has asked with TLS.
  private(set) var isSecure: Bool
  /// Whether a proxy has been believed.
  private(set) var isForwarded = false
  /// Who is signed in, as a proxy says.
  private(set) var user: String?
  /// Whether somebody who is no proxy has named a user.
  private(set) var namesUserWithoutRight = false
  /// Whether it speaks for somebody else with the address of a proxy, and without its secret.
  private(set) var lacksSecret = false
  /// Whether a proxy has named a user in other bytes than UTF-8.
  private(set) var hasUnreadableUser = false

  /// - Parameter peer: Who is at the other end of the connection.
  init(_ headers: HTTPHeaders, peer: String?, isSecure: Bool, _ place: PublicAddress) {
    (address, host, self.isSecure) = (peer, headers.first(name: "Host"), isSecure)
    let names = place.userHeader.map { headers[$0] } ?? []
    guard let peer, place.proxies.contains(where: { $0.contains(peer) }) else {
      namesUserWithoutRight = !names.isEmpty
      return
    }
    guard place.proxySecret?.isSaid(in: headers) ?? true else {
      namesUserWithoutRight = !names.isEmpty
      let isForOthers = ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded"].contains {
        headers.contains(name: $0)
      }
      lacksSecret = namesUserWithoutRight || isForOthers || headers.contains(name: ProxySecret.header)
      return
    }
    // A proxy sets one. Of two, one may be what whoever asked has written.
    user = names.count == 1 && !names[0].isEmpty ? names[0] : nil
    // What stands for bytes that are no characters: two names may have become one.
    if user?.unicodeScalars.contains("\u{FFFD}") == true { (user, hasUnreadableUser) = (nil, true) }
    let said = Forwarding(xForwarded: headers)
    // What somebody has left unfinished may hide what the proxy has written behind it.
    guard let standard = Forwarding(forwarded: headers["Forwarded"]) else { return }
    // A proxy sets one kind and may pass on the other, as whoever asked has written it. Where they differ none is believed.
    guard said.isEmpty || standard.isEmpty || said.agrees(with: standard, place) else { return }
    let forwarding = said.isEmpty ? standard : said
    guard !forwarding.isEmpty else { return }
    isForwarded = true
    address = forwarding.client(place) ?? peer
    if let host = forwarding.host { self.host = host }
    if let scheme = forwarding.scheme { self.isSecure = scheme == "https" }
  }
}

/// What proxies say of a request: in headers that begin with `X-Forwarded`, or in the one of RFC 7239.
private struct Forwarding: Equatable {
  /// From the first one to the one that the nearest proxy has seen.
  var addresses: [String] = []
  /// As the nearest proxy says.
  var host: String?
  var scheme: String?

  var isEmpty: Bool { self == Forwarding() }

  init() {}

  init(xForwarded headers: HTTPHeaders) {
    // A proxy may write a header of its own behind one that has come: the last ones are those that count.
    func values(_ name: String) -> [String] { HeaderEntries.last(headers[name]).filter { !$0.isEmpty }.map(String.init) }
    addresses = values("X-Forwarded-For").map(Self.withoutPort)
    host = values("X-Forwarded-Host").last
    scheme = values("X-Forwarded-Proto").last?.lowercased()
  }

  /// - Parameter lines: Each is read by itself, since others may have written those before the nearest proxy's.
  /// - Returns: Nil if one of them is not as RFC 7239 says, or if they are longer than any proxies write.
  init?(forwarded lines: [String]) {
    guard lines.reduce(0, { $0 + $1.utf8.count }) <= HeaderEntries.mostBytes else { return nil }
    for line in lines {
      guard let pairs = Self.pairs(of: line) else { return nil }
      for (name, value) in pairs {
        switch name {
        case "for": addresses.append(Self.withoutPort(value))
        case "host": host = value
        case "proto": scheme = value.lowercased()
        default: break
        }
      }
    }
  }

  /// The pairs of all elements of a line; nil if quotation marks are where none may be, or are not closed.
  ///
  /// In bytes: a character may be more than one sign, with a comma among them.
  private static func pairs(of line: String) -> [(name: String, value: String)]? {
    var pairs: [(String, String)] = []
    var part: [UInt8] = []
    var name: String?
    var quoted: String?
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces) }
    var bytes = Array(line.utf8)[...]
    while true {
      let byte = bytes.popFirst()
      switch byte {
      case nil, UInt8(ascii: ","), UInt8(ascii: ";"):
        if let name, let value = quoted ?? Optional(text(part)), quoted != nil || !value.isEmpty { pairs.append((name, value)) }
        (part, name, quoted) = ([], nil, nil)
        if byte == nil { return pairs }
      case UInt8(ascii: "=") where name == nil:
        name = text(part).lowercased()
        part = []
      case UInt8(ascii: "\""):
        guard name != nil, quoted == nil, text(part).isEmpty, let value = quotedString(&bytes) else { return nil }
        quoted = value
      case let byte?:
        // Behind a value in quotation marks nothing may follow.
        if quoted != nil, byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { return nil }
        part.append(byte)
      }
    }
  }

  /// Takes what comes up to the quotation mark that closes it; nil if there is none. A backslash stands before a sign that is meant as it
  /// is.
  private static func quotedString(_ bytes: inout ArraySlice<UInt8>) -> String? {
    var value: [UInt8] = []
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "\"") { return String(decoding: value, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        value.append(byte)
        continue
      }
      guard let meant = bytes.popFirst() else { return nil }
      value.append(meant)
    }
    return nil
  }

  private static func withoutPort(_ text: String) -> String {
    if text.hasPrefix("[") { return String(text.dropFirst().prefix { $0 != "]" }) }
    return text.count { $0 == ":" } == 1 ? String(text.prefix { $0 != ":" }) : text
  }

  /// The last one that is no trusted proxy: who is before that one is anybody's word.
  func client(_ place: PublicAddress) -> String? {
    let foreign = addresses.last { address in !place.proxies.contains { $0.contains(address) } }
    return (foreign ?? addresses.first).flatMap { AddressRange.bytes(of: $0) == nil ? nil : $0 }
  }

  func agrees(with other: Forwarding, _ place: PublicAddress) -> Bool {
    client(place) == other.client(place) && (scheme == nil || other.scheme == nil || scheme == other.scheme)
      && (host == nil || other.host == nil || host == other.host)
  }
}

extension HTTPHandler {
  /// Says in the log what of a caller is not believed. Whoever runs the app sees what would help.
  func report(_ caller: Caller) {
    let header = place.userHeader ?? ""
    let address = caller.address ?? "an address"
    if caller.lacksSecret {
      let text = "ignored what \(address) says for others: it did not say the --proxy-secret in \(ProxySecret.header)"
      sessions.log(.warning, text, kind: "proxy secret")
    } else if caller.namesUserWithoutRight {
      sessions.log(.warning, "ignored \(header) from \(address): no --trusted-proxy", kind: "user header")
    }
    if caller.hasUnreadableUser {
      let text = "ignored \(header): the name of the user is not in UTF-8, so it might be taken for another"
      sessions.log(.warning, text, kind: "user name")
    }
  }
}
