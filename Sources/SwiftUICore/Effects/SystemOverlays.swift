/// Asks for a window without what the system shows in front of it, such as the bar at its lower edge.
package struct SystemOverlaysEffect: ElementEffect {
  package let visibility: Visibility

  package var summary: String? { visibility == .automatic ? nil : "persistentSystemOverlays(\(visibility))" }
}

extension SystemOverlaysEffect: EffectModifier {}

/// Asks for the indicators of what scrolls inside to be seen for a moment.
package struct ScrollFlashEffect: ElementEffect {
  package let isAsked: Bool
  package var summary: String? { isAsked ? "scrollIndicatorsFlash" : nil }
}

extension ScrollFlashEffect: EffectModifier {}

extension View {
  /// Whether what the system shows in front of the window all the time may be seen, on hosts that have such.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(SystemOverlaysEffect(visibility: visibility))
  }

  /// Shows the indicators of what scrolls in this view for a moment when a value is another one, on hosts that hide them.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollFlashEffect(isAsked: true))
  }

  /// Shows the indicators of what scrolls in this view for a moment when that appears, on hosts that hide them.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { modifier(ScrollFlashEffect(isAsked: onAppear)) }
}
