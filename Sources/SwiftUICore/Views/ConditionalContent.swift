/// View content that shows one of two possible children.
///
/// Each branch is an identity of its own: a change of branch ends the state of the one and begins that of the other
/// (behaviours 113, 114).
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(ConditionalNode<TrueContent, FalseContent>(view, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: ConditionalNode<TrueContent, FalseContent>.self).update(view)
  }
}

/// A node with one child at a time, or none.
class ReplaceableChildNode: ViewNode {
  private(set) final var child: ViewNode?

  override final var childCount: Int { child == nil ? 0 : 1 }
  override final func child(at index: Int) -> ViewNode { child! }

  final func setFirstChild(_ newChild: ViewNode?) {
    child = newChild
  }

  override var hasTransition: Bool { child?.hasTransition ?? false }

  /// Ends the child and puts another into its place. The new one is there before the old one goes, unless that has a transition
  /// (behaviour 116).
  final func replaceChild(_ make: (_NodeContext) -> ViewNode?) {
    let old = child
    if let old, old.hasTransition {
      child = nil
      graph.settle.disappearsInOrder = true
      old.remove()
      graph.settle.disappearsInOrder = false
      child = make(_NodeContext(parent: self))
      child?.insertElements()
    } else {
      child = make(_NodeContext(parent: self))
      child?.insertElements()
      old?.remove()
    }
  }
}

private final class ConditionalNode<TrueContent: View, FalseContent: View>: ReplaceableChildNode {
  private var isFirst: Bool

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ context: _NodeContext) {
    switch view.storage {
    case .first(var content):
      isFirst = true
      super.init(context)
      setFirstChild(TrueContent._makeNode(&content, _NodeContext(parent: self)).node)
    case .second(var content):
      isFirst = false
      super.init(context)
      setFirstChild(FalseContent._makeNode(&content, _NodeContext(parent: self)).node)
    }
  }

  func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch view.storage {
    case .first(var content):
      if isFirst {
        TrueContent._updateNode(_Node(child!), &content)
      } else {
        isFirst = true
        replaceChild { TrueContent._makeNode(&content, $0).node }
      }
    case .second(var content):
      if !isFirst {
        FalseContent._updateNode(_Node(child!), &content)
      } else {
        isFirst = false
        replaceChild { FalseContent._makeNode(&content, $0).node }
      }
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(OptionalNode<Wrapped>(view, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: OptionalNode<Wrapped>.self).update(view)
  }
}

private final class OptionalNode<Wrapped: View>: ReplaceableChildNode {
  init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(context)
    if var view { setFirstChild(Wrapped._makeNode(&view, _NodeContext(parent: self)).node) }
  }

  func update(_ view: Wrapped?) {
    switch (child, view) {
    case (let child?, var view?): Wrapped._updateNode(_Node(child), &view)
    case (_?, nil): replaceChild { _ in nil }
    case (nil, var view?): replaceChild { Wrapped._makeNode(&view, $0).node }
    case (nil, nil): break
    }
  }
}
