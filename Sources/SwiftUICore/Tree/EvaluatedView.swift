extension EvaluationScope {
  /// The node of the view that is being evaluated on this thread.
  static var currentView: ViewNode? { current as? ViewNode }
}
