/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  package enum Mode: String, Sendable { case monochrome, hierarchical, palette, multicolor }

  package let mode: Mode

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// All layers in the foreground style, those further back fainter.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// Each layer in a style of its own, as `foregroundStyle(_:_:)` and `foregroundStyle(_:_:_:)` say.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// Each layer in colors of its own, where the symbol has such; others are in one color.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}
