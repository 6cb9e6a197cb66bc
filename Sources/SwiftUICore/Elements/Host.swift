import Foundation

/// What shows a scene: it schedules the scene's turns and applies their commits.
///
/// A host gets the first elements from `ViewGraph.root`, then one commit for each turn that changed something.
@MainActor
package protocol Host: AnyObject {
  /// Which rows of a list or a lazy container this host shows before it has asked for others with `ShowRowsEvent`; nil for all of
  /// them.
  var rowLimit: RowLimit? { get }

  /// Whether what a person can do with a row is made only when this host asks for it with `ShowActionsEvent`.
  var makesActionsOnDemand: Bool { get }

  /// The graph has something to do: call its `turn()` soon, on the main actor. Asked once for each turn.
  func scheduleTurn(of graph: ViewGraph)

  /// Applies the patches of one turn. Never called without any.
  func commit(_ commit: Commit, of graph: ViewGraph)

  /// Opens a URL for the person who looks at the scene. False if this host does not open such URLs, or nobody looks.
  func open(_ url: URL, of graph: ViewGraph) -> Bool

  /// Opens a window of the same app for the person who looks at the scene, or brings one to the front. False if this host opens none, or
  /// nobody looks.
  func openWindow(_ request: WindowRequest, of graph: ViewGraph) -> Bool

  /// Closes the window that shows the scene.
  func closeWindow(of graph: ViewGraph)

  /// Whether the person who looks at this host's scene is the one who looks at another one's. Where several people share an app, none
  /// opens or closes windows of others.
  func showsToSamePerson(as other: any Host) -> Bool

  /// The window shows another value, so that it is at another address.
  func windowMoved(to address: SceneAddress, of graph: ViewGraph)

  /// Whether the host shows where in the window's stack a person is.
  var showsPaths: Bool { get }

  /// The stack that fills the window shows other pages; nil for its root.
  func pathMoved(to path: String?, of graph: ViewGraph)

  /// Puts the focus on an element, or on the first control in it; nil takes it away. Asked within a turn: the element is there when the
  /// turn's commit has been applied.
  func focus(_ id: ElementID?, of graph: ViewGraph)

  /// Values of the scene's own that have changed, by their keys: a host that keeps them gives them to the scene that takes this one's place.
  /// Nil where nothing is to be kept.
  func keep(_ values: [String: String?], of graph: ViewGraph)

  /// A task that a view had started has ended. Most hosts need not know.
  func taskEnded(in graph: ViewGraph)
}

extension Host {
  package var rowLimit: RowLimit? { nil }
  package var makesActionsOnDemand: Bool { false }
  package func open(_ url: URL, of graph: ViewGraph) -> Bool { false }
  package func openWindow(_ request: WindowRequest, of graph: ViewGraph) -> Bool { false }
  package func closeWindow(of graph: ViewGraph) {}
  package func showsToSamePerson(as other: any Host) -> Bool { true }
  package var showsPaths: Bool { false }
  package func pathMoved(to path: String?, of graph: ViewGraph) {}
  package func windowMoved(to address: SceneAddress, of graph: ViewGraph) {}
  package func keep(_ values: [String: String?], of graph: ViewGraph) {}
  package func focus(_ id: ElementID?, of graph: ViewGraph) {}
  package func taskEnded(in graph: ViewGraph) {}
}
