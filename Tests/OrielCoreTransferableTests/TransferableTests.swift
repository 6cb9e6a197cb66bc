import OrielCoreTransferable
import Testing

private struct Note: Transferable, Codable, Equatable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

private struct Scan: Transferable {
  let file: URL

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .pdf) {
      SentTransferredFile($0.file)
    } importing: { received in
      let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
      try FileManager.default.copyItem(at: received.file, to: copy)
      return Scan(file: copy)
    }
    DataRepresentation(exportedContentType: .png) { _ in Data([1]) }.suggestedFileName("Scan.png").exportingCondition { _ in false
    }
  }
}

private struct Wrapper: TransferRepresentation {
  typealias Item = Wrapped
  var body: some TransferRepresentation {
    DataRepresentation<Wrapped>(contentType: .data) {
      $0.data
    } importing: {
      Wrapped(data: $0)
    }
  }
}

private struct Wrapped: Transferable, Equatable {
  var data: Data
  static var transferRepresentation: Wrapper { Wrapper() }
}

@Suite("Transferable") struct TransferableTests {
  @Test("the first form that fits counts, and a proxy has those of what it stands for")
  func forms() async throws {
    let note = Note(title: "Milk")
    #expect(Note.exportedContentTypes() == [.json, .utf8PlainText])
    #expect(Note.importedContentTypes() == [.json])
    #expect(try await note.exported(as: .text) == Data(#"{"title":"Milk"}"#.utf8), "JSON is a kind of text")
    #expect(try await note.exported(as: .plainText) == Data("Milk".utf8))
    #expect(try await Note(importing: Data(#"{"title":"Tea"}"#.utf8), contentType: .json) == Note(title: "Tea"))
    #expect(try await Wrapped(importing: Data([7]), contentType: .png) == Wrapped(data: Data([7])))
  }

  @Test("what has no form says which there are")
  func missing() async throws {
    await #expect(throws: TransferError.self) { try await Note(title: "").exported(as: .pdf) }
    await #expect(throws: TransferError.self) { try await Note(importing: Data(), contentType: .pdf) }
    await #expect(throws: DecodingError.self) { try await Note(importing: Data("[]".utf8), contentType: .json) }
  }

  @Test("files come and go as files; a condition takes a form away")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    try Data("pdf".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let scan = Scan(file: file)
    #expect(scan.exportedContentTypes() == [.pdf] && Scan.exportedContentTypes() == [.pdf, .png])
    #expect(try await scan.exported(as: .pdf) == Data("pdf".utf8))
    let other = try await Scan(importing: Data("two".utf8), contentType: .pdf)
    #expect(try Data(contentsOf: other.file) == Data("two".utf8))
    try FileManager.default.removeItem(at: other.file)
  }

  @Test("texts, addresses and attributed texts are values of their own")
  func values() async throws {
    #expect(try await String(importing: Data("a".utf8), contentType: .plainText) == "a")
    #expect(try await URL(importing: Data("https://a.example\n".utf8), contentType: .url) == URL(string: "https://a.example"))
    #expect(try await AttributedString("b").exported(as: .utf8PlainText) == Data("b".utf8))
    await #expect(throws: TransferError.self) { try await URL(importing: Data("no address".utf8), contentType: .url) }
    await #expect(throws: TransferError.self) { try await String(importing: Data([0xFF]), contentType: .utf8PlainText) }
  }
}

@Suite("NSItemProvider") struct ItemProviderTests {
  private func text(of provider: NSItemProvider) async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: text) }
      }
    }
  }

  @Test("an object has its types, and comes back")
  func objects() async throws {
    let provider = NSItemProvider(object: NSString(string: "Milk"))
    #expect(
      provider.hasItemConformingToTypeIdentifier("public.text") && !provider.hasItemConformingToTypeIdentifier("public.url"))
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    #expect(try await text(of: provider) == "Milk")
    #expect(try await provider.value(of: String.self) == "Milk")
    await #expect(throws: TransferError.self) { try await text(of: NSItemProvider()) }
  }

  @Test("a file is one, and its address")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.suggestedName == file.lastPathComponent && provider.registeredContentTypes == [.png, .fileURL])
    let data = try await withCheckedThrowingContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
        continuation.resume(with: data.map { .success($0) } ?? .failure(error!))
      }
    }
    #expect(data == Data([1, 2, 3]))
    let name = try await withCheckedThrowingContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, error in
        let isCopy = url != file && (try? url.map { try Data(contentsOf: $0) }) == Data([1, 2, 3])
        continuation.resume(with: isCopy ? .success(url!.lastPathComponent) : .failure(error ?? TransferError("no copy")))
      }
    }
    #expect(name == file.lastPathComponent)
    let item = try await provider.loadItem(forTypeIdentifier: "public.file-url")
    let address = (item as? NSData).flatMap { URL(dataRepresentation: Data(referencing: $0), relativeTo: nil) }
    #expect(address?.path == file.path)
    #expect(try await provider.value(of: URL.self).path == file.path)
  }

  @Test("bytes are made when somebody asks for them, and an error comes as one")
  func handlers() async throws {
    struct Trouble: Error {}
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json, visibility: .all) { completion in
      completion(nil, Trouble())
      return nil
    }
    await #expect(throws: Trouble.self) {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Data, any Error>) in
        provider.loadDataRepresentation(for: .json) { data, error in
          continuation.resume(with: data.map { .success($0) } ?? .failure(error!))
        }
      }
    }
  }
}

@Suite("Names of files") struct FileNameTests {
  @Test(
    "a name from elsewhere is one file in one folder",
    arguments: [
      ("cat.png", "cat.png"), ("../../etc/passwd", "-..-etc-passwd"), ("..", "File"), ("", "File"), (" .hidden", "hidden"),
      ("a\u{0}b\nc", "abc"), ("gpj\u{202E}exe.txt", "gpjexe.txt"), ("C:\\a|b?.txt", "C--a-b-.txt"), ("a. ", "a"),
      ("é", "\u{E9}"), ("e\u{301}", "\u{E9}"), ("日本.txt", "日本.txt"),
    ])
  func names(written: String, kept: String) {
    #expect(FileName.safe(written) == kept)
  }

  @Test("a long name keeps its ending")
  func long() {
    let name = FileName.safe(String(repeating: "é", count: 500) + ".jpeg")
    #expect(name.utf8.count <= 200 && name.hasSuffix(".jpeg"))
    #expect(FileName.safe(String(repeating: "a.", count: 5000)).utf8.count <= 200)
  }
}
