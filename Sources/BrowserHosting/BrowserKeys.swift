import Crypto
import Foundation

/// The names of browsers, in a cookie that no script reads: a scene belongs to the browser that has asked for its page.
///
/// A name is 128 random bits with a signature, so that nobody can give a browser a name of their own choice. The key is the process's
/// own: with another process the cookie is replaced.
struct BrowserKeys: Sendable {
  /// Cookies do not tell ports apart, so the name does where ports do.
  let cookieName: String
  private let base: String
  private let key: SymmetricKey

  init(port: Int? = nil, base: String = "", key: SymmetricKey = SymmetricKey(size: .bits256)) {
    cookieName = "oriel-browser" + (port.map { "-\($0)" } ?? "")
    self.base = base
    self.key = key
  }

  /// The browser that a request comes from, by its cookies.
  func browser(inCookies headers: [String]) -> String? {
    for header in headers {
      for cookie in header.split(separator: ";") {
        let parts = cookie.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].trimmingPrefix(while: \.isWhitespace) == cookieName else { continue }
        let halves = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count == 2, let signature = Self.bytes(of: halves[1]),
          HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: Data(halves[0].utf8), using: key)
        else { continue }
        return String(halves[0])
      }
    }
    return nil
  }

  /// A browser that nobody knows yet.
  func newBrowser() -> String {
    SessionRegistry.unguessableName()
  }

  /// The header that gives a browser its name.
  func cookie(for browser: String, isSecure: Bool) -> String {
    "\(cookieName)=\(browser).\(signature(of: browser)); Path=\(base)/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }

  private func signature(of browser: String) -> String {
    HMAC<SHA256>.authenticationCode(for: Data(browser.utf8), using: key).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      .joined()
  }

  private static func bytes(of text: Substring) -> [UInt8]? {
    guard text.utf8.count == 64 else { return nil }
    let digits = text.compactMap(\.hexDigitValue)
    return digits.count == 64 ? stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) } : nil
  }
}
