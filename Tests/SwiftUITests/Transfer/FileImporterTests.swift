import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Importer: View {
  @State private var isPresented = false
  @State private var words = "nothing"
  var types: [UTType] = [.plainText]
  var severals = false

  var body: some View {
    Text(words)
    Button("Import") { isPresented = true }
      .fileImporter(isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: severals) { result in
        let files = (try? result.get()) ?? []
        let isOpen = files.allSatisfy { $0.startAccessingSecurityScopedResource() }
        words =
          "\(isPresented) \(isOpen) " + files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "?" }.joined(separator: ",")
      } onCancellation: {
        words = "\(isPresented) cancelled"
      }
      .fileDialogMessage("Which one?")
      .fileDialogConfirmationLabel("Take it")
  }
}

@MainActor
@Suite("fileImporter") struct FileImporterTests {
  private func opened(_ view: Importer) throws -> TestHost {
    let host = TestHost { view }
    try host.find(.button("Import")).press()
    host.turn()
    return host
  }

  @Test("the dialog asks; what is chosen comes after false was written")
  func choose() throws {
    let file = try GivenFile("note.txt", "Milk")
    let host = try opened(Importer())
    #expect(host.texts.contains("Choose a File") && host.texts.contains("Which one?"))
    try host.find(.button("Take it")).choose(files: [file.url])
    host.turn()
    #expect(host.texts.contains("false true Milk") && !host.texts.contains("Which one?"))
  }

  @Test("several files come in their order")
  func several() throws {
    let (first, second) = (try GivenFile("a.txt", "A"), try GivenFile("b.txt", "B"))
    let host = try opened(Importer(severals: true))
    try host.find(.button("Take it")).choose(files: [second.url, first.url])
    host.turn()
    #expect(host.texts.contains("false true B,A"))
  }

  @Test("one takes no more than one, and nothing of another type")
  func refused() throws {
    let (text, image) = (try GivenFile("a.txt"), try GivenFile("b.png"))
    let host = try opened(Importer())
    #expect(throws: ElementUnusable.self) { try host.find(.button("Take it")).choose(files: [text.url, text.url]) }
    #expect(throws: ElementUnusable.self) { try host.find(.button("Take it")).choose(files: [image.url]) }
    #expect(host.texts.contains("nothing"))
  }

  @Test("Cancel, the host's own dialog and a host without files all cancel", arguments: [0, 1, 2])
  func cancelled(way: Int) throws {
    let host = try opened(Importer())
    switch way {
    case 0: try host.find(.button("Cancel")).press()
    case 1: try host.find(.button("Take it")).choose(files: [])
    default: try host.find(.button("Take it")).press()
    }
    host.turn()
    #expect(host.texts.contains("false cancelled"))
  }

  @Test("files for an importer that has gone reach nobody")
  func gone() throws {
    let file = try GivenFile("note.txt")
    let host = try opened(Importer())
    let button = try host.find(.button("Take it"))
    try host.find(.button("Cancel")).press()
    host.turn()
    #expect(throws: ElementUnusable.self) { try button.choose(files: [file.url]) }
    #expect(host.texts.contains("false cancelled"))
  }

  @Test("of two importers of one view each gets its own")
  func two() throws {
    struct Two: View {
      @State private var first = false
      @State private var second = false
      @State private var words = ""
      var body: some View {
        Text(words)
        Button("Second") { second = true }
          .fileImporter(isPresented: $first, allowedContentTypes: [.item]) { _ in words = "first" }
          .fileImporter(isPresented: $second, allowedContentTypes: [.item]) { _ in words = "second" }
      }
    }
    let file = try GivenFile("x.bin")
    let host = TestHost { Two() }
    try host.find(.button("Second")).press()
    host.turn()
    try host.find(.button("Choose a File…")).choose(files: [file.url])
    host.turn()
    #expect(host.texts.contains("second"))
  }
}
