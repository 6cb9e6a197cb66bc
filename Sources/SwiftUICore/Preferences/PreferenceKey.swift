/// Names a value that views tell those above them.
///
/// The values of several children are reduced to one, first to last; children without a value contribute nothing.
public protocol PreferenceKey {
  // Behaviour 149.

  associatedtype Value

  /// The value where no view says anything.
  static var defaultValue: Value { get }

  /// Adds the next value to those before it. Called once for each value but the first.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil: nobody says anything.
  public static var defaultValue: Value { nil }
}
