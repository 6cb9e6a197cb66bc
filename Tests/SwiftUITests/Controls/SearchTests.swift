import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Searches: what is suggested, and the bar around") struct SearchTests {
  struct Counter: View {
    @State var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  struct Suggesting: View {
    @State var text = ""
    var body: some View {
      List { Counter() }.searchable(text: $text).searchSuggestions {
        if text.isEmpty { Text("Apples").searchCompletion("apple") }
      }
    }
  }

  @Test("suggestions are rows in front of what is searched, which keeps its state, and nothing where there are none")
  func suggestionsInFront() throws {
    let host = TestHost { Suggesting() }
    func panels() -> [Element] {
      host.element.descendants.filter { ($0.content as? StackContent)?.traits.contains(.areSuggestions) == true }
    }
    try host.find(.button("count 0")).press()
    host.turn()
    #expect(panels().isEmpty)
    try host.find(.textField("Search")).focus()
    host.turn()
    #expect(panels().map(\.content.isCovered) == [false])
    try host.find(.button("Apples")).press()
    host.turn()
    #expect(panels().map(\.content.isCovered) == [true])
    _ = try host.find(.button("count 1"))
    try host.find(.button("Cancel")).press()
    host.turn()
    #expect(panels().isEmpty)
    _ = try host.find(.button("count 1"))
  }

  struct Titled: View {
    @State var text = ""
    let isAround: Bool
    var body: some View {
      if isAround {
        NavigationStack { list }.searchable(text: $text)
      } else {
        NavigationStack { list.searchable(text: $text) }
      }
    }
    private var list: some View {
      List { Text("Row") }.navigationTitle("Title").toolbar { Button("Add") {} }
    }
  }

  @Test("in a narrow window the bar makes room for a search, in a wide one it stays", arguments: [false, true])
  func bar(isAround: Bool) throws {
    let host = TestHost(windowSize: CGSize(width: 390, height: 844)) { Titled(isAround: isAround) }
    try host.find(.textField("Search")).focus()
    host.turn()
    #expect(host.navigationTitle == nil)
    try host.find(.button("Cancel")).press()
    host.turn()
    #expect(host.navigationTitle == "Title")
    let wide = TestHost(windowSize: CGSize(width: 1000, height: 800)) { Titled(isAround: isAround) }
    try wide.find(.textField("Search")).focus()
    wide.turn()
    #expect(wide.navigationTitle == "Title")
  }

  @Test("1.70 a prompt has the color that the app gives it")
  func colorOfAPrompt() throws {
    let host = TestHost { TextField("Name", text: .constant(""), prompt: Text("Ada").foregroundStyle(.orange)) }
    let content = try host.find(.textField("Name")).element.content as? TextFieldContent
    #expect(content?.promptColor == ColorDescription(.named(.orange)))
  }

  @Test("in a menu the second text of an item stands below the first")
  func secondTextOfAnItem() throws {
    let host = TestHost {
      Menu("Menu") {
        Button {
        } label: {
          Text("Copy")
          Text("With all pages")
        }
      }
    }
    let item = try #require(
      host.element.descendants.first { $0.content is ButtonContent && $0.descendants.contains { $0.content.text == "Copy" } })
    #expect(item.descendants.compactMap { ($0.content as? StackContent)?.kind } == [.verticalStack])
  }
}
