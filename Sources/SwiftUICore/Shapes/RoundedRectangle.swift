import Foundation

/// A rectangle with rounded corners, as large as the space that it is offered.
public struct RoundedRectangle: _OutlinedShape {
  /// The radii of the corners along both axes, in points.
  public var cornerSize: CGSize
  /// How the corners are drawn. Browsers draw circular ones.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with elliptical corners.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with round corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated public var _outline: _ShapeOutline {
    _ShapeOutline(outline: ShapeOutline(.roundedRectangle(width: cornerSize.width, height: cornerSize.height)))
  }

  /// The radii.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with elliptical corners.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
