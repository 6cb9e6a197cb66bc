import Foundation

extension View {
  /// Where the lines of texts in this view stand within the width of the longest one. The place of the text itself stays.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// The most lines that texts in this view show; nil for all of them. What does not fit is truncated.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// The fewest and the most lines of texts in this view: there is always room for the fewest.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineRange, (limit.upperBound, limit.lowerBound))
  }

  /// The fewest lines of texts in this view: there is always room for them.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineRange, (nil, limit.lowerBound))
  }

  /// The most lines that texts in this view show.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineRange, (limit.upperBound, 0))
  }

  /// The most lines that texts in this view show, with room for all of them if `reservesSpace` is true.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineRange, (limit, reservesSpace ? limit : 0))
  }

  /// What is between the lines of a text beyond what its font says, in points. Negative lengths count as 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Which characters are left out where a text in this view does not fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// How small a text in this view may get where it does not fit, from 0 to 1 as a part of its size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Whether the characters of a text in this view may move closer together where it does not fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// The case in which texts in this view are shown; nil as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Whether a person can select the characters of texts in this view.
  nonisolated public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
    environment(\.isTextSelectable, Selectability.allowsSelection)
  }

  /// The weight of text in this view, whatever its font says. Nil leaves it to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.characterTraits.weight, weight?.value)
  }

  /// Text in this view in bold; false leaves the weight to the font, whatever views around say.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Text in this view in italics; false leaves the slant to the font, whatever views around say.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.characterTraits.isItalic, isActive ? true : nil)
  }

  /// The design of fonts in this view. Nil leaves it to the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.characterTraits.design, design?.description)
  }

  /// How wide characters in this view are, where their font has several widths. Nil leaves it to the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.characterTraits.width, width?.part)
  }

  /// Text in this view in the monospaced design; false leaves the design to the font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Text in this view with digits that are all equally wide.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.characterTraits.hasMonospacedDigits, true)
  }

  /// What is between characters in this view beyond what the font says, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.characterTraits.kerning, kerning)
  }

  /// What is between characters in this view beyond what the font says, in points. It counts in place of any kerning.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.characterTraits.tracking, tracking)
  }

  /// How far above their line the characters in this view stand, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.characterTraits.baselineOffset, baselineOffset)
  }

  /// A line below the characters in this view. A color of nil is that of the characters.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.characterTraits.underline, .make(isActive, pattern, color))
  }

  /// A line through the characters in this view. A color of nil is that of the characters.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.characterTraits.strikethrough, .make(isActive, pattern, color))
  }

  /// The language of text in this view, from which its characters get their forms.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    environment(\.characterTraits.language, isEnabled ? language.minimalIdentifier : nil)
  }

  /// Text in this view in another scale, such as that of a secondary text beside a larger one.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environment(\.characterTraits.isSecondaryScale, isEnabled ? scale.isSecondary : nil)
  }
}

/// Whether characters can be selected, as a type: see `TextSelectability.enabled`.
public protocol TextSelectability {
  /// Whether a person can select characters.
  static var allowsSelection: Bool { get }
}

/// Characters can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Characters cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Characters can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Characters cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
