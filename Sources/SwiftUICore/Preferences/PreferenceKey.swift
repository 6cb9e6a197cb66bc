/// A named value produced by a view.
///
/// The values of several children are reduced to one, in view-tree order; children without a value contribute nothing
/// (behaviour 149).
public protocol PreferenceKey {
  associatedtype Value

  /// The value where no view says anything.
  static var defaultValue: Value { get }

  /// Combines a sequence of values by modifying the previously-accumulated value with the result of a closure that provides the
  /// next value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil: nobody says anything.
  public static var defaultValue: Value { nil }
}
