/// Which gestures of a view take part: the one that is added, and those of the views inside.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a mask from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither takes part.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both take part.
  public static let all: GestureMask = [.gesture, .subviews]
}
