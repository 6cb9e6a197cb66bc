/// One of two views: what `if` with `else` makes in a view builder.
///
/// Each branch is an identity of its own: a change of branch ends the state of the one and begins that of the other.
public struct _ConditionalContent<TrueContent, FalseContent> {
  // Behaviours 113 and 114.

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
