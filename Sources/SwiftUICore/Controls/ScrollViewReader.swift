/// Gives what is in it a way to scroll to views by their ids.
public struct ScrollViewReader<Content: View> {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(ScrollReaderNode(view, context)) }
  public static func _updateNode(_ node: _Node, _ view: inout Self) { node.cast(to: ScrollReaderNode<Content>.self).update(view) }
}

/// Scrolls the views of a `ScrollViewReader`.
public struct ScrollViewProxy {
  weak var node: ViewNode?

  /// Scrolls to the view with an id: one of `id(_:)`, or of a `ForEach`. An id that no view has does nothing.
  ///
  /// With an anchor that point of the view comes to the same point of what scrolls; without one the way is as short as it can be.
  /// Rows that have not been made are made first. Under an animation, as in `withAnimation`, it scrolls there; otherwise it is there at once.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, !node.flags.contains(.isRemoved) else { return }
    let id = AnyHashable(id)
    let isAnimated = Transaction.current.animationOfChange != nil
    if node.prepare(id) == false { return }
    // After the changes that the caller makes, too: a row may be new.
    node.graph.perform(in: .changes) { [weak node] in
      guard let node, let target = node.find(id)?.firstElement else { return }
      target.scrollIntoView(anchor, isAnimated: isAnimated)
    }
    node.graph.requestTurn()
  }
}

private final class ScrollReaderNode<Content: View>: ViewNode {
  private var view: ScrollViewReader<Content>
  private var content: ViewNode!
  private let type = EvaluableType.of(ScrollViewReader<Content>.self)

  init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    var made = evaluated()
    content = Content._makeNode(&made, _NodeContext(parent: self)).node
  }

  func update(_ newView: ScrollViewReader<Content>) {
    extendLifetime(exchange(&view, with: newView))
    evaluate()
  }

  override func evaluate() {
    var made = evaluated()
    Content._updateNode(_Node(content), &made)
  }

  private func evaluated() -> Content { tracking(type) { view.content(ScrollViewProxy(node: self)) } }

  override var childCount: Int { content == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { content }
}

extension ViewNode {
  /// Makes the row with an id below this node, if it is one that has not been made.
  @discardableResult
  final func prepare(_ id: AnyHashable) -> Bool? {
    if find(id) != nil { return true }
    return prepareBelow(id)
  }

  private func prepareBelow(_ id: AnyHashable) -> Bool {
    if showRow(withID: id) { return true }
    for index in 0..<childCount where child(at: index).prepareBelow(id) { return true }
    // What the caller has changed may have it after the next evaluation.
    return parent == nil || self is any ScrollReader
  }

  /// The node of the view with an id, below this one.
  final func find(_ id: AnyHashable) -> ViewNode? {
    if hasIdentity(id) { return self }
    for index in 0..<childCount {
      let child = child(at: index)
      if let place = dataOffset(ofChildAt: index), place >= 0, tag(ofChildAt: index)?.value == id { return child }
      if let found = child.find(id) { return found }
    }
    return nil
  }
}

/// What looks for views below it by their ids.
protocol ScrollReader {}
extension ScrollReaderNode: ScrollReader {}

extension ElementNode {
  /// Has what scrolls around this element scroll to it.
  final func scrollIntoView(_ anchor: UnitPoint?, isAnimated: Bool) {
    var next = parent
    while let node = next {
      if let scrolling = node as? any ScrollingNode {
        return scrolling.scroll(to: ScrollRequest(.element(id), anchor: anchor, isAnimated: isAnimated))
      }
      next = node.parent
    }
  }
}
