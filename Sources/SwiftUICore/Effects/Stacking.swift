/// Where an element lies among those that it shares a container with: in front of those with less. Those with equal values lie in
/// their order.
package struct DepthEffect: ElementEffect {
  package let depth: Double
  package var summary: String? { "zIndex(\(depth))" }
}

/// When an element gets its space: before those with less, after those with more.
package struct LayoutPriorityEffect: ElementEffect {
  package let priority: Double
  package var summary: String? { "layoutPriority(\(priority))" }
}

extension DepthEffect: EffectModifier {}
extension LayoutPriorityEffect: EffectModifier {}

extension View {
  /// Puts this view in front of those in the same container whose value is less. Without this a view has 0, and later views lie in
  /// front of earlier ones.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(DepthEffect(depth: value))
  }

  /// Gives this view its space in a stack before those whose value is less, which get what is left. Without this a view has 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityEffect(priority: value))
  }
}
