import Foundation

/// The outline of the buttons that have one, such as those in the style `bordered`.
public struct ButtonBorderShape: Equatable, Sendable {
  let value: ButtonOutline?

  /// The one that the style has by itself.
  public static let automatic = ButtonBorderShape(value: nil)
  /// Round at both ends.
  public static let capsule = ButtonBorderShape(value: .capsule)
  /// With the corners of the style.
  public static let roundedRectangle = ButtonBorderShape(value: .roundedRectangle(radius: nil))
  /// A circle, for a label that is as wide as it is high.
  public static let circle = ButtonBorderShape(value: .circle)

  /// With corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(value: .roundedRectangle(radius: radius))
  }
}

/// The outline of a button, as hosts know it.
package enum ButtonOutline: Equatable, Sendable, CustomStringConvertible {
  case capsule, circle
  /// Nil is the radius of the style.
  case roundedRectangle(radius: CGFloat?)

  package var description: String {
    switch self {
    case .capsule: "capsule"
    case .circle: "circle"
    case .roundedRectangle(let radius): "roundedRectangle" + (radius.map { "(\($0))" } ?? "")
    }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The outline of the buttons that have one.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// The outline of the buttons in this view that have one: those in the styles `bordered` and `borderedProminent`.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
