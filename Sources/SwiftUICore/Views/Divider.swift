/// A line between the other children of a stack, across its axis.
public struct Divider {
  /// Creates a divider.
  nonisolated public init() {}
}

extension Divider: ElementView {
  package func content(in environment: EnvironmentValues) -> DividerContent { DividerContent() }
  package func change(from old: Divider, _ content: inout DividerContent) -> DescriptionChange { .none }
}

/// A line between the other children of a stack.
package struct DividerContent: ElementContent {
  package var role: ElementRole { ElementRole("divider") }
}
