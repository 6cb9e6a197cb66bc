/// A modifier that you apply to a view or another view modifier, producing a different version of the original value.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of view representing the body.
  associatedtype Body: View

  /// The content view type passed to `body()`.
  typealias Content = _ViewModifier_Content<Self>

  /// Gets the current body of the caller.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node for a view with this modifier. Not for apps.
  static func _makeNode<Modified: View>(
    _ modifier: inout Self, on content: inout Modified, _ context: _NodeContext
  ) -> _Node

  /// Gives a node that this modifier's type has made new values, which it may take out. Not for apps.
  static func _updateNode<Modified: View>(_ node: _Node, _ modifier: inout Self, on content: inout Modified)
}

extension ViewModifier {
  public static func _makeNode<Modified: View>(
    _ modifier: inout Self, on content: inout Modified, _ context: _NodeContext
  ) -> _Node {
    _Node(ModifierNode(modifier, ModifiedContentSource(content), context))
  }

  public static func _updateNode<Modified: View>(_ node: _Node, _ modifier: inout Self, on content: inout Modified) {
    let node = node.cast(to: ModifierNode<Self, Modified>.self)
    swap(&node.source.content, &content)
    // The body first: it decides whether the content is there at all.
    node.replaceValue(with: &modifier)
    node.source.updatePlaceholders()
  }
}

extension ViewModifier where Body == Never {
  /// Never called: the engine asks a primitive modifier for its node (behaviour 143).
  public func body(content: Content) -> Never { fatalError("body() should not be called on \(Self.self).") }
}

extension View {
  /// Applies a modifier to a view and returns a new view.
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a new modifier that is the result of concatenating self with modifier.
  nonisolated public func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
