import Foundation

/// A font: a text style or a size, with a weight, a slant and a design.
public struct Font: Hashable, Sendable {
  package let description: FontDescription

  package init(_ description: FontDescription) {
    self.description = description
  }

  private init(style: FontDescription.TextStyle) {
    description = FontDescription(size: .style(style))
  }

  /// Titles above everything else: 36 points in browsers, in bold.
  public static let extraLargeTitle = Font(style: .extraLargeTitle)
  /// Titles above everything else, of the second level: 28 points in browsers, in bold.
  public static let extraLargeTitle2 = Font(style: .extraLargeTitle2)
  /// The largest titles: 34 points in browsers.
  public static let largeTitle = Font(style: .largeTitle)
  /// Titles: 28 points in browsers.
  public static let title = Font(style: .title)
  /// Titles of the second level: 22 points in browsers.
  public static let title2 = Font(style: .title2)
  /// Titles of the third level: 20 points in browsers.
  public static let title3 = Font(style: .title3)
  /// Headlines, heavier than body text: 17 points in browsers.
  public static let headline = Font(style: .headline)
  /// Subheadlines: 15 points in browsers.
  public static let subheadline = Font(style: .subheadline)
  /// Body text, and what text has where nothing is said: 17 points in browsers.
  public static let body = Font(style: .body)
  /// Callouts: 16 points in browsers.
  public static let callout = Font(style: .callout)
  /// Footnotes: 13 points in browsers.
  public static let footnote = Font(style: .footnote)
  /// Captions: 12 points in browsers.
  public static let caption = Font(style: .caption)
  /// Captions of the second level: 11 points in browsers.
  public static let caption2 = Font(style: .caption2)

  /// What a text is for, from which hosts choose the size of its font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle, extraLargeTitle2
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var description: FontDescription.TextStyle {
      switch self {
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// How heavy the strokes of a font are, on the scale of OpenType.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// 100 on the scale of OpenType.
    public static let ultraLight = Weight(value: 100)
    /// 200 on the scale of OpenType.
    public static let thin = Weight(value: 200)
    /// 300 on the scale of OpenType.
    public static let light = Weight(value: 300)
    /// 400 on the scale of OpenType.
    public static let regular = Weight(value: 400)
    /// 500 on the scale of OpenType.
    public static let medium = Weight(value: 500)
    /// 600 on the scale of OpenType.
    public static let semibold = Weight(value: 600)
    /// 700 on the scale of OpenType.
    public static let bold = Weight(value: 700)
    /// 800 on the scale of OpenType.
    public static let heavy = Weight(value: 800)
    /// 900 on the scale of OpenType.
    public static let black = Weight(value: 900)
  }

  /// The kind of a font. Hosts choose the family.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var description: FontDescription.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// How far apart the lines of a text are: as usual, or closer or further by some points.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    fileprivate var description: FontDescription.Leading {
      switch self {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
  }

  /// How wide the characters of a font are, where the font has several widths.
  public struct Width: Hashable, Sendable {
    /// From -1 to 1 as a rule: 0 is the standard width, less is narrower.
    public var value: CGFloat

    /// Creates a width: 0 is the standard one, less is narrower.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Half of the standard width.
    public static let compressed = Width(-0.4)
    /// Three quarters of the standard width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A quarter wider than the standard.
    public static let expanded = Width(0.2)

    /// A part of the standard width.
    var part: Double { value.isFinite ? min(max(1 + 1.25 * Double(value), 0.5), 2) : 1 }
  }

  /// The system's font in the size of a text style. A weight of nil is the style's own, a design of nil the default one.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(
      FontDescription(size: .style(style.description), weight: weight?.value, design: design?.description ?? .default))
  }

  /// The system's font in a size in points. A weight of nil is the regular one, a design of nil the default one.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(FontDescription(size: .points(size), weight: weight?.value, design: design?.description ?? .default))
  }
}

extension Font {
  /// A font by its name, in points, which grows and shrinks with body text. A host that does not have it takes its own.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// A font by its name, in points, which grows and shrinks with a text style. A host that does not have it takes its own.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    custom(name, .scaled(size, textStyle.description))
  }

  /// A font by its name, in points whatever the type size is. A host that does not have it takes its own.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, .points(fixedSize)) }

  private static func custom(_ name: String, _ size: FontDescription.Size) -> Font {
    var description = FontDescription(size: size)
    description.family = name
    return Font(description)
  }

  private func with<Value>(_ property: WritableKeyPath<FontDescription, Value>, _ value: Value) -> Font {
    var changed = description
    changed[keyPath: property] = value
    return Font(changed)
  }

  /// This font in bold.
  public func bold() -> Font { weight(.bold) }

  /// This font in italics.
  public func italic() -> Font { with(\.isItalic, true) }

  /// This font with another weight.
  public func weight(_ weight: Weight) -> Font { with(\.weight, weight.value) }

  /// This font with narrower or wider characters, where it has them.
  public func width(_ width: Width) -> Font { with(\.width, width.part) }

  /// This font with lines closer together or further apart.
  public func leading(_ leading: Leading) -> Font { with(\.leading, leading.description) }

  /// This font in the monospaced design.
  public func monospaced() -> Font { with(\.design, .monospaced) }

  /// This font with digits that are all equally wide.
  public func monospacedDigit() -> Font { with(\.hasMonospacedDigits, true) }

  /// This font with all letters as small capitals.
  public func smallCaps() -> Font { with(\.capitals, .small) }

  /// This font with small capitals in place of lowercase letters.
  public func lowercaseSmallCaps() -> Font { with(\.capitals, .lowercaseSmall) }

  /// This font with small capitals in place of uppercase letters, where it has them.
  public func uppercaseSmallCaps() -> Font { with(\.capitals, .uppercaseSmall) }
}
