import SwiftUICore

extension ElementQuery.Role {
  /// Presented sheets.
  public static let sheet = Self("sheet")
  /// What covers the window.
  public static let cover = Self("cover")
  /// Presented popovers.
  public static let popover = Self("popover")
  /// Inspectors that are shown.
  public static let inspector = Self("inspector")
}

extension ElementQuery {
  /// A presented sheet.
  public static var sheet: ElementQuery { ElementQuery(.sheet) }
  /// What covers the window.
  public static var cover: ElementQuery { ElementQuery(.cover) }
  /// A presented popover.
  public static var popover: ElementQuery { ElementQuery(.popover) }
  /// An inspector that is shown.
  public static var inspector: ElementQuery { ElementQuery(.inspector) }
}

extension FoundElement {
  /// Closes a sheet, a popover, a dialog or a menu as a person does, with Escape or a click elsewhere. In a dialog that is its
  /// button to cancel.
  ///
  /// - Throws: `ElementUnusable` where a person cannot: a cover, an alert that wants an answer, a sheet that is kept with
  ///   `interactiveDismissDisabled()`.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let element = try current(at: site).element
    switch element.content {
    case let sheet as SheetContent where sheet.kind == .cover:
      throw ElementUnusable("\(element.summary) cannot be dismissed: only what is in a cover can close it", at: site)
    case let sheet as SheetContent where !sheet.isDismissible:
      throw ElementUnusable("\(element.summary) cannot be dismissed: it has interactiveDismissDisabled()", at: site)
    case let dialog as DialogContent where !dialog.isDismissible:
      throw ElementUnusable("\(element.summary) cannot be dismissed: it has no button to cancel", at: site)
    case is SheetContent, is DialogContent, is ContextMenuContent: break
    default: throw ElementUnusable("\(element.summary) cannot be dismissed: only what is presented can", at: site)
    }
    _ = try reachable("dismissed", at: site)
    host.graph.send(DismissEvent(), to: element.id)
  }

  /// The heights at which a sheet can stand, lowest first, in words: a part of the window, or points.
  public var detents: [String] { (element.content as? SheetContent)?.traits.detents.map(\.description) ?? [] }

  /// The place of the height at which the sheet stands.
  public var detent: Int? {
    (element.content as? SheetContent).flatMap { $0.traits.detents.isEmpty ? nil : $0.traits.selected }
  }

  /// Drags a sheet to one of its heights, by its place among `detents`.
  public func drag(
    toDetent place: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let content = try check("dragged", SheetContent.self, "sheet", at: site)
    guard content.traits.detents.indices.contains(place) else {
      throw ElementUnusable(
        "\(element.summary) cannot be dragged to detent \(place): it has \(content.traits.detents.count)", at: site)
    }
    host.graph.send(DetentEvent(place), to: element.id)
  }
}
