import Foundation

/// A server on the loopback address that gives each connection the next of its answers, and remembers what it was asked.
// Sendable: the requests are read and written under the lock only; the rest is constant.
final class LoopbackServer: @unchecked Sendable {
  private let listener: Int32
  private let lock = NSLock()
  private var received: [String] = []
  private let answer: @Sendable (_ request: String) -> String?

  /// The port that the system chose.
  let port: UInt16

  /// - Parameter answer: Makes a whole response of the head of a request; nil closes the connection without any.
  init(answer: @escaping @Sendable (_ request: String) -> String?) {
    self.answer = answer
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (listener, size) = (listener, length)
    let port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        guard bind(listener, pointer, size) == 0, listen(listener, 8) == 0 else { return UInt16?.none }
        getsockname(listener, pointer, &length)
        return 0
      }
    }
    self.port = port == nil ? 0 : UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in serve() }
  }

  var requests: [String] { lock.withLock { received } }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  /// Ends the server. Who has one must call it.
  func stop() {
    // Its thread closes it: were it closed here, that thread could accept what another server's new listener of this number is sent.
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func serve() {
    defer { close(listener) }
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") {
        let count = read(connection, &buffer, buffer.count)
        guard count > 0 else { break }
        bytes += buffer[..<count]
      }
      let request = String(decoding: bytes, as: UTF8.self)
      lock.withLock { received.append(request) }
      if let response = answer(request) {
        let bytes = Array(response.utf8)
        _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      }
      close(connection)
    }
  }
}
