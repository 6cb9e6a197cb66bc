/// Makes another view from a view: `view.modifier(Highlight())`.
///
/// It may have dynamic properties. Each place where it is applied keeps their storage.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// The type of the view that it is applied to, as `body` gets it.
  typealias Content = _ViewModifier_Content<Self>

  /// The view that it makes. `content` stands for the view that it is applied to, and may be used any number of times.
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
  /// Never called: the view graph asks a primitive modifier for its node.
  public func body(content: Content) -> Never { fatalError("body() should not be called on \(Self.self).") }
}

extension View {
  /// Applies a modifier to this view.
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Joins two modifiers: `modifier` is applied to what this one makes.
  nonisolated public func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
