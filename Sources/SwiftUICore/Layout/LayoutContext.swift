import Foundation

/// What layout asks of a host: how wide characters are, and how large it draws its controls.
@MainActor
package final class LayoutContext {
  package let fonts: any FontSource
  package let theme: LayoutTheme
  /// The shortest length that is drawn, in points.
  package let pixel: CGFloat

  package init(fonts: any FontSource, theme: LayoutTheme = LayoutTheme(), pixel: CGFloat = 1) {
    self.fonts = fonts
    self.theme = theme
    self.pixel = pixel
  }
}

/// The metrics of fonts, as a host draws them.
@MainActor
package protocol FontSource: AnyObject {
  /// The metrics of a font at the size at which it is shown.
  func font(_ description: ResolvedFont) -> any LayoutFont
}

/// A font with all that the environment says about it.
package struct ResolvedFont: Hashable, Sendable {
  /// In points, with the person's type size.
  package var size: CGFloat
  /// On the scale of CSS and OpenType, 100 to 900.
  package var weight: Int
  package var design = FontDescription.Design.default
  package var isItalic = false
  /// The name of a font of the app's choice.
  package var family: String?
  package var hasMonospacedDigits = false
  package var width: Double?
  package var capitals = FontDescription.Capitals.asWritten
  /// The size by which its lines are as high as they are, where its characters are of another one (`textScale`).
  package var lineSize: CGFloat?
  /// The text style whose size, or line size, this is, without a person's type size.
  package var style: FontDescription.TextStyle?
  /// What the app says of the distance of lines.
  package var lineHeight: ParagraphTraits.LineHeight?
  package var lineLeading = FontDescription.Leading.standard
  /// What the guidelines leave between lines beyond the font's own height (7.05), in points.
  package var leading: CGFloat = 0

  package init(size: CGFloat, weight: Int) {
    self.size = size
    self.weight = weight
  }
}

extension ResolvedFont {
  /// The font of characters with this style.
  package init(_ style: TextStyle?, in paragraph: ParagraphTraits? = nil) {
    let details = style?.details
    let typeSize = (paragraph ?? details?.paragraph)?.typeSize ?? .large
    let font = style?.font ?? FontDescription(size: .style(.body))
    let traits = details?.characters
    switch font.size {
    case .style(let style):
      size = typeSize.points(of: style)
      leading = Self.leading(of: style)
    case .points(let points): size = points
    case .scaled(let points, let style): size = points * typeSize.scale(of: style)
    }
    if case .style(let style) = font.size, typeSize == .large { self.style = style }
    if !size.isFinite || size < 0 { size = 0 }
    if traits?.isSecondaryScale == true {
      // Measured on macOS 26: the characters are smaller, the lines as high as before.
      lineSize = size
      size *= 0.8
    }
    weight = traits?.weight ?? font.weight ?? font.size.weight
    if (paragraph ?? details?.paragraph)?.isHeavier == true { weight = min(900, weight + 200) }
    design = traits?.design ?? font.design
    isItalic = traits?.isItalic ?? font.isItalic
    family = font.family
    hasMonospacedDigits = traits?.hasMonospacedDigits ?? font.hasMonospacedDigits
    width = traits?.width ?? font.width
    capitals = font.capitals
    lineHeight = (paragraph ?? details?.paragraph)?.lineHeight
    lineLeading = font.leading
  }

  /// What the guidelines' leading has over the line height (7.05).
  private static func leading(of style: FontDescription.TextStyle) -> CGFloat {
    switch style {
    case .largeTitle: 0.43
    case .title: 0.59
    case .title2: 1.75
    case .title3: 1.13
    case .headline, .body: 1.71
    case .callout: 1.91
    case .subheadline: 2.10
    case .footnote: 2.49
    case .caption: 1.68
    case .caption2, .extraLargeTitle, .extraLargeTitle2: 0
    }
  }
}

/// How large a host draws what it draws by itself, in points.
package struct LayoutTheme: Equatable, Sendable {
  /// What `padding()` leaves at each edge.
  package var padding: CGFloat = 16
  /// Nil for one pixel.
  package var dividerThickness: CGFloat?
  package var list = ListTheme()
  package var navigationBarHeight: CGFloat = 44
  package var largeTitleBarHeight: CGFloat = 96
  /// Below a large title, and below an inline one.
  package var subtitleHeight: CGFloat = 22
  package var inlineSubtitleHeight: CGFloat = 10
  package var tabBarHeight: CGFloat = 49
  /// Of the bar with the commands of a wide window; 0 where they stand elsewhere.
  package var commandBarHeight: CGFloat = 0
  package var widestList: CGFloat = 800
  package var panel = PanelTheme()
  /// How much room the bars of what scrolls take beside it; 0 where they lie over it.
  package var scrollBarWidth: CGFloat = 0
  /// A host cannot show what is very long: rows that are not made take no more than this in a lazy container.
  package var longestGaps = CGFloat.infinity
  /// Whether the host scrolls what is higher than its window.
  package var keepsBeginnings = false
  package var sidebarWidth: CGFloat = 320

  package init() {}
}
