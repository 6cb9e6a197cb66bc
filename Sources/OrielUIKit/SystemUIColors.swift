import SwiftUICore

extension UIColor {
  private static func system(_ name: String) -> UIColor {
    UIColor(SystemColors.color(named: name) ?? ColorDescription(.named(.gray)))
  }

  /// As sources have it that do not import this module: what the names mean stands there.
  private static func named(_ color: _PlatformColor) -> UIColor { UIColor(Color(color)) }

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
  /// Text on bright surfaces.
  public static let darkText = named(.darkText)
  /// Text on dark surfaces.
  public static let lightText = named(.lightText)

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
  /// A gray nearer to the background.
  public static let systemGray2 = named(.systemGray2)
  /// A gray nearer to the background.
  public static let systemGray3 = named(.systemGray3)
  /// A gray nearer to the background.
  public static let systemGray4 = named(.systemGray4)
  /// A gray nearer to the background.
  public static let systemGray5 = named(.systemGray5)
  /// The gray that is nearest to the background.
  public static let systemGray6 = named(.systemGray6)
  /// Text.
  public static let label = named(.label)
  /// Text of the second rank.
  public static let secondaryLabel = named(.secondaryLabel)
  /// Text of the third rank.
  public static let tertiaryLabel = named(.tertiaryLabel)
  /// Text of the fourth rank.
  public static let quaternaryLabel = named(.quaternaryLabel)
  /// Text in place of a text that is not entered yet.
  public static let placeholderText = named(.placeholderText)
  /// Links.
  public static let link = named(.link)
  /// Lines between contents, which show a little of what is below.
  public static let separator = named(.separator)
  /// Lines between contents.
  public static let opaqueSeparator = named(.opaqueSeparator)
  /// Thin and small shapes.
  public static let systemFill = named(.systemFill)
  /// Shapes of middle size.
  public static let secondarySystemFill = named(.secondarySystemFill)
  /// Large shapes.
  public static let tertiarySystemFill = named(.tertiarySystemFill)
  /// Large areas.
  public static let quaternarySystemFill = named(.quaternarySystemFill)
  /// What is behind everything.
  public static let systemBackground = named(.systemBackground)
  /// What is behind groups on that.
  public static let secondarySystemBackground = named(.secondarySystemBackground)
  /// What is behind groups in groups.
  public static let tertiarySystemBackground = named(.tertiarySystemBackground)
  /// What is behind grouped lists.
  public static let systemGroupedBackground = named(.systemGroupedBackground)
  /// What is behind groups on that.
  public static let secondarySystemGroupedBackground = named(.secondarySystemGroupedBackground)
  /// What is behind groups in groups.
  public static let tertiarySystemGroupedBackground = named(.tertiarySystemGroupedBackground)
  /// What can be used, as the app has chosen it: see `Color.accentColor`.
  public static let tintColor = system("tint")
}
