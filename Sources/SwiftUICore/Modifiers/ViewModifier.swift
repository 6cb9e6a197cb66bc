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

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The content that the modifier transforms into a new view or new view modifier.
  public var content: Content
  /// The view modifier.
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    Modifier._makeNode(&view.modifier, on: &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    Modifier._updateNode(node, &view.modifier, on: &view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
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

/// The view that a modifier's body gets: it stands for what the modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  fileprivate let source: AnyModifiedContentSource
}

extension _ViewModifier_Content: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(PlaceholderNode(view.source, context))
  }

  /// The content changes with the modified view, which tells its placeholders itself.
  public static func _updateNode(_ node: _Node, _ view: inout Self) {}
}

/// The content of one modifier node, and the places in the modifier's body where it stands: usually one.
private class AnyModifiedContentSource {
  /// In the order in which they were made.
  fileprivate final var placeholders: [PlaceholderNode] = []

  @MainActor func makeNode(_ context: _NodeContext) -> ViewNode { preconditionFailure("a source has content") }
}

private final class ModifiedContentSource<Content: View>: AnyModifiedContentSource {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }

  // Copies: there may be several places.

  override func makeNode(_ context: _NodeContext) -> ViewNode {
    var content = content
    return Content._makeNode(&content, context).node
  }

  @MainActor
  func updatePlaceholders() {
    for placeholder in placeholders {
      var content = content
      Content._updateNode(_Node(placeholder.child(at: 0)), &content)
    }
  }
}

/// A modifier with a body.
private final class ModifierNode<Modifier: ViewModifier, Content: View>: EvaluatingNode<Modifier> {
  let source: ModifiedContentSource<Content>
  init(_ modifier: Modifier, _ source: ModifiedContentSource<Content>, _ context: _NodeContext) {
    self.source = source
    super.init(modifier, context)
    var content = evaluateBody()
    body = Modifier.Body._makeNode(&content, _NodeContext(parent: self)).node
  }

  override func evaluate() {
    if isUnaffected() { return }
    var content = evaluateBody()
    Modifier.Body._updateNode(_Node(body), &content)
  }

  private func evaluateBody() -> Modifier.Body {
    let source = source
    return evaluating { $0.body(content: _ViewModifier_Content(source: source)) }
  }
}

private final class PlaceholderNode: ViewNode {
  private let source: AnyModifiedContentSource
  private var content: ViewNode!

  init(_ source: AnyModifiedContentSource, _ context: _NodeContext) {
    self.source = source
    super.init(context)
    content = source.makeNode(_NodeContext(parent: self))
    source.placeholders.append(self)
  }

  override func tearDown() {
    source.placeholders.removeAll { $0 === self }
  }

  override var childCount: Int { 1 }
  override func child(at index: Int) -> ViewNode { content }
}
