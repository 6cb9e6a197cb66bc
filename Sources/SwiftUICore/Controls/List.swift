/// Rows below each other, which a person can scroll.
///
/// Each view in it is a row; sections group rows. Rows of a `ForEach` are made when the host shows them, as in a `LazyVStack`.
///
/// With a selection a person chooses rows by their tags: those of `tag(_:includeOptional:)`, or else the ids of a `ForEach`. Only
/// what a person does writes the selection.
public struct List<SelectionValue: Hashable, Content: View> {
  fileprivate var content: Content
  fileprivate let selection: ListSelection<SelectionValue>?
  /// The columns of a table; nil for a list.
  fileprivate let columns: [TableColumnTraits]?

  nonisolated init(
    _ content: Content, selection: ListSelection<SelectionValue>? = nil, columns: [TableColumnTraits]? = nil
  ) {
    self.content = content
    self.selection = selection
    self.columns = columns
  }
}

/// What is selected in a list: at most one row, or any number of them.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)
}

extension List: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(ListNode(&view.content, view.selection, columns: view.columns, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: ListNode<SelectionValue, Content>.self).update(&view.content, view.selection, columns: view.columns)
  }
}

/// Takes the values of links in it as a choice.
@MainActor
protocol ChoosingNode: ViewNode {
  /// Takes a press on a row, or does not: then the row does what it does.
  func takePress(of row: ElementNode) -> Bool

  /// Chooses a value as a person does. Returns whether it is one that can be chosen there.
  func choose(_ value: AnyHashable) -> Bool
}

/// A list, or a form, which is one without a selection.
final class ListNode<SelectionValue: Hashable, Content: View>: ContentNode<ListContent>, ScrollingNode, ChoosingNode,
  SelectionContainer, WindowSizeReader
{
  private var selection: ListSelection<SelectionValue>?
  private var children: ChildNodes
  private let scope: EnvironmentScope
  private let isForm: Bool
  private var columns: [TableColumnTraits]?
  private var wasEditing = false
  private var isEnabled = true
  /// Whether it is in the first column of a split view, where lists have a look of their own beside the other columns.
  private var isInSidebar = false
  private var refresh: Task<Void, Never>?
  /// What the column around was last told of.
  private var toldChoice: SelectionValue?
  private let type = EvaluableType.of(ListSelection<SelectionValue>.self)

  init(
    _ content: inout Content, _ selection: ListSelection<SelectionValue>?, isForm: Bool = false,
    columns: [TableColumnTraits]? = nil, _ context: _NodeContext
  ) {
    self.selection = selection
    self.isForm = isForm
    self.columns = columns
    children = ChildNodes(of: Content.self)
    scope = EnvironmentScope(parent: context.environment)
    super.init(context)
    var values = EnvironmentValues()
    values.viewPlace = .row
    scope.setFirstEntries(values.written)
    isInSidebar = !isForm && columns == nil && columnAround?.index == 0
    if isInSidebar { graph.feature(WindowSizeReaders.self).add(self) }
    // The rows ask what they stand in.
    begin(ListContent(isForm: isForm, columns: columns))
    children.types.makeNodes(of: &content, below: self) { children.append($0) }
    noteHostChange(described())
  }

  func update(
    _ content: inout Content, _ newSelection: ListSelection<SelectionValue>?, columns newColumns: [TableColumnTraits]? = nil
  ) {
    selection = newSelection
    columns = newColumns
    children.update(&content)
    evaluate()
  }

  override func evaluate() { say(described()) }

  /// As a page of a stack it has no such look.
  func windowSizeChanged() { invalidate(.hostEvent) }

  override var environmentForChildren: EnvironmentScope? { scope }
  override var childCount: Int { children.count }
  override func child(at index: Int) -> ViewNode { children[index] }

  override func tagsChanged() -> Bool {
    if selection == nil { return false }
    if children.count == children.types.members.count { invalidate(.hostEvent) }
    return true
  }

  override func contentWasReordered() { _ = tagsChanged() }

  private func described() -> ListContent {
    tracking(type) {
      let environment = EnvironmentValues(at: self)
      var content = ListContent(isForm: isForm, columns: columns)
      let tableStyle = columns == nil ? nil : environment.tableStyle
      content.style = tableStyle?.kind ?? environment.listStyle.kind
      if isInSidebar, content.style == .automatic, !graph.isCompact { content.style = .sidebar }
      content.alternates =
        environment.alternatingRows.isEnabled ?? tableStyle?.alternates ?? environment.listStyle.alternates
      content.spacing = environment.listSpacing
      content.isEditing = environment.editMode?.wrappedValue.isEditing ?? false
      noteEditing(content.isEditing)
      isEnabled = environment.isEnabled
      content.canRefresh = isEnabled && environment.refresh != nil
      content.scroll = environment.scrollTraits
      switch selection {
      case nil: break
      case .one(let binding):
        content.selectionKind = isEnabled ? .one : .none
        let value = binding.wrappedValue
        if let value { content.selected = ids { $0 == value } }
        noteChoice(value)
      case .many(let binding):
        content.selectionKind = isEnabled ? .many : .none
        let values = binding.wrappedValue
        if !values.isEmpty { content.selected = ids { values.contains($0) } }
      }
      return content
    }
  }

  /// When a person has done with editing, nothing is selected any more.
  private func noteEditing(_ isEditing: Bool) {
    guard isEditing != wasEditing else { return }
    wasEditing = isEditing
    guard !isEditing, case .many = selection else { return }
    graph.perform(in: .changes) { [weak self] in
      guard let self, !flags.contains(.isRemoved), case .many(let binding) = selection, !binding.wrappedValue.isEmpty else {
        return
      }
      binding.wrappedValue = []
    }
  }

  /// What the app has chosen by itself, at first or later, decides about the columns of a narrow window, as a person's choice does.
  private func noteChoice(_ value: SelectionValue?) {
    guard value != toldChoice, columnAround != nil else { return }
    toldChoice = value
    graph.perform(in: .changes) { [weak self] in
      guard let self, !flags.contains(.isRemoved), toldChoice == value else { return }
      if value == nil { columnAround?.choiceHasGone() } else { choseInColumn(byPerson: false) }
    }
  }

  private func choseInColumn(byPerson: Bool) {
    columnAround?.choiceHasCome(byPerson: byPerson) { [weak self] in
      if case .one(let binding) = self?.selection, binding.wrappedValue != nil { binding.wrappedValue = nil }
    }
  }

  private func ids(where isSelected: (SelectionValue) -> Bool) -> [ElementID] {
    var ids: [ElementID] = []
    forEachRow { row in if let value = value(of: row), isSelected(value) { ids.append(row.id) } }
    return ids
  }

  private func value(of row: ElementNode) -> SelectionValue? {
    row.tag(in: self)?.selection(SelectionValue.self) ?? row.linkOfRow?.linkValue?.base as? SelectionValue
  }

  private func forEachRow(_ body: (ElementNode) -> Void) {
    func visit(_ node: ViewNode) {
      node.forEachTopElement { element in
        if element.anyContent.containsRows {
          for index in 0..<element.childCount { visit(element.child(at: index)) }
        } else if element.anyContent.isOption {
          body(element)
        }
      }
    }
    for index in 0..<childCount { visit(child(at: index)) }
  }

  override func handle(_ event: any ElementEvent) {
    guard isEnabled else { return }
    switch event {
    case let event as SelectRowsEvent: select(event)
    case is RefreshEvent:
      if let refresh = EnvironmentValues(at: self).refresh { startRefreshing(refresh) }
    default: break
    }
  }

  func takePress(of row: ElementNode) -> Bool {
    guard content.isEditing else { return false }
    if case .many = selection {
      let isChosen = content.selected.contains(row.id)
      select(SelectRowsEvent([row.id], isChosen ? .remove : .add))
    }
    return true
  }

  private func select(_ event: SelectRowsEvent) {
    // The host shows nothing by itself: what is selected comes from here.
    var values: [SelectionValue] = []
    let chosen = Set(event.rows)
    forEachRow { row in
      if chosen.contains(row.id), row.effects.allowSelection, let value = value(of: row) { values.append(value) }
    }
    switch selection {
    case nil: break
    case .one(let binding):
      if event.change == .remove {
        if let value = binding.wrappedValue, values.contains(value) { binding.wrappedValue = nil }
      } else if let value = values.first {
        choose(value, binding)
      }
    case .many(let binding):
      var new = binding.wrappedValue
      switch event.change {
      case .replace: new = Set(values)
      case .add: new.formUnion(values)
      case .remove: new.subtract(values)
      }
      if new != binding.wrappedValue { binding.wrappedValue = new }
    }
  }

  private func choose(_ value: SelectionValue, _ binding: Binding<SelectionValue?>) {
    if binding.wrappedValue != value { binding.wrappedValue = value }
    choseInColumn(byPerson: true)
  }

  func choose(_ value: AnyHashable) -> Bool {
    guard let selection, let value = value.base as? SelectionValue else { return false }
    switch selection {
    case .one(let binding): choose(value, binding)
    case .many(let binding): if binding.wrappedValue != [value] { binding.wrappedValue = [value] }
    }
    return true
  }

  func choice<Value: Hashable>(with row: ElementID?, as type: Value.Type) -> Set<Value>? {
    guard let selection else { return nil }
    guard let row else { return [] }
    var pressed: SelectionValue?
    forEachRow { element in if element.id == row { pressed = value(of: element) } }
    guard let pressed else { return [] }
    let selected: Set<SelectionValue> =
      switch selection {
      case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
      case .many(let binding): binding.wrappedValue
      }
    let values = selected.contains(pressed) ? selected : [pressed]
    return Set(values.compactMap { $0 as? Value })
  }

  private func startRefreshing(_ refresh: RefreshAction) {
    // A second wish during the first is none.
    guard self.refresh == nil else { return }
    showRefreshing(true)
    self.refresh = Task { @MainActor [weak self] in
      await refresh()
      self?.refresh = nil
      self?.showRefreshing(false)
    }
  }

  private func showRefreshing(_ isRefreshing: Bool) {
    guard !flags.contains(.isRemoved) else { return }
    graph.perform(in: .changes) { [weak self] in
      guard let self, !self.flags.contains(.isRemoved), self.content.isRefreshing != isRefreshing else { return }
      var next = self.content
      next.isRefreshing = isRefreshing
      self.replace(self.content, with: next)
    }
    graph.requestTurn()
  }

  var scrollAxes: Axis.Set { .vertical }

  func scroll(to target: ScrollRequest) {
    var next = content
    next.scrollTarget = target.following(content.scrollTarget)
    replace(content, with: next)
  }

  override func tearDown() {
    refresh?.cancel()
    if isInSidebar { graph.featureInUse(WindowSizeReaders.self)?.remove(self) }
    super.tearDown()
  }
}

/// A list or a form. Each child is a row, or a section of rows.
package struct ListContent: ElementContent {
  package enum SelectionKind: String, Sendable { case none, one, many }

  package let isForm: Bool
  /// The columns of a table; nil for a list.
  package let columns: [TableColumnTraits]?
  package var style = ListStyleKind.automatic
  package var selectionKind = SelectionKind.none
  /// The rows whose tags are selected, of those that are there.
  package var selected: [ElementID] = []
  package var isEditing = false
  package var canRefresh = false
  package var isRefreshing = false
  /// Whether every second row has another background.
  package var alternates = false
  package var spacing = ListSpacing()
  package var scroll = ScrollTraits()
  package var scrollTarget: ScrollRequest?

  package init(isForm: Bool = false, columns: [TableColumnTraits]? = nil) {
    self.isForm = isForm
    self.columns = columns
  }

  /// Whether rows have marks that say which are chosen, in place of the controls that delete them.
  package var hasMarks: Bool { isEditing && selectionKind == .many }

  package var role: ElementRole { ElementRole(columns != nil ? "table" : isForm ? "form" : "list") }
  package var rows: RowCreation { .onDemand }

  package var summary: [String] {
    var words = style == .automatic ? [] : ["style=\(style)"]
    if selectionKind != .none { words.append("selects \(selectionKind)") }
    if !selected.isEmpty { words.append("selected=\(selected.count)") }
    if isEditing { words.append("editing") }
    if let points = spacing.sections { words.append("sectionSpacing=\(points)") }
    if let points = spacing.rows { words.append("rowSpacing=\(points)") }
    if let points = spacing.leastRow { words.append("rowHeight=\(points)") }
    if alternates { words.append("alternates") }
    if canRefresh { words.append("refreshable") }
    if isRefreshing { words.append("refreshing") }
    return words + scroll.summary
  }

  package var innerKinds: InnerKinds {
    var kinds: InnerKinds = [.list, .scroller, .growing, .topList]
    if style == .automatic || style == .insetGrouped { kinds.insert(.columnList) }
    if scroll.hidesBackground {
      kinds.insert(.bareList)
    } else if ![.plain, .inset, .bordered].contains(style) {
      kinds.insert(.groupedList)
    }
    return kinds
  }

  package mutating func takeOver(from held: ListContent) {
    isRefreshing = held.isRefreshing
    scrollTarget = held.scrollTarget
  }
}

/// A person chose rows of a list, or took some from the choice.
package struct SelectRowsEvent: ElementEvent {
  package enum Change: String, Sendable { case replace, add, remove }

  package let rows: [ElementID]
  package let change: Change

  package init(_ rows: [ElementID], _ change: Change = .replace) {
    self.rows = rows
    self.change = change
  }
}

/// A person asked for newer data.
package struct RefreshEvent: ElementEvent {
  package init() {}
}

extension ElementContent {
  /// Whether the elements in an element with this content are rows of the list around it.
  package var containsRows: Bool {
    if let part = self as? PartContent { return part.kind == .content }
    return self is SectionContent || self is DisclosureGroupContent
  }
}
