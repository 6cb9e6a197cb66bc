import Foundation

/// Whether a view or a shape is mirrored where lines run in a direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It looks the same in both directions.
  case fixed
  /// It is mirrored where lines run in this direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where lines run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether it is mirrored in a direction.
  func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension ShapeDrawing {
  /// Seen in a mirror that stands in the middle of an area; only a drawing in points needs its size.
  func mirrored(in size: CGSize?) -> ShapeDrawing? {
    guard let width = space == .points ? size?.width : 1 else { return nil }
    return with(path: path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)))
  }
}

extension Shape {
  /// The shape as it is drawn where lines run in a direction: without a size, nil if it depends on that.
  nonisolated func drawing(in size: CGSize?, _ direction: LayoutDirection) -> ShapeDrawing? {
    let drawing = drawing(in: size)
    return layoutDirectionBehavior.isMirrored(in: direction) ? drawing.flatMap { $0.mirrored(in: size) } : drawing
  }
}

extension View {
  /// Whether this view is mirrored where lines run in a direction.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(FlipEffect(behavior: behavior))
  }
}
