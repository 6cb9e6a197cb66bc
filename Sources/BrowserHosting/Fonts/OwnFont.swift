import CFonts
import Foundation
import Synchronization

/// The font of pages whose system has none of Apple's: one whose lines are as wide as those of the system font there. It is served once, and what
/// pages would measure of it is known in advance.
enum OwnFont {
  /// Its name in style sheets.
  static let family = "Oriel Text"
  /// The usual one first. What is lighter or heavier than all of them is as the last one in its direction.
  private static let weights = [400, 500, 600, 700, 200, 300, 800]

  private static let isLeftOut = Atomic<Bool>(false)

  /// Whether pages take the font of the system that they are on.
  static var usesSystemFont: Bool {
    get { isLeftOut.load(ordering: .relaxed) }
    set { isLeftOut.store(newValue, ordering: .relaxed) }
  }

  /// A file for each weight.
  static let files = weights.indices.map { PageResource(font: weights[$0], bytes(oriel_text_font(Int32($0)))) }

  /// The file of texts of the usual weight, which nearly all pages need.
  static var regular: PageResource { files[0] }

  private static func bytes(_ bytes: oriel_bytes) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes.start, count: bytes.count))
  }

  /// Rules for the style sheet. A style sheet finds what stands beside it.
  static let styleSheet: [UInt8] = Array(
    zip(weights, files).map { weight, file in
      """
      @font-face { font-family: "\(family)"; font-weight: \(weight); font-display: swap; \
      src: url("\(file.path.dropFirst())") format("woff2"); }

      """
    }.joined().utf8)

  /// A font as pages measure it.
  struct Measured: Sendable {
    let table: FontTable
    /// How wide the line is by which a page finds out whether it draws the font so.
    fileprivate let probe: String
    fileprivate let metrics: String
  }

  static let measured: [Measured] = {
    let lines = String(decoding: bytes(oriel_text_tables()), as: UTF8.self).split(separator: "\n").map(String.init)
    return stride(from: 0, to: lines.count - 3, by: 4).compactMap { place in
      FontTable(ownFace: lines[place], metrics: lines[place + 2], advances: lines[place + 3]).map {
        Measured(table: $0, probe: lines[place + 1], metrics: lines[place + 2])
      }
    }
  }()

  /// What the script knows of it: for each declaration the id of the table, the width of the probe, and the metrics.
  static let script: String = {
    let lines = measured.map { "[\"\($0.table.face.style)\", \"\($0.table.id)\", \($0.probe), \"\($0.metrics)\"]" }
    return "const ownFonts = [\(lines.joined(separator: ", "))];\n"
  }()

  /// The tables that a page has which says nothing of its fonts: whoever names such a browser most probably draws this font.
  static func ids(forBrowser name: String) -> [String] {
    let hasApples = ["Macintosh", "iPhone", "iPad"].contains { name.contains($0) }
    // Firefox and WebKitGTK take fonts to be of another height at some sizes. With WebKitGTK a window of the desktop's is new each time, and texts
    // that are as wide from the first are worth a pixel.
    return usesSystemFont || hasApples || !name.contains("AppleWebKit/") ? [] : measured.map(\.table.id)
  }
}
