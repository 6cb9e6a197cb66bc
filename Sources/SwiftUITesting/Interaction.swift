import SwiftUICore

/// What a test looks for.
public struct ElementQuery: CustomStringConvertible, Sendable {
  let kind: ElementKind
  let label: String?

  public static func button(_ label: String) -> ElementQuery { ElementQuery(kind: .button, label: label) }
  public static func toggle(_ label: String) -> ElementQuery { ElementQuery(kind: .toggle, label: label) }
  public static func textField(_ label: String) -> ElementQuery { ElementQuery(kind: .textField, label: label) }
  public static func text(_ text: String) -> ElementQuery { ElementQuery(kind: .text, label: text) }
  public static var sheet: ElementQuery { ElementQuery(kind: .sheet, label: nil) }
  public static var list: ElementQuery { ElementQuery(kind: .list, label: nil) }

  public var description: String { label.map { "\(kind) “\($0)”" } ?? "\(kind)" }
}

/// No element answers a query. Says what was looked for and what is there.
public struct ElementNotFound: Error, CustomStringConvertible {
  public let query: ElementQuery
  public let tree: String

  public var description: String { "There is no \(query). The element tree is:\n\(tree)" }
}

/// An element that a test has found, to be used as a person would.
@MainActor
public struct FoundElement {
  package let element: Element
  let host: TestHost

  /// The characters of a text, or of everything in the element.
  public var label: String { element.label }

  /// The state of a toggle.
  public var isOn: Bool { element.properties[.isOn] == .isOn(true) }

  public var isEnabled: Bool { element.properties[.isEnabled] == .isEnabled(true) }

  /// The text of a text field.
  public var value: String {
    if case .value(let value) = element.properties[.value] { value.text } else { "" }
  }

  /// Presses a button.
  public func press() {
    host.graph.send(.press(element.id))
  }

  /// Switches a toggle.
  public func toggle() {
    host.send(.toggle(element.id, isOn: !isOn), showing: .isOn(!isOn), on: element.id)
  }

  /// Replaces the text of a text field, as typing does.
  public func edit(_ text: String) {
    guard case .value(let value) = element.properties[.value] else { return }
    let edited = TextValue(text, revision: value.revision + 1)
    host.send(.edit(element.id, text: text, sequence: edited.revision), showing: .value(edited), on: element.id)
  }

  /// Presses Return in a text field.
  public func submit() {
    host.graph.send(.submit(element.id))
  }

  /// Dismisses a sheet, as Escape does.
  public func dismiss() {
    host.graph.send(.dismiss(element.id))
  }
}

extension TestHost {
  /// The first element that answers the query, in reading order.
  public func find(_ query: ElementQuery) throws -> FoundElement {
    guard let found = findAll(query).first else { throw ElementNotFound(query: query, tree: description) }
    return found
  }

  /// All elements that answer the query, in reading order.
  public func findAll(_ query: ElementQuery) -> [FoundElement] {
    element.descendants
      .filter { $0.kind == query.kind && (query.label == nil || $0.label == query.label) }
      .map { FoundElement(element: $0, host: self) }
  }
}

extension TestHost: @MainActor CustomStringConvertible {
  /// The element tree as indented text.
  public var description: String { element.lines(indentation: "").joined(separator: "\n") }
}

extension Element {
  package var texts: [String] {
    switch kind {
    case .text: [label]
    case .textField: []
    default: children.flatMap(\.texts)
    }
  }

  fileprivate func lines(indentation: String) -> [String] {
    let details = properties.all.map { "\($0)" }.joined(separator: " ")
    return [indentation + "\(kind)" + (details.isEmpty ? "" : " " + details)]
      + children.flatMap { $0.lines(indentation: indentation + "  ") }
  }
}
