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

  /// The sizes in a window of the desktop's, which has the commands in a bar of its own.
  static let window: LayoutTheme = {
    var theme = page
    theme.commandBarHeight = 0
    return theme
  }()
}
