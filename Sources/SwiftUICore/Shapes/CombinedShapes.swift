import Foundation

/// A shape that two shapes make with each other.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable { case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction }

  var first: First
  var second: Second
  let operation: Operation
  let isEvenOdd: Bool

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path {
    let (first, second) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .intersection: first.intersection(second, eoFill: isEvenOdd)
    case .union: first.union(second, eoFill: isEvenOdd)
    case .subtracting: first.subtracting(second, eoFill: isEvenOdd)
    case .symmetricDifference: first.symmetricDifference(second, eoFill: isEvenOdd)
    case .lineIntersection: first.lineIntersection(second, eoFill: isEvenOdd)
    case .lineSubtraction: first.lineSubtraction(second, eoFill: isEvenOdd)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// What lies inside of both shapes. See `Path.intersection(_:eoFill:)`.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, isEvenOdd: eoFill)
  }

  /// What lies inside of this shape or of another one. See `Path.union(_:eoFill:)`.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, isEvenOdd: eoFill)
  }

  /// What lies inside of this shape and outside of another one. See `Path.subtracting(_:eoFill:)`.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtracting, isEvenOdd: eoFill)
  }

  /// What lies inside of one of the shapes and outside of the other one. See `Path.symmetricDifference(_:eoFill:)`.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, isEvenOdd: eoFill)
  }

  /// The parts of this shape's outline that lie inside of another shape: to be drawn with `stroke`.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, isEvenOdd: eoFill)
  }

  /// The parts of this shape's outline that lie outside of another shape: to be drawn with `stroke`.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, isEvenOdd: eoFill)
  }
}
