import Foundation

/// A transform of the plane that may show it in perspective: points are rows `[x, y, 1]`, multiplied from the left.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row: what becomes of `x`.
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  /// The second row: what becomes of `y`.
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  /// The third row: where the origin goes.
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// Creates a transform that changes nothing.
  nonisolated public init() {}

  /// Creates a transform without perspective.
  nonisolated public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it is without perspective: parallel lines stay so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    var product = ProjectionTransform()
    (product.m11, product.m12, product.m13) = row(m11, m12, m13)
    (product.m21, product.m22, product.m23) = row(m21, m22, m23)
    (product.m31, product.m32, product.m33) = row(m31, m32, m33)
    return product
  }

  /// Makes this the transform that undoes it. Returns false, and changes nothing, where there is none.
  public mutating func invert() -> Bool {
    let minors = (
      m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22
    )
    let determinant = m11 * minors.0 + m21 * minors.1 + m31 * minors.2
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    (m11, m12, m13) = (minors.0 / determinant, minors.1 / determinant, minors.2 / determinant)
    m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The transform that undoes this one; this one itself where there is none.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    _ = inverse.invert()
    return inverse
  }
}

/// A transform of an element, in points from its top leading corner.
package struct ProjectionEffect: TransformEffect {
  package let transform: ProjectionTransform

  package var summary: String? { "projection" }
}

extension ProjectionEffect: EffectModifier {}

extension View {
  /// Draws this view transformed: the origin is its top leading corner. Its frame in the layout stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(ProjectionEffect(transform: ProjectionTransform(transform)))
  }

  /// Draws this view transformed, perhaps in perspective: the origin is its top leading corner. Its frame in the layout stays.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
