import SwiftUICore

extension NSColor {
  private static func system(_ name: String) -> NSColor {
    NSColor(SystemColors.color(named: name) ?? ColorDescription(.named(.gray)))
  }

  /// As sources have it that do not import this module: what the names mean stands there.
  private static func named(_ color: _PlatformColor) -> NSColor { NSColor(Color(color)) }

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
  public static let black = named(.black)
  /// A third of white.
  public static let darkGray = named(.darkGray)
  /// Two thirds of white.
  public static let lightGray = named(.lightGray)
  /// White.
  public static let white = named(.white)
  /// Half of white.
  public static let gray = named(.gray)
  /// The display's red.
  public static let red = named(.red)
  /// The display's green.
  public static let green = named(.green)
  /// The display's blue.
  public static let blue = named(.blue)
  /// Green and blue.
  public static let cyan = named(.cyan)
  /// Red and green.
  public static let yellow = named(.yellow)
  /// Red and blue.
  public static let magenta = named(.magenta)
  /// Red and half of green.
  public static let orange = named(.orange)
  /// Half of red and blue.
  public static let purple = named(.purple)
  /// A dark orange.
  public static let brown = named(.brown)
  /// Nothing.
  public static let clear = named(.clear)

  // MARK: For light and dark

  /// The system's red.
  public static let systemRed = named(.systemRed)
  /// The system's orange.
  public static let systemOrange = named(.systemOrange)
  /// The system's yellow.
  public static let systemYellow = named(.systemYellow)
  /// The system's green.
  public static let systemGreen = named(.systemGreen)
  /// The system's mint.
  public static let systemMint = named(.systemMint)
  /// The system's teal.
  public static let systemTeal = named(.systemTeal)
  /// The system's cyan.
  public static let systemCyan = named(.systemCyan)
  /// The system's blue.
  public static let systemBlue = named(.systemBlue)
  /// The system's indigo.
  public static let systemIndigo = named(.systemIndigo)
  /// The system's purple.
  public static let systemPurple = named(.systemPurple)
  /// The system's pink.
  public static let systemPink = named(.systemPink)
  /// The system's brown.
  public static let systemBrown = named(.systemBrown)
  /// The system's gray.
  public static let systemGray = named(.systemGray)
  /// Text.
  public static let labelColor = named(.label)
  /// Text of the second rank.
  public static let secondaryLabelColor = named(.secondaryLabel)
  /// Text of the third rank.
  public static let tertiaryLabelColor = named(.tertiaryLabel)
  /// Text of the fourth rank.
  public static let quaternaryLabelColor = named(.quaternaryLabel)
  /// Text in place of a text that is not entered yet.
  public static let placeholderTextColor = named(.placeholderText)
  /// Text in fields.
  public static let textColor = named(.label)
  /// Text on controls.
  public static let controlTextColor = named(.label)
  /// Text on controls that cannot be used.
  public static let disabledControlTextColor = named(.tertiaryLabel)
  /// Text above columns.
  public static let headerTextColor = named(.label)
  /// Titles of windows.
  public static let windowFrameTextColor = named(.label)
  /// Links.
  public static let linkColor = named(.link)
  /// Lines between contents.
  public static let separatorColor = named(.separator)
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
  public static let shadowColor = black
  /// Light on edges.
  public static let highlightColor = white
}
