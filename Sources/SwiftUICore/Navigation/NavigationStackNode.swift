/// The node of a stack: which pages there are, and which is on top.
///
/// All changes of the pages happen when it is evaluated: it reads its path, makes the pages that are new, and then ends those that
/// nobody wants any more.
final class NavigationStackNode: ContentNode<NavigationStackContent> {
  private var path: PathAccess?
  /// The values of a stack that nobody has given a path.
  private var ownValues: [PageValue] = []
  private(set) var pages: [NavigationPageNode] = []
  private var destinations: [any Destination] = []
  /// The values from whose pages the person has gone back, and nothing else has come since: the next one last.
  private var left: [PageValue] = []
  /// What the person has gone back from, and nobody has been told yet: its page below appears before.
  private var closing: [ViewPush] = []
  /// What links and modifiers want to be on the stack, in the order in which they said so.
  private var pushes: [ViewPush] = []
  /// Whether hosts have heard of the stack, or hear of it as it is now.
  private(set) var isWhole = false
  /// Whether a link on the page on top has appended to the path: then that page stays below.
  private var appendsOnTop = false
  private let type = EvaluableType.of(NavigationStackNode.self)
  /// The column that this stack fills.
  private(set) weak var column: SplitColumnNode?
  /// Whether the root stands below the field of a search.
  private var isSearched = false
  /// Whether the column has made the stack by itself.
  private let isOfColumn: Bool
  /// The page of a column that has nothing but this stack, so that this one's bar is the column's.
  private weak var outerPage: NavigationPageNode?

  init<Root: View>(path: PathAccess?, root: inout Root, column: SplitColumnNode? = nil, _ context: _NodeContext) {
    self.path = path
    self.column = column
    isOfColumn = column != nil
    super.init(context)
    isSearched = column == nil && EnvironmentValues(at: self).pageSearch != nil
    begin(NavigationStackContent())
    if column == nil, let page = pageAround, page.isRoot, page.stack.isOfColumn, let column = page.stack.column {
      outerPage = page
      self.column = column
      page.innerStackCount += 1
      column.innerStack = self
    }
    if isSearched {
      var page = SearchedPage(content: root)
      pages = [TypedPageNode(root: &page, in: self, around: context.environment)]
    } else {
      pages = [TypedPageNode(root: &root, in: self, around: context.environment)]
    }
    evaluate()
    isWhole = true
  }

  func update<Root: View>(path: PathAccess?, root: inout Root) {
    self.path = path
    if isSearched {
      var page = SearchedPage(content: root)
      unsafeDowncast(pages[0], to: TypedPageNode<SearchedPage<Root>>.self).update(&page)
    } else {
      unsafeDowncast(pages[0], to: TypedPageNode<Root>.self).update(&root)
    }
    evaluate()
  }

  override var childCount: Int { pages.count }
  override func child(at index: Int) -> ViewNode { pages[index] }

  override func tearDown() {
    outerPage?.innerStackCount -= 1
    tellClosed()
    super.tearDown()
  }

  // MARK: Pages

  override func evaluate() {
    let values = tracking(type) { path?.values() ?? ownValues }
    let (kept, used) = kept(of: values)
    appendsOnTop = false
    let gone = pages[kept...]
    let leaving = Set(gone.map { ObjectIdentifier($0) })
    pushes.removeAll { push in
      !push.isOpen || push.page.map { leaving.contains(ObjectIdentifier($0)) || $0.flags.contains(.isRemoved) } ?? false
    }
    let standing = pages[..<kept].compactMap { if case .push(let push) = $0.reason { push } else { nil } }
    let newPushes = pushes.filter { push in !standing.contains { $0 === push } && !gone.contains { $0.isFor(push) } }
    let added = values[used...]
    let count = kept + added.count + newPushes.count
    pages.removeSubrange(kept...)
    for value in added {
      if left.last?.isSamePage(as: value) == true { left.removeLast() } else { left = [] }
    }
    if !newPushes.isEmpty || gone.contains(where: { !$0.isLeaving }) { left = [] }
    for value in added { add(makePage(for: value, isTop: pages.count == count - 1)) }
    for push in newPushes {
      // The one who was to make it may have gone.
      if let page = push.makePage(push, self, pages.count, pages.count == count - 1) { add(page) } else { push.isOpen = false }
    }
    for page in gone.reversed() { page.remove() }
    for page in pages.reversed() {
      page.isLeaving = false
      page.show(page === pages.last)
    }
    // What appears now appears first.
    for page in gone.reversed() {
      if case .push(let push) = page.reason { close(push) }
    }
    tellClosed()
    let new = NavigationStackContent(canGoForward: !left.isEmpty)
    if isWhole { say(new) } else { noteHostChange(new) }
    graph.feature(AddressedPath.self).pagesChanged(of: self)
    extendLifetime(gone)
  }

  private func add(_ page: NavigationPageNode) {
    pages.append(page)
    if isWhole { page.insertElements() }
  }

  /// How many pages stay, and how many values of the path these show.
  private func kept(of values: [PageValue]) -> (pages: Int, values: Int) {
    var used = 0
    var kept = 1
    for page in pages.dropFirst() {
      switch page.reason {
      case .value(let value):
        guard used < values.count, values[used].isSamePage(as: value) else { return (kept, used) }
        if page.isPlaceholder, destination(for: value, below: kept) != nil { return (kept, used) }
        used += 1
      case .push(let push): if !push.isOpen { return (kept, used) }
      case .root: break
      }
      kept += 1
    }
    // What is not in the path goes where the app puts a value on top.
    if used < values.count, !appendsOnTop {
      while kept > 1, case .push = pages[kept - 1].reason { kept -= 1 }
    }
    return (kept, used)
  }

  /// The person's way back: takes a page away, with all above it.
  func pop(_ page: NavigationPageNode) {
    guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
    var count = 0
    var closed: [ViewPush] = []
    for page in pages[index...].reversed() where !page.isLeaving {
      page.isLeaving = true
      switch page.reason {
      case .value(let value):
        count += 1
        left.append(value)
      case .push(let push): closed.append(push)
      case .root: break
      }
    }
    for push in closed where push.isOpen {
      push.isOpen = false
      push.isClosing = true
      closing.append(push)
    }
    if count > 0 {
      if let path { path.removeLast(count) } else { ownValues.removeLast(min(count, ownValues.count)) }
    }
    invalidate(.hostEvent)
  }

  /// Takes away all pages above the root.
  func popToRoot() {
    if pages.count > 1 { pop(pages[1]) }
  }

  override func handle(_ event: any ElementEvent) {
    if event is ForwardEvent, let value = left.last { _ = append(value) }
  }

  // MARK: Values

  /// A type of which a destination shows values, by its name.
  func codableType(named name: String) -> (any Decodable.Type)? { destinations.first { $0.valueName == name }?.codableType }

  /// A value as the path would have it; nil if it does not fit there.
  func fitting(_ value: PageValue) -> PageValue? {
    guard let path else { return value }
    return path.fitting(value)
  }

  /// Puts a value on top of the path; false if it does not fit there.
  func append(_ value: PageValue) -> Bool {
    guard let value = fitting(value) else { return false }
    if let path { path.append(value) } else { ownValues.append(value) }
    appendsOnTop = true
    invalidate(.hostEvent)
    return true
  }

  func register(_ destination: any Destination) {
    if destinations.contains(where: { $0.valueType == destination.valueType }) {
      Diagnostics.report(.repeatedDestination(type: destination.valueName), at: destination)
    }
    destinations.append(destination)
    if isWhole, pages.contains(where: \.isPlaceholder) { invalidate(.hostEvent) }
  }

  func unregister(_ destination: any Destination) {
    destinations.removeAll { $0 === destination }
  }

  /// The destination for values like this: of several the one nearest to the root.
  func destination(for value: PageValue, below limit: Int = .max) -> (any Destination)? {
    destination(forType: value.type, below: limit)
      // Where no destination takes erased values, the one for what is in them is better than none.
      ?? (value.type == AnyHashable.self ? destination(forType: Swift.type(of: value.value.base), below: limit) : nil)
  }

  private func destination(forType type: Any.Type, below limit: Int) -> (any Destination)? {
    let wanted = ObjectIdentifier(type)
    let fitting = destinations.filter { $0.valueType == wanted && ($0.pageAround?.index ?? 0) < limit }
    return fitting.count < 2
      ? fitting.first : fitting.min { $0.place(below: self).lexicographicallyPrecedes($1.place(below: self)) }
  }

  private func makePage(for value: PageValue, isTop: Bool) -> NavigationPageNode {
    if let destination = destination(for: value) {
      return destination.makePage(for: value.value, .value(value), self, pages.count, isTop)
    }
    Diagnostics.report(.noDestination(type: value.typeName), at: self)
    let page = TypedPageNode(
      .value(value), in: self, index: pages.count, declaredBy: nil, around: environment, isTop: isTop
    ) { MissingDestination() }
    page.isPlaceholder = true
    return page
  }

  /// The pages that a destination has made.
  func pages(declaredBy node: ViewNode) -> [NavigationPageNode] { pages.filter { $0.declaration == ObjectIdentifier(node) } }

  // MARK: Views of their own

  /// Wants a page on top. With `replacing` it takes the place of all pages but the root.
  func open(_ push: ViewPush, replacing: Bool = false) {
    if replacing {
      for other in pushes { close(other) }
      pushes = []
    }
    pushes.append(push)
    if push.startsColumn { column?.comesForward() }
    invalidate(.hostEvent)
  }

  /// Takes away all pages that links have put here.
  func closePushes() {
    for push in pushes { close(push) }
    invalidate(.hostEvent)
  }

  /// Where pages of links in a column go: the stack of the next column; nil elsewhere.
  var detailStack: NavigationStackNode? {
    guard let column, let next = column.next else { return nil }
    return isOfColumn ? next.innerStack ?? next.stack : nil
  }

  /// Something that stood on the stack is not wanted any more.
  func pushesChanged() { invalidate(.hostEvent) }

  private func close(_ push: ViewPush) {
    guard push.isOpen else { return }
    push.isOpen = false
    graph.perform(in: .changes) { push.wasClosed() }
  }

  private func tellClosed() {
    for push in exchange(&closing, with: []) {
      graph.perform(in: .changes) {
        push.isClosing = false
        push.wasClosed()
      }
    }
  }

  // MARK: Bars

  /// What a page says in its bar has changed: the pages above it may show it too.
  func barsChanged(from index: Int) {
    for page in pages.dropFirst(index) { page.showBar() }
    column?.titlesChanged()
  }

  /// What the way back from a page leads to; nil where there is none.
  func back(from page: NavigationPageNode) -> String? {
    if page.index > 0, !(page.index == 1 && startsColumn) { return pages[page.index - 1].wish.title ?? "" }
    return column?.backTitle
  }

  /// Whether the root is only what stands here until something is chosen in the column before.
  private var startsColumn: Bool {
    guard let column, column.index > 0, pages.count > 1, case .push(let push) = pages[1].reason else { return false }
    return push.startsColumn
  }

  /// Goes back from a page, to the one below or to the column before.
  func goBack(from page: NavigationPageNode) {
    guard page === pages.last else { return }
    if page.index > 0, !(page.index == 1 && startsColumn) { pop(page) } else { column?.goBack() }
  }
}

extension ViewNode {
  /// The page on which this node stands.
  final var pageAround: NavigationPageNode? {
    guard flags.contains(.isOnPage) else { return nil }
    var next = parent
    while let node = next {
      if let page = node as? NavigationPageNode { return page }
      if node.element?.isPresentation == true { return nil }
      next = node.parent
    }
    return nil
  }
}

/// What stands for a value that no `navigationDestination` knows.
private struct MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow).font(.largeTitle)
      .accessibilityLabel("There is no destination for this value")
  }
}
