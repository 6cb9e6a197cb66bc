/// A computation that reads sources and is due again when one of them has changed. It knows nothing of views: subclasses say what
/// it computes, and its owner when.
@MainActor
package class ReactiveNode {
  struct Flags: OptionSet {
    let rawValue: UInt32
    static let isDirty = Flags(rawValue: 1)
    static let isRemoved = Flags(rawValue: 2)
    /// It got other input. A flag, since it is the only cause that often comes with another one.
    static let hasNewInput = Flags(rawValue: 4)
    /// There are more causes of the next evaluation than `cause`.
    static let hasFurtherCauses = Flags(rawValue: 8)
  }

  /// Who evaluates it. It lives longer than its nodes.
  unowned(unsafe) let owner: ReactiveGraph
  /// Nodes of less depth are evaluated first.
  final var depth: Int { Int(storedDepth) }
  final let storedDepth: Int32
  /// Greater for nodes that are made later.
  final let number: UInt32
  /// The first cause of the next evaluation, or of the one that runs now.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var cause: Invalidation? = .firstAppearance
  /// Read and written only by the evaluation of this node, which runs on the main actor; the code that records a read is not
  /// isolated, since values can be read from anywhere.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  nonisolated(unsafe) final var dependencies = DependencyList()
  // Declared last: a small variable of a subclass fits into the room behind it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var flags: Flags = []

  init(owner: ReactiveGraph, depth: Int32, number: UInt32) {
    self.owner = owner
    storedDepth = depth
    self.number = number
  }

  #if DEBUG
    deinit {
      let isRemoved = flags.contains(.isRemoved)
      assert(isRemoved, "A node went without having been torn down: its parent has forgotten it.")
    }
  #endif

  // MARK: What its kind decides

  /// Brings the node up to date after an invalidation.
  func evaluate() {
    preconditionFailure("\(type(of: self)) depends on nothing")
  }

}
