/// Why a node must be evaluated: a value that tests, logs and tools can read.
package enum Invalidation: Equatable, Sendable, CustomStringConvertible {
  case firstAppearance
  /// The parent gave the view other stored properties.
  case inputChanged
  /// A state slot that the evaluation had read got another value.
  case state
  /// An observed object announced a change.
  case object(type: ObjectIdentifier)
  /// A property of an `Observable` object that the evaluation had read has changed.
  case observable
  /// The value of an environment key that the evaluation had read changed.
  case environment(key: ObjectIdentifier)
  /// A host event may have left the element showing something else than its view says.
  case hostEvent

  package var description: String {
    switch self {
    case .firstAppearance: "first appearance"
    case .inputChanged: "input changed"
    case .state: "state changed"
    case .object: "object changed"
    case .observable: "observable changed"
    case .environment: "environment changed"
    case .hostEvent: "host event"
    }
  }
}

extension ViewNode {
  /// Marks this node dirty and puts it into its graph's queue. O(1): a flag, and a push into the bucket of its depth.
  final func invalidate(_ cause: Invalidation) {
    guard !flags.contains(.isRemoved), !flags.contains(.isDirty) else { return }
    flags.insert(.isDirty)
    lastCause = cause
    graph.enqueue(self)
  }
}
