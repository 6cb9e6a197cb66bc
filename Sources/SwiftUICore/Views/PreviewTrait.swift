import Foundation

/// How a preview is to be shown. No tool on this platform shows previews, so a trait has no effect.
public struct PreviewTrait<Subject>: Sendable {}

extension PreviewTrait<Preview.ViewTraits> {
  /// The size of a device.
  public static var defaultLayout: Self { Self() }

  /// The size of the view.
  public static var sizeThatFitsLayout: Self { Self() }

  /// A fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

  /// A device held upright.
  public static var portrait: Self { Self() }

  /// A device held upside down.
  public static var portraitUpsideDown: Self { Self() }

  /// A device turned to the left.
  public static var landscapeLeft: Self { Self() }

  /// A device turned to the right.
  public static var landscapeRight: Self { Self() }
}
