/// The commands of a window: sections in the order of the menus in which they belong.
package struct CommandBarContent: ElementContent {
  /// Whether there is nothing that a person can choose.
  package var isEmpty = true
  /// Whether any command has a tick where it is on or chosen.
  package var hasTicks = false

  package var role: ElementRole { ElementRole("commands") }
  /// A person sees the commands when the menu is open.
  package func shows(_ child: any ElementContent) -> Bool { false }
}

/// The element of a window's commands. It stands in the root, behind the content. The nodes of its sections stand where the scenes'
/// commands have been declared.
final class CommandBarNode: AdoptingNode<CommandBarContent, AnyCommandSectionNode> {
  private var commands: AnyView
  private var shown: ViewNode!
  private var isWhole = false

  init(_ commands: AnyView, _ context: _NodeContext) {
    self.commands = commands
    super.init(context)
    flags.insert(.ownsElsewhere)
    begin(CommandBarContent())
    var view = commands
    shown = AnyView._makeNode(&view, _NodeContext(parent: self)).node
    decide()
    isWhole = true
  }

  /// The app says something else: the window takes it in its next turn.
  func replaceCommands(with view: AnyView) {
    extendLifetime(exchange(&commands, with: view))
    invalidate(.inputChanged)
  }

  override func evaluate() {
    flags.remove(.isDirty)
    forgetCauses()
    var view = commands
    AnyView._updateNode(_Node(shown), &view)
  }

  override var isDetached: Bool { true }
  override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
    if let shown { body(shown) }
  }

  override func tearDown() {
    graph.dismiss(self)
    super.tearDown()
  }

  // MARK: Sections

  /// Takes a section to its place: by its menu, its group, and then by where it stands in the tree.
  func adopt(_ section: AnyCommandSectionNode) {
    let order = (section.place.order, section.place(below: self))
    let index =
      items.firstIndex { other in
        let others = other.place.order
        if others != order.0 { return order.0.lexicographicallyPrecedes(others) }
        return order.1.lexicographicallyPrecedes(other.place(below: self))
      } ?? items.endIndex
    adopt(section, at: index, isLive: isWhole)
    if isWhole { decideSoon() }
  }

  override func itemsDidGo() { decide() }

  fileprivate func decideSoon() {
    graph.perform(in: .preferences) { [weak self] in
      if let self, !flags.contains(.isRemoved) { decide() }
    }
  }

  /// Standard commands in whose place others stand are not there.
  private func decide() {
    let inner = graph.feature(InnerElements.self)
    var titled: Set<String> = []
    for section in items {
      let isReplaced =
        section.place.side == .standard
        && items.contains { $0.place.side == .replacing && $0.place.isSameGroup(as: section.place) }
      let menu = section.content.menu
      let hasCommands = inner.kinds(of: section.id).contains(.control)
      section.set(isReplaced, hasCommands: hasCommands, showsTitle: menu.map { !titled.contains($0) } ?? true, isLive: isWhole)
      // Groups of one menu have its name once.
      if hasCommands, let menu { titled.insert(menu) }
    }
    let new = CommandBarContent(
      isEmpty: items.allSatisfy { $0.content.isReplaced || !$0.content.hasCommands },
      hasTicks: items.contains { inner.kinds(of: $0.id).contains(.tick) })
    if isWhole { say(new) } else { noteHostChange(new) }
  }
}

/// Commands that belong together. Its children are the title of their menu and the commands.
package struct CommandSectionContent: ElementContent {
  /// The menu of every app in which they stand; nil for one of the app's own.
  package let menu: String?
  /// Whether others stand in its place.
  package var isReplaced = false
  /// Whether a person can choose anything in it.
  package var hasCommands = false
  /// Whether it shows the name of its menu: no group before it in that does.
  package var showsTitle = true

  package var role: ElementRole { ElementRole("commandSection") }
  package var isCovered: Bool { isReplaced }
  package var summary: [String] { isReplaced ? ["replaced"] : [] }
}

extension CommandSectionContent {
  package var wantedKinds: InnerKinds { [.control, .tick] }
}

class AnyCommandSectionNode: ContentNode<CommandSectionContent> {
  let place: CommandPlace
  fileprivate weak var bar: CommandBarNode?

  init(_ place: CommandPlace, _ context: _NodeContext) {
    self.place = place
    super.init(context)
    flags.insert(.isAdopted)
  }

  override final var isDetached: Bool { true }

  override final func innerKindsDidChange() { bar?.decideSoon() }

  fileprivate final func set(_ isReplaced: Bool, hasCommands: Bool, showsTitle: Bool, isLive: Bool) {
    let new = CommandSectionContent(menu: content.menu, isReplaced: isReplaced, hasCommands: hasCommands, showsTitle: showsTitle)
    if isLive { say(new) } else { noteHostChange(new) }
  }
}

/// Commands at a place.
struct CommandSection<Content: View> {
  fileprivate let place: CommandPlace
  fileprivate var parts: TupleView<(ElementPart<Text>?, Content)>

  nonisolated init(_ place: CommandPlace, title: Text?, _ content: Content) {
    self.place = place
    parts = TupleView((title.map { ElementPart(.sectionHeader, $0) }, content))
  }
}

extension CommandSection: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(CommandSectionNode(&view, context)) }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: CommandSectionNode<Content>.self).update(&view)
  }
}

private final class CommandSectionNode<Content: View>: AnyCommandSectionNode {
  private var shown: ViewNode!

  init(_ section: inout CommandSection<Content>, _ context: _NodeContext) {
    super.init(section.place, context)
    flags.subtract(.around)
    begin(CommandSectionContent(menu: place.placement.menu.title))
    shown = TupleView._makeNode(&section.parts, _NodeContext(parent: self)).node
    var next = parent
    while let node = next {
      if let bar = node as? CommandBarNode {
        self.bar = bar
        bar.adopt(self)
        return
      }
      next = node.parent
    }
  }

  func update(_ section: inout CommandSection<Content>) {
    TupleView._updateNode(_Node(shown), &section.parts)
  }

  override var childCount: Int { shown == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { shown }

  override func tearDown() {
    bar?.release(self)
    super.tearDown()
  }
}

/// The commands that apps have without saying so.
struct StandardCommands: View {
  let settings: Bool
  let newWindow: Bool

  @ViewBuilder var body: some View {
    if settings {
      CommandSection(CommandPlace(placement: .appSettings, side: .standard), title: nil, OpenSettingsButton())
    }
    if newWindow {
      CommandSection(CommandPlace(placement: .newItem, side: .standard), title: Text("File"), NewWindowButton())
    }
  }
}

private struct OpenSettingsButton: View {
  @Environment(\.openSettings) private var openSettings
  var body: some View { Button("Settings…") { openSettings() }.keyboardShortcut(",") }
}

private struct NewWindowButton: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button("New Window") { openWindow.opening?.openFirst() }.keyboardShortcut("n") }
}
