import SwiftUICore

@testable import BrowserHosting

/// What a page says of a font, all of whose characters are equally wide.
struct FontNumbers {
  var face = "font-weight:400"
  /// In thousandths of a point.
  var error = 0
  /// In hundred-thousandths of the size.
  var advance = 60_000
  var ascent = 900
  var descent = 200
  /// At each whole size from 6 to 64.
  var heights = Array(repeating: [15, 4], count: 59).flatMap { $0 }

  var metrics: String { ([error, ascent, descent] + heights).map(String.init).joined(separator: " ") }
  var advances: String { Array(repeating: "\(advance)", count: MeasuredCharacters.count).joined(separator: " ") }
  var table: FontTable { FontTable(face: face, metrics: metrics, advances: advances)! }
}
