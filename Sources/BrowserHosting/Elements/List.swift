import SwiftUICore

extension ListContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "list", of: element, [("role", "list")], element.rows)
  }
}

extension SectionContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "section", class: "section", of: element, [("role", "group")],
      place.isInList ? element.rows : DOMMapping.nodes(for: element.children))
  }
}

extension Element {
  /// The children of a list or of a section in one, each in a row of its own. The script does the same for those that come later.
  fileprivate var rows: DOMNode.Content {
    .children(
      children.map { child in
        switch child.content {
        case is SectionContent, is PartContent, is GapContent: DOMMapping.node(for: child, in: DOMPlace(isInList: true))
        default: DOMNode("div", [("class", "row"), ("role", "listitem")], .children([DOMMapping.node(for: child)]))
        }
      })
  }
}

extension GapContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode { DOMNode("div", class: "gap", of: element) }

  var settings: [DOMSetting] {
    [.attribute("data-rows", "\(range.lowerBound) \(range.upperBound)"), .style("--rows", String(range.count))]
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "show") { arguments in
        guard arguments.count == 2, case .integer(let first) = arguments[0], case .integer(let end) = arguments[1], first >= 0,
          end >= first
        else { return nil }
        return ShowRowsEvent(first..<end)
      }
    ]
  }
}
