/// Keeps an element's space and state, and shows nothing of it, to nobody.
package struct HiddenEffect: ElementEffect {
  package var summary: String? { "hidden" }
  package var obstacle: String? { "hidden" }
}

/// Lets taps through to what is behind an element, or takes them itself.
package struct HitTestingEffect: ElementEffect {
  package let isAllowed: Bool

  package var summary: String? { isAllowed ? nil : "allowsHitTesting(false)" }
  package var obstacle: String? { isAllowed ? nil : "closed to taps by allowsHitTesting(false)" }
}

/// Mirrors an element where lines run in a direction.
package struct FlipEffect: ElementEffect {
  package let behavior: LayoutDirectionBehavior

  package var summary: String? {
    switch behavior {
    case .fixed: nil
    case .mirrors(in: .rightToLeft): "flipsForRightToLeftLayoutDirection"
    case .mirrors(in: .leftToRight): "flipsForLeftToRightLayoutDirection"
    }
  }
}

extension HiddenEffect: EffectModifier {}
extension HitTestingEffect: EffectModifier {}
extension FlipEffect: EffectModifier {}

extension View {
  /// Hides this view: it keeps its space and its state, and nobody sees, hears or uses it.
  nonisolated public func hidden() -> some View {
    modifier(HiddenEffect())
  }

  /// Whether taps on this view reach it. With false they reach what is behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingEffect(isAllowed: enabled))
  }

  /// Mirrors this view where lines run from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipEffect(behavior: enabled ? .mirrors : .fixed))
  }
}
