import Foundation

/// The script and the style sheet: under names made from their bytes, which browsers may keep for as long as they like.
struct PageResource: Sendable {
  static let script = PageResource("oriel", "js", "text/javascript", PageScript.bytes)
  static let desktopScript = PageResource("oriel.desktop", "js", "text/javascript", PageScript.desktopBytes)
  static let styleSheet = PageResource("oriel", "css", "text/css", DOMCatalogue.styleSheet)
  static let all = [script, desktopScript, styleSheet] + OwnFont.files

  /// Within the app.
  let path: String
  private let name: String
  private let kind: String
  private let type: String
  private let bytes: [UInt8]
  private let gzip: [UInt8]?

  /// The file of a font, which is compressed already.
  init(font weight: Int, _ bytes: [UInt8]) {
    let hash = Digest.sha256(bytes).prefix(8).hexadecimal
    (name, kind) = ("oriel-text-\(weight)", "woff2")
    path = "/oriel-text-\(weight)-\(hash).woff2"
    type = "font/woff2"
    self.bytes = bytes
    gzip = nil
  }

  private init(_ name: String, _ kind: String, _ type: String, _ bytes: [UInt8]) {
    let hash = Digest.sha256(bytes).prefix(8).hexadecimal
    path = "/\(name)-\(hash).\(kind)"
    (self.name, self.kind) = (name, kind)
    self.type = "\(type); charset=utf-8"
    self.bytes = bytes
    gzip = Gzip.compress(bytes, level: 9)
  }

  /// Whether a path is for this, though perhaps of another build: then a page gets what there is, and keeps it for no other page.
  func has(_ path: Substring) -> Bool {
    if kind == "woff2" { return path == self.path }
    return path == self.path || path == "/\(name).\(kind)" || path.hasPrefix("/\(name)-") && path.hasSuffix(".\(kind)")
  }

  func response(at path: Substring) -> HTTPHandler.Response {
    HTTPHandler.Response(
      status: .ok, headers: [("Content-Type", type)],
      caching: path == self.path ? "public, max-age=31536000, immutable" : "no-store", body: bytes, gzip: gzip)
  }
}
