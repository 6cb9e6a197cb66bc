import Foundation

/// How a preview is to be shown, in a `#Preview`.
public struct PreviewTrait<T>: Sendable {
  package enum Kind: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case surroundings(PreviewSurroundings)
  }

  package let kind: Kind
}

extension PreviewTrait<Preview.ViewTraits> {
  /// The size of a device.
  public static var defaultLayout: Self { Self(kind: .layout(.device)) }

  /// The size of the view.
  public static var sizeThatFitsLayout: Self { Self(kind: .layout(.sizeThatFits)) }

  /// A fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(kind: .layout(.fixed(width: width, height: height)))
  }

  /// A device held upright.
  public static var portrait: Self { Self(kind: .orientation(.portrait)) }

  /// A device held upside down.
  public static var portraitUpsideDown: Self { Self(kind: .orientation(.portraitUpsideDown)) }

  /// A device turned to the left.
  public static var landscapeLeft: Self { Self(kind: .orientation(.landscapeLeft)) }

  /// A device turned to the right.
  public static var landscapeRight: Self { Self(kind: .orientation(.landscapeRight)) }
}
