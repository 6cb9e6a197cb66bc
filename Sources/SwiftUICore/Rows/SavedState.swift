/// The state of the views in one row while it is not made: what `@State` and `@StateObject` properties keep, by the place of the
/// view in the row (behaviour 121).
@MainActor
struct SavedState {
  private struct Place: Hashable {
    let path: [AnyHashable]
    let type: ObjectIdentifier
  }

  private var storages: [Place: Slots<AnyObject>] = [:]

  /// Takes the state out of a row that is about to go; nil if there is none.
  init?(takenFrom row: ViewNode) {
    collect(from: row, path: [])
    if storages.isEmpty { return nil }
  }

  private mutating func collect(from node: ViewNode, path: [AnyHashable]) {
    if let storage = (node as? any PropertyOwner)?.takeLastingStorage() {
      storages[Place(path: path, type: ObjectIdentifier(type(of: node)))] = storage
    }
    for index in 0..<node.childCount {
      let child = node.child(at: index)
      if child is GapNode { continue }
      collect(from: child, path: path + [node.identity(ofChildAt: index)])
    }
  }

  /// The storage for a node that is being made in a row of `owner`, if its view was there before.
  func storage(for node: ViewNode, in owner: ViewNode) -> Slots<AnyObject>? {
    var path: [AnyHashable] = []
    var current = node
    while current.parent !== owner {
      // A node of another scene, which the body of a view in this row makes.
      guard let parent = current.parent else { return nil }
      path.append(parent.identity(ofChildAt: current.index))
      current = parent
    }
    return storages[Place(path: path.reversed(), type: ObjectIdentifier(type(of: node)))]
  }
}
