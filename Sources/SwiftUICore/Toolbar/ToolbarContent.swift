/// Items of the bars around a page.
///
/// A type of an app's own has a `body` of others, and may have dynamic properties.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the items that it consists of.
  associatedtype Body: ToolbarContent

  /// The items that it consists of.
  @ToolbarContentBuilder var body: Body { get }

  /// Makes the node for these items. Not for apps.
  static func _makeToolbarNode(_ content: inout Self, _ context: _NodeContext) -> _Node

  /// Gives a node that this type has made a new value. Not for apps.
  static func _updateToolbarNode(_ node: _Node, _ content: inout Self)
}

/// Items that a person may arrange where a host lets them. No host here does.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  public static func _makeToolbarNode(_ content: inout Self, _ context: _NodeContext) -> _Node {
    _Node(CompositeToolbarNode(content, context))
  }

  public static func _updateToolbarNode(_ node: _Node, _ content: inout Self) {
    node.cast(to: CompositeToolbarNode<Self>.self).replaceValue(with: &content)
  }
}

extension ToolbarContent {
  /// The same items: no bar here has a background behind its items that they could be without.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: the view graph asks such content for its node.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Items with a body.
private final class CompositeToolbarNode<Content: ToolbarContent>: EvaluatingNode<Content> {
  override init(_ content: Content, _ context: _NodeContext) {
    super.init(content, context)
    var items = evaluating { $0.body }
    body = Content.Body._makeToolbarNode(&items, _NodeContext(parent: self)).node
  }

  override func evaluate() {
    if isUnaffected() { return }
    var items = evaluating { $0.body }
    Content.Body._updateToolbarNode(_Node(body), &items)
  }
}

/// Items as a view, so that conditions and lists of them are those of views.
public struct _ToolbarView<Content: ToolbarContent> {
  var content: Content
}

extension _ToolbarView: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    Content._makeToolbarNode(&view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    Content._updateToolbarNode(node, &view.content)
  }
}

/// Views of items as items.
public struct _ToolbarViews<Content: View> {
  var content: Content
}

extension _ToolbarViews: ToolbarContent {
  public static func _makeToolbarNode(_ views: inout Self, _ context: _NodeContext) -> _Node {
    Content._makeNode(&views.content, context)
  }

  public static func _updateToolbarNode(_ node: _Node, _ views: inout Self) {
    Content._updateNode(node, &views.content)
  }
}

extension _ToolbarViews: CustomizableToolbarContent {}

/// Makes toolbar content out of the items in a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes items.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Takes the only items as they are.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Joins several items.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarViews<TupleView<(repeat _ToolbarView<each Content>)>> {
    _ToolbarViews(content: TupleView((repeat _ToolbarView(content: each content))))
  }

  /// Makes items that may be missing out of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarViews<_ToolbarView<Content>?> {
    _ToolbarViews(content: content.map { _ToolbarView(content: $0) })
  }

  /// Makes the first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarViews<_ConditionalContent<_ToolbarView<First>, _ToolbarView<Second>>> {
    _ToolbarViews(content: _ConditionalContent(storage: .first(_ToolbarView(content: first))))
  }

  /// Makes the second branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarViews<_ConditionalContent<_ToolbarView<First>, _ToolbarView<Second>>> {
    _ToolbarViews(content: _ConditionalContent(storage: .second(_ToolbarView(content: second))))
  }

  /// Erases the type of items that an `if #available` guards.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarViews<AnyView> {
    _ToolbarViews(content: AnyView(_ToolbarView(content: content)))
  }
}
