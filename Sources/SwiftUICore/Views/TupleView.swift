@_spi(Reflection) import Swift

/// A view created from a tuple of views.
public struct TupleView<T> {
  public var value: T

  /// Creates a view from a tuple whose elements are all views.
  @inlinable nonisolated public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: PrimitiveView {
  public static func _makeNode(_ view: inout TupleView<T>, _ context: _NodeContext) -> _Node { _Node(TupleNode(&view, context)) }

  public static func _updateNode(_ node: _Node, _ view: inout TupleView<T>) {
    node.cast(to: TupleNode<T>.self).update(&view)
  }
}

/// The elements of a tuple of views.
private final class TupleNode<T>: ViewNode {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var children: ChildNodes

  init(_ view: inout TupleView<T>, _ context: _NodeContext) {
    children = ChildNodes(of: TupleView<T>.self)
    super.init(context)
    children.types.makeNodes(of: &view, below: self) { children.append($0) }
  }

  func update(_ view: inout TupleView<T>) {
    children.update(&view)
  }

  override var childCount: Int { children.count }
  override func child(at index: Int) -> ViewNode { children[index] }
}

/// The nodes of some content: one for each element of a tuple, or for the one view that it is.
@MainActor
struct ChildNodes {
  let types: ChildTypes
  // While they are made, nobody may ask for those that are not.
  private(set) var count = 0
  private var nodes: Slots<ViewNode>

  init<Content: View>(of type: Content.Type) {
    types = ChildTypes.of(type)
    nodes = Slots(count: types.members.count)
  }

  subscript(index: Int) -> ViewNode { nodes[index]! }

  mutating func append(_ node: ViewNode) {
    nodes[count] = node
    count += 1
  }

  func update<Content: View>(_ content: inout Content) {
    withMemory(of: &content) { memory in
      for index in types.members.indices { types.members[index].update(memory + types.members[index].offset, nodes[index]!) }
    }
  }
}

/// The views that a type of content consists of. Found once per type.
final class ChildTypes: Sendable {
  struct Member: Sendable {
    let offset: Int
    let make: @MainActor @Sendable (UnsafeMutableRawPointer, _NodeContext) -> ViewNode
    let update: @MainActor @Sendable (UnsafeMutableRawPointer, ViewNode) -> Void

    fileprivate init<Content: View>(_ type: Content.Type, offset: Int) {
      self.offset = offset
      make = { Content._makeNode(&$0.assumingMemoryBound(to: Content.self).pointee, $1).node }
      update = { Content._updateNode(_Node($1), &$0.assumingMemoryBound(to: Content.self).pointee) }
    }
  }

  let members: [Member]

  private init(_ members: [Member]) {
    self.members = members
  }

  @MainActor
  static func of<Content: View>(_ type: Content.Type) -> ChildTypes {
    cache.value(for: type) { ChildTypes((type as? any TupleType.Type)?.members ?? [Member(type, offset: 0)]) }
  }

  @MainActor private static let cache = MainActorTypeCache<ChildTypes>()

  /// Makes the nodes of some content, first to last. Each is told of before the next is made.
  @MainActor
  func makeNodes<Content: View>(of content: inout Content, below parent: ViewNode, _ body: (ViewNode) -> Void) {
    withMemory(of: &content) { memory in
      for index in members.indices {
        body(members[index].make(memory + members[index].offset, _NodeContext(parent: parent, index: index)))
      }
    }
  }
}

private protocol TupleType {
  static var members: [ChildTypes.Member] { get }
}

extension TupleView: TupleType {
  fileprivate static var members: [ChildTypes.Member] {
    if let single = T.self as? any View.Type { return [ChildTypes.Member(single, offset: 0)] }
    var members: [ChildTypes.Member] = []
    _ = _forEachField(of: T.self) { _, offset, fieldType, _ in
      guard let view = fieldType as? any View.Type else {
        preconditionFailure("TupleView<\(T.self)>: \(fieldType) is not a view; make each element of the tuple a view")
      }
      members.append(ChildTypes.Member(view, offset: offset))
      return true
    }
    return members
  }
}
