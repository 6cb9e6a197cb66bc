import Combine
import Foundation

/// A value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _entries: [any _AnyTransferEntry]

  private init(
    _ type: UTType, export: (@Sendable (Item) async throws -> Data)? = nil, load: (@Sendable (Data) async throws -> Item)? = nil
  ) {
    var entry = _TransferEntry<Item>(type: type)
    if let export { entry.export = { .data(try await export($0)) } }
    if let load { entry.load = { try await load(try $0.data()) } }
    _entries = [entry]
  }

  /// Creates a representation for both ways.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(contentType, export: exporting, load: importing)
  }

  /// Creates a representation for what goes elsewhere.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    self.init(exportedContentType, export: exporting)
  }

  /// Creates a representation for what comes.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    self.init(importedContentType, load: importing)
  }
}

/// A value as what an encoder makes of it: JSON, if nothing else is said.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation
where Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data, Decoder.Input == Data {
  public typealias Body = Never
  public let _entries: [any _AnyTransferEntry]

  /// Creates a representation with an encoder and a decoder.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    var entry = _TransferEntry<Item>(type: contentType)
    entry.export = { .data(try encoder.encode($0)) }
    entry.load = { try decoder.decode(Item.self, from: try $0.data()) }
    _entries = [entry]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

/// A value as another one, with all forms of that.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _entries: [any _AnyTransferEntry]

  private init(
    _ export: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ load: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) {
    _entries = ProxyRepresentation.transferEntries.compactMap { inner in
      var entry = _TransferEntry<Item>(type: inner.type)
      entry.isFile = inner.isFile
      entry.visibility = inner.visibility
      if let export, let go = inner.export {
        entry.export = { item in
          let proxy = try await export(item)
          guard inner.isExported?(proxy) ?? true else {
            throw TransferError(
              "\(ProxyRepresentation.self), which stands for \(Item.self), has no form of the type \(inner.type) now")
          }
          return try await go(proxy)
        }
      }
      if let load, let come = inner.load { entry.load = { try await load(try await come($0)) } }
      return entry.export == nil && entry.load == nil ? nil : entry
    }
  }

  /// Creates a representation for both ways.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(exporting, importing)
  }

  /// Creates a representation for what goes elsewhere.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) { self.init(exporting, nil) }

  /// Creates a representation for what comes.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) { self.init(nil, importing) }
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _entries: [any _AnyTransferEntry]

  private init(
    _ type: UTType, export: (@Sendable (Item) async throws -> SentTransferredFile)? = nil,
    load: (@Sendable (ReceivedTransferredFile) async throws -> Item)? = nil
  ) {
    var entry = _TransferEntry<Item>(type: type)
    entry.isFile = true
    if let export { entry.export = { .file(try await export($0).file) } }
    if let load {
      entry.load = { content in
        let file = try content.file(named: "File", type: type)
        // The file goes when the value has been made of it: whoever wants to keep it has copied it.
        defer { if case .data = content { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) } }
        return try await load(ReceivedTransferredFile(file: file, isOriginalFile: false))
      }
    }
    _entries = [entry]
  }

  /// Creates a representation for both ways. Files are copied, whatever is said.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(contentType, export: exporting, load: importing)
  }

  /// Creates a representation for what goes elsewhere. Files are copied, whatever is said.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    self.init(exportedContentType, export: exporting)
  }

  /// Creates a representation for what comes. Files are copied, whatever is said.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(importedContentType, load: importing)
  }
}

/// A file that goes elsewhere.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether who gets it may use the file itself. Everybody gets a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that has come. It goes when the value has been made of it.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the file itself, and no copy.
  public let isOriginalFile: Bool
}
