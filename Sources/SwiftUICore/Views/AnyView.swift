/// A view of any type.
///
/// As long as the wrapped view has the same type, its identity and state stay; another type begins a new identity.
public struct AnyView {
  // Behaviour 119.

  private let storage: AnyViewStorage

  /// Wraps a view.
  nonisolated public init<Content: View>(_ view: Content) {
    if let erased = view as? AnyView {
      storage = erased.storage
    } else {
      storage = TypedAnyViewStorage(view)
    }
  }

  /// Wraps a view.
  nonisolated public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// What it wraps.
  var wrapped: any View { storage.wrapped }
}

extension AnyView: PrimitiveView {
  public static func _makeNode(_ view: inout AnyView, _ context: _NodeContext) -> _Node {
    _Node(AnyViewNode(view.storage, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout AnyView) {
    node.cast(to: AnyViewNode.self).update(view.storage)
  }
}

private class AnyViewStorage {
  var wrapped: any View { preconditionFailure("a storage has a view") }
  @MainActor func makeNode(_ context: _NodeContext) -> ViewNode { preconditionFailure("a storage has a view") }
  @MainActor func updateNode(_ node: ViewNode) {}
}

private final class TypedAnyViewStorage<Content: View>: AnyViewStorage {
  private let view: Content

  init(_ view: Content) {
    self.view = view
  }

  override var wrapped: any View { view }

  // Copies the view: this may stand in several places, and be given once more.

  override func makeNode(_ context: _NodeContext) -> ViewNode {
    var view = view
    return Content._makeNode(&view, context).node
  }

  override func updateNode(_ node: ViewNode) {
    var view = view
    Content._updateNode(_Node(node), &view)
  }
}

private final class AnyViewNode: ReplaceableChildNode {
  private var contentType: ObjectIdentifier

  init(_ storage: AnyViewStorage, _ context: _NodeContext) {
    contentType = ObjectIdentifier(type(of: storage))
    super.init(context)
    setFirstChild(storage.makeNode(_NodeContext(parent: self)))
  }

  func update(_ storage: AnyViewStorage) {
    let newType = ObjectIdentifier(type(of: storage))
    if newType == contentType {
      storage.updateNode(child!)
    } else {
      contentType = newType
      replaceChild { storage.makeNode($0) }
    }
  }
}
