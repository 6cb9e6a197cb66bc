import Foundation
import Glibc

/// A TCP connection that sends and receives bytes as they are. It blocks a queue of its own, never the caller.
final class RawConnection: @unchecked Sendable {
  struct Failure: Error {
    let call: String
    let number: Int32
  }
  /// The other side has closed.
  struct Ended: Error {}

  private let descriptor: Int32
  private let queue = DispatchQueue(label: "connection")
  /// Received and not yet taken. Used on the queue only.
  private var bytes: [UInt8] = []

  /// - Parameter host: The last part of the loopback address that this connection comes from.
  init(port: Int, host: UInt8 = 1) async throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.descriptor = descriptor
    var timeout = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    try await onQueue {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      if host != 1 {
        address.sin_addr.s_addr = (UInt32(0x7f00_0000) | UInt32(host)).bigEndian
        _ = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
      }
      address.sin_port = UInt16(port).bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      if status != 0 { throw Failure(call: "connect", number: errno) }
    }
  }

  deinit {
    Glibc.close(descriptor)
  }

  /// Ends the connection for both sides, also while something is being received.
  func close() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Says to the other side that no more will come.
  func finishSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) async throws {
    try await onQueue { [descriptor] in
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { throw Failure(call: "send", number: errno) }
        sent += count
      }
    }
  }

  func take(_ count: Int) async throws -> [UInt8] {
    try await onQueue {
      while self.bytes.count < count { try self.receive() }
      return self.remove(count)
    }
  }

  func take(through mark: String) async throws -> String {
    try await onQueue {
      let mark = Array(mark.utf8)
      while true {
        if let range = self.bytes.firstRange(of: mark) {
          return String(decoding: self.remove(range.upperBound), as: UTF8.self)
        }
        try self.receive()
      }
    }
  }

  /// Takes all that comes until the other side closes.
  func takeAll() async throws -> [UInt8] {
    try await onQueue {
      do {
        while true { try self.receive() }
      } catch is Ended {
        return self.remove(self.bytes.count)
      }
    }
  }

  private func remove(_ count: Int) -> [UInt8] {
    defer { bytes.removeFirst(count) }
    return Array(bytes[..<count])
  }

  private func receive() throws {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    if count == 0 || count < 0 && errno == ECONNRESET { throw Ended() }
    guard count > 0 else { throw Failure(call: "recv", number: errno) }
    bytes += chunk[..<count]
  }

  private func onQueue<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}

/// What a server answers to a request.
struct HTTPAnswer: Sendable {
  var status = 0
  var version = ""
  /// By names in lower case.
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  var text: String { String(decoding: body, as: UTF8.self) }
}

extension RawConnection {
  /// - Parameter headers: Further ones, each with the end of its line.
  func get(_ path: String, host: String, headers: String = "") async throws -> HTTPAnswer {
    try await send("GET \(path) HTTP/1.1\r\nHost: \(host)\r\nCookie: \(TestBrowser.cookie)\r\n\(headers)\r\n")
    return try await answer()
  }

  func answer(hasBody: Bool = true) async throws -> HTTPAnswer {
    let lines = try await take(through: "\r\n\r\n").components(separatedBy: "\r\n")
    let first = lines[0].split(separator: " ")
    var answer = HTTPAnswer()
    answer.version = String(first[0])
    answer.status = Int(first[1]) ?? 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { answer.headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
    }
    if hasBody { answer.body = try await take(answer.headers["content-length"].flatMap { Int($0) } ?? 0) }
    return answer
  }
}
