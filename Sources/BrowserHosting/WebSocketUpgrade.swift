import Foundation
import NIOHTTP1

/// A request to turn a connection into a WebSocket (RFC 6455, section 4.2), checked.
struct WebSocketUpgrade {
  let responseHeaders: HTTPHeaders
  /// Whether messages may be compressed, in both directions.
  let compresses: Bool

  struct Refusal: Error, Equatable {
    let status: HTTPResponseStatus
    let reason: String
    var headers: [(String, String)] = []

    static func == (lhs: Refusal, rhs: Refusal) -> Bool { lhs.status == rhs.status && lhs.reason == rhs.reason }
  }

  static func check(_ request: HTTPRequestHead, _ caller: Caller, _ place: PublicAddress) -> Result<WebSocketUpgrade, Refusal> {
    func refuse(_ status: HTTPResponseStatus, _ reason: String, _ headers: [(String, String)] = []) -> Result<Self, Refusal> {
      .failure(Refusal(status: status, reason: reason + "\n", headers: headers))
    }
    let headers = request.headers
    func has(_ name: String, _ token: String) -> Bool {
      headers[canonicalForm: name].contains { $0.lowercased() == token }
    }
    guard request.method == .GET, request.version == .http1_1, has("Upgrade", "websocket"), has("Connection", "upgrade") else {
      return refuse(.upgradeRequired, "Here is a WebSocket.", [("Upgrade", "websocket"), ("Connection", "Upgrade")])
    }
    guard has("Sec-WebSocket-Version", "13") else {
      return refuse(.upgradeRequired, "Only version 13 is spoken here.", [("Sec-WebSocket-Version", "13")])
    }
    guard let key = headers.first(name: "Sec-WebSocket-Key"), Data(base64Encoded: key)?.count == 16 else {
      return refuse(.badRequest, "The Sec-WebSocket-Key header must be 16 bytes in base 64.")
    }
    // A page of another origin must not drive the app with this person's browser.
    guard isOwn(headers.first(name: "Origin"), caller, place) else {
      return refuse(.forbidden, "The WebSocket is for pages of this origin. Behind a proxy, --public-origin names it.")
    }
    var response = HTTPHeaders([("Upgrade", "websocket"), ("Connection", "Upgrade")])
    let digest = Digest.sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    response.add(name: "Sec-WebSocket-Accept", value: Data(digest).base64EncodedString())
    let compresses = MessageDeflate.isOffered(headers["Sec-WebSocket-Extensions"])
    if compresses { response.add(name: "Sec-WebSocket-Extensions", value: MessageDeflate.agreement) }
    return .success(WebSocketUpgrade(responseHeaders: response, compresses: compresses))
  }

  /// Whether a request comes from a page of the app.
  static func isOwn(_ origin: String?, _ caller: Caller, _ place: PublicAddress) -> Bool {
    origin.map { origin in place.origins.contains(origin) || isOfSameHost(origin, caller) } ?? false
  }

  private static func isOfSameHost(_ origin: String, _ caller: Caller) -> Bool {
    guard let host = caller.host else { return false }
    // A proxy in front may speak TLS without saying so.
    return origin == "https://\(host)" || !caller.isSecure && origin == "http://\(host)"
  }
}
