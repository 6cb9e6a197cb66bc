import Foundation
import SwiftUICore

extension StackContent: DOMContent {
  var role: DOMRole { .container }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let name =
      switch kind {
      case .horizontalStack, .lazyHorizontalStack: "hstack"
      case .verticalStack: "vstack"
      case .depthStack: "zstack"
      case .lazyVerticalStack: "vstack lazy"
      case .lazyVerticalGrid: "grid lazy"
      case .lazyHorizontalGrid: "grid across"
      }
    return DOMNode("div", class: name, of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    [
      .style("--spacing", spacing.map(CSS.length)),
      .attribute("data-x", horizontalAlignment == .center ? nil : horizontalAlignment.rawValue),
      .attribute("data-y", verticalAlignment == .center ? nil : verticalAlignment.rawValue),
      .attribute("data-pinned", pinned.isEmpty ? nil : pinned.joined(separator: " ")),
      .style("grid-template-columns", kind == .lazyHorizontalGrid ? nil : tracks),
      .style("grid-template-rows", kind == .lazyHorizontalGrid ? tracks : nil), .attribute("data-stack", name),
    ]
  }

  /// What is rare of a stack, by the style sheet's words.
  private var name: String? {
    if traits.contains(.hasSpacer) { return "spaced" }
    if isCovered { return "nothing" }
    return traits.contains(.isSearched) ? "searched" : nil
  }
}

extension StackContent {
  private var pinned: [String] { (pinsHeaders ? ["headers"] : []) + (pinsFooters ? ["footers"] : []) }
  private var tracks: String? { columns.isEmpty ? nil : columns.map(\.track).joined(separator: " ") }
}

extension GridColumn {
  fileprivate var track: String {
    switch size {
    case .fixed(let width): CSS.length(width)
    case .flexible(let minimum, let maximum): Self.range(minimum, maximum)
    case .adaptive(let minimum, let maximum): "repeat(auto-fill, \(Self.range(minimum, maximum)))"
    }
  }

  private static func range(_ minimum: CGFloat, _ maximum: CGFloat) -> String {
    "minmax(\(CSS.length(minimum)), \(maximum.isFinite ? CSS.length(maximum) : "1fr"))"
  }
}

extension LayoutContent: DOMContent {
  var role: DOMRole { .container }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "zstack", of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }
}

extension FittingContent: DOMContent {
  var role: DOMRole { .container }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "zstack fitting", of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }
}

extension GridContent: DOMContent {
  var role: DOMRole { .container }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let count = element.children.map { $0.content is GridRowContent ? $0.children.count : 1 }.max() ?? 1
    return DOMNode(
      "div", class: "grid grid-rows", of: element, [("style", "grid-template-columns:repeat(\(max(1, count)),auto)")],
      DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] { [.attribute("data-has-rows", inner.contains(.gridRow) ? "" : nil)] }
}

extension GridRowContent: DOMContent {
  var role: DOMRole { .container }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "grid-row", of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }
}
