/// The cause for which a node is dirty, as the graph keeps it: it refers to the source or the object itself, so it costs nothing
/// to make.
///
/// Where somebody records, `EvaluationRecorder` turns it into an `EvaluationRecord.Cause`, which has names in place of
/// references. `TraceEvent.Cause` is the public form of that.
package enum Invalidation {
  case firstAppearance
  /// The parent gave the view other stored properties. A flag of the node stands for this cause, except for a window's new
  /// content.
  case inputChanged
  /// A source that the evaluation had read got another value.
  case source(DependencySource)
  /// An observed object announced a change; of which property, if that is known and somebody traces.
  case object(AnyObject, property: PropertyName?)
  /// A property of an `Observable` object that the evaluation had read has changed.
  case observable(AnyKeyPath?)
  /// A host event may have left the element showing something else than its view says.
  case hostEvent

  /// Whether the cause arises within an evaluation above, as a part of it.
  var isPartOfEvaluation: Bool {
    if case .source(let source) = self { source.isInherited } else { false }
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

extension DependencySource {
  /// Marks every reader dirty. O(readers). On the main actor.
  @MainActor
  final func invalidateReaders() {
    firstReader?.node.invalidate(.source(self))
    for reader in moreReaders { reader.node.invalidate(.source(self)) }
  }
}

extension ReactiveNode {
  /// Marks this node dirty and puts it where its evaluation is due. O(1): a flag, and a push into the bucket of its depth.
  final func invalidate(_ cause: Invalidation) {
    guard !flags.contains(.isRemoved) else { return }
    note(cause)
    guard !flags.contains(.isDirty) else { return }
    flags.insert(.isDirty)
    owner.enqueue(self, because: cause)
  }

  /// Remembers a cause of the next evaluation. Nearly always there is only one; the node's owner keeps others.
  final func note(_ newCause: Invalidation) {
    if case nil = cause {
      cause = newCause
      return
    }
    if cause!.isSame(as: newCause) { return }
    flags.insert(.hasFurtherCauses)
    owner.keepFurtherCause(newCause, of: self)
  }

  /// All causes of the evaluation that runs.
  final var causes: [Invalidation] {
    (cause.map { [$0] } ?? []) + owner.furtherCauses(of: self) + (flags.contains(.hasNewInput) ? [.inputChanged] : [])
  }

  final func forgetCauses() {
    flags.remove(.hasNewInput)
    if case nil = cause { return }
    extendLifetime(exchange(&cause, with: nil))
    if flags.contains(.hasFurtherCauses) { owner.forgetFurtherCauses(of: self) }
    flags.remove(.hasFurtherCauses)
  }
}
