/// How large a symbol is beside text of the same font.
package enum SymbolScale: CaseIterable, Sendable {
  case small
  case medium
  case large

  /// What the size of the box is multiplied by.
  package var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }

  /// What strokes are multiplied by on the page. They change less than the box, so that symbols match the text at every scale.
  package var strokeFactor: Double {
    switch self {
    case .small: 0.81
    case .medium: 1
    case .large: 1.25
    }
  }
}
