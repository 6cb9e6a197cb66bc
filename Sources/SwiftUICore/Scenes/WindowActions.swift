/// What asks an app for windows, for one of its scenes.
@MainActor
final class WindowOpening: GraphFeature {
  private weak var graph: ViewGraph?

  init(in graph: ViewGraph) {
    self.graph = graph
  }

  func open(_ wish: WindowWish) {
    guard let graph else { return }
    guard let app else { return Diagnostics.report(.unopenedWindow(wish.description), at: graph.rootNode) }
    app.open(wish, from: graph)
  }

  func dismiss(_ wish: WindowWish?) {
    guard let graph else { return }
    guard let wish else { return graph.ask(.closeWindow) }
    guard let app else { return Diagnostics.report(.noWindow(wish.description), at: graph.rootNode) }
    app.dismiss(wish, from: graph)
  }

  /// Opens one more window of the scene that opens when the app begins.
  func openFirst() {
    guard let graph, graph.host?.opensWindows == true else { return }
    graph.ask(.openWindow(WindowRequest(address: .first, isUnique: false, size: nil)))
  }

  private var app: AppWindows? { graph.flatMap { ($0.upstream ?? $0).featureInUse(AppWindows.self) } }

  /// That of the view which is being evaluated.
  nonisolated static var current: WindowOpening? {
    EvaluationScope.currentView.map { view in MainQueue.assume { view.graph.feature(WindowOpening.self) } }
  }
}

/// Opens windows: `@Environment(\.openWindow) private var openWindow`, then `openWindow(id: "player")`.
///
/// A window that shows an equal value already comes to the front, and so does the only one of a `Window`. In a browser a window is a tab
/// or a window of the browser's; it opens one only soon after a person has done something.
public struct OpenWindowAction: Sendable {
  /// Whether the window may be shared with other windows of the app. Windows here are never tabs of one another.
  public struct SharingBehavior: Equatable, Sendable {
    private let isRequired: Bool

    /// It must be.
    public static let required = SharingBehavior(isRequired: true)
    /// It may be.
    public static let requested = SharingBehavior(isRequired: false)
  }

  let opening: WindowOpening?

  /// Opens a window of the group that is for values of this type.
  @MainActor
  public func callAsFunction<D: Codable & Hashable>(value: D) { opening?.open(WindowWish(value: value)) }

  /// Opens a window of the scene with an identifier.
  @MainActor
  public func callAsFunction(id: String) { opening?.open(WindowWish(id: id)) }

  /// Opens a window of the scene with an identifier for a value.
  @MainActor
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { opening?.open(WindowWish(id: id, value: value)) }
}

/// Closes windows: `@Environment(\.dismissWindow) private var dismissWindow`, then `dismissWindow()` for the one that the view is in.
public struct DismissWindowAction: Sendable {
  let opening: WindowOpening?

  /// Closes the window that the action was read in.
  @MainActor
  public func callAsFunction() { opening?.dismiss(nil) }

  /// Closes the windows of the scene with an identifier.
  @MainActor
  public func callAsFunction(id: String) { opening?.dismiss(WindowWish(id: id)) }

  /// Closes the windows that show a value.
  @MainActor
  public func callAsFunction<D: Codable & Hashable>(value: D) { opening?.dismiss(WindowWish(value: value)) }

  /// Closes the windows of the scene with an identifier that show a value.
  @MainActor
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    opening?.dismiss(WindowWish(id: id, value: value))
  }
}

/// Opens the app's settings: `@Environment(\.openSettings) private var openSettings`, then `openSettings()`.
public struct OpenSettingsAction: Sendable {
  let opening: WindowOpening?

  /// Opens the window of `Settings`.
  @MainActor
  public func callAsFunction() { opening?.open(WindowWish(isForSettings: true)) }
}

enum MultipleWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Opens windows of the app's scenes.
  public var openWindow: OpenWindowAction { OpenWindowAction(opening: WindowOpening.current) }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(opening: WindowOpening.current) }

  /// Opens the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(opening: WindowOpening.current) }

  /// Whether the app can have several windows.
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[MultipleWindowsKey.self] }
    set { self[MultipleWindowsKey.self] = newValue }
  }
}

/// A button that opens the app's settings.
public struct SettingsLink<Label: View> {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// Creates a button with a label of views.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension SettingsLink: View {
  /// A button.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The label of a `SettingsLink` without one.
public struct DefaultSettingsLinkLabel {}

extension DefaultSettingsLinkLabel: View {
  /// A text.
  public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the usual label.
  nonisolated public init() {
    self.init { DefaultSettingsLinkLabel() }
  }
}
