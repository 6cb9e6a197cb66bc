import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Drag and drop") struct DragAndDropTests {
  private struct Basket: View {
    @State private var words = "empty"
    @State private var isTargeted = false
    @State private var made = 0
    var isDisabled = false

    private func fruit() -> Piece { Piece(name: "Apple") }

    var body: some View {
      Text("Apple").draggable(fruit())
      Text("Text").onDrag { NSItemProvider(object: NSString(string: "words")) }
      Text(isTargeted ? "over" : "away")
      Text("Basket").dropDestination(for: Piece.self) { fruits, place in
        words = fruits.map(\.name).joined() + " at \(Int(place.x))"
        return true
      } isTargeted: {
        isTargeted = $0
      }
      .disabled(isDisabled)
      Text(words)
    }
  }

  @Test("a value that is dragged in the scene is itself where it is dropped")
  func value() throws {
    let host = TestHost { Basket() }
    try host.find(.text("Apple")).drag(to: host.find(.text("Basket")), at: CGPoint(x: 4, y: 0))
    host.turn()
    #expect(host.texts.contains("Apple at 4") && host.texts.contains("away"))
  }

  @Test("over a view that takes it that is known; the end of the drag takes it away")
  func targeted() throws {
    let host = TestHost { Basket() }
    let apple = try host.find(.text("Apple"))
    try apple.drag(to: host.find(.text("Basket")), drops: false)
    host.turn()
    #expect(host.texts.contains("over"))
    try apple.endDrag()
    host.turn()
    #expect(host.texts.contains("away") && host.texts.contains("empty"))
  }

  @Test("what is of another type is neither over it nor dropped on it")
  func otherType() throws {
    let host = TestHost { Basket() }
    try host.find(.text("Text")).drag(to: host.find(.text("Basket")), drops: false)
    host.turn()
    #expect(host.texts.contains("away"))
    try host.find(.text("Text")).drag(to: host.find(.text("Basket")))
    host.turn()
    #expect(host.texts.contains("empty"))
  }

  @Test("a view that takes other types from now on takes what is of those")
  func otherTypesLater() throws {
    struct Zone: View {
      @State private var types: [UTType] = [.png]
      @State private var words = "empty"
      var body: some View {
        Text("Words").onDrag { NSItemProvider(object: NSString(string: "words")) }
        Text("Zone").onDrop(of: types, isTargeted: nil) { providers in
          words = "\(providers.count) dropped"
          return true
        }
        Text(words)
        Button("Texts, too") { types = [.png, .plainText] }
      }
    }
    let host = TestHost { Zone() }
    try host.find(.text("Words")).drag(to: host.find(.text("Zone")))
    host.turn()
    #expect(host.texts.contains("empty"))
    try host.find(.button("Texts, too")).press()
    host.turn()
    try host.find(.text("Words")).drag(to: host.find(.text("Zone")))
    host.turn()
    #expect(host.texts.contains("1 dropped"))
  }

  @Test("a disabled view takes nothing")
  func disabled() throws {
    let host = TestHost { Basket(isDisabled: true) }
    #expect(throws: ElementUnusable.self) { try host.find(.text("Apple")).drag(to: host.find(.text("Basket"))) }
  }

  @Test("files from elsewhere come as providers, and as addresses")
  func files() async throws {
    struct Zone: View {
      @State private var words = ""
      @State private var isTargeted = false
      var body: some View {
        Text("Zone").onDrop(of: [.image], isTargeted: $isTargeted) { providers in
          words = providers.map { $0.suggestedName ?? "?" }.joined() + "\(isTargeted)"
          return true
        }
        Text("Addresses").dropDestination(for: URL.self) { urls, _ in
          words = urls.map(\.lastPathComponent).joined()
          return true
        }
        Text(words)
      }
    }
    let (image, text) = (try GivenFile("a.png"), try GivenFile("b.txt"))
    let host = TestHost { Zone() }
    try host.find(.text("Zone")).drop([.file(image.url), .file(text.url)])
    host.turn()
    #expect(host.texts.contains("a.pngfalse"))
    try host.find(.text("Addresses")).drop([.file(text.url)])
    try await host.settle()
    #expect(host.texts.contains("b.txt"))
  }

  @Test("a delegate is asked once, hears of all, and may refuse")
  func delegate() throws {
    final class Log { var words: [String] = [] }
    struct Delegate: DropDelegate {
      let log: Log
      let takes: Bool
      func validateDrop(info: DropInfo) -> Bool {
        log.words.append("validate \(info.hasItemsConforming(to: [.plainText]))")
        return takes
      }
      func dropEntered(info: DropInfo) { log.words.append("entered") }
      func dropUpdated(info: DropInfo) -> DropProposal? {
        log.words.append("updated")
        return DropProposal(operation: .copy)
      }
      func dropExited(info: DropInfo) { log.words.append("exited") }
      func performDrop(info: DropInfo) -> Bool {
        log.words.append("perform \(info.itemProviders(for: [.text]).count)")
        return true
      }
    }
    let (taken, refused) = (Log(), Log())
    let host = TestHost {
      Text("Source").draggable("words")
      Text("Taken").onDrop(of: [.text], delegate: Delegate(log: taken, takes: true))
      Text("Refused").onDrop(of: ["public.text"], delegate: Delegate(log: refused, takes: false))
    }
    try host.find(.text("Source")).drag(to: host.find(.text("Taken")))
    #expect(taken.words == ["validate true", "entered", "updated", "perform 1"])
    try host.find(.text("Source")).drag(to: host.find(.text("Refused")))
    #expect(refused.words == ["validate true"])
  }

  @Test("a row that may be dragged is still selected")
  func rows() throws {
    struct Rows: View {
      @State private var selection: Int?
      var body: some View {
        List(0..<3, id: \.self, selection: $selection) { number in Text("Row \(number)").draggable("\(number)") }
        Text("selected \(selection ?? -1)")
      }
    }
    let host = TestHost { Rows() }
    try host.find(.list).select(.text("Row 1"))
    host.turn()
    #expect(host.texts.contains("selected 1"))
  }

  @Test("what is dragged is made when that begins, and goes when it ends")
  func lifetime() throws {
    final class Payload: Sendable { nonisolated init() {} }
    final class Kept { weak var payload: Payload? }
    let kept = Kept()
    let host = TestHost {
      Text("Source").onDrag {
        let payload = Payload()
        kept.payload = payload
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .json, visibility: .all) { completion in
          completion(Data("\(payload)".utf8), nil)
          return nil
        }
        return provider
      }
      Text("Target").dropDestination(for: String.self) { _, _ in true }
    }
    #expect(kept.payload == nil)
    try host.find(.text("Source")).drag(to: host.find(.text("Target")), drops: false)
    #expect(kept.payload != nil)
    try host.find(.text("Source")).endDrag()
    #expect(kept.payload == nil)
  }
}
