@_spi(Reflection) import Swift

/// Several items of a bar: each of these views is one.
struct BarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension BarItemGroup {
  /// In the middle of a bar there is room for one.
  fileprivate var items: AnyView {
    placement.part == .principal
      ? AnyView(BarItemView(item: BarItem(placement: placement, content: content))) : barItems(of: content, at: placement)
  }
}

/// The items are below this node, which sees to their order.
final class BarItemGroupNode<Content: View>: ViewNode {
  private var placement: ToolbarItemPlacement
  private var items: ViewNode!
  private var isOrderDue = false

  init(_ group: BarItemGroup<Content>, _ context: _NodeContext) {
    placement = group.placement
    super.init(context)
    var views = group.items
    items = AnyView._makeNode(&views, _NodeContext(parent: self)).node
  }

  func update(_ group: BarItemGroup<Content>) {
    placement = group.placement
    var views = group.items
    AnyView._updateNode(_Node(items), &views)
  }

  /// An item that comes between others takes its place before they have theirs.
  override func contentWasReordered() {
    if isOrderDue { return }
    isOrderDue = true
    graph.perform(in: .preferences) { [weak self] in
      guard let self, !flags.contains(.isRemoved) else { return }
      isOrderDue = false
      if let page = pageAround { page.part(for: placement)?.putInOrder(on: page) }
    }
  }

  override var childCount: Int { items == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { items }
}

/// Views in one that are items by themselves, as far as view builders make it.
private protocol BarItemSource {
  func barItems(at placement: ToolbarItemPlacement) -> AnyView
}

private func barItems<Content: View>(of content: Content, at placement: ToolbarItemPlacement) -> AnyView {
  // By the type: an optional view is a source, too, and a cast would look into it.
  if let type = Content.self as? any BarItemSource.Type { return barItems(of: content, as: type, at: placement) }
  return AnyView(
    BarItemView(item: BarItem(placement: placement, content: content, isSpace: Content.self == Spacer.self)))
}

private func barItems<Source: BarItemSource>(
  of content: some View, as type: Source.Type, at placement: ToolbarItemPlacement
) -> AnyView {
  withUnsafePointer(to: content) { pointer in
    UnsafeRawPointer(pointer).assumingMemoryBound(to: Source.self).pointee.barItems(at: placement)
  }
}

extension EmptyView: BarItemSource {
  nonisolated fileprivate func barItems(at placement: ToolbarItemPlacement) -> AnyView { AnyView(self) }
}

extension TupleView: BarItemSource {
  nonisolated fileprivate func barItems(at placement: ToolbarItemPlacement) -> AnyView {
    var items: [AnyView] = []
    withUnsafePointer(to: value) { pointer in
      func add<Member: View>(_ type: Member.Type, _ offset: Int) {
        let member = UnsafeRawPointer(pointer).advanced(by: offset).assumingMemoryBound(to: Member.self).pointee
        items.append(SwiftUICore.barItems(of: member, at: placement))
      }
      if let single = T.self as? any View.Type { return add(single, 0) }
      _ = _forEachField(of: T.self) { _, offset, type, _ in
        if let view = type as? any View.Type { add(view, offset) }
        return true
      }
    }
    return AnyView(ForEach(Array(items.enumerated()), id: \.offset) { $0.element })
  }
}

extension ForEach: BarItemSource where Content: View {
  nonisolated fileprivate func barItems(at placement: ToolbarItemPlacement) -> AnyView {
    AnyView(
      ForEach<Data, ID, AnyView>(data, id: id, isConstant: isConstant) { [content] element in
        SwiftUICore.barItems(of: content(element), at: placement)
      })
  }
}

extension Group: BarItemSource where Content: View {
  nonisolated fileprivate func barItems(at placement: ToolbarItemPlacement) -> AnyView {
    SwiftUICore.barItems(of: content, at: placement)
  }
}

extension LabeledToolbarItemGroupContent: BarItemSource {
  nonisolated fileprivate func barItems(at placement: ToolbarItemPlacement) -> AnyView {
    SwiftUICore.barItems(of: content, at: placement)
  }
}

extension Optional: BarItemSource where Wrapped: View {
  nonisolated fileprivate func barItems(at placement: ToolbarItemPlacement) -> AnyView {
    AnyView(map { SwiftUICore.barItems(of: $0, at: placement) })
  }
}

extension _ConditionalContent: BarItemSource where TrueContent: View, FalseContent: View {
  nonisolated fileprivate func barItems(at placement: ToolbarItemPlacement) -> AnyView {
    let items: _ConditionalContent<AnyView, AnyView>.Storage =
      switch storage {
      case .first(let content): .first(SwiftUICore.barItems(of: content, at: placement))
      case .second(let content): .second(SwiftUICore.barItems(of: content, at: placement))
      }
    return AnyView(_ConditionalContent<AnyView, AnyView>(storage: items))
  }
}
