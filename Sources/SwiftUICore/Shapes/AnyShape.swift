import Foundation

/// A shape of any type.
///
/// It is drawn as its path, so it needs to know its size where a circle or a rectangle by itself would not.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Wraps a shape.
  nonisolated public init<Base: Shape>(_ shape: Base) {
    base = shape
  }

  /// That of the shape in it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The outline of the wrapped shape.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size of the wrapped shape.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? { base._outline(in: size) }
}
