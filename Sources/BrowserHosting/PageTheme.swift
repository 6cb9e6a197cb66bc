import SwiftUICore

extension LayoutTheme {
  /// The measures of this host's style sheet.
  static let page: LayoutTheme = {
    var theme = LayoutTheme()
    theme.dividerThickness = 1
    theme.keepsBeginnings = true
    theme.commandBarHeight = 28  // as in Commands.css
    theme.longestGaps = 6_000_000  // as in Rows.js
    return theme
  }()
}
