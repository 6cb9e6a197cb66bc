/// How symbols look, as far as that is no matter of text: all such values of the environment as one, so that a symbol reads one entry.
final class SymbolStyle: Equatable, Sendable {
  let scale: Image.Scale
  let variants: SymbolVariants
  let mode: SymbolRenderingMode?
  let palette: SymbolPalette?

  init(scale: Image.Scale, variants: SymbolVariants, mode: SymbolRenderingMode?, palette: SymbolPalette?) {
    self.scale = scale
    self.variants = variants
    self.mode = mode
    self.palette = palette
  }

  static func == (left: SymbolStyle, right: SymbolStyle) -> Bool {
    if left === right { return true }
    return left.scale == right.scale && left.variants == right.variants && left.mode == right.mode
      && left.palette == right.palette
  }
}

/// The colours of a symbol's layers.
package struct SymbolPalette: Hashable, Sendable {
  /// That of the first layer, which is also the foreground: as long as nothing has replaced that, the others count.
  let primary: Paint
  package let secondary: Paint
  /// Nil is the same as the second one.
  package let tertiary: Paint?

  var summary: [String] { ["secondary=\(secondary)"] + (tertiary.map { ["tertiary=\($0)"] } ?? []) }
}

private enum SymbolStyleKey: EnvironmentKey {
  static var defaultValue: SymbolStyle? { nil }
}

extension EnvironmentValues {
  /// How symbols look in this environment; nil is as they are drawn.
  var symbolStyle: SymbolStyle? {
    get { self[SymbolStyleKey.self] }
    set { self[SymbolStyleKey.self] = newValue }
  }

  /// How large symbols are beside text of the same font.
  public var imageScale: Image.Scale {
    get { symbolStyle?.scale ?? .medium }
    set {
      let old = symbolStyle
      symbolStyle = SymbolStyle(scale: newValue, variants: old?.variants ?? .none, mode: old?.mode, palette: old?.palette)
    }
  }

  /// The variants of symbols that are shown in place of the plain ones, where there are such.
  public var symbolVariants: SymbolVariants {
    get { symbolStyle?.variants ?? .none }
    set {
      let old = symbolStyle
      symbolStyle = SymbolStyle(scale: old?.scale ?? .medium, variants: newValue, mode: old?.mode, palette: old?.palette)
    }
  }

  /// How the layers of symbols are colored; nil is in one color, or in those of a palette where there is one.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbolStyle?.mode }
    set {
      let old = symbolStyle
      symbolStyle = SymbolStyle(
        scale: old?.scale ?? .medium, variants: old?.variants ?? .none, mode: newValue, palette: old?.palette)
    }
  }

  fileprivate var symbolPalette: SymbolPalette? {
    get { symbolStyle?.palette }
    set {
      let old = symbolStyle
      symbolStyle = SymbolStyle(
        scale: old?.scale ?? .medium, variants: old?.variants ?? .none, mode: old?.mode, palette: newValue)
    }
  }
}

extension View {
  /// How large symbols in this view are beside text of the same font.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// How the layers of symbols in this view are colored; nil is in one color, or in those of a palette where there is one.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Shows a variant of each symbol in this view, where there is one, beside those that views further outside ask for.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
  }

  /// The color or gradient of text and shapes in this view, and the colors of the two layers of its symbols.
  nonisolated public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    modifier(
      EnvironmentModifier {
        let (first, second) = (primary._paint(in: $0).paint, secondary._paint(in: $0).paint)
        $0.foreground = first
        $0.symbolPalette = SymbolPalette(primary: first, secondary: second, tertiary: nil)
      })
  }

  /// The color or gradient of text and shapes in this view, and the colors of the three layers of its symbols.
  nonisolated public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    modifier(
      EnvironmentModifier {
        let first = primary._paint(in: $0).paint
        let (second, third) = (secondary._paint(in: $0).paint, tertiary._paint(in: $0).paint)
        $0.foreground = first
        $0.symbolPalette = SymbolPalette(primary: first, secondary: second, tertiary: third)
      })
  }
}
