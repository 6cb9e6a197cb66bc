/// The bar of a tab view. Its children are the items of the tabs.
package struct TabBarContent: ElementContent {
  package var isHidden = false
  package var look = BarLook()
  /// How many tabs there are.
  package var count = 0
  /// The place of the chosen one among them.
  package var chosen = 0

  package var role: ElementRole { ElementRole("tabBar") }
  package func shows(_ child: any ElementContent) -> Bool { !isHidden }
  package var summary: [String] { isHidden ? ["hidden"] : [] }
}

final class TabBarNode: AdoptingNode<TabBarContent, TabItemNode> {
  override init(_ context: _NodeContext) {
    super.init(context)
    begin(TabBarContent())
  }

  func set(isHidden: Bool, look: BarLook, chosen: Int, isLive: Bool) {
    let new = TabBarContent(isHidden: isHidden, look: look, count: items.count, chosen: chosen)
    if isLive { say(new) } else { noteHostChange(new) }
  }

  func adopt(_ item: TabItemNode, of tabs: TabViewNode) {
    let place = item.place(below: tabs)
    let index = items.firstIndex { place.lexicographicallyPrecedes($0.place(below: tabs)) } ?? items.endIndex
    adopt(item, at: index, isLive: tabs.isWhole)
  }

  /// An item that comes between others takes its place before they have theirs, and tabs move.
  func putInOrder(of tabs: TabViewNode) {
    let places = items.map { (item: $0, place: $0.place(below: tabs)) }
    let sorted = places.sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.item)
    if !zip(items, sorted).allSatisfy({ $0 === $1 }) { arrange(sorted, isLive: tabs.isWhole) }
  }
}

/// What a person presses to show a tab. Its children are its label.
package struct TabItemContent: ElementContent {
  package var isSelected = false
  package var badge: String?
  package var isEnabled = true
  package var inner: InnerKinds = []

  package var role: ElementRole { ElementRole("tab") }
  package var isNamedByChildren: Bool { true }
  package var summary: [String] {
    (isSelected ? ["selected"] : []) + (badge.map { ["badge=“\($0)”"] } ?? []) + (isEnabled ? [] : ["disabled"])
  }
}

extension TabItemContent: HoldingContent {
  package var wantedKinds: InnerKinds { .text }
}

final class TabItemNode: ContentNode<TabItemContent> {
  private(set) weak var tab: TabPageNode?
  private weak var bar: TabBarNode?
  private var label: ViewNode?
  private let scope: EnvironmentScope

  init<Label: View>(_ view: inout Label, _ context: _NodeContext) {
    scope = EnvironmentScope(parent: context.environment)
    super.init(context)
    flags.insert(.isAdopted)
    flags.subtract(.around)
    begin(TabItemContent())
    var values = EnvironmentValues()
    // As on a telephone.
    values.symbolVariants = .fill
    // Bars stay as they are where a person wants larger texts.
    values.dynamicTypeSize = .large
    scope.setFirstEntries(values.written)
    label = Label._makeNode(&view, _NodeContext(parent: self)).node
  }

  func join(_ tab: TabPageNode) {
    guard let tabs = tab.tabsAround else { return }
    self.tab = tab
    bar = tabs.bar
    bar?.adopt(self, of: tabs)
    tabs.tabsChanged()
  }

  func update<Label: View>(_ view: inout Label) {
    if let label { Label._updateNode(_Node(label), &view) }
  }

  func describe(isSelected: Bool, isLive: Bool) {
    let new = TabItemContent(isSelected: isSelected, badge: tab?.badge, isEnabled: tab?.isEnabled ?? true)
    if isLive { say(new) } else { noteHostChange(new) }
  }

  override func handle(_ event: any ElementEvent) {
    guard event is PressEvent, let tab, content.isEnabled else { return }
    // As on a telephone, a press of the tab that is shown leads back to the root of what is in it.
    if content.isSelected { tab.stack?.popToRoot() }
    tab.tabs?.choose(tab)
  }

  override var isDetached: Bool { true }
  override var environmentForChildren: EnvironmentScope? { scope }
  override var childCount: Int { label == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { label! }

  override func tearDown() {
    bar?.release(self)
    super.tearDown()
  }
}

/// The dots that tell which of several pages is shown.
package struct PageIndexContent: ElementContent {
  package var count = 0
  package var current = 0

  package var role: ElementRole { ElementRole("pageIndex") }
  package var summary: [String] { ["\(current + 1) of \(count)"] }
}

final class PageIndexNode: ContentNode<PageIndexContent> {
  override init(_ context: _NodeContext) {
    super.init(context)
    begin(PageIndexContent())
  }

  func set(count: Int, current: Int, isLive: Bool) {
    let new = PageIndexContent(count: count, current: current)
    if isLive { say(new) } else { noteHostChange(new) }
  }
}
