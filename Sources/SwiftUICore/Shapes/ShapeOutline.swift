import Foundation

/// The line around a shape, as intent. Hosts know each kind. Lengths are in points.
package struct ShapeOutline: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case rectangle
    case roundedRectangle(width: CGFloat, height: CGFloat)
    case capsule
    case ellipse
    /// The largest circle in the middle.
    case circle
  }

  package let kind: Kind
  /// How far inside the area the line runs.
  package var inset: CGFloat = 0
  /// The width of the line, half of it on either side; nil where the shape is the area within.
  package var lineWidth: CGFloat?

  package init(_ kind: Kind, inset: CGFloat = 0, lineWidth: CGFloat? = nil) {
    self.kind = kind
    self.inset = inset
    self.lineWidth = lineWidth
  }
}

extension ShapeOutline: CustomStringConvertible {
  package var description: String {
    let name =
      switch kind {
      case .rectangle: "rectangle"
      case .roundedRectangle(let width, let height):
        "roundedRectangle(\(width == height ? "\(width)" : "\(width)×\(height)"))"
      case .capsule: "capsule"
      case .ellipse: "ellipse"
      case .circle: "circle"
      }
    return name + (inset == 0 ? "" : " inset=\(inset)") + (lineWidth.map { " lineWidth=\($0)" } ?? "")
  }
}

/// A shape as hosts know it, opaque to apps.
public struct _ShapeOutline: Sendable {
  package var outline: ShapeOutline
}
