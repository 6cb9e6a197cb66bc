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

/// As a shape: `contentShape(.buttonBorder)`, `background(.quaternary, in: .buttonBorder)`.
extension ButtonBorderShape: InsettableShape {
  /// What is smaller is smaller on all sides, and its corners are, too.
  public struct Inset: InsettableShape {
    fileprivate var shape: ButtonBorderShape
    fileprivate var amount: CGFloat

    nonisolated public func path(in rect: CGRect) -> Path {
      shape.outline(insetBy: amount).path(in: rect.insetBy(dx: amount, dy: amount))
    }

    nonisolated public func inset(by amount: CGFloat) -> Inset { Inset(shape: shape, amount: self.amount + amount) }
  }

  /// The outline in a rectangle. The automatic one has the corners of a bordered button: a shape does not know the style of the
  /// buttons around it.
  nonisolated public func path(in rect: CGRect) -> Path { outline(insetBy: 0).path(in: rect) }

  nonisolated public func inset(by amount: CGFloat) -> Inset { Inset(shape: self, amount: amount) }

  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? { outline(insetBy: 0)._outline(in: size) }

  nonisolated fileprivate func outline(insetBy amount: CGFloat) -> any Shape {
    switch value {
    case .capsule: Capsule()
    case .circle: Circle()
    case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: max(0, (radius ?? Self.usualRadius) - amount))
    case nil: RoundedRectangle(cornerRadius: max(0, Self.usualRadius - amount))
    }
  }

  /// The corners of a bordered button of regular size.
  nonisolated private static var usualRadius: CGFloat { 8 }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of a bordered button.
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
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
