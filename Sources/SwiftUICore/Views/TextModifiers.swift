import Foundation

extension Text {
  private func styled(_ change: (inout TextExtra.Style) -> Void) -> Text {
    var style = extra?.style ?? TextExtra.Style()
    change(&style)
    return Text(string, TextExtra(source: extra?.source, style: style))
  }

  /// This text in a color; nil leaves that to the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color.map { TextForeground(style: $0) } }
  }

  /// This text in a color or a gradient, or in a style that stands for one in its environment.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled { $0.foreground = TextForeground(style: style) }
  }

  /// This text in a font; nil leaves that to the environment.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// This text in a weight; nil leaves that to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.characters.weight = weight?.value } }

  /// This text with narrower or wider characters, where its font has them; nil leaves that to the font.
  public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.characters.width = width?.part } }

  /// This text in a design of its font; nil leaves that to the font.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.characters.design = design?.description } }

  /// This text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// This text in bold, or in its font's own weight.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// This text in italics.
  public func italic() -> Text { italic(true) }

  /// This text in italics, or in its font's own slant.
  public func italic(_ isActive: Bool) -> Text { styled { $0.characters.isItalic = isActive ? true : nil } }

  /// This text in the monospaced design, or in its font's own.
  public func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

  /// This text with digits that are all equally wide.
  public func monospacedDigit() -> Text { styled { $0.characters.hasMonospacedDigits = true } }

  /// This text with a line below it. A color of nil is that of the characters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// This text with a line below it. A color of nil is that of the characters.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    styled { $0.characters.underline = .make(isActive, pattern, color) }
  }

  /// This text with a line through it. A color of nil is that of the characters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// This text with a line through it. A color of nil is that of the characters.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    styled { $0.characters.strikethrough = .make(isActive, pattern, color) }
  }

  /// What is between the characters beyond what the font says, in points.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.characters.kerning = kerning } }

  /// What is between the characters beyond what the font says, in points. It counts in place of any kerning.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.characters.tracking = tracking } }

  /// How far above their line the characters stand, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled { $0.characters.baselineOffset = baselineOffset } }

  /// This text in another scale, such as that of a secondary text beside a larger one.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    styled { $0.characters.isSecondaryScale = isEnabled ? scale.isSecondary : nil }
  }

  /// The language of this text, from which its characters get their forms.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    styled { $0.characters.language = isEnabled ? language.minimalIdentifier : nil }
  }

  /// What assistive technology says in place of this text. Of a text that becomes a part of another one it is left out.
  public func accessibilityLabel(_ label: Text) -> Text { styled { $0.label = label } }

  /// What assistive technology says in place of this text. Of a text that becomes a part of another one it is left out.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

  /// What assistive technology says in place of this text. Of a text that becomes a part of another one it is left out.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Text { accessibilityLabel(Text(label)) }

  /// Makes this text a heading to assistive technology. Of a text that becomes a part of another one that is left out.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { styled { $0.heading = level.number } }
}

extension CharacterTraits.Line? {
  static func make(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) -> CharacterTraits.Line? {
    isActive ? .line(pattern.description, color?.value) : CharacterTraits.Line.none
  }
}

/// The level of a heading, for assistive technology.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading of no level.
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6

  var number: Int { Int(rawValue) }
}
