import SwiftUICore

extension ElementQuery.Role {
  /// Pickers.
  public static let picker = Self("picker")
}

extension ElementQuery {
  /// A picker by its label, or any.
  public static func picker(_ label: String? = nil) -> ElementQuery { ElementQuery(.picker, label: label) }
}

extension FoundElement {
  /// What a picker offers, by the labels of the options.
  public var options: [String] { element.options.map(\.label) }

  /// The labels of the options that a picker shows as chosen: one, as a rule.
  public var chosenOptions: [String] {
    let chosen = (element.content as? PickerContent)?.selected.value ?? []
    return element.options.filter { chosen.contains($0.id) }.map(\.label)
  }

  /// Chooses an option of a picker, or an item of a menu, by its label.
  public func choose(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let now = try current(at: site).element
    if now.content is MenuContent { return try chooseItem(label, of: now, at: site) }
    var content = try check("changed", PickerContent.self, "picker or a menu", at: site)
    guard let option = now.options.first(where: { $0.label == label }) else {
      throw ElementUnusable("\(now.summary) has no option “\(label)”, but \(now.options.map(\.label))", at: site)
    }
    guard option.effects.allowSelection else {
      throw ElementUnusable("“\(label)” of \(now.summary) cannot be chosen: it is disabled", at: site)
    }
    content.selected = EditedValue([option.id], revision: content.selected.revision + 1)
    host.send(
      ChooseEvent(EditedValue(option.id, revision: content.selected.revision)), showing: content, on: element.id)
  }

  private func chooseItem(_ label: String, of menu: Element, at site: CallSite) throws {
    _ = try check("opened", MenuContent.self, "menu", at: site)
    guard let item = menu.descendants.dropFirst().first(where: { $0.content is ButtonContent && $0.label == label }) else {
      let labels = menu.descendants.dropFirst().filter { $0.content is ButtonContent }.map(\.label)
      throw ElementUnusable("\(menu.summary) has no item “\(label)”, but \(labels)", at: site)
    }
    guard item.content.isEnabled else { throw ElementUnusable("“\(label)” of \(menu.summary) is disabled", at: site) }
    host.graph.send(PressEvent(), to: item.id)
  }
}

extension Element {
  /// The options of a picker, first to last, without what parts them.
  fileprivate var options: [Element] {
    children.flatMap { child -> [Element] in
      if child.content is SectionContent || child.content.isSame(as: PartContent(.options)) { return child.options }
      return child.content.isOption ? [child] : []
    }
  }
}
