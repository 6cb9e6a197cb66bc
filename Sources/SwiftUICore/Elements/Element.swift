/// The name of an element within one scene: stable for the element's life and never used again after it.
package struct ElementID: Hashable, Sendable, CustomStringConvertible {
  package let rawValue: UInt32

  package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The element that stands for the scene's window. It exists from the beginning and is never removed.
  package static let root = ElementID(0)

  package var description: String { "#\(rawValue)" }
}

/// What an element is for: the role that a host shows and that assistive technology announces.
package enum ElementKind: String, Sendable, CaseIterable {
  /// The scene's window.
  case root
  case text
  /// Pressed by a `HostEvent.press`. Its children are its label.
  case button
  /// Switched by a `HostEvent.toggle`. Its children are its label.
  case toggle
  /// Edited by a `HostEvent.edit`, submitted by a `HostEvent.submit`. Its children are its label.
  case textField
  case horizontalStack
  case verticalStack
  case depthStack
  /// Shows a part of its content, which the person moves.
  case scrollView
  /// Stacks and a grid whose rows are made when the host asks for them.
  case lazyHorizontalStack
  case lazyVerticalStack
  case lazyVerticalGrid
  /// In the place of rows that have not been made: those of its property `rows`. A host shows empty space, as much as the rows
  /// would take, and reports `HostEvent.show` when a part of it comes into sight.
  case gap
  case spacer
  case divider
  /// Each child is a row, or a section of rows.
  case list
  /// Children: at most one header, the content, at most one footer.
  case section
  case sectionHeader
  case sectionFooter
  /// A modal sheet. Its parent is always the root; the host shows it above all else and reports `HostEvent.dismiss`.
  case sheet
}

/// An element with everything below it, as a value.
///
/// Hosts get one for the first frame and with each insertion, so that no host ever sees a half-built tree.
package struct Element: Equatable, Sendable {
  package let id: ElementID
  package let kind: ElementKind
  package var properties: ElementProperties
  package var children: [Element]

  package init(id: ElementID, kind: ElementKind, properties: ElementProperties = [], children: [Element] = []) {
    self.id = id
    self.kind = kind
    self.properties = properties
    self.children = children
  }

  /// This element and everything below it, in reading order.
  package var descendants: [Element] {
    [self] + children.flatMap(\.descendants)
  }

  /// What assistive technology says: the label that the app gives, or the characters of a text, or of all texts in the element.
  package var label: String {
    if case .accessibility(let description) = properties[.accessibility], let label = description.label { return label }
    return text
  }

  /// The characters of a text, or of all texts in the element.
  package var text: String {
    if kind == .text, case .text(let text) = properties[.text] { return text }
    return descendants.dropFirst().filter { $0.kind == .text }.map(\.text).joined(separator: " ")
  }

  package var identifier: String? {
    if case .accessibility(let description) = properties[.accessibility] { description.identifier } else { nil }
  }
}
