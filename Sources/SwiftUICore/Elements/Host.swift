import Foundation

/// What shows a scene: it schedules the scene's turns and applies their commits.
///
/// A host gets the first elements from `ViewGraph.root`, then one commit for each turn that changed something or asks for something. In the
/// middle of a turn it is only asked what it can do: what it is to do comes in the commit (`HostRequest`).
@MainActor
package protocol Host: AnyObject {
  /// Which rows of a list or a lazy container this host shows before it has asked for others with `ShowRowsEvent`; nil for all of
  /// them.
  var rowLimit: RowLimit? { get }

  /// Whether this host says with `SightEvent` when elements of rows come into sight; else all that is made is seen.
  var tellsSight: Bool { get }

  /// Whether what a person can do with a row is made only when this host asks for it with `ShowActionsEvent`.
  var makesActionsOnDemand: Bool { get }

  /// The graph has something to do: call its `turn()` soon, on the main actor. Asked once for each turn.
  func scheduleTurn(of graph: ViewGraph)

  /// Applies the patches of one turn, then does what the turn asks for. Never called with an empty commit.
  func commit(_ commit: Commit, of graph: ViewGraph)

  /// Whether this host opens such a URL for the person who looks at the scene now. Nothing is opened yet.
  func opens(_ url: URL) -> Bool

  /// Whether this host opens windows of the app for the person who looks at the scene now.
  var opensWindows: Bool { get }

  /// Whether the person who looks at this host's scene is the one who looks at another one's. Where several people share an app, none
  /// opens or closes windows of others.
  func showsToSamePerson(as other: any Host) -> Bool

  /// Whether the host shows where in the window's stack a person is.
  var showsPaths: Bool { get }

  /// Whether what changes under an animation takes its time here. Where it does not, everything is shown at once, and animations are complete
  /// with that.
  var animates: Bool { get }

  /// A task that a view had started has ended. Most hosts need not know.
  func taskEnded(in graph: ViewGraph)
}

extension Host {
  package var rowLimit: RowLimit? { nil }
  package var makesActionsOnDemand: Bool { false }
  package var tellsSight: Bool { false }
  package func opens(_ url: URL) -> Bool { false }
  package var opensWindows: Bool { false }
  package func showsToSamePerson(as other: any Host) -> Bool { true }
  package var showsPaths: Bool { false }
  package var animates: Bool { false }
  package func taskEnded(in graph: ViewGraph) {}
}
