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

  /// - Parameter peer: Who is at the other end of the connection.
  init(_ headers: HTTPHeaders, peer: String?, isSecure: Bool, _ place: PublicAddress) {
    (address, host, self.isSecure) = (peer, headers.first(name: "Host"), isSecure)
    let names = place.userHeader.map { headers[$0] } ?? []
    guard let peer, place.proxies.contains(where: { $0.contains(peer) }) else {
      namesUserWithoutRight = !names.isEmpty
      return
    }
    // A proxy sets one. Of two, one may be what whoever asked has written.
    user = names.count == 1 && !names[0].isEmpty ? names[0] : nil
    let said = Forwarding(xForwarded: headers)
    let standard = Forwarding(forwarded: headers)
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
    // Joined, since a proxy may write a header of its own behind one that has come.
    func values(_ name: String) -> [String] {
      headers[name].joined(separator: ",").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    addresses = values("X-Forwarded-For").map(Self.withoutPort)
    host = values("X-Forwarded-Host").last
    scheme = values("X-Forwarded-Proto").last?.lowercased()
  }

  init(forwarded headers: HTTPHeaders) {
    for element in Self.split(headers["Forwarded"].joined(separator: ","), at: ",") {
      for pair in Self.split(element, at: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2 else { continue }
        let value = parts[1].hasPrefix("\"") && parts[1].hasSuffix("\"") ? String(parts[1].dropFirst().dropLast()) : parts[1]
        switch parts[0].lowercased() {
        case "for": addresses.append(Self.withoutPort(value))
        case "host": host = value
        case "proto": scheme = value.lowercased()
        default: break
        }
      }
    }
  }

  /// Splits where no quotation marks are around.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == separator, !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
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
