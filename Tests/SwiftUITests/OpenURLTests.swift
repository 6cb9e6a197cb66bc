import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("URLs that are opened") struct OpenURLTests {
  private struct Linked: View {
    @State private var path: [Int] = []
    @State private var last = "none"
    @State private var isListening = true
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text(last)
          Button("Listen") { isListening.toggle() }
          if isListening { Text("inner").onOpenURL { last = $0.absoluteString } }
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      .onOpenURL { url in if let number = Int(url.lastPathComponent) { path = [number] } }
    }
  }

  @Test("all actions of the window run, and lead where they say")
  func actions() throws {
    let host = TestHost { Linked() }
    host.open(try #require(URL(string: "books://shelf/7")))
    host.turn()
    #expect(host.texts == ["page 7"])
    try host.back()
    host.turn()
    #expect(host.texts.contains("books://shelf/7"))
  }

  @Test("a view that has gone hears of nothing")
  func gone() throws {
    let host = TestHost { Linked() }
    try host.find(.button("Listen")).press()
    host.turn()
    host.open(try #require(URL(string: "books://shelf/none")))
    host.turn()
    #expect(host.texts.contains("none"))
  }
}
