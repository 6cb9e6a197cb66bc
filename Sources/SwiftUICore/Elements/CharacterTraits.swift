import Foundation

/// What modifiers say about characters, whatever their font. Nil stands for what is around.
package struct CharacterTraits: Hashable, Sendable {
  /// A line below characters or through them.
  package enum Line: Hashable, Sendable {
    case none
    /// A color of nil is that of the characters.
    case line(Pattern, ColorDescription?)
  }

  package enum Pattern: String, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  /// On the scale of CSS and OpenType, 100 to 900.
  package var weight: Int?
  package var isItalic: Bool?
  package var design: FontDescription.Design?
  /// A part of the usual width.
  package var width: Double?
  package var hasMonospacedDigits: Bool?
  package var underline: Line?
  package var strikethrough: Line?
  /// Between characters, in points. Tracking counts where both are said.
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  /// How far above the line characters stand, in points.
  package var baselineOffset: CGFloat?
  package var background: ColorDescription?
  /// Whether the characters are those of a smaller, secondary text.
  package var isSecondaryScale: Bool?
  /// The language of the characters, as an identifier, for the choice of their forms.
  package var language: String?

  package init() {}

  package var isEmpty: Bool { self == CharacterTraits() }

  /// These, with others where they say nothing.
  func over(_ other: CharacterTraits) -> CharacterTraits {
    var traits = CharacterTraits()
    traits.weight = weight ?? other.weight
    traits.isItalic = isItalic ?? other.isItalic
    traits.design = design ?? other.design
    traits.width = width ?? other.width
    traits.hasMonospacedDigits = hasMonospacedDigits ?? other.hasMonospacedDigits
    traits.underline = underline ?? other.underline
    traits.strikethrough = strikethrough ?? other.strikethrough
    traits.kerning = kerning ?? other.kerning
    traits.tracking = tracking ?? other.tracking
    traits.baselineOffset = baselineOffset ?? other.baselineOffset
    traits.background = background ?? other.background
    traits.isSecondaryScale = isSecondaryScale ?? other.isSecondaryScale
    traits.language = language ?? other.language
    return traits
  }

  /// What is said, in words.
  package var summary: [String] {
    var words: [String] = []
    func add(_ name: String, _ value: (some Any)?) {
      if let value { words.append("\(name)=\(value)") }
    }
    add("weight", weight)
    add("italic", isItalic)
    add("design", design)
    add("width", width)
    add("monospacedDigits", hasMonospacedDigits)
    add("underline", underline.map(Self.words))
    add("strikethrough", strikethrough.map(Self.words))
    add("kerning", kerning)
    add("tracking", tracking)
    add("baselineOffset", baselineOffset)
    add("backgroundColor", background)
    if isSecondaryScale == true { words.append("secondaryScale") }
    add("language", language)
    return words
  }

  private static func words(_ line: Line) -> String {
    switch line {
    case .none: "none"
    case .line(let pattern, let color): "\(pattern)" + (color.map { ",\($0)" } ?? "")
    }
  }
}
