import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Copying and pasting") struct PastingTests {
  private struct Pad: View {
    @State private var words = ""
    var body: some View {
      Text("Source").copyable([Piece(name: "Pear")])
      Text("Cut").cuttable(for: String.self) { ["cut"] }
      Text("Target").pasteDestination(for: Piece.self) {
        words = $0.map(\.name).joined()
      } validator: {
        $0.filter { $0.name != "Bad" }
      }
      PasteButton(payloadType: String.self) { words = $0.joined() }
      Text(words)
    }
  }

  @Test("what was copied in the scene is itself where it is pasted")
  func own() throws {
    let host = TestHost { Pad() }
    try host.find(.text("Source")).copy()
    try host.find(.text("Target")).paste()
    host.turn()
    #expect(host.texts.contains("Pear"))
  }

  @Test("a text from elsewhere comes by the button, and not where nobody takes texts")
  func outside() async throws {
    let host = TestHost { Pad() }
    try host.find(.button("Paste")).paste([.text("outside")])
    try await host.settle()
    #expect(host.texts.contains("outside"))
    try host.find(.text("Target")).paste([.text("nothing")])
    try await host.settle()
    #expect(host.texts.contains("outside"))
  }

  @Test("everybody gets what is cut as a text")
  func cut() async throws {
    let host = TestHost { Pad() }
    try host.find(.text("Cut")).copy(cuts: true)
    for _ in 0..<1000 where host.copied.isEmpty {
      await Task.yield()
      host.turn()
    }
    #expect(host.copied == ["cut"])
  }
}
