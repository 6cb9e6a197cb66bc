import SwiftUICore

/// How an intent reads as a sentence. Nothing here shows it.
public protocol ParameterSummary: Sendable {}

/// The sentence of an intent that has none.
public struct NoParameterSummary: ParameterSummary {}

/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// The parts of the sentence.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    /// A parameter of the intent.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// A sentence of an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a sentence.
  public init(_ summary: ParameterSummaryString<Intent>) {}
  /// Creates a sentence, with further parameters behind it.
  public init(
    _ summary: ParameterSummaryString<Intent>,
    @ParameterKeyPathsBuilder<Intent> _ content: () -> [PartialKeyPath<Intent>]
  ) {}
  /// No sentence, with parameters.
  public init(@ParameterKeyPathsBuilder<Intent> _ content: () -> [PartialKeyPath<Intent>]) {}
  /// No sentence.
  public init() {}
}

/// Lists parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent> {
  public static func buildExpression(_ path: PartialKeyPath<Intent>) -> PartialKeyPath<Intent> { path }
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { paths }
}

extension AppIntent {
  /// A sentence of this intent.
  public typealias Summary = IntentParameterSummary<Self>
}

/// One of two sentences, by the value of a parameter.
public struct IntentParameterSummaryWhen<Intent: AppIntent>: ParameterSummary {
  /// How values are compared.
  public enum ComparisonOperator: Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, oneOf, hasAnyValue, hasNoValue
  }

  /// Chooses by the value of a parameter.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparisonOperator, _ value: Value,
    _ summary: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) {}
  /// Chooses by whether a parameter has a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparisonOperator,
    _ summary: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) {}
}

extension AppIntent {
  /// One of two sentences of this intent.
  public typealias When = IntentParameterSummaryWhen<Self>
}

/// Words with which a person begins an intent. Nobody listens here.
public struct AppShortcut: Sendable {
  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {}
  /// Creates a shortcut.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// Words with which a person begins an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// What may stand in the words.
  public enum Token: Sendable { case applicationName }

  /// The parts of the words.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    /// The name of the app.
    public mutating func appendInterpolation(_ token: Token) {}
    /// A parameter of the intent.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// Lists shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> AppShortcut { shortcut }
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// The color of shortcuts.
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}

/// The shortcuts of an app. Nobody listens here.
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// Their color.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system of other parameters. There is none to tell.
  public static func updateAppShortcutParameters() {
    StandIns.tell("AppShortcutsProvider.updateAppShortcutParameters()", "there is no Siri and there are no Shortcuts.")
  }
}
