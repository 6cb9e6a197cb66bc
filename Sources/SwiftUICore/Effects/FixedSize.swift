/// Gives an element its ideal size, whatever it is offered.
package struct FixedSizeEffect: ElementEffect {
  package let horizontal: Bool
  package let vertical: Bool

  package var summary: String? { "fixedSize(\(horizontal ? "x" : "")\(vertical ? "y" : ""))" }
  package var fixesHeight: Bool { vertical }
}

extension FixedSizeEffect: EffectModifier {}

extension View {
  /// Gives this view its ideal size: text stands in full in one line, and nothing is cut, also where there is less space.
  nonisolated public func fixedSize() -> some View {
    modifier(FixedSizeEffect(horizontal: true, vertical: true))
  }

  /// Gives this view its ideal width or height: with `vertical` alone text is as wide as the space and as high as it needs.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeEffect(horizontal: horizontal, vertical: vertical))
  }
}
