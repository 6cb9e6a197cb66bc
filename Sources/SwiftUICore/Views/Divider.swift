/// A line between the other children of a stack, across its axis.
public struct Divider {
  /// Creates a divider.
  nonisolated public init() {}
}

extension Divider: ElementView {
  package func content(in environment: EnvironmentValues) -> DividerContent {
    DividerContent(isThick: environment.dynamicTypeSize.isAccessibilitySize)
  }

  package func change(from old: Divider, _ content: inout DividerContent) -> DescriptionChange { .none }
}

/// A line between the other children of a stack.
package struct DividerContent: ElementContent {
  /// Whether it is a point thick rather than a pixel.
  package let isThick: Bool

  package init(isThick: Bool = false) {
    self.isThick = isThick
  }

  package var role: ElementRole { ElementRole("divider") }
}
