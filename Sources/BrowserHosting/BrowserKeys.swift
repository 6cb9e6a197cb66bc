import Foundation

/// The names of browsers, in a cookie that no script reads: a scene belongs to the browser that has asked for its page.
///
/// A name is 128 random bits with a signature, so that nobody can give a browser a name of their own choice. The key is the process's
/// own: with another process the cookie is replaced.
struct BrowserKeys: Sendable {
  /// What cookies' names begin with. Cookies do not tell ports apart, so the name does where ports do.
  let cookieName: String
  private let base: String
  private let key: SigningKey

  init(port: Int? = nil, base: String = "", key: SigningKey = SigningKey()) {
    cookieName = "oriel-browser" + (port.map { "-\($0)" } ?? "")
    self.base = base
    self.key = key
  }

  /// The names of the browser that a request comes from, by its cookies: one for each page that it has asked for when it had none, as
  /// with several tabs when it begins.
  func browsers(inCookies headers: [String]) -> [String] {
    var names: [String] = []
    forEachOwn(headers) { _, value in
      if let browser = browser(inCookie: value) { names.append(browser) }
      // Others may have set any number of such cookies, without a signature.
      return names.count < Self.most
    }
    return names
  }

  /// Headers that take away the cookies which name no browser any more.
  func expired(inCookies headers: [String], isSecure: Bool) -> [String] {
    var expired: [String] = []
    forEachOwn(headers) { name, value in
      if browser(inCookie: value) == nil { expired.append("\(name)=; Max-Age=0; \(attributes(isSecure: isSecure))") }
      return expired.count < Self.most
    }
    return expired
  }

  /// Gives away the cookies that are named as this app's, until `body` says that it has enough. In bytes: most of a header may be others'.
  private func forEachOwn(_ headers: [String], _ body: (_ name: Substring, _ value: Substring) -> Bool) {
    let prefix = Array((cookieName + ".").utf8)
    for header in headers {
      for cookie in HeaderEntries(header, separatedBy: UInt8(ascii: ";")) where cookie.utf8.starts(with: prefix) {
        guard let end = cookie.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let name = cookie[..<end]
        guard Self.isMark(name.dropFirst(prefix.count)) else { continue }
        if !body(name, cookie[cookie.index(after: end)...]) { return }
      }
    }
  }

  private static let most = 20
  private static let markLength = 8

  /// Whether a text may stand in a cookie's name for a browser: others may have set cookies of any name.
  private static func isMark(_ text: Substring) -> Bool {
    (1...markLength).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }

  private func browser(inCookie value: Substring) -> String? {
    let halves = value.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count == 2, let signature = Self.bytes(of: halves[1]),
      key.isSignature(signature, of: halves[0])
    else { return nil }
    return String(halves[0])
  }

  /// A browser that nobody knows yet.
  func newBrowser() -> String {
    SessionRegistry.unguessableName()
  }

  /// The header that gives a browser its name. Each has a cookie of its own, so that none replaces that of a page which was asked for at the
  /// same time.
  func cookie(for browser: String, isSecure: Bool) -> String {
    "\(cookieName).\(browser.prefix(Self.markLength))=\(browser).\(signature(of: browser)); \(attributes(isSecure: isSecure))"
  }

  private func attributes(isSecure: Bool) -> String {
    "Path=\(base)/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }

  private func signature(of browser: String) -> String {
    key.signature(of: browser).hexadecimal
  }

  private static func bytes(of text: Substring) -> [UInt8]? {
    guard text.utf8.count == 64 else { return nil }
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == 64 else { return nil }
    return (0..<32).map { (place: Int) -> UInt8 in UInt8(digits[2 * place] << 4 | digits[2 * place + 1]) }
  }
}
