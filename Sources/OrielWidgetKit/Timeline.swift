import SwiftUICore

/// What a widget shows at a time.
public protocol TimelineEntry {
  /// When.
  var date: Date { get }
  /// How much it matters then.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How much.
  public var score: Float
  /// For how long; 0 until the next one.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget asks again.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isAtEnd: Bool

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
  /// When the app says so.
  public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
  /// At a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isAtEnd: false) }
}

/// Entries, one after the other.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// When it is asked again.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// For what a widget is asked.
public struct TimelineProviderContext: Sendable {
  /// The size of the widget.
  public let family: WidgetFamily
  /// Whether it stands in the gallery.
  public let isPreview: Bool
  /// Its size in points.
  public let displaySize: CGSize
}

/// Makes the entries of a widget. Nothing here asks.
public protocol TimelineProvider {
  /// The entries.
  associatedtype Entry: TimelineEntry
  /// For what it is asked.
  typealias Context = TimelineProviderContext
  /// What is shown as long as there is nothing.
  func placeholder(in context: Context) -> Entry
  /// What is shown in the gallery.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What is shown.
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget that a person configures. Nothing here asks.
public protocol AppIntentTimelineProvider {
  /// The entries.
  associatedtype Entry: TimelineEntry
  /// What a person configures.
  associatedtype Intent: WidgetConfigurationIntent
  /// For what it is asked.
  typealias Context = TimelineProviderContext
  /// What is shown as long as there is nothing.
  func placeholder(in context: Context) -> Entry
  /// What is shown in the gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What is shown.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// What is offered to who cannot configure it.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A widget that is offered with its configuration.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  /// Creates an offer.
  public init(intent: Intent, description: LocalizedStringResource) {}
  /// Creates an offer.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// Has the system ask widgets again. None is shown, and the log says so, once.
public final class WidgetCenter: Sendable {
  /// That of the app.
  public static let shared = WidgetCenter()

  private init() {}

  private func tell() { StandIns.tell("WidgetCenter", "no system here shows widgets, so none asks again.") }

  /// Nothing: no widget is shown.
  public func reloadAllTimelines() { tell() }
  /// Nothing: no widget is shown.
  public func reloadTimelines(ofKind kind: String) { tell() }
  /// Nothing: no widget is shown.
  public func invalidateConfigurationRecommendations() { tell() }

  /// None: no widget is shown.
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }

  /// None: no widget is shown.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a person has put somewhere. There is none.
public struct WidgetInfo: Hashable, Sendable {
  /// Its name in the app.
  public let kind: String
  /// Its size.
  public let family: WidgetFamily
}
