import Foundation

/// The line around a shape, as a shape.
public struct _StrokedShape<Base: Shape>: Shape {
  var base: Base
  var lineWidth: CGFloat

  nonisolated public static var role: ShapeRole { .stroke }
  nonisolated public static var _isOutlined: Bool { Base._isOutlined }
  nonisolated public static var _isContainers: Bool { Base._isContainers }

  /// That of the shape in it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect).strokedPath(StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? {
    guard var outline = base._outline(in: size)?.outline else { return nil }
    if case .drawing(let drawing) = outline.kind {
      return _ShapeOutline(drawing.stroked(StrokeStyle(lineWidth: lineWidth), of: self, in: size))
    }
    outline.lineWidth = lineWidth
    return _ShapeOutline(outline: outline)
  }

  nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, lineWidth) }
    set { (base.animatableData, lineWidth) = (newValue.first, newValue.second) }
  }
}

/// The line around a shape in a style, as a shape.
public struct _StyledStrokeShape<Base: Shape>: Shape {
  var base: Base
  var style: StrokeStyle

  nonisolated public static var role: ShapeRole { .stroke }

  /// That of the shape in it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? {
    base.drawing(in: size).map { _ShapeOutline($0.stroked(style, of: self, in: size)) }
  }

  nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(base.animatableData, style.animatableData) }
    set { (base.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension ShapeDrawing {
  /// The line around what this draws. The line around a line has a path of its own.
  fileprivate func stroked(_ style: StrokeStyle, of shape: some Shape, in size: CGSize?) -> ShapeDrawing {
    if stroke == nil { return with(stroke: style) }
    return ShapeDrawing(shape.path(in: CGRect(origin: .zero, size: size ?? .zero)))
  }
}
