/// Why a node must be evaluated: a value that tests, logs and tools can read.
package enum Invalidation {
  case firstAppearance
  /// The parent gave the view other stored properties. A flag of the node stands for it, except for a window's new content.
  case inputChanged
  /// A state slot, a stored value or an environment entry that the evaluation had read got another value.
  case source(DependencySource)
  /// An observed object announced a change; of which property, if that is known and somebody traces.
  case object(AnyObject, property: PropertyName?)
  /// A property of an `Observable` object that the evaluation had read has changed.
  case observable(AnyKeyPath?)
  /// A host event may have left the element showing something else than its view says.
  case hostEvent

  /// Whether it comes from views above, when these are evaluated: they write environment values.
  fileprivate var isPartOfEvaluation: Bool {
    if case .source(let source) = self { source.kind == .environment } else { false }
  }

  func isSame(as other: Invalidation) -> Bool {
    switch (self, other) {
    case (.firstAppearance, .firstAppearance), (.inputChanged, .inputChanged), (.hostEvent, .hostEvent): true
    case (.source(let left), .source(let right)): left === right
    case (.object(let left, let property), .object(let right, let other)): left === right && property?.text == other?.text
    case (.observable(let left), .observable(let right)): left == right
    default: false
    }
  }
}

/// The name of a stored property. An object, so that a reference to it is small.
package final class PropertyName: Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The name as source has it: `count` for the storage `_count` of a property wrapper.
  var wrapped: String { text.hasPrefix("_") ? String(text.dropFirst()) : text }
}

extension ViewNode {
  /// Marks this node dirty and puts it into its graph's queue. O(1): a flag, and a push into the bucket of its depth.
  final func invalidate(_ cause: Invalidation) {
    guard !flags.contains(.isRemoved) else { return }
    note(cause)
    guard !flags.contains(.isDirty) else { return }
    flags.insert(.isDirty)
    if graph.isEvaluating, cause.isPartOfEvaluation { graph.enqueueInEvaluation(self) } else { graph.enqueue(self) }
  }

  /// Remembers why this node will be evaluated. Nearly always there is one reason; the graph keeps the others.
  final func note(_ newCause: Invalidation) {
    if case nil = cause {
      cause = newCause
      return
    }
    if cause!.isSame(as: newCause) { return }
    flags.insert(.hasFurtherCauses)
    graph.noteFurther(newCause, for: self)
  }

  /// All reasons for the evaluation that runs.
  final var causes: [Invalidation] {
    (cause.map { [$0] } ?? []) + graph.furtherCauses(of: self) + (flags.contains(.hasNewInput) ? [.inputChanged] : [])
  }

  final func forgetCauses() {
    flags.remove(.hasNewInput)
    if case nil = cause { return }
    _ = exchange(&cause, with: nil)
    if flags.contains(.hasFurtherCauses) { graph.forgetFurtherCauses(of: self) }
    flags.remove(.hasFurtherCauses)
  }
}
