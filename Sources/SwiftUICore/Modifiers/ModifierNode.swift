/// The view that a modifier's body gets: it stands for what the modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: AnyModifiedContentSource
}

extension _ViewModifier_Content: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(PlaceholderNode(view.source, context))
  }

  /// The content changes with the modified view, which tells its placeholders itself.
  public static func _updateNode(_ node: _Node, _ view: inout Self) {}
}

/// The content of one modifier node, and the places in the modifier's body where it stands: usually one.
class AnyModifiedContentSource {
  /// In the order in which they were made.
  final var placeholders: [PlaceholderNode] = []

  @MainActor func makeNode(_ context: _NodeContext) -> ViewNode { preconditionFailure("a source has content") }
}

final class ModifiedContentSource<Content: View>: AnyModifiedContentSource {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }

  // These copy the content: it may stand in several places.

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
final class ModifierNode<Modifier: ViewModifier, Content: View>: EvaluatingNode<Modifier> {
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

final class PlaceholderNode: ViewNode {
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
