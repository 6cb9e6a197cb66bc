import Foundation
import NIOHTTP1

/// What a proxy says in each request to show that it is the one that the operator means: an address alone is that of every program on a
/// machine.
struct ProxySecret: Sendable, Equatable {
  static let header = "X-Proxy-Secret"
  private static let shortest = 16
  private static let longest = 1024

  private let text: String

  /// Nil for a text that can be guessed, or that no header can hold.
  init?(_ text: String) {
    guard (Self.shortest...Self.longest).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    self.text = text
  }

  /// Reads the first line of a file, and nothing else: what stands in arguments is seen by everybody on the machine.
  init(inFile path: String, from source: String) throws(HostOptions.InvalidOption) {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw HostOptions.InvalidOption(description: "\(source) cannot read \(path): \(String(cString: strerror(errno))).")
    }
    let data = (try? file.read(upToCount: Self.longest + 2)) ?? Data()
    let line = String(decoding: data.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    guard let secret = ProxySecret(line) else {
      throw HostOptions.InvalidOption(
        description: """
          \(source) takes a file whose first line is \(Self.shortest) to \(Self.longest) letters, digits and signs without spaces; \
          that of \(path) is not. One is made with: openssl rand -hex 32
          """)
    }
    self = secret
  }

  /// Whether a request has it, once. It takes as long for a wrong one, however much of it is right.
  func isSaid(in headers: HTTPHeaders) -> Bool {
    let said = headers[Self.header]
    guard said.count == 1 else { return false }
    let key = SigningKey(Array(text.utf8))
    return key.isSignature(key.signature(of: said[0]), of: text)
  }
}
