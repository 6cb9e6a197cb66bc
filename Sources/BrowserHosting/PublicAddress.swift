import Foundation

/// How the server is called from outside, and who may stand in front of it.
struct PublicAddress: Sendable, Equatable {
  /// As browsers name it, such as `https://books.example`: what pages of these origins ask for is asked for by the app's own pages,
  /// whatever name a proxy passes on.
  var origins: [String] = []
  /// More names that the server goes by, without their ports.
  var hosts: [String] = []
  /// Whose word counts for who has asked, and for what name.
  var proxies: [AddressRange] = []
  /// What the proxies have to say in each request, beside having their address; nil for nothing.
  var proxySecret: ProxySecret?
  /// The header in which the proxies say who is signed in; nil where nobody is asked to sign in.
  var userHeader: String?
  /// Who may see the metrics, beside this machine.
  var monitors: [AddressRange] = []
  /// Before each path: empty, or one that begins with a slash and does not end with one.
  var base = ""

  /// An origin as browsers write it; nil for what is none.
  static func origin(_ text: String) -> String? {
    guard let url = URLComponents(string: text), let scheme = url.scheme?.lowercased(), let host = url.host, !host.isEmpty,
      ["http", "https"].contains(scheme), ["", "/"].contains(url.path), url.query == nil, url.fragment == nil, url.user == nil
    else { return nil }
    let isUsual = url.port == nil || url.port == (scheme == "https" ? 443 : 80)
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return "\(scheme)://\(name.lowercased())" + (isUsual ? "" : ":\(url.port!)")
  }

  /// A path to stand before all others; nil for what is none.
  static func base(_ text: String) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: true)
    let isPlain = parts.allSatisfy { part in
      part != "." && part != ".."
        && part.utf8.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || "-._~".utf8.contains(byte)
        }
    }
    guard text.hasPrefix("/"), isPlain else { return nil }
    return parts.map { "/\($0)" }.joined()
  }

  /// Whether browsers reach the app by TLS alone.
  var isSecure: Bool { !origins.isEmpty && origins.allSatisfy { $0.hasPrefix("https:") } }

  /// What to say at the start of a server that other machines reach and that answers by any name; nil for others.
  func openNamesWarning(host: String) -> String? {
    guard names.isEmpty, host != "localhost", host != "::1", !host.hasPrefix("127.") else { return nil }
    return """
      answers by any name at \(host): a page of another site can reach it in the browser of whoever is in its network. \
      --public-origin or --allowed-host says how it is called
      """
  }

  /// What to say at the start of a server where every program of this machine may say who is signed in; nil for others.
  var openUsersWarning: String? {
    guard userHeader != nil, proxySecret == nil, proxies.contains(where: \.includesThisMachine) else { return nil }
    return """
      takes the word of all programs of this machine for who is signed in: --trusted-proxy names this machine. With --proxy-secret \
      that of the proxy alone counts
      """
  }

  /// The names of the origins, and the others.
  var names: Set<String> { Set(origins.map { Self.name(ofHost: String($0.drop { $0 != "/" }.dropFirst(2))) } + hosts) }

  /// A header's host without its port, and without the dot that names may have at their end.
  static func name(ofHost host: String) -> String {
    let name = (host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }).lowercased()
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }

  /// The path within the app. A proxy may have taken the base away before.
  func path(of uri: String) -> String {
    guard !base.isEmpty, uri.hasPrefix(base) else { return uri }
    let rest = uri.dropFirst(base.count)
    return rest.isEmpty ? "/" : rest.hasPrefix("/") ? String(rest) : rest.hasPrefix("?") ? "/" + rest : uri
  }
}
