import Dispatch
import Foundation
import SwiftUICore

/// Shows scenes of other hosts to a browser that takes pictures of them: one at a time, each to the one page that knows its address.
///
/// The page is the usual one, so pictures are what people see. What it tells of fonts and sizes counts while it is shown; all else is
/// nobody's, for nobody uses it.
@MainActor
package final class PictureServer {
  private let scenes = ShownScenes()
  private let sessions: SessionRegistry
  private let server: BrowserServer

  /// Listens at a free port of the loopback address.
  package init() throws {
    var options = try HostOptions(arguments: [], environment: [:])
    options.port = 0
    sessions = SessionRegistry(
      app: scenes, limits: ServerLimits(options).forTools, log: .errors, addresses: AddressKey(isOpen: true))
    server = try BrowserServer(options: options, sessions: sessions)
  }

  /// Has a page show a scene as it is now, while something is done with the page's address. Then the scene is its host's again, laid out as
  /// before.
  ///
  /// - Parameters:
  ///   - pixels: Pixels for each point.
  ///   - work: Gets the address, which can be opened once.
  package func show<Value>(
    _ graph: ViewGraph, pixels: Int, while work: @MainActor (_ address: String) async throws -> Value
  ) async throws -> Value {
    guard let host = graph.host, let layout = graph.layout, scenes.shown == nil else { throw Busy() }
    let context = layout.context
    let kept = graph.writtenDefaults
    let scene = ShownScene(graph, host, size: WindowGeometry.size(of: graph)) {
      // The session has written what its browser says.
      graph.writtenDefaults = kept
      graph.writeDefault(\.displayScale, CGFloat(pixels))
    }
    scenes.shown = scene
    defer {
      scenes.shown = nil
      graph.host = host
      if let session = scene.session, let name = sessions.sessions.first(where: { $0.value === session })?.key {
        session.letGo()
        sessions.end(name)
      }
      graph.isSeenNow()
      graph.writtenDefaults = kept
      graph.lay(out: context, isDrawn: false)
    }
    return try await work(server.url + scene.address.path)
  }

  /// One scene is shown at a time, and one that has a host.
  struct Busy: Error {}
}

/// The app whose windows are the scenes of others.
@MainActor
private final class ShownScenes: AppRuntime {
  var shown: ShownScene?
  var windowTitle: String { "" }

  func canOpen(_ address: SceneAddress) -> Bool { shown.map { $0.address == address && $0.session == nil } ?? false }

  func makeWindow(host: (any SwiftUICore.Host)?) -> ViewGraph {
    guard let shown, let session = host as? Session else { return ViewGraph(host: host) }
    shown.begin(in: session)
    return shown.graph
  }

  func openWindow(_ window: ViewGraph, at address: SceneAddress) { shown?.open() }
  func windowTraits(at address: SceneAddress) -> WindowTraits? { nil }
  func terminate() {}
}

/// A scene that a page shows for a while. Its own host goes on, and hears of each change.
@MainActor
private final class ShownScene: SwiftUICore.Host {
  let graph: ViewGraph
  let address = SceneAddress.window(id: "picture", value: SessionRegistry.unguessableName())
  private let host: any SwiftUICore.Host
  private let size: CGSize
  private let prepare: () -> Void
  private(set) var session: Session?
  /// Whether the session has the scene as it is, and hears of changes.
  private var isOpen = false
  private static let turnLimit = 10

  init(_ graph: ViewGraph, _ host: any SwiftUICore.Host, size: CGSize, prepare: @escaping () -> Void) {
    (self.graph, self.host, self.size, self.prepare) = (graph, host, size, prepare)
  }

  func begin(in session: Session) {
    self.session = session
    session.isPicture = true
    graph.host = self
  }

  func open() {
    graph.feature(WindowGeometry.self).begin(with: size)
    prepare()
    for _ in 0..<Self.turnLimit where graph.hasPendingWork { graph.turn() }
    isOpen = true
  }

  func scheduleTurn(of graph: ViewGraph) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        // What changes when it is its host's again waits for that.
        if graph.host === self { graph.turn() }
      }
    }
  }

  func commit(_ commit: Commit, of graph: ViewGraph) {
    host.commit(commit, of: graph)
    guard isOpen else { return }
    // What is asked for is its own host's to do.
    var commit = commit
    commit.requests = []
    if !commit.patches.isEmpty { session?.commit(commit, of: graph) }
  }

  var rowLimit: RowLimit? { host.rowLimit }
  var makesActionsOnDemand: Bool { host.makesActionsOnDemand }
  func opens(_ url: URL) -> Bool { host.opens(url) }
  var opensWindows: Bool { host.opensWindows }
  func showsToSamePerson(as other: any SwiftUICore.Host) -> Bool { host.showsToSamePerson(as: other) }
  var showsPaths: Bool { host.showsPaths }
  var animates: Bool { host.animates }
  func taskEnded(in graph: ViewGraph) { host.taskEnded(in: graph) }
}
