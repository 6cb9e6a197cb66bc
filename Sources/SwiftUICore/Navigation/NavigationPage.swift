/// The node of one page of a stack. Its children are its bar, its body and the bar at its bottom.
class NavigationPageNode: ContentNode<PageContent>, PresenceMember {
  /// Why the page is there.
  enum Reason {
    case root
    case value(PageValue)
    case push(ViewPush)

    /// The value that a destination shows.
    @MainActor var value: AnyHashable? {
      switch self {
      case .root: nil
      case .value(let value): value.value
      case .push(let push): push.item
      }
    }
  }

  final unowned(unsafe) let stack: NavigationStackNode
  final let reason: Reason
  /// The node that has declared the destination; nil for a root. Only for comparison.
  final let declaration: ObjectIdentifier?
  /// Whether it stands for a value that nobody knows.
  final var isPlaceholder = false
  /// Whether the person has gone back from it, and nothing has been evaluated since.
  final var isLeaving = false
  private let ownPresence: Presence
  private let scope: EnvironmentScope
  private(set) final var bar: NavigationBarNode!
  private(set) final var bottomBar: BarPartNode!
  private final var pageBody: ViewNode!
  /// Whether the page has all its parts.
  private final var isWhole = false
  private final var wishers: [PageWishNode] = []
  private final var isDecisionDue = false
  private final var isTitleCollapsed = false
  private(set) final var wish = PageWish()
  /// Stacks that stand in this page in place of its content: then it is they who have a bar.
  final var innerStackCount = 0 {
    didSet { wishesChanged() }
  }

  init(_ reason: Reason, in stack: NavigationStackNode, index: Int, declaredBy declaration: ViewNode?, around: EnvironmentScope?)
  {
    self.stack = stack
    self.reason = reason
    self.declaration = declaration.map { ObjectIdentifier($0) }
    ownPresence = Presence(isShown: true, isAroundSeen: true)
    scope = EnvironmentScope(parent: around)
    super.init(_NodeContext(parent: stack, index: index))
    ownPresence.changeAround(to: joinPresence())
    flags.insert(.isOnPage)
    begin(PageContent(isCovered: false))
    if case .root = reason { return }
    var values = EnvironmentValues()
    values.viewPlace = .page
    values.dismiss = DismissAction(presentation: .init { [weak self] in self?.close() })
    values.isPresented = true
    values.hasSearchField = false
    scope.setFirstEntries(values.written)
  }

  /// Makes the parts of the page, and then shows in its bar what they wish.
  final func complete(isTop: Bool, _ makeBody: (_NodeContext) -> ViewNode) {
    ownPresence.show(isTop)
    bar = NavigationBarNode(of: self, _NodeContext(parent: self))
    bottomBar = BarPartNode(.bottom, _NodeContext(parent: self, index: 2))
    pageBody = makeBody(_NodeContext(parent: self, index: 1))
    decide()
    noteHostChange(PageContent(isCovered: !isTop, zoomKey: wish.zoomKey))
    showBar()
    isWhole = true
  }

  override final var presence: Presence? { ownPresence }
  override final var environmentForChildren: EnvironmentScope? { scope }
  override final var childCount: Int { isWhole ? 3 : 0 }
  override final func child(at index: Int) -> ViewNode {
    switch index {
    case 0: bar
    case 1: pageBody
    default: bottomBar
    }
  }

  final var body: ViewNode { pageBody }

  final func presenceChanged(to isSeen: Bool) { ownPresence.changeAround(to: isSeen) }

  final var isRoot: Bool { if case .root = reason { true } else { false } }

  final func isFor(_ push: ViewPush) -> Bool { if case .push(let own) = reason { own === push } else { false } }

  /// Whether hosts have heard of the page, so that changes of it are patches.
  final var isLive: Bool { isWhole && stack.isWhole }

  /// Shows the page, or covers it.
  final func show(_ isTop: Bool) {
    if content.isCovered == !isTop { return }
    describe(isCovered: !isTop)
    ownPresence.show(isTop)
    // What it says about the bar of the tabs around counts only while it is seen.
    tabsAround?.wishesChanged()
  }

  private func describe(isCovered: Bool) {
    let new = PageContent(isCovered: isCovered, zoomKey: wish.zoomKey)
    if stack.isWhole { say(new) } else { noteHostChange(new) }
  }

  /// Takes the page away with all above it, as its views ask for with `dismiss`.
  final func close() {
    if !flags.contains(.isRemoved) { stack.pop(self) }
  }

  override func tearDown() {
    _ = leavePresence()
    super.tearDown()
  }

  // MARK: What its views wish

  final func add(_ wisher: PageWishNode) {
    wishers.append(wisher)
    wishesChanged()
  }

  final func remove(_ wisher: PageWishNode) {
    wishers.removeAll { $0 === wisher }
    wishesChanged()
  }

  final func wishesChanged() {
    guard isWhole, !isDecisionDue, !graph.state.isUnmounted, !flags.contains(.isRemoved) else { return }
    isDecisionDue = true
    graph.perform(in: .preferences) { [weak self] in
      guard let self, !flags.contains(.isRemoved) else { return }
      isDecisionDue = false
      decide()
      if content.zoomKey != wish.zoomKey { describe(isCovered: content.isCovered) }
      stack.barsChanged(from: index)
    }
  }

  /// Of several wishes the innermost counts, and of those beside each other the first.
  private func decide() {
    if wishers.count > 1 {
      let places = wishers.map { (node: $0, place: $0.place(below: self)) }
      let sorted = places.sorted { left, right in
        if left.place.starts(with: right.place) { return left.place.count > right.place.count }
        if right.place.starts(with: left.place) { return false }
        return left.place.lexicographicallyPrecedes(right.place)
      }
      wishers = sorted.map(\.node)
    }
    wish = wishers.reduce(PageWish()) { $0.over($1.wish) }
  }

  // MARK: Its bar

  /// Whether the title is large: the root's is where nobody says otherwise, and pages take after the one below.
  final var hasLargeTitle: Bool {
    switch wish.titleMode ?? .automatic {
    case .large: true
    case .inline: false
    case .automatic: index == 0 ? wish.title?.isEmpty == false : stack.pages[index - 1].hasLargeTitle
    }
  }

  /// Something is scrolled below the large title, or is back at its beginning.
  final func collapseTitle(_ isCollapsed: Bool) {
    if isTitleCollapsed == isCollapsed { return }
    isTitleCollapsed = isCollapsed
    wishesChanged()
  }

  final func showBar() {
    let hidesBack = wish.hidesBackButton == true
    // No title takes no room.
    let isLarge = hasLargeTitle && wish.title?.isEmpty == false
    let new = NavigationBarContent(
      title: wish.title ?? "", subtitle: wish.subtitle, isLarge: isLarge, isCollapsed: isLarge && isTitleCollapsed,
      back: hidesBack ? nil : stack.back(from: self), isHidden: wish.bars[.navigationBar] == false || innerStackCount > 0,
      sidebarToggle: wish.hidesSidebarToggle == true ? nil : stack.column?.sidebarToggle, look: wish.look(of: .navigationBar))
    bar.set(new, isLive: isLive)
    bottomBar.set(isHidden: wish.bars[.bottomBar] == false, isLive: isLive)
  }
}

/// A page of a stack.
package struct PageContent: ElementContent {
  package let isCovered: Bool
  /// The view out of which it grows, and into which it shrinks (`TransitionSourceEffect`).
  package var zoomKey: String?
  package var inner: InnerKinds = []
  package static var fades: Bool { false }
  package var role: ElementRole { ElementRole("page") }
  package var summary: [String] { isCovered ? ["covered"] : [] }
}

extension PageContent: HoldingContent {
  package var wantedKinds: InnerKinds { [.columnList, .bareList, .groupedList] }
}

/// What is between the bars of a page.
package struct PageBodyContent: ElementContent {
  package var role: ElementRole { ElementRole("pageBody") }
}

extension PageBodyContent {
  package var isSeenThrough: Bool { true }
}

extension PageBodyContent: ElementDescription {}

/// A page whose content is of one type.
final class TypedPageNode<Content: View>: NavigationPageNode {
  private var makeContent: (@MainActor () -> Content)?
  private let type = EvaluableType.of(TypedPageNode<Content>.self)

  /// A root page.
  init(root view: inout Content, in stack: NavigationStackNode, around: EnvironmentScope?) {
    super.init(.root, in: stack, index: 0, declaredBy: nil, around: around)
    complete(isTop: true) { _Node.container(PageBodyContent(), &view, $0).node }
  }

  /// A page that a destination makes. What that reads is the page's own dependency.
  init(
    _ reason: Reason, in stack: NavigationStackNode, index: Int, declaredBy declaration: ViewNode?, around: EnvironmentScope?,
    isTop: Bool, _ makeContent: @escaping @MainActor () -> Content
  ) {
    self.makeContent = makeContent
    super.init(reason, in: stack, index: index, declaredBy: declaration, around: around)
    var view = tracking(type) { makeContent() }
    complete(isTop: isTop) { _Node.container(PageBodyContent(), &view, $0).node }
  }

  func update(_ view: inout Content) {
    var description = PageBodyContent()
    _Node(body).updateContainer(&description, &view)
  }

  /// The destination has been declared anew.
  func replace(_ makeContent: @escaping @MainActor () -> Content) {
    extendLifetime(exchange(&self.makeContent, with: makeContent))
    evaluate()
  }

  override func evaluate() {
    guard let makeContent else { return }
    var view = tracking(type) { makeContent() }
    update(&view)
  }
}
