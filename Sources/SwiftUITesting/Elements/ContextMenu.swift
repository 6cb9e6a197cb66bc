import SwiftUICore

extension ElementQuery.Role {
  /// Open menus.
  public static let contextMenu = Self("contextMenu")
}

extension ElementQuery {
  /// An open menu.
  public static var contextMenu: ElementQuery { ElementQuery(.contextMenu) }
}

extension FoundElement {
  /// Asks for the context menu of an element, as with a long press or a secondary click: that of the innermost around it that has
  /// one.
  public func openContextMenu(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let path = try [reachable("asked for its menu", at: site)] + current(at: site).path.reversed()
    for around in path {
      for case let effect as ContextMenuEffect in around.effects {
        let row = effect.rows == .none ? nil : try current(at: site).rowID
        return host.graph.send(OpenMenuEvent(row: row), to: effect.target)
      }
    }
    throw ElementUnusable("\(path[0].summary) has no context menu, and nothing around it has one", at: site)
  }

  /// Presses a row of a list or a table twice, which runs the primary action of `contextMenu(forSelectionType:menu:primaryAction:)`.
  public func pressTwice(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let element = try reachable("pressed twice", at: site)
    let place = try current(at: site)
    for around in place.path.reversed() {
      for case let effect as ContextMenuEffect in around.effects where effect.rows == .menuAndAction {
        if let row = place.rowID { return host.graph.send(PrimaryActionEvent(row: row), to: effect.target) }
      }
    }
    throw ElementUnusable("\(element.summary) is no row of a list with a primary action", at: site)
  }

  /// What `help(_:)` says about the element.
  public var help: String? {
    for case let effect as HelpEffect in element.effects { return effect.text }
    return nil
  }

  /// The badge of a row or a tab.
  public var badge: String? {
    if let badge = (element.content as? TabItemContent)?.badge { return badge }
    for case let effect as BadgeEffect in element.effects { if let text = effect.text { return text } }
    return nil
  }
}

extension PlacedElement {
  /// The row of a list that this is, or is in.
  fileprivate var rowID: ElementID? {
    let elements = path + [element]
    guard let list = elements.lastIndex(where: { $0.content is ListContent }) else { return nil }
    return elements.dropFirst(list + 1).first { !$0.content.containsRows }.flatMap { $0.content.isOption ? $0.id : nil }
  }
}
