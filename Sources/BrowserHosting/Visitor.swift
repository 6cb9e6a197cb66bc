import Foundation
import NIOHTTP1

/// What a browser says of a person when it asks for a page.
struct Visitor: Sendable {
  /// The languages that they read, as browsers say it.
  var languages: String?
  var cookies: [String] = []
  /// What browser it is.
  var agent: String?
  /// The name of that one browser: see `BrowserKeys`.
  var browser = ""
  /// Who is signed in.
  var user: String?
  /// Where the request comes from.
  var address: String?

  /// How large their window is: as large as the page before was in this browser, else as windows of such devices are.
  var windowSize: CGSize {
    for header in cookies {
      for cookie in header.split(separator: ";") {
        let parts = cookie.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].trimmingPrefix(while: \.isWhitespace) == "oriel-window" else { continue }
        let lengths = parts[1].split(separator: "x", maxSplits: 2, omittingEmptySubsequences: false).compactMap { Int($0) }
        if lengths.count == 2, lengths.allSatisfy((1...Self.longest).contains) {
          return CGSize(width: lengths[0], height: lengths[1])
        }
      }
    }
    guard let agent, !agent.contains("Mobi") else { return CGSize(width: 390, height: 844) }
    return CGSize(width: 1280, height: 720)
  }

  private static let longest = 20_000
}

extension Visitor {
  /// - Parameter browser: The name of the browser that asks.
  init(_ request: HTTPRequestHead, _ caller: Caller, browser: String) {
    let headers = request.headers
    self.init(
      languages: headers.first(name: "Accept-Language"), cookies: headers["Cookie"], agent: headers.first(name: "User-Agent"),
      browser: browser, user: caller.user, address: AddressRange.group(of: caller.address))
  }
}
