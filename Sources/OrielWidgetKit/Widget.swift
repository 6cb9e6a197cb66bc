import SwiftUICore

/// A small view that the system shows outside of the app. Nothing here does so: its types are for what is shared with the app.
@preconcurrency @MainActor
public protocol Widget {
  /// How it is configured.
  associatedtype Body: WidgetConfiguration
  /// How it is configured.
  var body: Body { get }
  /// Creates the widget.
  init()
}

extension Widget {
  /// Says that no system shows widgets, and ends.
  public static func main() { WidgetStandIns.end("\(Self.self)") }
}

/// Several widgets.
@preconcurrency @MainActor
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates the bundle.
  init()
}

extension WidgetBundle {
  /// Says that no system shows widgets, and ends.
  public static func main() { WidgetStandIns.end("\(Self.self)") }
}

enum WidgetStandIns {
  static func end(_ name: String) {
    StandardError.write("note: \(name): no system here shows widgets, so there is nothing to run.")
  }
}

/// Joins widgets.
@preconcurrency @MainActor
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock<First: Widget, each Content: Widget>(
    _ first: First, _ content: repeat each Content
  ) -> some Widget {
    JoinedWidgets()
  }
  public static func buildOptional(_ content: (any Widget)?) -> some Widget { JoinedWidgets() }
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> Content { content }
}

struct JoinedWidgets: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The circumstances in which a preview shows a widget's view. Nothing here asks for them.
public struct WidgetPreviewContext: PreviewContext {
  /// How large the widget is.
  public let family: WidgetFamily

  /// Creates the circumstances of a size.
  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// How a widget is configured.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  /// What it consists of.
  associatedtype Body: WidgetConfiguration
  /// What it consists of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates nothing.
  public init() {}
  public typealias Body = Never
}

extension WidgetConfiguration {
  /// Its name in the gallery.
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Its name in the gallery.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// Its name in the gallery.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
  /// What it does, in the gallery.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// What it does, in the gallery.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// What it does, in the gallery.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// Its sizes.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Whether there is nothing between its edges and its view.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Whether it is shown without its background.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// What is done with transfers that end.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  /// Where it is not offered first.
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration {
    self
  }
  /// Whether a person is asked at once.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

/// Where widgets are.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// A widget that nobody configures.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never

  /// Creates a configuration. Its provider is never asked.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// A widget that a person configures.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public typealias Body = Never

  /// Creates a configuration. Its provider is never asked.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

/// A size of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

/// How a widget is painted.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  /// In all its colors: so are views that the app shows itself.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two colors.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// In one color.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
  /// The size of the widget. Where the app shows its view itself, that of a small one.
  public var widgetFamily: WidgetFamily { .systemSmall }
  /// How the widget is painted: in all its colors.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Whether the widget has its background. It has.
  public var showsWidgetContainerBackground: Bool { true }
  /// Between the edges of the widget and its view: nothing.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
  /// Whether a label stands beside the view. None does.
  public var showsWidgetLabel: Bool { false }
}

extension View {
  /// Whether this view has the first of two colors. Views have all their colors here.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// What is opened where a person touches the widget. Nothing shows one, and the log says so, once.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    StandIns.tell("widgetURL(_:)", "no system here shows widgets.")
    return self
  }
  /// A label beside the widget. Nothing shows one, and the log says so, once.
  nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    StandIns.tell("widgetLabel(_:)", "no system here shows widgets.")
    return self
  }
  /// A label beside the widget. Nothing shows one, and the log says so, once.
  nonisolated public func widgetLabel(_ key: LocalizedStringKey) -> some View { widgetLabel { Text(key) } }
}

/// What stands behind small widgets.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}
  public var body: some View { Color.primary.opacity(0.1) }
}
