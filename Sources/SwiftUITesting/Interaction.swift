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

  /// The state of a toggle.
  public var isOn: Bool { element.properties[.isOn] == .isOn(true) }

  public var isEnabled: Bool { element.properties[.isEnabled] == .isEnabled(true) }

  /// The text of a text field.
  public var value: String {
    if case .value(let value) = element.properties[.value] { value.text } else { "" }
  }

  /// All texts in the element, in reading order.
  public var texts: [String] { element.texts }

  /// Presses a button.
  public func press() throws {
    try check("pressed", .button)
    host.graph.send(.press(element.id))
  }

  /// Switches a toggle.
  public func toggle() throws {
    let current = try check("switched", .toggle)
    let isOn = current.properties[.isOn] != .isOn(true)
    host.send(.toggle(element.id, isOn: isOn), showing: .isOn(isOn), on: element.id)
  }

  /// Replaces the text of a text field, as typing does.
  public func edit(_ text: String) throws {
    guard case .value(let value) = try check("edited", .textField).properties[.value] else { return }
    let edited = TextValue(text, revision: value.revision + 1)
    host.send(.edit(element.id, text: text, sequence: edited.revision), showing: .value(edited), on: element.id)
  }

  /// Presses Return in a text field.
  public func submit() throws {
    try check("submitted", .textField)
    host.graph.send(.submit(element.id))
  }

  /// Scrolls a list or a lazy container so that these rows are in sight, by their places among the rows of its first `ForEach`
  /// that has some out of sight. Where a host shows all rows, they are in sight already.
  public func scroll(to rows: Range<Int>) throws {
    let current = try current()
    switch current.kind {
    case .list, .lazyVerticalStack, .lazyHorizontalStack, .lazyVerticalGrid: break
    default: throw ElementUnusable(reason: "\(current.summary) cannot be scrolled: only a list or a lazy container can")
    }
    if let gap = current.descendants.first(where: { $0.kind == .gap }) { host.graph.send(.show(gap.id, rows: rows)) }
  }

  /// Dismisses a sheet, as Escape does.
  public func dismiss() throws {
    try check("dismissed", .sheet)
    host.graph.send(.dismiss(element.id))
  }

  /// The first element inside this one that answers the query, in reading order.
  public func find(_ query: ElementQuery) throws -> FoundElement {
    try host.find(query, in: current())
  }

  /// All elements inside this one that answer the query, in reading order.
  public func findAll(_ query: ElementQuery) throws -> [FoundElement] {
    host.findAll(query, in: try current())
  }

  private func current() throws -> Element {
    guard let current = host.element.descendants.first(where: { $0.id == element.id }) else {
      throw ElementUnusable(reason: "\(element.summary) is no longer in the tree")
    }
    return current
  }

  /// The element as it is now, if a person could use it so.
  @discardableResult
  private func check(_ use: String, _ kind: ElementKind) throws -> Element {
    let current = try current()
    guard current.kind == kind else {
      throw ElementUnusable(reason: "\(current.summary) cannot be \(use): only a \(kind) can")
    }
    guard current.properties[.isEnabled] == .isEnabled(true) else {
      throw ElementUnusable(reason: "\(current.summary) cannot be \(use): it is disabled")
    }
    return current
  }
}

/// An element cannot be used as a test wants to: it is gone, disabled, or of another kind.
public struct ElementUnusable: Error, CustomStringConvertible {
  public let reason: String

  public var description: String { reason }
}

extension TestHost {
  /// The first element that answers the query, in reading order.
  ///
  /// - Throws: `ElementNotFound`, with the nearest matches and the element tree.
  public func find(_ query: ElementQuery) throws -> FoundElement {
    try find(query, in: element)
  }

  /// All elements that answer the query, in reading order.
  public func findAll(_ query: ElementQuery) -> [FoundElement] {
    findAll(query, in: element)
  }

  func find(_ query: ElementQuery, in element: Element) throws -> FoundElement {
    guard let found = findAll(query, in: element).first else {
      throw ElementNotFound(query: query, nearest: query.nearestMatches(in: element).map(\.summary), tree: element.outline)
    }
    return found
  }

  func findAll(_ query: ElementQuery, in element: Element) -> [FoundElement] {
    element.descendants.dropFirst().filter(query.matches).map { FoundElement(element: $0, host: self) }
  }
}
