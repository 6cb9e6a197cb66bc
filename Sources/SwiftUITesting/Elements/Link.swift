import SwiftUICore

extension ElementQuery.Role {
  /// Links.
  public static let link = Self("link")
}

extension ElementQuery {
  /// A link by its label, or any.
  public static func link(_ label: String? = nil) -> ElementQuery { ElementQuery(.link, label: label) }
}

extension FoundElement {
  /// Follows a link, or the first one of a text whose characters these are. What is opened is in the host's `openedURLs`, unless
  /// the app opens it itself.
  public func follow(
    _ label: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let runs = (try current(at: site).element.content as? TextContent)?.style?.details?.runs.filter { $0.link != nil } ?? []
    if runs.isEmpty {
      _ = try check("followed", LinkContent.self, "link", at: site)
      return host.graph.send(OpenLinkEvent(0), to: element.id)
    }
    guard let index = runs.firstIndex(where: { label == nil || $0.string == label }) else {
      throw ElementUnusable("\(element.summary) has no link “\(label ?? "")”", at: site)
    }
    _ = try reachable("followed", at: site)
    host.graph.send(OpenLinkEvent(index), to: element.id)
  }
}
