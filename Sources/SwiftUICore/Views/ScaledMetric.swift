import Foundation

/// A length that grows and shrinks with the size of text: `@ScaledMetric private var iconSize = 20`.
///
/// A view with one is evaluated again when the type size of its environment changes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var typeSize
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a length for the default type size that changes as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a length for the default type size that changes as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The length at the type size of the view's environment.
  public var wrappedValue: Value { base * Value(typeSize.scale(of: style.description)) }
}
