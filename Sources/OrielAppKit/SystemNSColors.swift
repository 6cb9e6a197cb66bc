import SwiftUICore

extension NSColor {
  private static func system(_ name: String) -> NSColor {
    NSColor(SystemColors.color(named: name) ?? ColorDescription(.named(.gray)))
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) -> NSColor {
    NSColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  private static func grays(light: Double, dark: Double, opacity: Double = 1) -> NSColor {
    NSColor(
      ColorDescription(
        .schemes(
          SchemeColor(
            light: CatalogColor(red: light, green: light, blue: light, opacity: opacity),
            dark: CatalogColor(red: dark, green: dark, blue: dark, opacity: opacity)))))
  }

  // MARK: The same in light and dark

  /// Black.
  public static let black = color(0, 0, 0)
  /// A third of white.
  public static let darkGray = color(1 / 3, 1 / 3, 1 / 3)
  /// Two thirds of white.
  public static let lightGray = color(2 / 3, 2 / 3, 2 / 3)
  /// White.
  public static let white = color(1, 1, 1)
  /// Half of white.
  public static let gray = color(0.5, 0.5, 0.5)
  /// The display's red.
  public static let red = color(1, 0, 0)
  /// The display's green.
  public static let green = color(0, 1, 0)
  /// The display's blue.
  public static let blue = color(0, 0, 1)
  /// Green and blue.
  public static let cyan = color(0, 1, 1)
  /// Red and green.
  public static let yellow = color(1, 1, 0)
  /// Red and blue.
  public static let magenta = color(1, 0, 1)
  /// Red and half of green.
  public static let orange = color(1, 0.5, 0)
  /// Half of red and blue.
  public static let purple = color(0.5, 0, 0.5)
  /// A dark orange.
  public static let brown = color(0.6, 0.4, 0.2)
  /// Nothing.
  public static let clear = color(0, 0, 0, opacity: 0)

  // MARK: For light and dark

  /// The system's red.
  public static let systemRed = system("systemRed")
  /// The system's orange.
  public static let systemOrange = system("systemOrange")
  /// The system's yellow.
  public static let systemYellow = system("systemYellow")
  /// The system's green.
  public static let systemGreen = system("systemGreen")
  /// The system's mint.
  public static let systemMint = system("systemMint")
  /// The system's teal.
  public static let systemTeal = system("systemTeal")
  /// The system's cyan.
  public static let systemCyan = system("systemCyan")
  /// The system's blue.
  public static let systemBlue = system("systemBlue")
  /// The system's indigo.
  public static let systemIndigo = system("systemIndigo")
  /// The system's purple.
  public static let systemPurple = system("systemPurple")
  /// The system's pink.
  public static let systemPink = system("systemPink")
  /// The system's brown.
  public static let systemBrown = system("systemBrown")
  /// The system's gray.
  public static let systemGray = system("systemGray")
  /// Text.
  public static let labelColor = system("label")
  /// Text of the second rank.
  public static let secondaryLabelColor = system("secondaryLabel")
  /// Text of the third rank.
  public static let tertiaryLabelColor = system("tertiaryLabel")
  /// Text of the fourth rank.
  public static let quaternaryLabelColor = system("quaternaryLabel")
  /// Text in place of a text that is not entered yet.
  public static let placeholderTextColor = system("placeholderText")
  /// Text in fields.
  public static let textColor = system("label")
  /// Text on controls.
  public static let controlTextColor = system("label")
  /// Text on controls that cannot be used.
  public static let disabledControlTextColor = system("tertiaryLabel")
  /// Text above columns.
  public static let headerTextColor = system("label")
  /// Titles of windows.
  public static let windowFrameTextColor = system("label")
  /// Links.
  public static let linkColor = system("link")
  /// Lines between contents.
  public static let separatorColor = system("separator")
  /// Lines of tables.
  public static let gridColor = grays(light: 0.9, dark: 0.1)
  /// What can be used, as the app has chosen it.
  public static let controlAccentColor = system("tint")
  /// Behind what is chosen.
  public static let selectedContentBackgroundColor = system("tint")
  /// Behind what is chosen where nobody is.
  public static let unemphasizedSelectedContentBackgroundColor = grays(light: 0.86, dark: 0.27)
  /// Behind windows.
  public static let windowBackgroundColor = system("windowBackground")
  /// Behind pages.
  public static let underPageBackgroundColor = grays(light: 0.59, dark: 0.16)
  /// Behind lists and other large controls.
  public static let controlBackgroundColor = grays(light: 1, dark: 0.12)
  /// Behind text.
  public static let textBackgroundColor = grays(light: 1, dark: 0.12)
  /// Controls.
  public static let controlColor = grays(light: 1, dark: 1, opacity: 0.25)
  /// Shadows.
  public static let shadowColor = color(0, 0, 0)
  /// Light on edges.
  public static let highlightColor = color(1, 1, 1)
}
