import SwiftUICore

extension FoundElement {
  /// Whether a row of a list is selected, or a tab is the one that is shown.
  public var isSelected: Bool {
    (element.content as? TabItemContent)?.isSelected == true
      || place.path.contains { ($0.content as? ListContent)?.selected.contains(element.id) == true }
  }

  /// Selects rows of a list, in place of those that are selected. The rows are those that answer the queries.
  public func select(
    _ first: ElementQuery, _ others: ElementQuery..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let list = try check("used to select", ListContent.self, "list", at: site)
    let rows = [first] + others
    guard list.selectionKind != .none, rows.count == 1 || list.selectionKind == .many else {
      throw ElementUnusable("\(element.summary) cannot be used to select \(rows.count) rows", at: site)
    }
    let found = try rows.map { try host.find($0, in: nil, from: current(at: site), site).element }
    if let fixed = found.first(where: { !$0.effects.allowSelection }) {
      throw ElementUnusable("\(fixed.summary) cannot be selected: it is disabled", at: site)
    }
    host.graph.send(SelectRowsEvent(found.map(\.id)), to: element.id)
  }

  /// Deletes a row, as a swipe does.
  public func delete(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let row = try reachable("deleted", at: site)
    guard let target = row.effects.deletionTarget else {
      throw ElementUnusable("\(row.summary) cannot be deleted: it has no onDelete, or is deleteDisabled", at: site)
    }
    host.graph.send(DeleteRowsEvent([row.id]), to: target)
  }

  /// Moves a row in front of another one of its `ForEach`, or to the end.
  public func move(
    before other: FoundElement?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let row = try reachable("moved", at: site)
    guard let target = row.effects.moveTarget else {
      throw ElementUnusable("\(row.summary) cannot be moved: it has no onMove, or is moveDisabled", at: site)
    }
    host.graph.send(MoveRowEvent(row.id, before: other?.element.id), to: target)
  }

  /// Asks a list for newer data, as a pull does.
  public func refresh(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let list = try check("refreshed", ListContent.self, "list", at: site)
    guard list.canRefresh else { throw ElementUnusable("\(element.summary) is not refreshable", at: site) }
    host.graph.send(RefreshEvent(), to: element.id)
  }

  /// The element that a list or a scroll view has been asked to show, as its summary.
  public var scrollTarget: FoundElement? {
    let target = (element.content as? ListContent)?.scrollTarget ?? (element.content as? ScrollContent)?.target
    return target.flatMap { target in host.root.all.first { $0.element.id == target.element } }.map {
      FoundElement(place: $0, host: host)
    }
  }
}
