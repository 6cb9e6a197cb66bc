import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Items of bars") struct ToolbarItemTests {
  private func items(_ host: TestHost) -> [String] {
    host.findAll(.role(.navigationBar)).flatMap { bar in
      bar.element.descendants.filter { $0.content is BarItemContent }.map(\.label)
    }
  }

  @Test("an item has the name that it got")
  func name() {
    #expect(ToolbarItem(id: "share") { Text("Share") }.id == "share")
    #expect(ToolbarItem(id: "print", showsByDefault: false) { Text("Print") }.id == "print")
  }

  @Test("an item that is not there by default is not shown")
  func showsByDefault() throws {
    struct Subject: View {
      @State private var showsAll = false
      var body: some View {
        NavigationStack {
          Button("All") { showsAll.toggle() }.toolbar(id: "tools") {
            ToolbarItem(id: "a", showsByDefault: true) { Button("A") {} }
            ToolbarItem(id: "b", showsByDefault: showsAll) { Button("B") {} }
            ToolbarItem(id: "c") { Button("C") {} }
          }
        }
      }
    }
    let host = TestHost { Subject() }
    #expect(items(host) == ["A", "C"])
    for expected in [["A", "B", "C"], ["A", "C"]] {
      try host.find(.button("All")).press()
      host.turn()
      #expect(items(host) == expected)
    }
  }

  @Test("a bar that has only what is for the keyboard takes no room of its page")
  func keyboard() throws {
    struct Subject: View {
      let isMixed: Bool
      @State private var name = ""
      var body: some View {
        NavigationStack {
          Color.red.accessibilityIdentifier("page").toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Spacer()
              Button("Done") {}
            }
            if isMixed { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
          }
        }
      }
    }
    let alone = TestHost { Subject(isMixed: false) }
    let mixed = TestHost { Subject(isMixed: true) }
    func height(_ host: TestHost) throws -> CGFloat {
      let page = try host.find(.identifier("page"))
      return page.frame.height
    }
    #expect(try height(alone) - height(mixed) == 49)
    _ = try alone.find(.button("Done"))
    let items = mixed.findAll(.role(.bottomBar)).flatMap { $0.element.descendants.compactMap { $0.content as? BarItemContent } }
    #expect(items.map(\.isForKeyboard) == [true, true, false])
  }

  @Test("3.62: what comes and goes in a group comes and goes as items, in their order, and a spacer is space")
  func changingGroup() throws {
    struct Subject: View {
      @State private var names = ["a", "b"]
      @State private var isOther = false
      var body: some View {
        NavigationStack {
          HStack {
            Button("More") { names.insert("c", at: 1) }
            Button("Turn") { names.reverse() }
            Button("Other") { isOther.toggle() }
          }
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Group { ForEach(names, id: \.self) { name in Button(name) {} } }
              Spacer()
              if isOther { Button("other") {} } else { Text("first") }
              if isOther { Button("last") {} }
            }
          }
        }
      }
    }
    let host = TestHost { Subject() }
    func items() throws -> [String] {
      try host.find(.role(.bottomBar)).element.children.map { child in
        (child.content as? BarItemContent)?.isSpace == true ? "-" : child.label
      }
    }
    #expect(try items() == ["a", "b", "-", "first"])
    try host.find(.button("More")).press()
    host.turn()
    #expect(try items() == ["a", "c", "b", "-", "first"])
    try host.find(.button("Other")).press()
    host.turn()
    #expect(try items() == ["a", "c", "b", "-", "other", "last"])
    try host.find(.button("Other")).press()
    host.turn()
    #expect(try items() == ["a", "c", "b", "-", "first"])
    try host.find(.button("Turn")).press()
    host.turn()
    #expect(try items() == ["b", "c", "a", "-", "first"])
    #expect(host.element == host.graph.root)
  }
}
