/// The node of an element that is described by a value, with content inside. The elements of a tuple are its own children.
final class ContainerNode<Description: ElementDescription>: DescribedNode<Description> {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  fileprivate var children: ChildNodes

  fileprivate init<Content: View>(_ description: Description, _ content: inout Content, _ context: _NodeContext) {
    children = ChildNodes(of: Content.self)
    super.init(description, context)
    children.types.makeNodes(of: &content, below: self) { children.append($0) }
  }

  override var childCount: Int { children.count }
  override func child(at index: Int) -> ViewNode { children[index] }
}

extension _Node {
  // Containers call these by themselves, and they are inlined there, where the description's type is known: a default
  // implementation for all of them would look up types at each call.

  /// The node of a view that is one element with content inside.
  @inline(__always)
  static func container<Description: ElementDescription, Content: View>(
    _ description: Description, _ content: inout Content, _ context: _NodeContext
  ) -> _Node {
    _Node(ContainerNode(description, &content, context))
  }

  /// Gives such a node new values.
  @inline(__always)
  func updateContainer<Description: ElementDescription, Content: View>(
    _ description: inout Description, _ content: inout Content
  ) {
    let node = cast(to: ContainerNode<Description>.self)
    node.update(&description)
    node.children.update(&content)
  }
}
