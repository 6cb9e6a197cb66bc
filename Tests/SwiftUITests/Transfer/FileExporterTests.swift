import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct TextFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    guard text != "bad" else { throw CocoaError(.fileWriteUnknown) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private final class Sketch: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var lines = 3

  init() {}
  init(configuration: ReadConfiguration) throws {}
  func snapshot(contentType: UTType) throws -> Int { lines }
  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(directoryWithFileWrappers: ["lines": FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))])
  }
}

@MainActor
@Suite("fileExporter and fileMover") struct FileExporterTests {
  private struct Exporter: View {
    @State private var isPresented = false
    @State private var words = "nothing"
    var document: TextFile?
    var name: String?

    var body: some View {
      Text(words)
      Button("Export") { isPresented = true }
        .fileExporter(isPresented: $isPresented, document: document, contentType: .plainText, defaultFilename: name) { result in
          words = (try? result.get()).map { "\(isPresented) \($0.lastPathComponent)" } ?? "\(isPresented) failed"
        }
    }
  }

  private func exported(_ view: Exporter) throws -> TestHost {
    let host = TestHost { view }
    try host.find(.button("Export")).press()
    while host.turn() {}
    return host
  }

  @Test("a document is given to the person, under a name with its type's ending")
  func document() throws {
    let host = try exported(Exporter(document: TextFile(text: "Milk"), name: "List"))
    #expect(host.texts.contains("false List.txt"))
    #expect(try host.savedFiles.map { try String(contentsOf: $0, encoding: .utf8) } == ["Milk"])
  }

  @Test(
    "names are names of files, whatever the app says", arguments: [("a.txt", "a.txt"), ("../b", "-b.txt"), ("a.md", "a.md.txt")])
  func names(name: String, kept: String) throws {
    #expect(try exported(Exporter(document: TextFile(text: ""), name: name)).savedFiles.map(\.lastPathComponent) == [kept])
  }

  @Test("an error of the document is the result, and nothing is given")
  func failure() throws {
    let host = try exported(Exporter(document: TextFile(text: "bad")))
    #expect(host.texts.contains("false failed") && host.savedFiles.isEmpty)
  }

  @Test("without a document nothing happens")
  func none() throws {
    #expect(try exported(Exporter(document: nil)).texts.contains("nothing"))
  }

  @Test("an object may be a folder; a value goes as its type; a moved file is gone from where it was")
  func others() async throws {
    struct Others: View {
      @State private var isPresented = false
      @State private var isItem = false
      @State private var isMoving = false
      let file: URL
      @State private var sketch = Sketch()
      var body: some View {
        Button("Object") { isPresented = true }
          .fileExporter(isPresented: $isPresented, document: sketch, contentType: .folder, defaultFilename: "Sketch") { _ in }
        Button("Value") { isItem = true }
          .fileExporter(isPresented: $isItem, item: "Tea", contentTypes: [.plainText], defaultFilename: "Value") { _ in }
        Button("Move") { isMoving = true }.fileMover(isPresented: $isMoving, file: file) { _ in }
      }
    }
    let file = try GivenFile("moved.txt", "Moved")
    let host = TestHost { Others(file: file.url) }
    for title in ["Object", "Value", "Move"] {
      try host.find(.button(title)).press()
      try await host.settle()
    }
    #expect(host.savedFiles.map(\.lastPathComponent) == ["Sketch", "Value.txt", "moved.txt"])
    #expect(try FileWrapper(url: host.savedFiles[0]).fileWrappers?["lines"]?.regularFileContents == Data("3".utf8))
    #expect(try String(contentsOf: host.savedFiles[1], encoding: .utf8) == "Tea")
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  @Test("a folder's file that would lead out of it is not written")
  func traversal() throws {
    let folder = FileWrapper(directoryWithFileWrappers: ["../x": FileWrapper(regularFileWithContents: Data())])
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(throws: (any Error).self) { try folder.write(to: place, originalContentsURL: nil) }
  }
}
