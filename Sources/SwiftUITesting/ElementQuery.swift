import SwiftUICore

/// What a test looks for: elements by role, by label, by identifier, or by several of them.
public struct ElementQuery: CustomStringConvertible, Sendable {
  /// What an element is for.
  public struct Role: Hashable, Sendable, CustomStringConvertible {
    let role: ElementRole

    init(_ name: String) {
      role = ElementRole(name)
    }

    /// The word for it, as in outlines.
    public var description: String { role.description }
  }

  let role: Role?
  let label: String?
  let identifier: String?
  private(set) var isRow = false
  private(set) var contents: [ElementQuery] = []
  private(set) var index: Int?

  init(_ role: Role? = nil, label: String? = nil, identifier: String? = nil) {
    self.role = role
    self.label = label
    self.identifier = identifier
  }

  /// Any element of a role.
  public static func role(_ role: Role) -> ElementQuery { ElementQuery(role) }
  /// Any element with a label: what `accessibilityLabel(_:)` says, or else the texts in it.
  public static func label(_ label: String) -> ElementQuery { ElementQuery(label: label) }
  /// The element that `accessibilityIdentifier(_:)` names.
  public static func identifier(_ identifier: String) -> ElementQuery { ElementQuery(identifier: identifier) }

  /// A row of a list, a section in one, or a lazy container, in which this text stands.
  public static func row(containing text: String) -> ElementQuery { row(containing: .text(text)) }
  /// A row of a list, a section in one, or a lazy container, in which something answers another query, or which does so itself.
  public static func row(containing query: ElementQuery) -> ElementQuery {
    var row = ElementQuery()
    row.isRow = true
    return row.containing(query)
  }

  /// Those in which something answers another query, too, or which do so themselves.
  public func containing(_ query: ElementQuery) -> ElementQuery {
    var copy = self
    copy.contents.append(query)
    return copy
  }

  /// The first of all that answer, in reading order.
  public var first: ElementQuery { at(0) }

  /// One of all that answer, by its place among them in reading order, from 0 on.
  public func at(_ index: Int) -> ElementQuery {
    var copy = self
    copy.index = index
    return copy
  }

  /// What is looked for, in words.
  public var description: String {
    let name = isRow ? "row" : role.map { "\($0)" } ?? "element"
    return name + (label.map { " “\($0)”" } ?? "") + (identifier.map { " with identifier “\($0)”" } ?? "")
      + contents.map { " containing \($0)" }.joined() + (index.map { " at \($0)" } ?? "")
  }

  /// The elements that come nearest to what was looked for, the nearest first.
  func nearestMatches(in element: Element) -> [Element] {
    var candidates: [(element: Element, distance: Int)] = []
    for candidate in element.descendants where candidate.id != .root {
      var distance = role == nil || candidate.role == role!.role ? 0 : 4
      if let label {
        if candidate.label.isEmpty { continue }
        distance += editDistance(label.lowercased(), candidate.label.lowercased())
      }
      if let identifier {
        guard let other = candidate.identifier else { continue }
        distance += editDistance(identifier.lowercased(), other.lowercased())
      }
      let wanted = (label ?? identifier ?? "").count
      if distance <= max(2, wanted / 2 + 1) { candidates.append((candidate, distance)) }
    }
    return candidates.sorted { $0.distance < $1.distance }.prefix(3).map(\.element)
  }
}

/// The number of characters to insert, remove or replace that makes one string the other.
private func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first.prefix(100))
  let second = Array(second.prefix(100))
  var row = Array(0...second.count)
  for (i, character) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in second.enumerated() {
      let replaced = diagonal + (character == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
