import Foundation
import SymbolDrawings

/// How large a symbol is beside text of a size.
struct SymbolMeasure {
  let size: CGSize
  /// From the upper edge to the line on which text stands.
  let baseline: CGFloat

  /// - Parameter isResizable: Whether it fills what it is given, which it does without the space around it.
  init(_ symbol: ShownSymbol, fontSize: CGFloat, isResizable: Bool = false) {
    let scale: CGFloat =
      switch symbol.scale {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    let drawing = SymbolDrawing.named(symbol.name) ?? .missing
    let (width, height) = isResizable ? drawing.inkSize : (drawing.width, SymbolDrawing.height)
    size = CGSize(width: CGFloat(width) * fontSize * scale, height: CGFloat(height) * fontSize * scale)
    baseline = Self.baseline(height: size.height, fontSize)
  }

  /// One of the app's own.
  init(_ file: ImageFile, fontSize: CGFloat) {
    let factor = fontSize / ImageFile.symbolFontSize
    size = CGSize(width: file.size.width * factor, height: file.size.height * factor)
    baseline = Self.baseline(height: size.height, fontSize)
  }

  /// Its middle is that of capital letters, whatever its scale.
  private static func baseline(height: CGFloat, _ fontSize: CGFloat) -> CGFloat { height / 2 + 0.352 * fontSize }
}
