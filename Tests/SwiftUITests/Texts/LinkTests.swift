import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Links") struct LinkTests {
  private static let swift = URL(string: "https://swift.org")!

  @Test("1.19, 7.04: the host opens where a link leads, unless it is disabled")
  func link() throws {
    let host = TestHost {
      Link("Swift", destination: Self.swift)
      Link(destination: Self.swift) { Text("Views") }.disabled(true)
    }
    try host.find(.link("Swift")).follow()
    #expect(host.openedURLs == [Self.swift])
    #expect(throws: (any Error).self) { try host.find(.link("Views")).follow() }
    #expect(host.openedURLs.count == 1)
  }

  @Test("7.04: links in Markdown are followed one by one")
  func markdown() throws {
    let path = "b"
    let host = TestHost { Text("[one](https://a.b/1) and [two](https://a.b/\(path))") }
    try host.find(.text("one and two")).follow("two")
    try host.find(.text("one and two")).follow()
    #expect(host.openedURLs.map(\.absoluteString) == ["https://a.b/b", "https://a.b/1"])
  }

  @Test("7.01, 7.04: an action of the app opens instead, and may leave it to the host, with another URL")
  func action() throws {
    struct Subject: View {
      let result: OpenURLAction.Result
      @State var opened: [String] = []
      @Environment(\.openURL) var outer
      var body: some View {
        VStack {
          Link("Link", destination: LinkTests.swift)
          Text("a [text](https://a.b)")
          Inner()
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return result
          })
        Text(verbatim: opened.joined(separator: " "))
      }
    }
    struct Inner: View {
      @Environment(\.openURL) var openURL
      @State var isOpened: Bool?
      var body: some View {
        Button("Open") { openURL(URL(string: "https://c.d")!) { isOpened = $0 } }
        Text(verbatim: "\(isOpened.map(String.init) ?? "-")")
      }
    }
    let results: [(OpenURLAction.Result, [String], String)] = [
      (.handled, [], "true"), (.discarded, [], "false"),
      (.systemAction, ["https://swift.org", "https://a.b", "https://c.d"], "true"),
      (.systemAction(URL(string: "https://e.f")!), ["https://e.f", "https://e.f", "https://e.f"], "true"),
    ]
    for (result, opened, completion) in results {
      let host = TestHost { Subject(result: result) }
      try host.find(.link("Link")).follow()
      try host.find(.text("a text")).follow()
      try host.find(.button("Open")).press()
      host.turn()
      #expect(host.texts.last == "https://swift.org https://a.b https://c.d")
      #expect(host.texts.contains(completion))
      #expect(host.openedURLs.map(\.absoluteString) == opened)
    }
  }

  @Test("a view that reads openURL is not evaluated because its parent is")
  func stable() throws {
    struct Reader: View {
      @Environment(\.openURL) var openURL
      var body: some View { Button("Open") { openURL(LinkTests.swift) } }
    }
    struct Parent: View {
      @State var count = 0
      var body: some View {
        Reader()
        Button("Step \(count)") { count += 1 }
      }
    }
    let host = TestHost { Parent() }
    host.resetCounts()
    try host.find(.button("Step 0")).press()
    host.turn()
    #expect(host.evaluations(of: Reader.self) == 0)
    try host.find(.button("Open")).press()
    #expect(host.openedURLs == [Self.swift])
  }
}
