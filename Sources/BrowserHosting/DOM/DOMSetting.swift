/// One thing that is set on a node. The script does each of them with one call of the DOM.
enum DOMSetting: Equatable {
  case text(String)
  /// What is in the node, in place of a text: none of it an element.
  case nodes([DOMNode])
  case attribute(String, String?)
  /// An attribute of the control inside the node, or of the node if it is the control.
  case control(String, String?)
  case style(String, String?)
  /// An attribute of the drawing that is the first thing in the node.
  case drawing(String, String?)
  /// The operations of a canvas: so many of the old ones stay at the beginning and at the end, and these take the place of the others.
  case operations(first: Int, last: Int, [String])
  case checked(Bool)
  /// What a person edits, with the edit that it answers.
  case value(String, revision: UInt32)
  case prompt(String)
  /// The only thing in the node.
  indirect case content(DOMNode)
  /// What assistive technology says, unless an effect says something else; with what it has said before.
  case name(String?, replacing: String?)

  /// Sets it on a node that is being described.
  func apply(to node: inout DOMNode) {
    switch self {
    case .text(let text): node.content = .text(text)
    case .nodes(let nodes): node.content = .children(nodes)
    case .attribute(let name, let value): if let value { node.set(name, value) }
    case .control(let name, let value): if let value { node.withControl { $0.set(name, value) } }
    case .style(let name, let value): if let value { node.addStyle(name, value) }
    case .drawing(let name, let value):
      guard let value, case .children(var children) = node.content, !children.isEmpty else { return }
      children[0].set(name, value)
      node.content = .children(children)
    case .operations(_, _, let operations): node.set("data-operations", "[" + operations.joined(separator: ",") + "]")
    case .checked(let isChecked): if isChecked { node.withControl { $0.set("checked", "") } }
    case .value(let text, let revision):
      node.withControl {
        $0.set("value", text)
        if revision > 0 { $0.set("data-revision", String(revision)) }
      }
    case .content(let content): node.content = .children([content])
    case .name(let name, _): if let name { node.set("aria-label", name) }
    case .prompt(let prompt):
      guard !prompt.isEmpty else { return }
      node.withControl {
        $0.set("placeholder", prompt)
        $0.set("data-prompt", prompt)
      }
    }
  }
}

extension [DOMSetting] {
  /// Those that differ from older ones of the same node, which are as many.
  func changes(from old: [DOMSetting]) -> [DOMSetting] {
    zip(self, old).compactMap { $0 == $1 ? nil : $0 }
  }
}

extension DOMNode {
  /// Changes the control inside this node, or this node if there is none.
  fileprivate mutating func withControl(_ change: (inout DOMNode) -> Void) {
    if !changeControl(change) { change(&self) }
  }

  private mutating func changeControl(_ change: (inout DOMNode) -> Void) -> Bool {
    guard case .children(var children) = content else { return false }
    for index in children.indices {
      if children[index].has("data-control") {
        change(&children[index])
      } else if children[index].has("data-id") || !children[index].changeControl(change) {
        continue
      }
      content = .children(children)
      return true
    }
    return false
  }

  private func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}
