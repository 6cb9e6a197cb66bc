/// What fills a shape or colors a text: a color, a gradient, a material, or a style that stands for one of these.
///
/// An app's own style implements `resolve(in:)`, which may read the environment: what it reads makes its users change with it.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What hosts show for this style. Not for apps.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

/// What hosts show for a style, opaque to apps.
public struct _Paint: Sendable {
  package let paint: Paint

  init(_ paint: Paint) {
    self.paint = paint
  }
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: hosts ask a built-in style for what it shows.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) stands for no other style.") }
}

/// A style that is a view, too, fills the space that it is offered.
extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A rectangle that is filled with this style.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension Never: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { fatalError("Never has no value") }
}
