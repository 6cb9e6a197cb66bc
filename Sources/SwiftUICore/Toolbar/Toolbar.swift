// The two toolbar(content:) are told apart by what is in the closure.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

/// Puts items into the bars of the page around.
package struct ToolbarModifier<Items: View> {
  var items: Items
}

extension ToolbarModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { ToolbarNode(self, context) }
}

/// The items are children whose elements stand in the bars.
private final class ToolbarNode<Items: View>: PrimitiveModifierNode<ToolbarModifier<Items>> {
  private var items: ViewNode?

  override func contentDidAppear() {
    flags.insert(.ownsElsewhere)
    var views = modifier.items
    items = Items._makeNode(&views, _NodeContext(parent: self, index: 1)).node
  }

  override func didUpdateContent(_ newModifier: ToolbarModifier<Items>) {
    replaceModifier(with: newModifier)
    var views = modifier.items
    if let items { Items._updateNode(_Node(items), &views) }
  }

  override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
    super.forEachOwnedChild(body)
    if let items { body(items) }
  }
}

extension View {
  /// Puts items into the bars of the page on which this view stands: each view is an item at the end of the bar.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: _ToolbarView(content: ToolbarItemGroup(content: content))))
  }

  /// Puts items into the bars of the page on which this view stands. Those of inner views come first.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: _ToolbarView(content: content())))
  }

  /// Puts items into the bars of the page on which this view stands. Nobody can arrange them here.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: _ToolbarView(content: content())))
  }

  /// Whether bars around this view are seen; without names that of the page.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Whether bars around this view are seen; without names that of the page.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  nonisolated private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    wishing { wish in
      guard visibility != .automatic else { return }
      for bar in bars.isEmpty ? [.automatic] : bars { wish.bars[bar.bar] = visibility == .visible }
    }
  }

  /// Takes a part of the bar away that is there by itself: the title, or the button for the sidebar. The field of a search stays.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    wishing {
      switch defaultItemKind?.kind {
      case .title: $0.title = ""
      case .sidebarToggle: $0.hidesSidebarToggle = true
      case .search, nil: break
      }
    }
  }

  /// The background of bars around this view; without names that of the page.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    wishing { environment in
      var wish = PageWish()
      let paint = style._paint(in: environment).paint
      for bar in bars.isEmpty ? [.automatic] : bars { wish.looks[bar.bar] = BarLook(background: paint) }
      return wish
    }
  }

  /// Whether the background of bars around this view is seen at all times; without names that of the page.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barBackground(visibility, bars)
  }

  /// Whether the background of bars around this view is seen at all times; without names that of the page.
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barBackground(visibility, bars)
  }

  nonisolated private func barBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    wishing { wish in
      guard visibility != .automatic else { return }
      for bar in bars.isEmpty ? [.automatic] : bars { wish.looks[bar.bar] = BarLook(showsBackground: visibility == .visible) }
    }
  }

  /// The color scheme of bars around this view; without names that of the page.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    wishing { wish in
      for bar in bars.isEmpty ? [.automatic] : bars { wish.looks[bar.bar] = BarLook(colorScheme: colorScheme) }
    }
  }

  /// What the toolbar is for. It changes nothing here: see `ToolbarRole`.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Views at the beginning and at the end of the bar of the page.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Views at the beginning of the bar of the page.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Views at the end of the bar of the page.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
