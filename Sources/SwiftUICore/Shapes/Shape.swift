import Foundation

/// A two-dimensional shape. As a view it is filled with the foreground style and takes the space that it is offered.
///
/// The shapes of this module conform; apps cannot make shapes of their own yet.
public protocol Shape: View, Sendable {
  /// The shape as hosts know it. Not for apps.
  nonisolated var _outline: _ShapeOutline { get }
}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}
