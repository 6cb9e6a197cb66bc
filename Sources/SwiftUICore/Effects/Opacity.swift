/// How much of an element is seen, from 0 for nothing to 1 for all of it. Values outside count as the nearest of these.
package struct OpacityEffect: ElementEffect {
  package let opacity: Double

  nonisolated package init(_ opacity: Double) {
    self.opacity = opacity
  }

  package var summary: String? { "opacity(\(opacity))" }
  package var transitionStep: TransitionStep? { .opacity(min(max(opacity, 0), 1)) }
  package var obstacle: String? { opacity > 0 ? nil : "invisible" }
}

extension OpacityEffect: EffectModifier {}

extension View {
  /// How much of this view is seen, from 0 for nothing to 1 for all of it.
  ///
  /// Several multiply. A view with an opacity of 0 keeps its place and state, and cannot be pressed.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity))
  }
}

extension VisualEffect {
  /// How much of the view is seen, from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect { adding(OpacityEffect(opacity)) }
}
