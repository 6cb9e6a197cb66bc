import Foundation
import NIOHTTP1

/// What opens the pages of an app that is shown in windows of its own: a cookie that those have, and no other program of the machine.
///
/// Where there is no window the person opens an address in a browser that has the key once, and becomes the cookie: see `enter`.
struct WindowKey: Sendable {
  /// 128 random bits.
  let text: String
  private let proof = SigningKey()

  init(_ text: String = SessionRegistry.unguessableName()) {
    self.text = text
  }

  /// Cookies do not tell ports apart: so their names do.
  static func cookieName(port: Int) -> String { "oriel-key-\(port)" }

  /// Where a browser gets the cookie.
  var address: String { "/enter?key=\(text)" }

  /// What is answered to a request before anything else is; nil for one that may go on.
  func refusal(_ request: HTTPRequestHead, port: Int) -> HTTPHandler.Response? {
    let name = Self.cookieName(port: port)
    if isIn(cookies: request.headers["Cookie"], named: name) { return nil }
    let parts = request.uri.split(separator: "?", maxSplits: 1)
    if parts.first == "/enter", parts.count == 2, parts[1].hasPrefix("key="), isRight(parts[1].dropFirst(4)) {
      let cookie = "\(name)=\(text); Path=/; HttpOnly; SameSite=Lax"
      return .text(.seeOther, "The app is at /.\n", [("Location", "/"), ("Set-Cookie", cookie)])
    }
    return .text(
      .forbidden,
      "This app is shown in a window of its own, and nowhere else. Start it without --window to open it in a browser.\n")
  }

  private func isIn(cookies headers: [String], named name: String) -> Bool {
    headers.contains { header in
      HeaderEntries(header, separatedBy: UInt8(ascii: ";")).contains { cookie in
        cookie.hasPrefix("\(name)=") && isRight(cookie.dropFirst(name.count + 1))
      }
    }
  }

  /// Compared by signatures, so that the time tells nothing of how much was right.
  private func isRight(_ said: Substring) -> Bool {
    said.utf8.count < 100 && proof.isSignature(proof.signature(of: said), of: text)
  }
}
