import Foundation

/// Whether an app will be able to listen, asked before it is built.
enum PortCheck {
  /// What is wrong with the port that the app's options name, with what to do; nil if nothing is, or if they name none.
  static func problem(with arguments: [String]) -> String? {
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
    }
    guard let port = value("--port").flatMap(UInt16.init) else { return nil }
    let host = value("--host") ?? "127.0.0.1"
    switch failure(toListenOn: host, port) {
    case EADDRINUSE:
      return "Port \(port) of \(host) is taken. Name another with --port, or none: then the first free one is taken."
    case EACCES: return "Port \(port) of \(host) may not be listened on by this user. Name one from 1024 on with --port."
    // The app says what else is wrong.
    default: return nil
    }
  }

  /// The number of the error that listening ends with; 0 if it does not, or if the address is not known.
  private static func failure(toListenOn host: String, _ port: UInt16) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found else { return 0 }
    defer { freeaddrinfo(found) }
    let descriptor = socket(address.pointee.ai_family, address.pointee.ai_socktype, address.pointee.ai_protocol)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    var reuse: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0, listen(descriptor, 1) == 0 else {
      return errno
    }
    return 0
  }
}
