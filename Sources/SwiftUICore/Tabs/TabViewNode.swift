/// The node of a tab view. Its children are the bar, the dots of the page style, and the tabs.
final class TabViewNode: ContentNode<TabViewContent> {
  private var selection: TabSelection?
  /// What is chosen where no binding says it: a tab's value, or its place.
  private var ownSelection: AnyHashable?
  private var tabs: [TabPageNode] = []
  private(set) var bar: TabBarNode!
  private var dots: PageIndexNode!
  private var pages: ViewNode!
  private var wishers: [PageWishNode] = []
  private(set) var isWhole = false
  private var isDecisionDue = false
  private var selected: AnyHashable?
  private let type = EvaluableType.of(TabViewNode.self)

  init(_ selection: TabSelection?, _ tabs: inout AnyView, _ context: _NodeContext) {
    self.selection = selection
    super.init(context)
    bar = TabBarNode(_NodeContext(parent: self))
    dots = PageIndexNode(_NodeContext(parent: self, index: 1))
    selected = read()
    begin(described())
    pages = AnyView._makeNode(&tabs, _NodeContext(parent: self, index: 2)).node
    decide()
    isWhole = true
  }

  func update(_ selection: TabSelection?, _ tabs: inout AnyView) {
    self.selection = selection
    AnyView._updateNode(_Node(pages), &tabs)
    evaluate()
  }

  override var childCount: Int { pages == nil ? 0 : 3 }
  override func child(at index: Int) -> ViewNode { index == 0 ? bar : index == 1 ? dots : pages }

  override func evaluate() {
    selected = read()
    say(described())
    decide()
  }

  /// Reads the binding and the style as one evaluation.
  private func read() -> AnyHashable? {
    tracking(type) {
      let values = EnvironmentValues(at: self)
      (style, hasIndexBackground) = (values.tabViewStyle, values.hasIndexBackground)
      return selection?.value() ?? ownSelection
    }
  }

  private var style = TabViewStyleKind.automatic
  private var hasIndexBackground = true

  private func described() -> TabViewContent { TabViewContent(style: style, hasIndexBackground: hasIndexBackground) }

  // MARK: Tabs

  func add(_ tab: TabPageNode) {
    tabs.append(tab)
    tabsChanged()
  }

  func remove(_ tab: TabPageNode) {
    tabs.removeAll { $0 === tab }
    tabsChanged()
  }

  /// Tabs came, went, or have other values.
  func tabsChanged() {
    guard isWhole, !isDecisionDue, !graph.state.isUnmounted, !flags.contains(.isRemoved) else { return }
    isDecisionDue = true
    graph.perform(in: .preferences) { [weak self] in
      guard let self, !flags.contains(.isRemoved) else { return }
      isDecisionDue = false
      decide()
    }
  }

  override func contentWasReordered() { tabsChanged() }

  /// Shows the chosen tab, or the first one where none is.
  private func decide() {
    let ordered = tabs.map { (tab: $0, place: $0.place(below: self)) }
    tabs = ordered.sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.tab)
    let chosen =
      selected.flatMap { selected in
        tabs.enumerated().first { $1.value(at: $0) == selected }?.element
      } ?? tabs.first
    // What comes appears before what goes disappears.
    for tab in tabs where tab === chosen { tab.show(true, isLive: isWhole) }
    for tab in tabs where tab !== chosen { tab.show(false, isLive: isWhole) }
    dots.set(count: tabs.count, current: tabs.firstIndex { $0 === chosen } ?? 0, isLive: isWhole)
    bar.putInOrder(of: self)
    bar.set(
      isHidden: isBarHidden, look: look, chosen: bar.items.firstIndex { $0.tab === chosen } ?? 0, isLive: isWhole)
    for item in bar.items { item.describe(isSelected: item.tab === chosen, isLive: isWhole) }
  }

  /// A person has chosen a tab, be it the one that is shown.
  func choose(_ tab: TabPageNode) {
    guard let place = tabs.firstIndex(where: { $0 === tab }), tab.isEnabled else { return }
    let value = tab.value(at: place)
    if let selection {
      selection.write(value)
    } else {
      ownSelection = value
    }
    invalidate(.hostEvent)
  }

  // MARK: The bar

  func add(_ wisher: PageWishNode) {
    wishers.append(wisher)
    tabsChanged()
  }

  func remove(_ wisher: PageWishNode) {
    wishers.removeAll { $0 === wisher }
    tabsChanged()
  }

  func wishesChanged() { tabsChanged() }

  /// What the pages that are seen say about the bar, the innermost first.
  private var isBarHidden: Bool {
    let wishes = wishers.filter { $0.isSeen(below: self) && $0.wish.bars[.tabBar] != nil }
    return wishes.max { $0.depth < $1.depth }?.wish.bars[.tabBar] == false
  }

  private var look: BarLook {
    let wishes = wishers.filter { $0.isSeen(below: self) && $0.wish.looks[.tabBar] != nil }
    return wishes.max { $0.depth < $1.depth }?.wish.looks[.tabBar] ?? BarLook()
  }
}

extension ViewNode {
  /// The tab view whose tab this node stands in.
  final var tabsAround: TabViewNode? {
    guard flags.contains(.isOnPage) else { return nil }
    var next = parent
    while let node = next {
      if let tabs = node as? TabViewNode { return tabs }
      if node.element?.isPresentation == true { return nil }
      next = node.parent
    }
    return nil
  }

  /// Whether all pages between this node and a tab view are shown.
  fileprivate func isSeen(below tabs: TabViewNode) -> Bool {
    var next = parent
    while let node = next, node !== tabs {
      if let element = node.element, element.anyContent.isCovered { return false }
      next = node.parent
    }
    return true
  }
}

/// How tabs are shown.
package enum TabViewStyleKind: Equatable, Sendable {
  case automatic
  /// Beside each other, with dots that tell which one is shown.
  case page(TabDots)
  /// As a list beside the content where there is room.
  case sidebar

  package enum TabDots: Sendable { case automatic, always, never }
}

/// Several views of which one is shown. Its children are the bar, the dots, and the tabs.
package struct TabViewContent: ElementContent {
  package let style: TabViewStyleKind
  /// Whether there is a background behind the dots.
  package var hasIndexBackground = true

  package var role: ElementRole { ElementRole("tabView") }
  package var innerKinds: InnerKinds { [.columns, .growing] }
  package var summary: [String] { style == .automatic ? [] : ["style=\(style)"] }

  package var isPaged: Bool { if case .page = style { true } else { false } }
  package func shows(_ child: any ElementContent) -> Bool { !(isPaged && child is TabBarContent) }
}
