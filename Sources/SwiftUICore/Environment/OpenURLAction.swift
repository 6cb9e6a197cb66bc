import Foundation

/// Opens URLs: `@Environment(\.openURL) private var openURL`, then `openURL(url)`.
///
/// Links in a view, and those in its texts, use the nearest action. An app gives a view another one with
/// `environment(\.openURL, OpenURLAction { url in ... })`; without that the host opens the URL, as far as it opens such URLs.
public struct OpenURLAction: Sendable {
  /// What an app does with a URL; an object, so that actions with the same handler are equal.
  final class Handler: Sendable {
    let open: @MainActor @Sendable (URL) -> Result

    init(_ open: @escaping @MainActor @Sendable (URL) -> Result) {
      self.open = open
    }
  }

  /// What has become of a URL.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The handler has opened it.
    public static let handled = Result(kind: .handled)
    /// Nobody opens it.
    public static let discarded = Result(kind: .discarded)
    /// The host opens it.
    public static let systemAction = Result(kind: .system(nil))

    /// The host opens another URL in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  let handler: Handler?
  /// What asks the host; nil where no scene is known.
  let opener: SystemOpener?

  init(handler: Handler?, opener: SystemOpener?) {
    self.handler = handler
    self.opener = opener
  }

  /// Creates an action with a handler, which runs on the main actor.
  @preconcurrency nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.init(handler: Handler(handler), opener: nil)
  }

  /// Opens a URL.
  @MainActor
  public func callAsFunction(_ url: URL) {
    self(url) { _ in }
  }

  /// Opens a URL. `prefersInApp` changes nothing: a host shows no pages of others inside the app.
  @MainActor
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    self(url)
  }

  /// Opens a URL, and tells whether somebody does.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler?.open(url).kind ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(opener?.open(other ?? url) ?? false)
    }
  }
}

/// Asks the host of one scene to open URLs.
@MainActor
final class SystemOpener: GraphFeature {
  private weak var graph: ViewGraph?

  init(in graph: ViewGraph) {
    self.graph = graph
  }

  func open(_ url: URL) -> Bool {
    guard let graph, let host = graph.host else { return false }
    if host.opens(url) {
      graph.ask(.open(url))
      return true
    }
    Diagnostics.report(.unopenedURL(Diagnostics.Value(url.absoluteString)), at: graph.rootNode)
    return false
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction.Handler? { nil }
}

extension EnvironmentValues {
  /// Opens URLs: by the nearest action that a view has been given, or else by the host.
  public var openURL: OpenURLAction {
    get {
      OpenURLAction(
        handler: self[OpenURLKey.self],
        opener: EvaluationScope.currentView.map { view in MainQueue.assume { view.graph.feature(SystemOpener.self) } })
    }
    set { self[OpenURLKey.self] = newValue.handler }
  }

  /// Whether the app itself opens URLs here.
  var handlesURLs: Bool { self[OpenURLKey.self] != nil }
}

extension OpenURLAction {
  /// The action in force at a node, for its events.
  @MainActor
  init(at node: ViewNode) {
    self.init(handler: EnvironmentValues(at: node)[OpenURLKey.self], opener: node.graph.feature(SystemOpener.self))
  }
}
