import SwiftUICore

/// An element that a test has found, to be used as a person would.
///
/// It is what the host showed when it was found: find it again to see what a turn has changed.
@MainActor
public struct FoundElement {
  let place: PlacedElement
  let host: TestHost

  package var element: Element { place.element }

  /// What assistive technology says: the accessibility label, or the characters of a text, or of everything in the element.
  public var label: String { element.label }

  /// What `accessibilityIdentifier(_:)` says.
  public var identifier: String? { element.identifier }

  /// Whether a person can use the element.
  public var isEnabled: Bool { element.content.isEnabled }

  /// All texts in the element, in reading order.
  public var texts: [String] { element.texts }

  /// The element inside this one that answers the query; with `container`, inside the element that answers that.
  ///
  /// - Throws: As the host's `find` does; `ElementUnusable` if this element is gone.
  public func find(
    _ query: ElementQuery, in container: ElementQuery? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> FoundElement {
    let site = host.use(at: fileID, filePath, line, column)
    return try host.find(query, in: container, from: current(at: site), site)
  }

  /// All elements inside this one that answer the query, in reading order.
  public func findAll(
    _ query: ElementQuery, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> [FoundElement] {
    host.findAll(query, from: try current(at: host.use(at: fileID, filePath, line, column)))
  }

  /// The element as it is now.
  func current(at site: CallSite) throws -> PlacedElement {
    guard let current = host.root.all.first(where: { $0.element.id == element.id }) else {
      throw ElementUnusable("\(element.summary) is no longer in the tree", at: site)
    }
    return current
  }

  /// The element as it is now, if a person can reach it.
  func reachable(_ use: String, at site: CallSite) throws -> Element {
    let current = try current(at: site)
    if let obstacle = current.obstacle {
      throw ElementUnusable("\(current.element.summary) cannot be \(use): it is \(obstacle)", at: site)
    }
    return current.element
  }

  /// What the element says now, if a person could use it so.
  @discardableResult
  func check<Content: ElementContent>(
    _ use: String, _ type: Content.Type, _ role: String, at site: CallSite
  ) throws -> Content {
    let current = try current(at: site).element
    guard let content = current.content as? Content else {
      throw ElementUnusable("\(current.summary) cannot be \(use): only a \(role) can", at: site)
    }
    guard content.isEnabled else {
      throw ElementUnusable("\(current.summary) cannot be \(use): it is disabled", at: site)
    }
    _ = try reachable(use, at: site)
    return content
  }
}
