@_spi(Reflection) import Swift

/// A view created from a tuple of views.
public struct TupleView<T> {
  public var value: T

  /// Creates a view from a tuple whose elements are all views.
  nonisolated public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: PrimitiveView {
  public static func _makeNode(_ view: TupleView<T>, _ context: _NodeContext) -> _Node { _Node(TupleNode(view, context)) }

  public static func _updateNode(_ node: _Node, _ view: TupleView<T>) {
    node.cast(to: TupleNode<T>.self).update(view)
  }
}

/// The elements of a tuple of views. Their types are found once per type of tuple.
private final class TupleNode<T>: ViewNode {
  /// While the children are made, nobody may ask for those that are not.
  @exclusivity(unchecked) private var madeCount: Int32 = 0
  private let members: [TupleMember]
  @exclusivity(unchecked) private var children: Slots<ViewNode>

  init(_ view: TupleView<T>, _ context: _NodeContext) {
    members = TupleMember.all(of: T.self)
    children = Slots(count: members.count)
    super.init(context)
    withMemory(of: view.value) { memory in
      for index in members.indices {
        children[index] = members[index].make(memory + members[index].offset, _NodeContext(parent: self, index: index))
        madeCount += 1
      }
    }
  }

  func update(_ view: TupleView<T>) {
    withMemory(of: view.value) { memory in
      for index in members.indices { members[index].update(memory + members[index].offset, children[index]!) }
    }
  }

  override var childCount: Int { Int(madeCount) }
  override func child(at index: Int) -> ViewNode { children[index]! }
}

/// One element of a tuple: where it is, and what its type does.
private struct TupleMember: Sendable {
  let offset: Int
  let make: @MainActor @Sendable (UnsafeRawPointer, _NodeContext) -> ViewNode
  let update: @MainActor @Sendable (UnsafeRawPointer, ViewNode) -> Void

  private init<Content: View>(_ type: Content.Type, offset: Int) {
    self.offset = offset
    make = { Content._makeNode($0.assumingMemoryBound(to: Content.self).pointee, $1).node }
    update = { Content._updateNode(_Node($1), $0.assumingMemoryBound(to: Content.self).pointee) }
  }

  static func all<T>(of type: T.Type) -> [TupleMember] {
    cache.value(for: type) {
      var members: [TupleMember] = []
      if let single = type as? any View.Type {
        members.append(TupleMember(single, offset: 0))
      } else {
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
          guard let view = fieldType as? any View.Type else {
            preconditionFailure("TupleView<\(type)>: \(fieldType) is not a view; make each element of the tuple a view")
          }
          members.append(TupleMember(view, offset: offset))
          return true
        }
      }
      return members
    }
  }

  private static let cache = TypeCache<[TupleMember]>()
}
