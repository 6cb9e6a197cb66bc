/// What a person presses of a `NavigationLink`.
struct LinkButton<Label: View> {
  var element: NavigationLinkElement
  var content: ButtonBody<Label>
}

extension LinkButton: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    let node = _Node.container(view.element, &view.content, context)
    let link = node.cast(to: DescribedNode<NavigationLinkElement>.self)
    if link.content.isInRow { link.beginRowAction() }
    return node
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// Where a navigation link leads.
struct NavigationLinkElement: Equatable {
  /// What it appends to the path.
  var value: PageValue?
  var isValue = false

  static func == (left: Self, right: Self) -> Bool {
    left.isValue == right.isValue && left.value?.value == right.value?.value && left.value?.type == right.value?.type
  }
}

extension NavigationLinkElement: ElementDescription {
  func content(in environment: EnvironmentValues) -> NavigationLinkContent {
    NavigationLinkContent(
      style: environment.buttonStyle.kind, isEnabled: environment.isEnabled && (!isValue || value != nil),
      showsIndicator: environment.showsLinkIndicator, isInRow: environment.viewPlace == .row)
  }

  func handle(_ event: PressEvent, in node: DescribedNode<NavigationLinkElement>) {
    guard node.content.isEnabled, node.isSeen else { return }
    // While a list is edited its rows lead nowhere: a press chooses where several can be chosen.
    if let row = node.row, row.listAround?.takePress(of: row) == true { return }
    guard isValue else {
      (node.parent as? any LinkOwner)?.follow()
      return
    }
    guard let value else { return }
    if node.choosingNode?.choose(value.value) == true { return }
    guard let page = node.pageAround else { return Diagnostics.report(.linkOutsideStack, at: node) }
    page.stack.follow(value, from: node)
  }
}

/// A row that is a link, whose value is its tag as well.
@MainActor
protocol LinkRow: ViewNode {
  var linkValue: AnyHashable? { get }
}

extension DescribedNode: LinkRow where Description == NavigationLinkElement {
  var linkValue: AnyHashable? { description.value?.value }
}

extension ViewNode {
  /// The list around on the same page, if a person can choose rows there.
  fileprivate final var choosingNode: (any ChoosingNode)? {
    var next = parent
    while let node = next {
      if let list = node as? any ChoosingNode { return list }
      if node is NavigationPageNode || node.element?.isPresentation == true { return nil }
      next = node.parent
    }
    return nil
  }
}

extension NavigationStackNode {
  /// Shows the page for the value of a link: on this stack, on that of the next column, or on one around.
  func follow(_ value: PageValue, from node: ViewNode) {
    if let detail = detailStack {
      if let destination = destination(for: value) { return detail.show(value, by: destination, environment) }
      if detail.shows(value), detail.append(value) {
        detail.column?.comesForward()
        return
      }
    }
    var next: NavigationStackNode? = self
    while let stack = next {
      if stack.shows(value) {
        if !stack.append(value) { Diagnostics.report(.unfitLink(type: value.typeName), at: node) }
        return
      }
      next = stack.pageAround?.stack
    }
    Diagnostics.report(.noDestination(type: value.typeName), at: node)
  }

  /// Whether a destination of this stack takes the value, or what the path makes of it.
  private func shows(_ value: PageValue) -> Bool {
    destination(for: value) != nil || fitting(value).flatMap { destination(for: $0) } != nil
  }

  /// Shows, as the first page of this column, what a destination in the column before makes of a value.
  private func show(_ value: PageValue, by destination: any Destination, _ environment: EnvironmentScope?) {
    let push = ViewPush(item: value.value, page: nil) { [weak destination] push, stack, index, isTop in
      destination?.makePage(for: value.value, .push(push), stack, index, isTop)
    } wasClosed: {
    }
    push.startsColumn = true
    open(push, replacing: true)
  }
}

/// The content of a navigation link. Its children are its label.
package struct NavigationLinkContent: ElementContent {
  package let style: ButtonStyleKind
  package let isEnabled: Bool
  /// Whether a chevron stands at the end of its row in a list.
  package let showsIndicator: Bool
  /// Whether it stands in a row of a list: then it looks as the row does, which is pressed for it.
  package let isInRow: Bool

  package init(
    style: ButtonStyleKind = .automatic, isEnabled: Bool = true, showsIndicator: Bool = true, isInRow: Bool = false
  ) {
    self.style = style
    self.isEnabled = isEnabled
    self.showsIndicator = showsIndicator
    self.isInRow = isInRow
  }

  package var role: ElementRole { ElementRole("navigationLink") }
  package var innerKinds: InnerKinds { .control }
  package var isNamedByChildren: Bool { true }
  package var summary: [String] {
    (isEnabled ? [] : ["disabled"]) + (style == .automatic ? [] : ["style=\(style)"]) + (showsIndicator ? [] : ["plain"])
  }
}

private enum LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  fileprivate(set) var showsLinkIndicator: Bool {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Whether links in lists have a chevron behind them.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.showsLinkIndicator, visibility != .hidden)
  }
}
