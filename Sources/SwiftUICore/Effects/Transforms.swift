import Foundation

/// Draws an element elsewhere, larger, or turned, after layout: neighbours see it where it was. Taps reach it where it is drawn.
package protocol TransformEffect: ElementEffect {}

/// A turn in the plane, clockwise.
package struct RotationEffect: TransformEffect {
  /// In radians.
  package let angle: Double
  package let anchor: Paint.Point

  package var summary: String? { "rotation(\(angle))" }
  package var transitionStep: TransitionStep? { .rotation(angle, anchor: anchor) }
}

/// Another size.
package struct ScaleEffect: TransformEffect {
  package let x: CGFloat
  package let y: CGFloat
  package let anchor: Paint.Point

  package var summary: String? { x == y ? "scale(\(x))" : "scale(\(x),\(y))" }
  package var transitionStep: TransitionStep? { .scale(x: Double(x), y: Double(y), anchor: anchor) }
}

/// Another place: `x` towards the trailing edge and `y` down, in points.
package struct OffsetEffect: TransformEffect {
  package let x: CGFloat
  package let y: CGFloat

  package var summary: String? { "offset(\(x),\(y))" }
  package var transitionStep: TransitionStep? { .offset(x: x, y: y) }
}

/// A turn in space, seen in perspective.
package struct Rotation3DEffect: TransformEffect {
  /// In radians.
  package let angle: Double
  /// Around this direction: to the right, down and towards the person.
  package let x: CGFloat
  package let y: CGFloat
  package let z: CGFloat
  package let anchor: Paint.Point
  /// How far the axis lies before the screen, in points.
  package let anchorZ: CGFloat
  /// 0 for none. The person's distance is the longer side, divided by this.
  package let perspective: CGFloat

  package var summary: String? { "rotation3D(\(angle),\(x),\(y),\(z))" }
}

extension RotationEffect: EffectModifier {}
extension ScaleEffect: EffectModifier {}
extension OffsetEffect: EffectModifier {}
extension Rotation3DEffect: EffectModifier {}

extension View {
  /// Draws this view turned clockwise by an angle around a point of it. Its frame in the layout stays.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle.radians, anchor: anchor.described))
  }

  /// Draws this view turned in space by an angle around an axis, given as a direction to the right, down and towards the person.
  ///
  /// - Parameters:
  ///   - anchor: A point of the view through which the axis goes.
  ///   - anchorZ: How far the axis lies before the view, in points.
  ///   - perspective: How much smaller becomes what turns away; 0 for nothing.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle.radians, x: axis.x, y: axis.y, z: axis.z, anchor: anchor.described, anchorZ: anchorZ,
        perspective: perspective))
  }

  /// Draws this view larger or smaller along both axes, from a point of it. Its frame in the layout stays.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(x: scale.width, y: scale.height, anchor: anchor.described))
  }

  /// Draws this view larger or smaller, from a point of it. Its frame in the layout stays.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(x: s, y: s, anchor: anchor.described))
  }

  /// Draws this view larger or smaller along each axis, from a point of it. Its frame in the layout stays.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(x: x, y: y, anchor: anchor.described))
  }

  /// Draws this view elsewhere: moved towards the trailing edge and down, in points. Its frame in the layout stays.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetEffect(x: offset.width, y: offset.height))
  }

  /// Draws this view elsewhere: moved towards the trailing edge and down, in points. Its frame in the layout stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetEffect(x: x, y: y))
  }
}

extension VisualEffect {
  /// Draws the view elsewhere, in points.
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(OffsetEffect(x: offset.width, y: offset.height))
  }

  /// Draws the view elsewhere, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(OffsetEffect(x: x, y: y)) }

  /// Draws the view larger or smaller along both axes, from a point of it.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(ScaleEffect(x: scale.width, y: scale.height, anchor: anchor.described))
  }

  /// Draws the view larger or smaller, from a point of it.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(ScaleEffect(x: s, y: s, anchor: anchor.described))
  }

  /// Draws the view larger or smaller along each axis, from a point of it.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(ScaleEffect(x: x, y: y, anchor: anchor.described))
  }

  /// Turns the view around a point of it.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(RotationEffect(angle: angle.radians, anchor: anchor.described))
  }

  /// Turns the view around an axis in space. See `rotation3DEffect` of a view.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      Rotation3DEffect(
        angle: angle.radians, x: axis.x, y: axis.y, z: axis.z, anchor: anchor.described, anchorZ: anchorZ,
        perspective: perspective))
  }
}
