/// What shows a scene: it schedules the scene's turns and applies the frames that they give.
///
/// A host gets the first elements from `ViewGraph.root`, then one frame for each turn that changed something.
@MainActor
package protocol Host: AnyObject {
  /// Which rows of a list or a lazy container this host shows as long as it has not asked for others with `ShowRowsEvent`; nil for
  /// all of them.
  var rowLimit: RowLimit? { get }

  /// The graph has something to do: call its `turn()` soon, on the main actor. Asked once until that turn has run.
  func scheduleTurn(of graph: ViewGraph)

  /// Applies the patches of one turn. Never called with an empty frame.
  func commit(_ commit: Commit, of graph: ViewGraph)

  /// A task that a view had started has ended. Most hosts need not know.
  func taskEnded(in graph: ViewGraph)
}

extension Host {
  package var rowLimit: RowLimit? { nil }
  package func taskEnded(in graph: ViewGraph) {}
}
