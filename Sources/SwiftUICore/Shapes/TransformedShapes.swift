import Foundation

/// A shape whose path is moved. It takes the space that it is offered, as the others here do, also where the shape itself does not.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// How far.
  public var offset: CGSize

  /// Creates a moved shape.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  nonisolated private var transform: CGAffineTransform { CGAffineTransform(translationX: offset.width, y: offset.height) }

  nonisolated public static var role: ShapeRole { Content.role }
  /// That of the shape in it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? { mapped(shape, in: size) { _ in transform } }

  nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, moved as far.
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape whose path is scaled.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// By how much, in each direction.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated private func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: rect)
  }

  nonisolated public static var role: ShapeRole { Content.role }
  /// That of the shape in it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(in: rect)) }

  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape whose path is turned.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is turned.
  public var shape: Content
  /// By how much, clockwise.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates a turned shape.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  nonisolated private func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, of: rect)
  }

  nonisolated public static var role: ShapeRole { Content.role }
  /// That of the shape in it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(in: rect)) }

  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? {
    // In the middle of a square the sides do not matter.
    if anchor == .center, let drawing = shape.drawing(in: nil), drawing.space == .unitSquare {
      return _ShapeOutline(drawing.with(path: drawing.path.applying(transform(in: CGRect(x: 0, y: 0, width: 1, height: 1)))))
    }
    return size.map { _ShapeOutline(ShapeDrawing(path(in: CGRect(origin: .zero, size: $0)))) }
  }

  nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned as much.
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape whose path is mapped by a transform.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is mapped.
  public var shape: Content
  /// The transform, from the corner of the shape's rectangle.
  public var transform: CGAffineTransform

  /// Creates a mapped shape.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  nonisolated public static var role: ShapeRole { Content.role }
  /// That of the shape in it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? { mapped(shape, in: size) { _ in transform } }

  nonisolated public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape that is offered a size of its own.
public struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  nonisolated public static var role: ShapeRole { Content.role }

  /// That of the shape in it.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  nonisolated public func _outline(in size: CGSize?) -> _ShapeOutline? {
    // At the corner of the area the area's size does not matter.
    guard let known = size ?? (anchor == .topLeading ? self.size : nil) else { return nil }
    return _ShapeOutline(ShapeDrawing(path(in: CGRect(origin: .zero, size: known))))
  }

  nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// What a transform makes of another shape's drawing: known without a size where the drawing is in points.
  nonisolated fileprivate func mapped(_ shape: some Shape, in size: CGSize?, _ transform: (CGRect) -> CGAffineTransform)
    -> _ShapeOutline?
  {
    if let drawing = shape.drawing(in: nil), drawing.space == .points, drawing.stroke == nil {
      return _ShapeOutline(drawing.with(path: drawing.path.applying(transform(.zero))))
    }
    return size.map { _ShapeOutline(ShapeDrawing(path(in: CGRect(origin: .zero, size: $0)))) }
  }

  /// This shape, turned clockwise around a point of it.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// This shape, scaled in each direction from a point of it.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// This shape, scaled from a point of it.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// This shape, moved.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// This shape, moved.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// This shape, moved.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// This shape, mapped by a transform.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// This shape in a size of its own, at the top leading corner of its space.
  nonisolated public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size, anchor: .topLeading) }

  /// This shape in a size of its own, at the top leading corner of its space.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

  /// This shape in a size of its own, at a place of its space.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// This shape in a size of its own, at a place of its space.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

extension CGAffineTransform {
  /// The same from another point than the origin.
  fileprivate func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
