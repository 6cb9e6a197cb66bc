/// A view that stands in another one, as a container gets it: a view with an id that may be put anywhere.
///
/// The view begins where the container puts it. Its state stays while it is there with the same id.
public struct Subview: Identifiable {
  /// What identifies a subview among those of its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The view's id among those of its container.
  public let id: ID
  /// What the view says of itself to the container.
  public internal(set) var containerValues: ContainerValues
  var content: AnyView
}

extension Subview: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(SubviewNode(view, context)) }
  public static func _updateNode(_ node: _Node, _ view: inout Self) { node.cast(to: SubviewNode.self).update(view) }
}

private final class SubviewNode: ReplaceableChildNode {
  private var id: Subview.ID
  private var storedTag: TagValue?

  init(_ view: Subview, _ context: _NodeContext) {
    id = view.id
    storedTag = view.containerValues.tag
    super.init(context)
    setFirstChild(make(view, _NodeContext(parent: self)))
  }

  private func make(_ view: Subview, _ context: _NodeContext) -> ViewNode {
    var content = view.content
    return AnyView._makeNode(&content, context).node
  }

  override var tag: TagValue? { storedTag }

  func update(_ view: Subview) {
    extendLifetime(exchange(&storedTag, with: view.containerValues.tag))
    if view.id == id {
      var content = view.content
      AnyView._updateNode(_Node(child!), &content)
    } else {
      extendLifetime(exchange(&id, with: view.id))
      replaceChild { make(view, $0) }
    }
  }
}

/// The subviews of a view, in their order. It is a view itself: all of them.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  nonisolated init(_ subviews: [Subview] = []) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }
}

extension SubviewsCollection: View {
  /// All of the subviews.
  public var body: some View {
    ForEach(subviews) { $0 }
  }
}

/// Some of the subviews of a view, in their order. It is a view itself: all of these.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }
}

extension SubviewsCollectionSlice: View {
  /// All of these subviews.
  public var body: some View {
    ForEach(subviews) { $0 }
  }
}

/// A section of a view, as a container gets it. Views that stand in no `Section` are one, too, without a header and a footer.
public struct SectionConfiguration: Identifiable {
  /// What identifies a section among those of its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The section's id among those of its container.
  public let id: ID
  /// What the section says of itself to the container.
  public internal(set) var containerValues: ContainerValues
  /// The views of its header; empty where it has none.
  public internal(set) var header: SubviewsCollection
  /// Its rows.
  public internal(set) var content: SubviewsCollection
  /// The views of its footer; empty where it has none.
  public internal(set) var footer: SubviewsCollection
}

/// The sections of a view, in their order.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
