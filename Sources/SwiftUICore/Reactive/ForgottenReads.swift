extension ReactiveNode {
  /// Ends an evaluation: what it has not read is no dependency any more.
  ///
  /// A source goes with its last reader, and its value with it, which may do anything then. So nothing is in use here at the end
  /// of each round.
  @inline(__always)
  final func endDependencies() {
    if dependencies.hasRest { removeRestOfDependencies() }
  }

  @inline(never)
  private final func removeRestOfDependencies() {
    while dependencies.hasRest {
      let edge = dependencies.removeLast()
      edge.source.remove(at: edge.place)
    }
  }

  final func removeDependencies() {
    dependencies.begin()
    endDependencies()
  }
}
