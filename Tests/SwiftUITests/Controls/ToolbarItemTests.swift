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
}
