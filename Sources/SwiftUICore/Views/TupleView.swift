@_spi(Reflection) import Swift

/// Several views: what more than one view in a view builder makes.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  /// Creates a view from a tuple. Its elements must all be views.
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

protocol TupleType {
  static var members: [ChildTypes.Member] { get }
}

extension TupleView: TupleType {
  static var members: [ChildTypes.Member] {
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
