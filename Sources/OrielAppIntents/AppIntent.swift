import SwiftUICore

/// Something that an app can do, for Siri, Shortcuts and widgets. None of these is here: buttons of the app run it, and nothing
/// else does.
public protocol AppIntent: Sendable {
  /// What it gives back.
  associatedtype PerformResult: IntentResult = NoIntentResult
  /// How it reads as a sentence.
  associatedtype SummaryContent: ParameterSummary = NoParameterSummary

  /// Its name.
  static var title: LocalizedStringResource { get }
  /// What it does.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front for it.
  static var openAppWhenRun: Bool { get }
  /// Whether a person finds it.
  static var isDiscoverable: Bool { get }
  /// Whether a person has to say who they are.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// How it reads as a sentence.
  static var parameterSummary: SummaryContent { get }

  /// Creates it with the values that its parameters begin with.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == NoParameterSummary {
  public static var parameterSummary: NoParameterSummary { NoParameterSummary() }
}

extension AppIntent where PerformResult == NoIntentResult {
  /// Nothing: what does nothing has a configuration of its own, such as one of a widget.
  public func perform() async throws -> NoIntentResult { NoIntentResult() }
}

extension AppIntent {
  /// Does it, and gives nothing back.
  @discardableResult
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }

  /// Tells the system that the person has done it. There is none to tell.
  public func donate() async throws {
    StandIns.tell("AppIntent.donate()", "nothing learns from what a person does.")
  }
}

/// An intent that opens the app.
public protocol OpenIntent: AppIntent {
  /// What is opened.
  associatedtype Value
  /// What is opened.
  var target: Value { get set }
}

/// An intent that configures a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
/// An intent that a control of the system sets.
public protocol SetValueIntent: AppIntent {}
/// An intent that begins or goes on with a sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent of a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that a foreground app goes on with.
public protocol ForegroundContinuableIntent: AppIntent {}

/// When a person has to say who they are.
public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }

/// What an intent does, in words.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The words.
  public let descriptionText: LocalizedStringResource
  /// Among which others it stands.
  public let categoryName: LocalizedStringResource?
  /// What a search finds it by.
  public let searchKeywords: [LocalizedStringResource]
  /// What its result is called.
  public let resultValueName: LocalizedStringResource?

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Creates a description of words.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

extension Button {
  /// Creates a button that does what an intent says, at once and in the app.
  @preconcurrency nonisolated public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(role: nil, intent: intent, label: label)
  }

  /// Creates a button with a role that does what an intent says, at once and in the app.
  @preconcurrency nonisolated public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { IntentRun.run(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a text that does what an intent says, at once and in the app.
  @preconcurrency nonisolated public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// Creates a button with a role and a text that does what an intent says, at once and in the app.
  @preconcurrency nonisolated public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }
}

/// Intents that buttons begin.
enum IntentRun {
  @MainActor
  static func run(_ intent: some AppIntent) {
    Task {
      do {
        _ = try await intent.perform()
      } catch {
        StandardError.write("warning: \(type(of: intent)) ended with an error: \(error)")
      }
    }
  }
}
