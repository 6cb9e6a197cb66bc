import Foundation

// How what has views in it is laid out.

extension StackContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    switch kind {
    case .horizontalStack: StackNode(.horizontal, spacing: spacing, guide: vertical.key)
    case .verticalStack where traits.contains(.isAboveColumn):
      SearchedListNode(widest: layout.context.theme.widestList, margin: layout.context.theme.list.margins.leading)
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
    case (.verticalStack, is SearchedListNode) where traits.contains(.isAboveColumn): break
    case (.verticalStack, let node as StackNode) where !traits.contains(.isAboveColumn):
      node.set(.vertical, spacing: spacing, guide: horizontal.key)
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
    if let least = spacing.leastRow { list.leastRowHeight = max(0, least) }
    (list.isEditing, list.hasMarks) = (isEditing, hasMarks)
    switch style {
    case .automatic, .insetGrouped: list.widest = theme.widestList
    case .plain: list.margins = EdgeInsets(top: 0, leading: 0, bottom: 32, trailing: 0)
    case .grouped: list.margins = EdgeInsets(top: 16, leading: 0, bottom: 32, trailing: 0)
    case .sidebar, .inset: list.margins = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    case .bordered: list.margins = EdgeInsets(top: 17, leading: 1, bottom: 33, trailing: 1)
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
    if isHidden { return 0 }
    if isCollapsed { return theme.navigationBarHeight }
    let subtitle = subtitle?.isEmpty == false ? (isLarge ? theme.subtitleHeight : theme.inlineSubtitleHeight) : 0
    return (isLarge ? theme.largeTitleBarHeight : theme.navigationBarHeight) + subtitle
  }
}

extension BarPartContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    kind == .bottom
      ? BarNode(length: length(layout.context.theme), hidesEmpty: true)
      : StackNode(.horizontal, spacing: 16, guide: .verticalCenter)
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? BarNode)?.set(length: length(layout.context.theme))
  }

  private func length(_ theme: LayoutTheme) -> CGFloat { isHidden || isForKeyboard ? 0 : theme.tabBarHeight }
}

extension SplitContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FrameNode(arrangement(layout.context.theme)) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? FrameNode)?.set(arrangement(layout.context.theme))
  }

  private func arrangement(_ theme: LayoutTheme) -> FrameNode.Arrangement { isCompact ? .pages : .columns }
}

extension SplitColumnContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    let node = PageNode()
    node.columnWidth = columnWidth(layout.context.theme)
    return node
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    guard let node = node as? PageNode, node.columnWidth != columnWidth(layout.context.theme) else { return }
    node.columnWidth = columnWidth(layout.context.theme)
    node.traitsChanged()
  }

  private func columnWidth(_ theme: LayoutTheme) -> CGFloat? { kind == .detail ? nil : width ?? theme.sidebarWidth }
}

extension TabViewContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FrameNode(arrangement) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? FrameNode)?.set(arrangement)
  }

  private var arrangement: FrameNode.Arrangement {
    switch style {
    case .automatic: .tabs(sidebar: false)
    case .sidebar: .tabs(sidebar: true)
    case .page: .pages
    }
  }
}

extension TabBarContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    BarNode(length: isHidden ? 0 : layout.context.theme.tabBarHeight)
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? BarNode)?.set(length: isHidden ? 0 : layout.context.theme.tabBarHeight)
  }
}

extension PageIndexContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FixedNode(.zero) }
}

extension TabPageContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { PageNode() }
}

extension CommandBarContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    let theme = layout.context.theme
    return CommandBarLayoutNode(height: theme.commandBarHeight, wideWindow: theme.panel.wideWindow)
  }
}

extension CommandSectionContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    CommandSectionLayoutNode(isReplaced: isReplaced)
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? CommandSectionLayoutNode)?.set(isReplaced: isReplaced)
  }
}

extension SheetContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { PanelNode(panel, layout.context.theme.panel) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? PanelNode)?.set(panel)
  }

  private var panel: PanelNode.Traits {
    var panel: PanelNode.Traits
    switch kind {
    case .sheet: panel = PanelNode.Traits(.sheet)
    case .cover: panel = PanelNode.Traits(.cover)
    case .popover: panel = PanelNode.Traits(.popover)
    case .inspector: panel = PanelNode.Traits(.inspector)
    }
    if kind == .sheet {
      switch traits.sizing?.kind {
      case .page: (panel.width, panel.height) = (704, 820)
      case .form, .fitted, .automatic, nil: break
      }
      panel.width = traits.sizing?.width ?? panel.width
      panel.height = traits.sizing?.height ?? panel.height
      if traits.detents.count == 1, case .points(let points) = traits.detents[0], panel.height == nil { panel.height = points }
    } else if kind == .inspector {
      panel.width = traits.width
    }
    if traits.detents.indices.contains(traits.selected) {
      switch traits.detents[traits.selected] {
      case .fraction(0.5): panel.detent = .half
      case .fraction(let part): panel.detent = .fraction(part)
      case .points(let points): panel.detent = .points(points)
      }
    }
    return panel
  }
}

extension DialogContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { PageNode() }
}

extension ContextMenuContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    let theme = layout.context.theme.panel
    return MenuPanelNode(largestPreview: theme.preview, margin: theme.menuMargin)
  }
}

extension DialogPartContent {
  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    switch kind {
    case .preview: StackNode(.vertical, spacing: nil, guide: .horizontalCenter)
    case .items: FixedNode(.zero)
    case .message, .actions: ControlNode(ControlBox())
    }
  }
}
