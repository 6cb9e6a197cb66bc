/// A key for accessing values in a transaction.
public protocol TransactionKey {
  associatedtype Value

  /// The value where nothing else is said.
  static var defaultValue: Value { get }
}
