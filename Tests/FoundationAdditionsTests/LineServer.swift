import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A server of HTTP for one connection, that sends when it is told to.
final class LineServer: Sendable {
  struct Refused: Error {}

  private struct State {
    var connection: Int32?
    var pending: [UInt8] = []
    var isClosing = false
    var isLeft = false
    var sent = 0
    var noted: [String] = []
  }

  private let listener: Int32
  let url: URL
  private let length: Int?
  private let state = Mutex(State())
  private let more = DispatchSemaphore(value: 0)

  /// - Parameter length: How many bytes the head of the answer promises.
  init(length: Int? = nil) throws {
    self.length = length
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 4) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/") else { throw Refused() }
    self.url = url
    Thread { [self] in serve() }.start()
  }

  func send(_ text: String) {
    state.withLock { $0.pending += Array(text.utf8) }
    more.signal()
  }

  func close() {
    state.withLock { $0.isClosing = true }
    more.signal()
  }

  /// Whether the other side has ended the connection.
  var isLeft: Bool { state.withLock { $0.isLeft } }
  var sentCount: Int { state.withLock { $0.sent } }
  var noted: [String] { state.withLock { $0.noted } }
  func note(_ line: String) { state.withLock { $0.noted.append(line) } }

  private func serve() {
    let connection = accept(listener, nil, nil)
    guard connection >= 0 else { return }
    defer {
      Glibc.close(connection)
      Glibc.close(listener)
    }
    var buffer = [UInt8](repeating: 0, count: 4096)
    _ = recv(connection, &buffer, buffer.count, 0)
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n" + (length.map { "Content-Length: \($0)\r\n" } ?? "")
      + "Connection: close\r\n\r\n"
    write(Array(head.utf8), to: connection)
    while true {
      let (bytes, isClosing) = state.withLock { state in
        defer { state.pending = [] }
        return (state.pending, state.isClosing)
      }
      write(bytes, to: connection)
      if bytes.isEmpty {
        if isClosing { return }
        _ = more.wait(timeout: .now() + .milliseconds(10))
        var waiting = pollfd(fd: connection, events: Int16(POLLIN | 0x2000), revents: 0)
        if poll(&waiting, 1, 0) > 0 {
          state.withLock { $0.isLeft = true }
          return
        }
      }
    }
  }

  private func write(_ bytes: [UInt8], to connection: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, min($0.count, 65536), Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return state.withLock { $0.isLeft = true } }
      rest = rest.dropFirst(count)
      state.withLock { $0.sent += count }
    }
  }
}
