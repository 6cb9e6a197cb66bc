/// Names a value of a transaction and its default. The type of the key is its identity.
public protocol TransactionKey {
  associatedtype Value

  /// The value where nothing else is said.
  static var defaultValue: Value { get }
}
