import Foundation

/// The node of a split view. Its children are the columns.
final class SplitViewNode: ContentNode<SplitContent>, WindowSizeReader {
  private var settings: SplitSettings
  private let columnCount: Int
  private(set) var columns: [SplitColumnNode] = []
  /// The column on top in a narrow window.
  private var top = 0
  /// What the app has last said about that. In a wide window a person may move on without the app's word changing.
  private var preferred: NavigationSplitViewColumn?
  private var visibility = NavigationSplitViewVisibility.automatic
  private(set) var isCompact = false
  private(set) var isWhole = false
  private let type = EvaluableType.of(SplitViewNode.self)

  init<Sidebar: View, Content: View, Detail: View>(
    _ settings: SplitSettings, _ views: inout SplitColumns<Sidebar, Content, Detail>, _ context: _NodeContext
  ) {
    self.settings = settings
    columnCount = views.content == nil ? 2 : 3
    super.init(context)
    isCompact = graph.isCompact
    graph.feature(WindowSizeReaders.self).add(self)
    begin(SplitContent(isCompact: isCompact))
    readSettings()
    columns.append(SplitColumnNode(.sidebar, 0, of: self, &views.sidebar))
    if views.content != nil { columns.append(SplitColumnNode(.content, 1, of: self, &views.content!)) }
    columns.append(SplitColumnNode(.detail, columns.count, of: self, &views.detail))
    show()
    isWhole = true
  }

  func update<Sidebar: View, Content: View, Detail: View>(
    _ settings: SplitSettings, _ views: inout SplitColumns<Sidebar, Content, Detail>
  ) {
    self.settings = settings
    columns[0].update(&views.sidebar)
    if views.content != nil { columns[1].update(&views.content!) }
    columns[columns.count - 1].update(&views.detail)
    evaluate()
  }

  override var childCount: Int { columns.count }
  override func child(at index: Int) -> ViewNode { columns[index] }

  override func evaluate() {
    readSettings()
    show()
  }

  private func readSettings() {
    tracking(type) {
      visibility = settings.visibility?.wrappedValue ?? visibility
      // The last column is the third one, also where there are two.
      if let wish = settings.preferred?.wrappedValue, wish != preferred {
        preferred = wish
        top = wish.index
      }
    }
  }

  /// The window has another size now.
  func windowSizeChanged() {
    if isCompact == graph.isCompact { return }
    isCompact.toggle()
    invalidate(.hostEvent)
  }

  private var last: Int { columnCount - 1 }

  /// The first column that is seen in a wide window. With two columns `doubleColumn` is all of them, and `detailOnly` the second.
  var firstSeen: Int { visibility.hidden <= 0 ? 0 : max(0, last - (2 - visibility.hidden)) }

  /// The column on top, by its place.
  private var topColumn: Int { min(top, last) }

  private func show() {
    let content = SplitContent(isCompact: isCompact)
    if isWhole { say(content) } else { noteHostChange(content) }
    let first = firstSeen
    let isSeen = columns.indices.map { isCompact ? $0 == topColumn : $0 >= first }
    for (column, isSeen) in zip(columns, isSeen) where isSeen { column.show(true, isLive: isWhole) }
    for (column, isSeen) in zip(columns, isSeen) where !isSeen { column.show(false, isLive: isWhole) }
    if isWhole { for column in columns { column.showBars() } }
  }

  /// In a narrow window, a column is on top from now on.
  func bringForward(_ index: Int) {
    top = index
    let column: NavigationSplitViewColumn = index == last ? .detail : index == 0 ? .sidebar : .content
    if let binding = settings.preferred, isCompact, binding.wrappedValue != column {
      // An app that keeps its value has its way.
      preferred = nil
      binding.wrappedValue = column
    }
    invalidate(.hostEvent)
  }

  /// Whether the app decides about the column on top in a narrow window.
  var saysWhichIsOnTop: Bool { settings.preferred != nil }

  /// What was in front of a column is not any more.
  func bringBack(_ index: Int) {
    if top > index { bringForward(index) }
  }

  /// The person goes back from a column to the one before.
  func goBack(from index: Int) {
    guard isCompact, index > 0 else { return }
    columns[index].leave()
    bringForward(index - 1)
  }

  /// A person hides the first column that is seen, or shows the one before it.
  func toggleSidebar() {
    guard !isCompact else { return }
    let new: NavigationSplitViewVisibility = firstSeen == 1 ? .all : firstSeen == 0 && last == 1 ? .detailOnly : .doubleColumn
    if let binding = settings.visibility { binding.wrappedValue = new } else { visibility = new }
    invalidate(.hostEvent)
  }

  override func tearDown() {
    graph.featureInUse(WindowSizeReaders.self)?.remove(self)
    super.tearDown()
  }
}

/// Columns beside each other; in a narrow window all but one are covered.
package struct SplitContent: ElementContent {
  package let isCompact: Bool
  package var role: ElementRole { ElementRole("splitView") }
  package var innerKinds: InnerKinds { [.columns, .growing] }
  package var summary: [String] { isCompact ? ["compact"] : [] }
}

/// One column of a split view.
package struct SplitColumnContent: ElementContent {
  package enum Kind: String, Sendable { case sidebar, content, detail }

  package let kind: Kind
  package var isCovered = false
  /// In points; nil where the host decides.
  package var width: CGFloat?

  package static var fades: Bool { false }
  package var role: ElementRole { ElementRole("\(kind)Column") }
  package var summary: [String] { isCovered ? ["covered"] : [] }
}

/// The node of a column: a stack of its own, whose bar is the column's unless there is another stack in it.
final class SplitColumnNode: ContentNode<SplitColumnContent>, PresenceMember {
  private unowned(unsafe) let split: SplitViewNode
  private let ownPresence = Presence(isShown: true, isAroundSeen: true)
  private(set) var stack: NavigationStackNode!
  /// The stack that an app has put into the column.
  weak var innerStack: NavigationStackNode?

  init<Content: View>(_ kind: SplitColumnContent.Kind, _ index: Int, of split: SplitViewNode, _ view: inout Content) {
    self.split = split
    super.init(_NodeContext(parent: split, index: index))
    ownPresence.changeAround(to: joinPresence())
    flags.insert(.isOnPage)
    begin(SplitColumnContent(kind: kind))
    stack = NavigationStackNode(path: nil, root: &view, column: self, _NodeContext(parent: self))
  }

  func update<Content: View>(_ view: inout Content) {
    stack.update(path: nil, root: &view)
  }

  override var presence: Presence? { ownPresence }
  override var childCount: Int { stack == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { stack }
  func presenceChanged(to isSeen: Bool) { ownPresence.changeAround(to: isSeen) }

  /// The column behind this one.
  var next: SplitColumnNode? { index + 1 < split.columns.count ? split.columns[index + 1] : nil }

  /// The title of the column that the way back from this one leads to; nil where there is no way back.
  var backTitle: String? {
    guard split.isCompact, index > 0 else { return nil }
    return split.columns[index - 1].title ?? ""
  }

  /// What a button in this column's bar does to the sidebar: the first column that is seen has it.
  var sidebarToggle: SidebarToggle? {
    guard !split.isCompact, index == split.firstSeen else { return nil }
    return index == 0 ? .hides : .shows
  }

  func toggleSidebar() { split.toggleSidebar() }

  private var shownStack: NavigationStackNode { innerStack ?? stack }

  private var title: String? { shownStack.pages.last?.wish.title }

  func show(_ isSeen: Bool, isLive: Bool) {
    var new = content
    new.isCovered = !isSeen
    new.width = shownStack.pages.last?.wish.columnWidth ?? stack.pages.last?.wish.columnWidth
    if new == content { return }
    if isLive { say(new) } else { noteHostChange(new) }
    ownPresence.show(isSeen)
  }

  func showBars() {
    for page in stack.pages + (innerStack?.pages ?? []) { page.showBar() }
  }

  /// The title or the width that the pages wish is another one.
  func titlesChanged() {
    guard split.isWhole else { return }
    show(!content.isCovered, isLive: true)
    next?.showBars()
  }

  func comesForward() { split.bringForward(index) }

  /// Something was chosen in this column, such as a row of its list: in a narrow window the next column comes forward, unless the app says
  /// which one is on top and has chosen by itself. `clear` takes the choice away when the person goes back.
  func choiceHasCome(byPerson: Bool, clear: @escaping @MainActor () -> Void) {
    selection = clear
    if byPerson || !split.saysWhichIsOnTop { next?.comesForward() }
  }

  /// The app has taken away what was chosen in this column: in a narrow window the column is seen again.
  func choiceHasGone() {
    if !split.saysWhichIsOnTop { split.bringBack(index) }
  }

  func goBack() { split.goBack(from: index) }

  /// The person goes back to the column before: what had been chosen there for this one is not any more.
  func leave() {
    stack.closePushes()
    innerStack?.closePushes()
    split.columns[index - 1].selection?()
  }

  /// Takes away what is chosen in this column; nil where nothing can be.
  var selection: (@MainActor () -> Void)?

  override func tearDown() {
    _ = leavePresence()
    super.tearDown()
  }
}

extension ViewNode {
  /// The column on whose page it stands.
  final var columnAround: SplitColumnNode? { pageAround?.stack.column }
}
