import SwiftUICore

/// An element that a test has found, to be used as a person would.
///
/// It is what the host showed when it was found: find it again to see what a turn has changed.
@MainActor
public struct FoundElement {
  package let element: Element
  let host: TestHost

  /// What assistive technology says: the accessibility label, or the characters of a text, or of everything in the element.
  public var label: String { element.label }

  /// What `accessibilityIdentifier(_:)` says.
  public var identifier: String? { element.identifier }

  /// Whether a person can use the element.
  public var isEnabled: Bool { element.content.isEnabled }

  /// All texts in the element, in reading order.
  public var texts: [String] { element.texts }

  /// The first element inside this one that answers the query, in reading order.
  public func find(_ query: ElementQuery) throws -> FoundElement {
    try host.find(query, in: current())
  }

  /// All elements inside this one that answer the query, in reading order.
  public func findAll(_ query: ElementQuery) throws -> [FoundElement] {
    host.findAll(query, in: try current())
  }

  func current() throws -> Element {
    guard let current = host.element.descendants.first(where: { $0.id == element.id }) else {
      throw ElementUnusable(reason: "\(element.summary) is no longer in the tree")
    }
    return current
  }

  /// What the element says now, if a person could use it so.
  @discardableResult
  func check<Content: ElementContent>(_ use: String, _ type: Content.Type, _ role: String) throws -> Content {
    let current = try current()
    guard let content = current.content as? Content else {
      throw ElementUnusable(reason: "\(current.summary) cannot be \(use): only a \(role) can")
    }
    guard content.isEnabled else {
      throw ElementUnusable(reason: "\(current.summary) cannot be \(use): it is disabled")
    }
    return content
  }
}
