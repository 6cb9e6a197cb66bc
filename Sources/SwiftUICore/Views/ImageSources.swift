import Foundation
import Synchronization

/// From where `AsyncImage` may load.
///
/// The app loads, and not the person who looks: it reaches files and machines that they do not. What an address says may be what somebody has
/// typed, and where a redirect leads is the word of whoever answers. So a host that shows an app to others says here from where images may
/// come; without such a host they may come from anywhere.
package struct ImageSources: Sendable {
  /// Whether they may come from a machine, by its address of the internet protocol.
  let allowsAddress: @Sendable (String) -> Bool
  /// Whether they may come from a file, by its path.
  let allowsFile: @Sendable (String) -> Bool
  /// Whether a proxy makes the connections, which then finds the machines, too.
  let connectsByProxy: Bool

  package init(
    connectsByProxy: Bool = false, allowsAddress: @escaping @Sendable (String) -> Bool,
    allowsFile: @escaping @Sendable (String) -> Bool
  ) {
    self.allowsAddress = allowsAddress
    self.allowsFile = allowsFile
    self.connectsByProxy = connectsByProxy
  }

  private static let current = Mutex<ImageSources?>(nil)

  /// What counts in this process; nil for anything.
  package static var all: ImageSources? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}

extension ImageSources {
  /// An address to load from, with the name that the server there is asked by.
  struct Place: Sendable {
    let url: URL
    /// Nil if that stands in the address.
    let host: String?
  }

  /// Finds the machine of an address, and refuses one that is not allowed.
  ///
  /// A name may stand for another machine a moment later. So it is looked up once, and what is loaded without TLS is loaded from that machine
  /// and no other; with TLS the machine has to prove that the name is its own.
  ///
  /// - Returns: Where to ask, one after the other, as long as nobody is there.
  func places(of url: URL) async throws -> [Place] {
    guard let name = url.host(), !name.isEmpty else { throw ImageLoadingError(url, "it names no machine") }
    let bare = name.hasPrefix("[") ? String(name.dropFirst().dropLast()) : name
    let addresses = await Self.addresses(of: bare)
    if addresses.isEmpty {
      guard connectsByProxy else { throw ImageLoadingError(url, "there is no machine of that name") }
      return [Place(url: url, host: nil)]
    }
    guard addresses.allSatisfy(allowsAddress) else {
      throw ImageLoadingError(url, "images are not loaded from this machine and from private networks")
    }
    guard url.scheme?.lowercased() == "http", !connectsByProxy, addresses != [bare],
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return [Place(url: url, host: nil)] }
    let host = (parts.encodedHost ?? name) + (parts.port.map { ":\($0)" } ?? "")
    return addresses.prefix(Self.mostAddresses).compactMap { address in
      parts.encodedHost = address.contains(":") ? "[\(address)]" : address
      return parts.url.map { Place(url: $0, host: host) }
    }
  }

  /// So many addresses of a name are tried.
  private static let mostAddresses = 4

  /// The addresses that a name stands for, the one to take first. They are waited for on a thread of their own.
  private static func addresses(of name: String) async -> [String] {
    await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: lookUp(name)) }
    }
  }

  private static func lookUp(_ name: String) -> [String] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var addresses: [String] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ai_next
      guard let address = text(of: entry), !addresses.contains(address) else { continue }
      addresses.append(address)
    }
    return addresses
  }

  private static func text(of entry: addrinfo) -> String? {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let flags = NI_NUMERICHOST
    guard getnameinfo(entry.ai_addr, entry.ai_addrlen, &text, socklen_t(text.count), nil, 0, flags) == 0 else { return nil }
    // Without the name of an interface.
    return String(decoding: text.prefix { $0 != 0 && $0 != CChar(UInt8(ascii: "%")) }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
