import SwiftUICore

/// How wide characters are in a test: no font of this machine has a say, so frames are the same everywhere.
public enum TextMetrics: Sendable {
  /// Every character, the space too, is 10 points wide and every line 20 high, whatever the font: frames can be worked out in one's head.
  case uniform
  /// Characters are about as wide as in the system's font, and lines as high, at the size that a view asks for.
  case proportional

  @MainActor var source: any FontSource {
    switch self {
    case .uniform: UniformFonts()
    case .proportional: AverageFonts()
    }
  }
}

private final class UniformFonts: FontSource {
  private let font = UniformFont()

  func font(_ description: ResolvedFont) -> any LayoutFont { font }
}
