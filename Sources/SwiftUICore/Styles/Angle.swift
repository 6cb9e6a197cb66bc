import Foundation

/// An angle, written in degrees or in radians. Positive angles turn clockwise on the screen, where y grows downwards.
///
/// Angles are not reduced to one turn: 450 degrees is another angle than 90, and animates differently.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians: half a turn is pi.
  public var radians: Double

  /// The angle in degrees: half a turn is 180.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates an angle of zero.
  nonisolated public init() {
    radians = 0
  }

  /// Creates an angle from radians.
  nonisolated public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  nonisolated public init(degrees: Double) {
    radians = degrees * (.pi / 180)
  }

  /// An angle in radians.
  nonisolated public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  nonisolated public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of zero.
  public static let zero = Angle()

  /// Whether an angle is smaller than another one. Whole turns count.
  nonisolated public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// The same angle in the other direction.
  nonisolated public prefix static func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// The sum of two angles.
  nonisolated public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

  /// The difference of two angles.
  nonisolated public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

  /// Adds an angle.
  nonisolated public static func += (left: inout Angle, right: Angle) { left.radians += right.radians }

  /// Subtracts an angle.
  nonisolated public static func -= (left: inout Angle, right: Angle) { left.radians -= right.radians }

  /// An angle as many times as large.
  nonisolated public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }

  /// A part of an angle.
  nonisolated public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }

  /// Makes an angle as many times as large.
  nonisolated public static func *= (left: inout Angle, right: Double) { left.radians *= right }

  /// Makes an angle a part of itself.
  nonisolated public static func /= (left: inout Angle, right: Double) { left.radians /= right }
}
