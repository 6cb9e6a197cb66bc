import NIOHTTP1
import SwiftUICore
import Synchronization

extension HTTPHandler {
  /// What is answered to a request.
  struct Response {
    var status: HTTPResponseStatus
    var headers: [(String, String)]
    var caching = "no-store"
    /// Nil if only the head is known.
    var body: [UInt8]?
    /// The body in fewer bytes, where it is kept so.
    var gzip: [UInt8]?
    /// Whose bytes the body is, if it is for others, too.
    var image: ImageBytes?
    /// What is sent in place of a body.
    var file: SentFile?

    static func text(_ status: HTTPResponseStatus, _ text: String, _ headers: [(String, String)] = []) -> Response {
      Response(status: status, headers: headers + [("Content-Type", "text/plain; charset=utf-8")], body: Array(text.utf8))
    }

    static func noScene(_ uri: String) -> Response {
      text(.notFound, "The app has no scene at \(uri.prefix(200)).\n")
    }

    /// No room now: a page that says so, and tries again. It is made once: it is for those who come when there is much to do.
    static func busy(isEnding: Bool, base: String) -> Response {
      let key = BusyKey(isEnding: isEnding, base: base)
      if let known = busyPages.withLock({ $0[key] }) { return known }
      let page = Page.busy(isEnding: isEnding, base: base)
      let body = Array(page.html.utf8)
      let response = Response(
        status: .serviceUnavailable,
        headers: [("Content-Type", "text/html; charset=utf-8"), ("Content-Security-Policy", page.policy), ("Retry-After", "5")],
        body: body, gzip: Gzip.compress(body))
      busyPages.withLock { $0[key] = response }
      return response
    }

    private struct BusyKey: Hashable {
      let isEnding: Bool
      let base: String
    }

    private static let busyPages = Mutex<[BusyKey: Response]>([:])

    private static let policy = """
      default-src 'none'; script-src 'self' \(Page.scriptSource); style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; \
      connect-src 'self'; base-uri 'none'; form-action 'none'
      """

    /// - Parameter isFramed: Whether a page of this server shows it in a frame.
    static func html(_ html: String?, isFramed: Bool = false) -> Response {
      Response(
        status: .ok,
        headers: [
          ("Content-Type", "text/html; charset=utf-8"),
          ("Content-Security-Policy", policy + (isFramed ? "; frame-ancestors 'self'" : "; frame-ancestors 'none'")),
        ], body: html.map { Array($0.utf8) })
    }

    /// Whether its bytes become fewer, and enough fewer to be worth the time.
    var isCompressible: Bool {
      let types = ["text/", "application/json", "image/svg+xml"]
      let type = headers.first { $0.0 == "Content-Type" }?.1 ?? ""
      return body.map { $0.count > 500 } == true && types.contains { type.hasPrefix($0) }
    }
  }
}
