/// Who evaluates nodes that are dirty: the policy of the reactive part, which knows neither turns nor views.
@MainActor
package class ReactiveGraph {
  /// A node is dirty now, and was not before: it is to be evaluated some time.
  func enqueue(_ node: ReactiveNode, because cause: Invalidation) {
    preconditionFailure("\(type(of: self)) evaluates nothing")
  }

  /// Keeps the causes of one evaluation beyond the first.
  func keepFurtherCause(_ cause: Invalidation, of node: ReactiveNode) {}
  func furtherCauses(of node: ReactiveNode) -> [Invalidation] { [] }
  func forgetFurtherCauses(of node: ReactiveNode) {}
}
