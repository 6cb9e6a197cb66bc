import SwiftUICore

extension TestHost: @MainActor CustomStringConvertible {
  /// The element tree as indented text, one element a line: it diffs well and is fit for snapshots. It holds no ids.
  public var description: String { element.outline }
}

extension Element {
  /// The element with everything below it as indented text.
  package var outline: String { lines(indentation: "").joined(separator: "\n") }

  /// The element on one line: its role, its text in quotes, and what else it and the modifiers around it say.
  var summary: String {
    let name = content.text != nil || content.isNamedByChildren ? ["“\(text)”"] : []
    return ([role.description] + name + content.summary + effects.compactMap(\.summary)).joined(separator: " ")
  }

  private func lines(indentation: String) -> [String] {
    let isLeaf = content.isNamedByChildren && children.allSatisfy { $0.content.text != nil }
    let inner = (isLeaf ? [] : children) + layers
    return [indentation + summary] + inner.flatMap { $0.lines(indentation: indentation + "  ") }
  }
}
