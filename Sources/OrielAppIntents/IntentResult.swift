import SwiftUICore

/// What an intent gives back.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value.
  var value: Value? { get }
}

/// A result with words that are said or shown.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view that is shown.
public protocol ShowsSnippetView: IntentResult {}
/// A result with an intent that opens the app.
public protocol OpensIntent: IntentResult {}

/// The result of an intent that only configures something.
public struct NoIntentResult: IntentResult {}

/// A result with all that an intent has said. What Siri or Shortcuts would do with dialogs and views, nothing here does.
public struct IntentResultContainer<Value: Sendable>: IntentResult, ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
  /// The value.
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// A result without a value.
  public static func result() -> Self { IntentResultContainer(value: nil) }
  /// A result with words.
  public static func result(dialog: IntentDialog) -> Self { IntentResultContainer(value: nil) }
  /// A result with a view.
  public static func result<V: View>(view: V) -> Self { IntentResultContainer(value: nil) }
  /// A result with a view.
  public static func result<V: View>(@ViewBuilder content: () -> V) -> Self { IntentResultContainer(value: nil) }
  /// A result with words and a view.
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self { IntentResultContainer(value: nil) }
  /// A result with words and a view.
  public static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self {
    IntentResultContainer(value: nil)
  }
  /// A result with an intent that opens the app.
  public static func result(opensIntent: some AppIntent) -> Self { IntentResultContainer(value: nil) }
  /// A result with an intent that opens the app, and words.
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self { IntentResultContainer(value: nil) }
}

extension IntentResult {
  /// A result with a value.
  public static func result<Value: Sendable>(value: Value) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// A result with a value and words.
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// A result with a value and a view.
  public static func result<Value: Sendable, V: View>(value: Value, view: V) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// A result with a value, words and a view.
  public static func result<Value: Sendable, V: View>(value: Value, dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
}

/// Words that are said or shown.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The words that are shown.
  public let text: LocalizedStringResource

  /// Creates words.
  public init(_ text: LocalizedStringResource) { self.text = text }
  /// Creates words of which some are said and others shown.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
  /// Creates words.
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
}
