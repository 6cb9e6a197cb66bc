/// A color that UIKit names. Sources say `Color(.systemBackground)` without naming its type, which belongs to UIKit.
///
/// The names alone are here: there is nothing to do with such a color but to make a `Color` of it.
public struct _PlatformColor: Sendable {
  let description: ColorDescription

  private static func system(_ name: String) -> _PlatformColor {
    _PlatformColor(description: SystemColors.color(named: name) ?? ColorDescription(.named(.gray)))
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) -> _PlatformColor {
    _PlatformColor(description: Color(red: red, green: green, blue: blue, opacity: opacity).value)
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
  /// Text on bright surfaces.
  public static let darkText = system("darkText")
  /// Text on dark surfaces.
  public static let lightText = system("lightText")

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
  /// A gray nearer to the background.
  public static let systemGray2 = system("systemGray2")
  /// A gray nearer to the background.
  public static let systemGray3 = system("systemGray3")
  /// A gray nearer to the background.
  public static let systemGray4 = system("systemGray4")
  /// A gray nearer to the background.
  public static let systemGray5 = system("systemGray5")
  /// The gray that is nearest to the background.
  public static let systemGray6 = system("systemGray6")
  /// Text.
  public static let label = system("label")
  /// Text of the second rank.
  public static let secondaryLabel = system("secondaryLabel")
  /// Text of the third rank.
  public static let tertiaryLabel = system("tertiaryLabel")
  /// Text of the fourth rank.
  public static let quaternaryLabel = system("quaternaryLabel")
  /// Text in place of a text that is not entered yet.
  public static let placeholderText = system("placeholderText")
  /// Links.
  public static let link = system("link")
  /// Lines between contents, which show a little of what is below.
  public static let separator = system("separator")
  /// Lines between contents.
  public static let opaqueSeparator = system("opaqueSeparator")
  /// Thin and small shapes.
  public static let systemFill = system("systemFill")
  /// Shapes of middle size.
  public static let secondarySystemFill = system("secondarySystemFill")
  /// Large shapes.
  public static let tertiarySystemFill = system("tertiarySystemFill")
  /// Large areas.
  public static let quaternarySystemFill = system("quaternarySystemFill")
  /// What is behind everything.
  public static let systemBackground = system("systemBackground")
  /// What is behind groups on that.
  public static let secondarySystemBackground = system("secondarySystemBackground")
  /// What is behind groups in groups.
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  /// What is behind grouped lists.
  public static let systemGroupedBackground = system("systemGroupedBackground")
  /// What is behind groups on that.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  /// What is behind groups in groups.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
}

extension Color {
  // Where UIKit's own type is imported, its names are meant, and where a catalog has a color of the name, that is: of two that
  // are disfavored the one
  // with a value by itself comes last.

  /// A color that UIKit names, such as `Color(.systemBackground)`.
  @_disfavoredOverload
  public init(_ color: _PlatformColor, _: Void = ()) { self.init(color.description) }

  /// A color that UIKit names, such as `Color(uiColor: .systemBackground)`.
  @_disfavoredOverload
  public init(uiColor color: _PlatformColor) { self.init(color.description) }
}
