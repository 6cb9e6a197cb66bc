import Foundation

@testable import BrowserHosting

/// The side of a page, by hand, so that it can break every rule.
struct WebSocketClient: Sendable {
  enum Opcode: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case unknown = 3
    case close = 8
    case ping = 9
    case pong = 10
  }

  struct Unexpected: Error {
    let what: String
  }

  let connection: RawConnection

  static func request(
    host: String, headers changes: [String: String?] = [:]
  ) -> String {
    var headers: [String: String?] = [
      "Host": host, "Origin": "http://\(host)", "Upgrade": "websocket", "Connection": "keep-alive, Upgrade",
      "Cookie": TestBrowser.cookie,
      "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ]
    headers.merge(changes) { $1 }
    let lines = headers.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
    return "GET /socket HTTP/1.1\r\n\(lines.joined())\r\n"
  }

  init(
    _ connection: RawConnection, host: String, scene: String, commit: Int = 0, cookie: String? = TestBrowser.cookie
  ) async throws {
    self.connection = connection
    try await connection.send(Self.request(host: host, headers: ["Cookie": cookie]))
    let answer = try await connection.answer(hasBody: false)
    guard answer.status == 101 else { throw Unexpected(what: "status \(answer.status)") }
    try await send(Self.join(scene, commit: commit))
  }

  /// A connection that has been upgraded already, and has joined.
  init(upgraded connection: RawConnection) {
    self.connection = connection
  }

  static func join(_ scene: String, commit: Int = 0) -> String { "[\"join\",\(PageProtocol.version),\"\(scene)\",\(commit)]" }

  static func joinFrame(_ scene: String) -> [UInt8] { frame(.text, Array(join(scene).utf8)) }

  static func frame(
    _ opcode: Opcode, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true, reserved: UInt8 = 0
  ) -> [UInt8] {
    var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | reserved | opcode.rawValue]
    let maskBit: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ..<126: bytes.append(maskBit | UInt8(payload.count))
    case ..<65536: bytes += [maskBit | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
    default:
      bytes.append(maskBit | 127)
      for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8((payload.count >> shift) & 0xff)) }
    }
    guard isMasked else { return bytes + payload }
    let mask: [UInt8] = [1, 2, 3, 4]
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  func send(_ text: String) async throws { try await connection.send(Self.frame(.text, Array(text.utf8))) }

  func nextFrame() async throws -> (opcode: UInt8, payload: [UInt8]) {
    let head = try await connection.take(2)
    var length = Int(head[1])
    guard length < 128 else { throw Unexpected(what: "a masked frame") }
    if length >= 126 {
      length = try await connection.take(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
    }
    return (head[0] & 0x0f, try await connection.take(length))
  }

  /// The next text message that says something, however many parts it comes in.
  func message() async throws -> String {
    let parts = try await messageParts()
    return parts.dropLast().map { $0.dropFirst() }.joined() + parts.last!
  }

  /// The same as it comes: each part but the last begins with a "+". Heartbeats come in between where the machine is slow.
  func messageParts() async throws -> [String] {
    var parts: [String] = []
    while true {
      let frame = try await nextFrame()
      switch frame.opcode {
      case Opcode.ping.rawValue: try await connection.send(Self.frame(.pong, frame.payload))
      case Opcode.text.rawValue:
        guard !frame.payload.isEmpty else { continue }
        guard let part = String(validating: frame.payload, as: UTF8.self) else { throw Unexpected(what: "no UTF-8") }
        parts.append(part)
        if !part.hasPrefix("+") { return parts }
      default: throw Unexpected(what: "opcode \(frame.opcode)")
      }
    }
  }

  /// The code of the closing frame, whatever comes before it; nil if it has none.
  func closeCode() async throws -> Int? {
    while true {
      let (opcode, payload) = try await nextFrame()
      guard opcode == Opcode.close.rawValue else { continue }
      return payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
    }
  }
}
