/// Why a node must be evaluated: a value that tests, logs and tools can read.
package enum Invalidation {
  case firstAppearance
  /// The parent gave the view other stored properties. A flag of the node stands for it, except for a window's new content.
  case inputChanged
  /// A source that the evaluation had read got another value.
  case source(DependencySource)
  /// An observed object announced a change; of which property, if that is known and somebody traces.
  case object(AnyObject, property: PropertyName?)
  /// A property of an `Observable` object that the evaluation had read has changed.
  case observable(AnyKeyPath?)
  /// A host event may have left the element showing something else than its view says.
  case hostEvent

  /// Whether it comes from an evaluation above, as a part of it.
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

  /// Remembers why this node will be evaluated. Nearly always there is one reason; its owner keeps others.
  final func note(_ newCause: Invalidation) {
    if case nil = cause {
      cause = newCause
      return
    }
    if cause!.isSame(as: newCause) { return }
    flags.insert(.hasFurtherCauses)
    owner.keepFurtherCause(newCause, of: self)
  }

  /// All reasons for the evaluation that runs.
  final var causes: [Invalidation] {
    (cause.map { [$0] } ?? []) + owner.furtherCauses(of: self) + (flags.contains(.hasNewInput) ? [.inputChanged] : [])
  }

  final func forgetCauses() {
    flags.remove(.hasNewInput)
    if case nil = cause { return }
    _ = exchange(&cause, with: nil)
    if flags.contains(.hasFurtherCauses) { owner.forgetFurtherCauses(of: self) }
    flags.remove(.hasFurtherCauses)
  }
}
