/// Views that stand for several tabs, or for none.
private protocol TabList {
  var tabs: AnyView { get }
}

/// The tabs that a view in a tab view is.
func tabList<Content: View>(of view: Content) -> AnyView {
  (view as? any TabList)?.tabs ?? AnyView(TabPage(content: view))
}

extension TupleView: TabList {
  fileprivate var tabs: AnyView {
    let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    if views.isEmpty, let view = value as? any View { return tabList(of: view) }
    return AnyView(ViewList(views: views.map { tabList(of: $0) }))
  }
}

extension Group: TabList where Content: View {
  fileprivate var tabs: AnyView { tabList(of: content) }
}

extension EmptyView: TabList {
  fileprivate var tabs: AnyView { AnyView(self) }
}

extension Optional: TabList where Wrapped: View {
  fileprivate var tabs: AnyView { AnyView(map { tabList(of: $0) }) }
}

extension _ConditionalContent: TabList where TrueContent: View, FalseContent: View {
  fileprivate var tabs: AnyView {
    switch storage {
    case .first(let view): AnyView(_ConditionalContent<AnyView, AnyView>(storage: .first(tabList(of: view))))
    case .second(let view): AnyView(_ConditionalContent<AnyView, AnyView>(storage: .second(tabList(of: view))))
    }
  }
}

extension ForEach: TabList where Content: View {
  fileprivate var tabs: AnyView {
    let content = content
    return AnyView(ForEach<Data, ID, AnyView>(data, id: id, isConstant: isConstant) { tabList(of: content($0)) })
  }
}

/// Views of the same types at every evaluation.
struct ViewList {
  var views: [AnyView]
}

extension ViewList: PrimitiveView {
  static func _makeNode(_ list: inout Self, _ context: _NodeContext) -> _Node { _Node(ViewListNode(&list, context)) }
  static func _updateNode(_ node: _Node, _ list: inout Self) { node.cast(to: ViewListNode.self).update(&list) }
}

private final class ViewListNode: ViewNode {
  private var children: [ViewNode] = []

  init(_ list: inout ViewList, _ context: _NodeContext) {
    super.init(context)
    for index in list.views.indices {
      children.append(AnyView._makeNode(&list.views[index], _NodeContext(parent: self, index: index)).node)
    }
  }

  func update(_ list: inout ViewList) {
    for (index, node) in children.enumerated() { AnyView._updateNode(_Node(node), &list.views[index]) }
  }

  override var childCount: Int { children.count }
  override func child(at index: Int) -> ViewNode { children[index] }
}
