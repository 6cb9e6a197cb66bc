import Foundation

// How what has views in it is laid out.

extension StackContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    switch kind {
    case .horizontalStack: StackNode(.horizontal, spacing: spacing, guide: vertical.key)
    case .verticalStack: StackNode(.vertical, spacing: spacing, guide: horizontal.key)
    case .depthStack: DepthNode(Alignment(horizontal: horizontal, vertical: vertical))
    case .lazyVerticalStack: LazyStackNode(.vertical, spacing: spacing, guide: horizontal.key)
    case .lazyHorizontalStack: LazyStackNode(.horizontal, spacing: spacing, guide: vertical.key)
    case .lazyVerticalGrid: LazyGridNode(.vertical, tracks: tracks, spacing: spacing, alignment: horizontal.key)
    case .lazyHorizontalGrid: LazyGridNode(.horizontal, tracks: tracks, spacing: spacing, alignment: vertical.key)
    }
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    switch (kind, node) {
    case (.horizontalStack, let node as StackNode): node.set(.horizontal, spacing: spacing, guide: vertical.key)
    case (.verticalStack, let node as StackNode): node.set(.vertical, spacing: spacing, guide: horizontal.key)
    case (.depthStack, let node as DepthNode): node.set(Alignment(horizontal: horizontal, vertical: vertical))
    case (.lazyVerticalStack, let node as LazyStackNode): node.set(.vertical, spacing: spacing, guide: horizontal.key)
    case (.lazyHorizontalStack, let node as LazyStackNode): node.set(.horizontal, spacing: spacing, guide: vertical.key)
    case (.lazyVerticalGrid, let node as LazyGridNode):
      node.set(.vertical, tracks: tracks, spacing: spacing, alignment: horizontal.key)
    case (.lazyHorizontalGrid, let node as LazyGridNode):
      node.set(.horizontal, tracks: tracks, spacing: spacing, alignment: vertical.key)
    default: layout.replaceNode(node)
    }
  }

  private var tracks: [GridTrack] {
    columns.map { column in
      let size: GridTrack.Size =
        switch column.size {
        case .fixed(let length): .fixed(length)
        case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
        case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
        }
      return GridTrack(size, spacing: column.spacing, alignment: column.alignment)
    }
  }
}

extension GapContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { ViewLayout.GapNode(count: range.count) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? ViewLayout.GapNode)?.set(count: range.count)
  }
}

extension ScrollContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    let node = ScrollNode(axes)
    node.set(axes, margins: traits.margins, anchor: traits.alignment)
    return node
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? ScrollNode)?.set(axes, margins: traits.margins, anchor: traits.alignment)
  }
}

extension LayerContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { DepthNode(.center, joinsOne: true) }
}

extension ListContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { ListLayoutNode(theme(layout.context.theme)) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? ListLayoutNode)?.set(theme(layout.context.theme))
  }

  private func theme(_ theme: LayoutTheme) -> ListTheme {
    var list = theme.list
    if let gap = spacing.sections { list.sectionGap = max(0, gap) }
    switch style {
    case .plain: list.margins = EdgeInsets(top: 0, leading: 0, bottom: 32, trailing: 0)
    case .grouped: list.margins = EdgeInsets(top: 16, leading: 0, bottom: 32, trailing: 0)
    case .sidebar, .inset: list.margins = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    default: break
    }
    return list
  }
}

extension SectionContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { SectionLayoutNode(layout.context.theme.list) }
}

extension PartContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    switch kind {
    case .sectionHeader, .sectionFooter: SectionPartLayoutNode()
    case .options, .content: StackNode(.vertical, spacing: 0, guide: .leading)
    case .menuItems: FixedNode(.zero)
    default: StackNode(.horizontal, spacing: nil, guide: .verticalCenter)
    }
  }
}

// MARK: What fills a window or a part of it

extension NavigationStackContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FrameNode(.pages) }
}

extension PageContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FrameNode(.column) }
}

extension PageBodyContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { PageNode() }
}

extension NavigationBarContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { BarNode(length: length(layout.context.theme)) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? BarNode)?.set(length: length(layout.context.theme))
  }

  private func length(_ theme: LayoutTheme) -> CGFloat {
    isHidden ? 0 : isLarge ? theme.largeTitleBarHeight : theme.navigationBarHeight
  }
}

extension BarPartContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    kind == .bottom
      ? BarNode(length: layout.context.theme.tabBarHeight) : StackNode(.horizontal, spacing: 16, guide: .verticalCenter)
  }
}

extension SplitContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FrameNode(arrangement(layout.context.theme)) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? FrameNode)?.set(arrangement(layout.context.theme))
  }

  private func arrangement(_ theme: LayoutTheme) -> FrameNode.Arrangement { isCompact ? .pages : .row(first: theme.sidebarWidth) }
}

extension SplitColumnContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { PageNode() }
}

extension TabViewContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FrameNode(isPaged ? .pages : .tabs) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? FrameNode)?.set(isPaged ? .pages : .tabs)
  }
}

extension TabBarContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    BarNode(length: layout.context.theme.tabBarHeight)
  }
}

extension TabPageContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { PageNode() }
}

extension SheetContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { PageNode() }
}

extension DialogContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { PageNode() }
}
