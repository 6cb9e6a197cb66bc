import SwiftUI
import Testing

@testable import BrowserHosting
@testable import SwiftUICore

/// Buttons and links whose labels have controls of their own.
@MainActor @Suite("Controls in labels") struct PressNodeTests {
  private func nodes<Content: View>(_ content: Content) -> [DOMNode] {
    let graph = ViewGraph(host: nil)
    graph.mount(content)
    return graph.root.children.map { DOMMapping.node(for: $0, in: DOMPlace()) }
  }

  /// The tags of all that stands in a button of the page.
  private func tagsInButtons(_ nodes: [DOMNode], isInButton: Bool = false) -> [String] {
    nodes.flatMap { node -> [String] in
      guard case .children(let children) = node.content else { return isInButton ? [node.tag] : [] }
      return (isInButton ? [node.tag] : []) + tagsInButtons(children, isInButton: isInButton || node.tag == "button")
    }
  }

  private func find(_ nodes: [DOMNode], where isIt: (DOMNode) -> Bool) -> DOMNode? {
    for node in nodes {
      if isIt(node) { return node }
      if case .children(let children) = node.content, let found = find(children, where: isIt) { return found }
    }
    return nil
  }

  private func value(_ name: String, of node: DOMNode?) -> String? { node?.attributes.first { $0.name == name }?.value }

  @Test("nothing that a person presses stands in a button: HTML knows no button in a button")
  func nesting() {
    let controls = VStack {
      Button("Like") {}
      Toggle("On", isOn: .constant(true))
      Menu("More") { Button("Delete") {} }
      TextField("Name", text: .constant(""))
    }
    let page = nodes(
      NavigationStack {
        VStack {
          NavigationLink {
            Text("Page")
          } label: {
            controls
          }
          Button(action: {}, label: { controls })
          Button(action: {}, label: { NavigationLink("In it") { Text("Page") } })
          DisclosureGroup(isExpanded: .constant(true)) {
            Text("Inside")
          } label: {
            controls
          }
        }
      })
    let forbidden: Set = ["a", "button", "input", "select", "textarea"]
    #expect(tagsInButtons(page).filter(forbidden.contains) == [])
  }

  @Test("such a label has a button before it, named by the label; one without controls is a button as a whole")
  func named() throws {
    let page = nodes(
      Button(
        action: {},
        label: {
          HStack {
            Text("Card")
            Button("Like") {}
          }
        }
      ).disabled(true))
    let box = try #require(find(page) { value("data-reach", of: $0) != nil })
    #expect(box.tag == "div")
    let reach = try #require(find([box]) { value("class", of: $0) == "reach" })
    #expect(reach.tag == "button")
    #expect(value("aria-labelledby", of: reach) == value("id", of: box))
    #expect(value("disabled", of: reach) != nil)
    let plain = nodes(Button("Go") {})
    #expect(find(plain) { value("class", of: $0)?.hasPrefix("button") == true }?.tag == "button")
  }

  @Test("a choice that is only shown leaves the row a button")
  func choice() {
    let page = nodes(
      NavigationStack {
        Form { Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.navigationLink) }
      })
    #expect(find(page) { value("class", of: $0)?.contains("nav-link") == true }?.tag == "button")
    #expect(value("disabled", of: find(page) { $0.tag == "select" }) != nil)
  }
}
