/// How heavy the strokes of a symbol are, as weights of fonts.
package enum SymbolWeight: Int, CaseIterable, Sendable {
  case ultraLight = 1
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  /// The nearest weight of a style sheet's 100 to 900.
  package init(css: Int) { self = SymbolWeight(rawValue: (min(max(css, 100), 900) + 50) / 100) ?? .regular }

  /// The width of a stroke on the grid, at medium scale.
  package var strokeWidth: Double {
    switch self {
    case .ultraLight: 0.45
    case .thin: 0.75
    case .light: 1.2
    case .regular: 1.7
    case .medium: 2
    case .semibold: 2.3
    case .bold: 2.7
    case .heavy: 3.1
    case .black: 3.5
    }
  }
}
