/// One tab.
struct TabPage<Content: View> {
  var content: Content
}

extension TabPage: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    let node = TabPageNode(context)
    node.complete(Content._makeNode(&view.content, _NodeContext(parent: node)).node)
    return _Node(node)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    let node = node.cast(to: TabPageNode.self)
    Content._updateNode(_Node(node.shown), &view.content)
    node.tabs?.tabsChanged()
  }
}

/// The node of a tab: what stands in it is seen only while the tab is shown.
final class TabPageNode: ContentNode<TabPageContent>, PresenceMember {
  private let ownPresence = Presence(isShown: false, isAroundSeen: true)
  private(set) var shown: ViewNode!
  private(set) weak var tabs: TabViewNode?

  override init(_ context: _NodeContext) {
    super.init(context)
    ownPresence.changeAround(to: joinPresence())
    flags.insert(.isOnPage)
    begin(TabPageContent(isCovered: true))
  }

  func complete(_ node: ViewNode) {
    shown = node
    tabs = tabsAround
    tabs?.add(self)
  }

  override var presence: Presence? { ownPresence }
  override var childCount: Int { shown == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { shown }

  func presenceChanged(to isSeen: Bool) { ownPresence.changeAround(to: isSeen) }

  func show(_ isShown: Bool, isLive: Bool) {
    if content.isCovered == !isShown { return }
    if isLive { say(TabPageContent(isCovered: !isShown)) } else { noteHostChange(TabPageContent(isCovered: !isShown)) }
    ownPresence.show(isShown)
  }

  /// By which the tab is chosen: what the outermost `tag` says, or the id of the `ForEach` that made it, or its place.
  func value(at place: Int) -> AnyHashable {
    (trait { $0.tag?.value } ?? tabs.flatMap { tag(in: $0)?.value } ?? AnyHashable(place)).withoutOptional
  }

  /// What the badge on the tab says.
  var badge: String? {
    func text(_ node: ViewNode) -> String?? {
      guard let node = node as? PrimitiveModifierNode<BadgeModifier> else { return nil }
      return .some(node.modifier.effect(in: EnvironmentValues(at: node)).text)
    }
    if let badge = trait(text) { return badge }
    var next = parent
    while let node = next, node.element == nil {
      if let badge = text(node) { return badge }
      next = node.parent
    }
    return nil
  }

  var isEnabled: Bool { EnvironmentValues(at: self).isEnabled }

  /// The stack of pages that is all that is in it; nil where something else is.
  var stack: NavigationStackNode? { trait { $0 as? NavigationStackNode } }

  /// What the modifiers on the tab's view say, the outermost first.
  func trait<Value>(_ read: (ViewNode) -> Value?) -> Value? {
    var next: ViewNode? = shown
    while let node = next {
      if let value = read(node) { return value }
      if node.element != nil { return nil }
      next = node.childCount > 0 ? node.child(at: 0) : nil
    }
    return nil
  }

  override func handle(_ event: any ElementEvent) {
    if event is ShowTabEvent { tabs?.choose(self) }
  }

  override func tearDown() {
    _ = leavePresence()
    tabs?.remove(self)
    super.tearDown()
  }
}

extension ViewNode {
  /// The tab of which this node is a modifier.
  final var ownTab: TabPageNode? {
    var next = parent
    while let node = next {
      if let tab = node as? TabPageNode { return tab }
      if node.element != nil { return nil }
      next = node.parent
    }
    return nil
  }
}

/// One of several views of which one is shown.
package struct TabPageContent: ElementContent {
  package let isCovered: Bool
  package static var fades: Bool { false }
  package var role: ElementRole { ElementRole("tabPage") }
  package var summary: [String] { isCovered ? ["covered"] : [] }
}

/// A person has swiped to a tab of the page style.
package struct ShowTabEvent: ElementEvent {
  package init() {}
}
