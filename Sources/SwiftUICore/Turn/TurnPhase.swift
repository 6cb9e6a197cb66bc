/// The phases of a turn, in their order. What is put into one while the turn goes on still belongs to it: the earliest phase that
/// has something to do comes next, and evaluation before all of them, until nothing is left.
package enum TurnPhase: Int, CaseIterable {
  /// Once, before anything else: looks for changes that nobody announces (`ViewGraph.prepareTurns(for:_:)`).
  case prepare
  /// The turn of the graph upstream: the app's, before its windows'.
  case upstream
  /// Dirty nodes, shallowest first.
  case evaluate
  /// What has changed is laid out, where the host does not do that by itself; what has read geometry is evaluated before what follows.
  case layout
  /// `onAppear` and `onChange`, in the order in which they came up: children first, then inside out.
  case changes
  case disappearances
  case preferences
  /// Tasks begin when everything else has settled.
  case tasks
  /// Once, at the end: the host gets the patches.
  case commit
}
