/// Something that an evaluation can read and that tells its readers when it changes: a state slot or an environment entry.
///
/// Source and reader know each other by their places in each other's lists, so that registering, finding again and leaving are
/// O(1) and allocate nothing where there are few.
package class DependencySource {
  /// One edge, seen from the source: a node that has read it, and where in the node's list.
  struct Reader {
    unowned(unsafe) let node: ReactiveNode
    var edge: Int32
  }

  // Nearly all state has one reader.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) final var firstReader: Reader?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) final var moreReaders: ContiguousArray<Reader> = []

  init() {}

  /// What it is, for a trace: the name of a property, of an environment key, of a stored value.
  var name: String { "" }

  enum Kind {
    case state
    /// A value in a `UserDefaults` store.
    case stored
    case environment
  }

  var kind: Kind { .state }

  /// Whether evaluations write this for the nodes below them. Readers may have read only a part of it, and look first whether
  /// that part has changed.
  var isInherited: Bool { false }

  /// The object that is the value here.
  var heldObject: AnyObject? { nil }

  /// Records that the evaluation running on this thread, if any, has read this source.
  @inline(__always)
  final func recordRead() {
    if let node = EvaluationScope.current { node.dependencies.record(self, reader: node) }
  }

  /// The nodes that read this source at their last evaluation.
  @MainActor
  final var readers: [ReactiveNode] { (firstReader.map { [$0.node] } ?? []) + moreReaders.map(\.node) }

  final func add(_ node: ReactiveNode, edge: Int32) -> Int32 {
    let reader = Reader(node: node, edge: edge)
    guard firstReader != nil else {
      firstReader = reader
      return 0
    }
    moreReaders.append(reader)
    return Int32(moreReaders.count)
  }

  /// Takes out the reader at a place. The last one moves there.
  final func remove(at place: Int32) {
    if place > moreReaders.count { return }
    guard let last = moreReaders.popLast() else {
      firstReader = nil
      return
    }
    // It was the last one itself.
    if place > moreReaders.count { return }
    if place == 0 { firstReader = last } else { moreReaders[Int(place) - 1] = last }
    last.node.dependencies.move(last.edge, to: place)
  }

  /// Lets go of all readers at once, who will not hear of changes any more: they are about to go.
  final func forgetReaders() {
    firstReader = nil
    moreReaders = []
  }

  final func move(_ place: Int32, to edge: Int32) {
    if place == 0 { firstReader!.edge = edge } else { moreReaders[Int(place) - 1].edge = edge }
  }
}
