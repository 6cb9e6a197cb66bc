/// A node with one child at a time, or none.
class ReplaceableChildNode: ViewNode {
  private(set) final var child: ViewNode?

  override final var childCount: Int { child == nil ? 0 : 1 }
  override final func child(at index: Int) -> ViewNode { child! }

  final func setFirstChild(_ newChild: ViewNode?) {
    child = newChild
  }

  override var leavesFirst: Bool { child?.leavesFirst ?? false }

  /// Ends the child and puts another into its place. The new one is there before the old one goes, unless that has a transition
  /// (behaviour 116).
  final func replaceChild(_ make: (_NodeContext) -> ViewNode?) {
    let old = child
    if let old, old.leavesFirst {
      child = nil
      graph.work.actions.disappearancesJoinChanges = true
      old.remove()
      graph.work.actions.disappearancesJoinChanges = false
      child = make(_NodeContext(parent: self))
      child?.insertElements()
    } else {
      child = make(_NodeContext(parent: self))
      child?.insertElements()
      old?.remove()
    }
  }
}
