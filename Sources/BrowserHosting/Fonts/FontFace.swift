import Foundation
import SwiftUICore

/// A font without its size, or with one where its characters do not grow evenly, in the words of style sheets: so a page is asked for it.
struct FontFace: Hashable, Sendable {
  /// No page is asked for a longer one: the app may have named a family so.
  static let limit = 500

  /// Declarations. What is not said is as in the window.
  let style: String

  /// - Parameter size: nil for all sizes.
  init(_ font: ResolvedFont, size: CGFloat? = nil) {
    var declarations: [(name: String, value: String)] = [("font-weight", "\(font.weight)")]
    if let size { declarations.append(("font-size", CSS.length(size))) }
    if let family = CSS.fontFamily(font.family, font.design) { declarations.append(("font-family", family)) }
    if font.isItalic { declarations.append(("font-style", "italic")) }
    if let width = font.width { declarations.append(("font-stretch", CSS.fontStretch(width))) }
    if font.hasMonospacedDigits { declarations.append(("font-variant-numeric", CSS.monospacedDigits)) }
    declarations += CSS.fontCapitals(font.capitals).compactMap { setting in setting.value.map { (setting.name, $0) } }
    style = declarations.map { "\($0.name):\($0.value)" }.joined(separator: ";")
  }

  /// As a page names it.
  init(style: String) {
    self.style = style
  }
}
