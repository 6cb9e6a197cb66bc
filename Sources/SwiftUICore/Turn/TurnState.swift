/// Where a graph is in its turns.
struct TurnState {
  /// Whether the host has been asked for a turn that has not begun.
  var isScheduled = false
  var isTurning = false
  /// Whether nodes are being made or evaluated, so that nothing else may be evaluated in between.
  var isEvaluating = false
  /// Whether the scene is to end as soon as no node is evaluated.
  var endsAfterEvaluation = false
  var isUnmounted = false
  /// Whether any modifier has changed transactions.
  var hasTransactionModifiers = false
  /// Whether any transition has an animation of its own: where none has, a change without one need not look for it.
  var hasAnimatedTransitions = false
  /// Whether its turns are parts of other graphs' turns, which show what it changes.
  var isUpstream = false
  /// Counts the turns, so that limits for one turn need no resetting.
  var turnCount = 0
  /// Counts the transactions that were evaluated.
  var batchCount = 0
  /// Counts the evaluations of bodies.
  var evaluationCount = 0
  /// Counts the nodes that were made.
  var nodeCount: UInt32 = 0
}
