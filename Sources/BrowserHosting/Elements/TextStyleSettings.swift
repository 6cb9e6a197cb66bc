import Foundation
import SwiftUICore

/// How the style of a text is set on its node. What nearly all styles say, and what few of them say, are lists of their own, each
/// with the same settings in the same order, so that a page of plain texts is made without the second.
extension TextStyle? {
  /// All settings.
  var settings: [DOMSetting] { commonSettings + rareSettings }

  /// Whether nothing is said that few styles say.
  var isCommon: Bool {
    guard let self else { return true }
    return self.details == nil && self.font?.isCommon != false
  }

  var commonSettings: [DOMSetting] {
    let details = self?.details
    return commonSettings(details?.characters ?? CharacterTraits(), details?.paragraph ?? ParagraphTraits())
  }

  var rareSettings: [DOMSetting] {
    let paragraph = self?.details?.paragraph ?? ParagraphTraits()
    return characterSettings + paragraphSettings(paragraph)
  }

  /// The settings of a run in a text.
  func runSettings(in paragraph: ParagraphTraits) -> [DOMSetting] {
    guard let self else { return [] }
    let traits = self.details?.characters ?? CharacterTraits()
    var settings: [DOMSetting] = Optional(self).commonSettings(traits, runParagraph(in: paragraph))
    settings += Optional(self).characterSettings
    settings.append(.style("vertical-align", traits.baselineOffset.map { CSS.length($0) }))
    return settings
  }

  /// What a run says again of the paragraph that it is in: with a font of its own the size of the person, and the weight.
  func runParagraph(in paragraph: ParagraphTraits) -> ParagraphTraits {
    var own = ParagraphTraits()
    own.minimumScale = paragraph.minimumScale
    if self?.font != nil {
      own.typeSize = paragraph.typeSize
      own.isHeavier = paragraph.isHeavier
    }
    return own
  }

  private func commonSettings(_ traits: CharacterTraits, _ paragraph: ParagraphTraits) -> [DOMSetting] {
    let font = self?.font
    var style: String?
    if case .style(let textStyle) = font?.size { style = textStyle.rawValue }
    var color: String?
    var background: String?
    switch self?.foreground {
    case .color(let description): color = CSS.color(description)
    case let paint?:
      // Characters are a window through which the background is seen.
      color = "transparent"
      background = CSS.image(paint)
    case nil: break
    }
    let isItalic = traits.isItalic ?? font?.isItalic
    let size = CSS.fontSize(font, traits, paragraph)
    return [
      .attribute("data-font", style), .style("font-size", size),
      .attribute("data-own-size", style == nil || size == nil ? nil : ""),
      .style("font-weight", CSS.fontWeight(font, traits, paragraph)),
      .style("font-style", isItalic == true ? "italic" : nil),
      .style("font-family", CSS.fontFamily(font?.family, traits.design ?? font?.design)), .style("color", color),
      .style("background-image", background), .style("background-clip", background == nil ? nil : "text"),
      .style("filter", self?.foreground.flatMap(CSS.outerShadows)),
      .attribute("data-extent", self?.foreground.map(CSS.needsSize) == true ? "" : nil),
    ]
  }

  private var characterSettings: [DOMSetting] {
    let font = self?.font
    let traits = self?.details?.characters ?? CharacterTraits()
    let hasDigits = traits.hasMonospacedDigits ?? font?.hasMonospacedDigits ?? false
    let width = traits.width ?? font?.width
    var settings: [DOMSetting] = [
      .style("font-stretch", width.map(CSS.fontStretch)),
      .style("font-variant-numeric", hasDigits ? CSS.monospacedDigits : nil),
    ]
    settings += CSS.fontCapitals(font?.capitals ?? .asWritten).map { DOMSetting.style($0.name, $0.value) }
    settings += [
      // Lines are not to be seen either in place of characters that are not.
      .style("text-decoration", self?.details?.paragraph.isMasked == true ? nil : CSS.textDecoration(traits)),
      .style("letter-spacing", (traits.tracking ?? traits.kerning).map { CSS.length($0) }),
      .style("background-color", traits.background.map(CSS.color)), .attribute("lang", traits.language),
    ]
    return settings
  }

  private func paragraphSettings(_ paragraph: ParagraphTraits) -> [DOMSetting] {
    let details = self?.details
    let offset = details?.characters.baselineOffset
    let alignment = paragraph.alignment == .leading ? nil : CSS.textAlign(paragraph.alignment)
    let isMasked = paragraph.isMasked
    let selection = paragraph.isSelectable.map { $0 ? "text" : "none" }
    // What may be smaller has lines as low as the layout has found.
    let lineHeight = CSS.lineHeight(self, paragraph).map { paragraph.minimumScale < 1 ? "var(--line, \($0))" : $0 }
    let least: String? =
      paragraph.minimumScale < 1 && !isMasked ? CSS.number(Double(max(paragraph.minimumScale, 0.05))) : nil
    let rise: String? = paragraph.lineSpacing > 0 ? CSS.length(paragraph.lineSpacing / -2) : nil
    let role: String? = details?.heading != nil ? "heading" : details?.label != nil || isMasked ? "img" : nil
    return [
      .style("text-align", alignment), .attribute("data-lines", paragraph.lineLimit.map(String.init)),
      .style("--lines", paragraph.lineLimit.map(String.init)),
      .style("min-height", paragraph.reservedLines > 0 ? "\(paragraph.reservedLines)lh" : nil),
      .style("line-height", lineHeight), .attribute("data-masked", isMasked ? "" : nil),
      .style("--rise", rise),
      .style("text-transform", paragraph.textCase?.rawValue), .style("user-select", selection),
      .style("-webkit-user-select", selection),
      .attribute("data-least", least), .attribute("data-rolls", isMasked ? nil : paragraph.contentTransition.word),
      .style("opacity", paragraph.redaction.contains(.invalidated) ? "0.5" : nil),
      .style("position", offset == nil ? nil : "relative"), .style("bottom", offset.map { CSS.length($0) }),
      .attribute("aria-label", isMasked ? "Hidden" : details?.label),
      .attribute("role", role),
      .attribute("aria-level", details?.heading.map { String($0 == 0 ? 2 : $0) }),
    ]
  }
}

extension ContentTransition {
  /// As Digits.js reads it: a number where its way says which way digits roll.
  fileprivate var word: String? {
    switch kind {
    case .identity, .symbolEffect: nil
    case .interpolate: "alike"
    case .opacity: "fade"
    case .numericText(let countsDown): countsDown ? "down" : "up"
    case .numericValue(let value): "\(value)"
    }
  }

  /// As Replacements.js reads it.
  var wordForSymbols: String? {
    guard case .symbolEffect(let way) = kind else { return word }
    return switch way {
    case .downUp: "symbolDownUp"
    case .upUp: "symbolUpUp"
    case .offUp: "symbolOffUp"
    }
  }
}

extension FontDescription {
  fileprivate var isCommon: Bool {
    width == nil && leading == .standard && capitals == .asWritten && !hasMonospacedDigits
  }
}

extension CSS {
  /// Nil for the size that the style sheet has, or that of the text around.
  fileprivate static func fontSize(
    _ font: FontDescription?, _ traits: CharacterTraits, _ paragraph: ParagraphTraits
  ) -> String? {
    let typeSize = paragraph.typeSize ?? .large
    let isSecondary = traits.isSecondaryScale == true
    let points: CGFloat
    switch font?.size {
    case .points(let size): points = size
    case .scaled(let size, let style): points = size * typeSize.scale(of: style)
    case .style(let style):
      if typeSize == .large, !isSecondary { return nil }
      points = typeSize.points(of: style)
    case nil:
      if typeSize == .large { return isSecondary ? "\(number(secondaryScale))em" : nil }
      points = typeSize.points(of: .body)
    }
    let size = length(isSecondary ? points * secondaryScale : points)
    // What may be smaller is so much smaller as the layout finds.
    return paragraph.minimumScale < 1 ? "calc(\(size) * var(--scale, 1))" : size
  }

  private static var secondaryScale: Double { 0.8 }

  fileprivate static func fontWeight(
    _ font: FontDescription?, _ traits: CharacterTraits, _ paragraph: ParagraphTraits
  ) -> String? {
    let weight = traits.weight ?? font?.weight
    guard paragraph.isHeavier else { return weight.map(String.init) }
    let base: Int = weight ?? font?.size.weight ?? 400
    return String(min(base + 200, 900))
  }

  static let monospacedDigits = "tabular-nums"

  static func fontStretch(_ width: Double) -> String { "\(number(width * 100))%" }

  /// What is set for capitals, always with the same names.
  static func fontCapitals(_ capitals: FontDescription.Capitals) -> [(name: String, value: String?)] {
    let variant: String? =
      switch capitals {
      case .small: "all-small-caps"
      case .lowercaseSmall: "small-caps"
      case .uppercaseSmall, .asWritten: nil
      }
    return [("font-variant-caps", variant), ("font-feature-settings", capitals == .uppercaseSmall ? "\"c2sc\"" : nil)]
  }

  static func fontFamily(_ family: String?, _ design: FontDescription.Design?) -> String? {
    let generic: String? =
      switch design {
      case .serif: "ui-serif, Georgia, serif"
      case .monospaced: "ui-monospace, Menlo, 'DejaVu Sans Mono', monospace"
      case .rounded: "ui-rounded, var(--own-font), system-ui, sans-serif"
      case .default, nil: nil
      }
    guard let family else { return generic }
    return "\(string(family)), \(generic ?? "var(--own-font), system-ui, sans-serif")"
  }

  /// A string in quotation marks.
  static func string(_ text: String) -> String {
    "\""
      + text.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "\"", "\\", "\n", "\r", "\u{C}", "\0", ";", "{", "}", "<": result += "\\\(String(scalar.value, radix: 16)) "
        default: result.unicodeScalars.append(scalar)
        }
      } + "\""
  }

  fileprivate static func textDecoration(_ traits: CharacterTraits) -> String? {
    var lines: [String] = []
    var look: (pattern: CharacterTraits.Pattern, color: ColorDescription?)?
    for (line, name) in [(traits.underline, "underline"), (traits.strikethrough, "line-through")] {
      guard case .line(let pattern, let color)? = line else { continue }
      lines.append(name)
      if look == nil { look = (pattern, color) }
    }
    // A line of a text around cannot be taken away; only one that is said here is none.
    guard let look else { return traits.underline == nil && traits.strikethrough == nil ? nil : "none" }
    let pattern =
      switch look.pattern {
      case .solid: "solid"
      case .dot: "dotted"
      case .dash, .dashDot, .dashDotDot: "dashed"
      }
    lines.append(pattern)
    if let color = look.color { lines.append(CSS.color(color)) }
    return lines.joined(separator: " ")
  }

  /// Nil where the style sheet says it.
  fileprivate static func lineHeight(_ style: TextStyle?, _ paragraph: ParagraphTraits) -> String? {
    let font = ResolvedFont(style, in: paragraph)
    guard paragraph.lineSpacing > 0 || font.lineLeading != .standard || paragraph.lineHeight != nil || font.lineSize != nil
    else { return nil }
    return length(PageFont.lineHeight(of: font) + max(0, paragraph.lineSpacing))
  }
}
