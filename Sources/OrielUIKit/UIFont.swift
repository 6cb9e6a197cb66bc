import SwiftUICore

/// A font by name, size and weight. Whoever shows the text has the letters, so what depends on these is the browser's to know.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy the strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 100 on the scale of OpenType.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// 200 on the scale of OpenType.
    public static let thin = Weight(rawValue: -0.6)
    /// 300 on the scale of OpenType.
    public static let light = Weight(rawValue: -0.4)
    /// 400 on the scale of OpenType.
    public static let regular = Weight(rawValue: 0)
    /// 500 on the scale of OpenType.
    public static let medium = Weight(rawValue: 0.23)
    /// 600 on the scale of OpenType.
    public static let semibold = Weight(rawValue: 0.3)
    /// 700 on the scale of OpenType.
    public static let bold = Weight(rawValue: 0.4)
    /// 800 on the scale of OpenType.
    public static let heavy = Weight(rawValue: 0.56)
    /// 900 on the scale of OpenType.
    public static let black = Weight(rawValue: 0.62)

    var value: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.12, 400), (0.27, 500), (0.35, 600), (0.48, 700), (0.59, 800),
      ]
      return steps.first { rawValue < $0.0 }?.1 ?? 900
    }
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// Titles.
    public static let title1 = TextStyle(rawValue: "title")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headlines.
    public static let headline = TextStyle(rawValue: "headline")
    /// Subheadlines.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Text.
    public static let body = TextStyle(rawValue: "body")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "caption")
    /// Captions of the second level.
    public static let caption2 = TextStyle(rawValue: "caption2")

    var description: FontDescription.TextStyle { FontDescription.TextStyle(rawValue: rawValue) ?? .body }
  }

  let value: FontDescription
  /// How large it is, in points.
  public let pointSize: CGFloat

  private init(_ value: FontDescription, _ pointSize: CGFloat) {
    self.value = value
    self.pointSize = pointSize
  }

  /// A font by its name. A browser that does not have it takes its own.
  public init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    var value = FontDescription(size: .points(Self.checked(size)))
    value.family = name
    self.value = value
    pointSize = Self.checked(size)
  }

  private static func checked(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : 17 }

  private static func system(_ size: CGFloat, _ weight: Weight = .regular, _ design: FontDescription.Design = .default) -> UIFont
  {
    let size = checked(size)
    return UIFont(FontDescription(size: .points(size), weight: weight.value, design: design), size)
  }

  /// The system's font for a text, in the size that it has where nothing is said of sizes.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontDescription(size: .style(style.description)), DynamicTypeSize.large.points(of: style.description))
  }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
  /// The system's font with a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight) }
  /// The system's font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }
  /// The system's font with letters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight, .monospaced)
  }
  /// The system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var value = system(fontSize, weight).value
    value.hasMonospacedDigits = true
    return UIFont(value, checked(fontSize))
  }
  /// The system's font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var value = system(fontSize).value
    value.isItalic = true
    return UIFont(value, checked(fontSize))
  }

  /// The size of controls' texts.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of texts on buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The system's size.
  public static var systemFontSize: CGFloat { 14 }
  /// A smaller size.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var value = value
    value.size = .points(Self.checked(fontSize))
    return UIFont(value, Self.checked(fontSize))
  }

  /// The name that it was made with, or that of the system's font.
  open var fontName: String { value.family ?? ".SystemFont" }
  /// The name that it was made with, or that of the system's font.
  open var familyName: String { fontName }

  override open func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.value == value }
  override open var hash: Int { value.hashValue }
}

extension Font {
  /// Creates SwiftUI's font from UIKit's.
  public init(_ font: UIFont) { self.init(font.value) }
}
