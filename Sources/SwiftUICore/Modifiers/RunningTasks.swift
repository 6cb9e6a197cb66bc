/// The tasks that the views of a scene have started and that have not ended, by the node that started each.
private final class RunningTasks: GraphFeature {
  var nodes: [TaskToken: ViewNode] = [:]

  init(in graph: ViewGraph) {}
}

/// One run of a task.
package final class TaskToken: Hashable, Sendable {
  package static func == (lhs: TaskToken, rhs: TaskToken) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewGraph {
  /// The tasks that views have started and that have not ended, by the node that started each.
  package var runningTasks: [TaskToken: ViewNode] { featureInUse(RunningTasks.self)?.nodes ?? [:] }

  func taskBegan(_ token: TaskToken, of node: ViewNode) {
    feature(RunningTasks.self).nodes[token] = node
  }

  func taskEnded(_ token: TaskToken) {
    if featureInUse(RunningTasks.self)?.nodes.removeValue(forKey: token) != nil { host?.taskEnded(in: self) }
  }
}
