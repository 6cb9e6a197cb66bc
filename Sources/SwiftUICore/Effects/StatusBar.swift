/// Asks for a window without the bar that shows the time and the battery.
package struct StatusBarEffect: ElementEffect {
  package let isHidden: Bool

  package var summary: String? { "statusBar(hidden: \(isHidden))" }
}

extension StatusBarEffect: EffectModifier {}

extension View {
  /// Hides the bar that shows the time and the battery, on hosts that have one above the window.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(StatusBarEffect(isHidden: hidden)) }

  /// Hides the bar that shows the time and the battery. See `statusBarHidden(_:)`.
  nonisolated public func statusBar(hidden: Bool) -> some View { modifier(StatusBarEffect(isHidden: hidden)) }
}
