import Foundation

/// Numbers that can be added and multiplied by a factor, so that there are others between any two: what animations compute with.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies all numbers by a factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all numbers: how far the value is from zero.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with all numbers multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Goes a part of the way to another value: 0 stays, 1 arrives.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = self + (other - self).scaled(by: amount)
  }

  /// The value a part of the way to another one: 0 is this one, 1 the other.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

extension Float: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self = Float(Double(self) * rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// No numbers: of values that have nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates it.
  public init() {}

  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Changes nothing.
  public static func += (left: inout EmptyAnimatableData, right: EmptyAnimatableData) {}
  /// Changes nothing.
  public static func -= (left: inout EmptyAnimatableData, right: EmptyAnimatableData) {}
  /// The only value.
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  /// The only value.
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together. Pairs of pairs make as many as are needed.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds the values one by one.
  public static func + (left: Self, right: Self) -> Self { Self(left.first + right.first, left.second + right.second) }
  /// Subtracts the values one by one.
  public static func - (left: Self, right: Self) -> Self { Self(left.first - right.first, left.second - right.second) }
  /// Adds the values one by one.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts the values one by one.
  public static func -= (left: inout Self, right: Self) { left = left - right }

  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
