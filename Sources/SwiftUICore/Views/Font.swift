import Foundation

/// A font: a text style or a size, with a weight, a slant and a design.
public struct Font: Hashable, Sendable {
  package let description: FontDescription

  init(_ description: FontDescription) {
    self.description = description
  }

  private init(style: FontDescription.TextStyle) {
    description = FontDescription(size: .style(style))
  }

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
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    fileprivate var description: FontDescription.TextStyle {
      switch self {
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

    fileprivate var description: FontDescription.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
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

  /// This font in bold.
  public func bold() -> Font { weight(.bold) }

  /// This font in italics.
  public func italic() -> Font {
    var italic = description
    italic.isItalic = true
    return Font(italic)
  }

  /// This font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var weighted = description
    weighted.weight = weight.value
    return Font(weighted)
  }

  /// This font in the monospaced design.
  public func monospaced() -> Font {
    var monospaced = description
    monospaced.design = .monospaced
    return Font(monospaced)
  }
}
