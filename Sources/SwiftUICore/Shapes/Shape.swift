import Foundation

/// A two-dimensional shape. As a view it is filled with the foreground style and takes the space that it is offered.
///
/// A shape of an app's own says in `path(in:)` what its outline is in a rectangle. The rectangle's size comes from the host, so in a
/// browser such a shape appears one message later than the shapes of this module, which need no size; a fixed frame right around it
/// spares that.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What shapes of this type stand for.
  nonisolated static var role: ShapeRole { get }

  /// The size of the shape in a space that it is offered. No host asks for it yet: shapes take the space that there is.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the shape is mirrored where lines run from right to left: shapes of an app's own are, unless they say otherwise.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Whether hosts know all shapes of this type by name, so that they need no path. Not for apps.
  nonisolated static var _isOutlined: Bool { get }

  /// Whether the outline depends on what `containerShape(_:)` says. Not for apps.
  nonisolated static var _isContainers: Bool { get }

  /// The shape as hosts know it. Without a size, nil for a shape that depends on it. Not for apps.
  nonisolated func _outline(in size: CGSize?) -> _ShapeOutline?
}

/// What a shape stands for.
public enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line between two things.
  case separator
}

extension Shape {
  /// An area.
  nonisolated public static var role: ShapeRole { .fill }

  /// All that is offered, and 10 points where nothing is.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// It is mirrored where lines run from right to left.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  nonisolated public static var _isOutlined: Bool { false }
  nonisolated public static var _isContainers: Bool { false }

  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? {
    size.map { _ShapeOutline(ShapeDrawing(path(in: CGRect(origin: .zero, size: $0)))) }
  }

  /// The shape, filled with the foreground style.
  @MainActor
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  /// The shape as it is drawn where no host knows it by name: without a size, nil if it depends on that.
  nonisolated func drawing(in size: CGSize?) -> ShapeDrawing? { _outline(in: size)?.outline.drawing(in: size) }
}

/// A shape that hosts know by name. Not for apps.
nonisolated public protocol _OutlinedShape: InsettableShape {
  /// The shape as hosts know it. Not for apps.
  nonisolated var _outline: _ShapeOutline { get }
}

extension _OutlinedShape {
  nonisolated public static var _isOutlined: Bool { true }

  /// Hosts know for themselves where its leading corners are.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? { _outline }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { _outline.outline.path(in: rect) }

  /// Returns this shape, smaller by an amount in points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(base: self, amount: amount) }
}

extension Path: Shape {
  /// It is as it is in both directions.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The path as it is, wherever the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }
  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? { _ShapeOutline(ShapeDrawing(self)) }
}
