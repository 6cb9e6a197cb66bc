import Foundation

/// A value that goes elsewhere and comes from there: by drag and drop, copy and paste, sharing, as a file.
///
/// It says how in `transferRepresentation`: the first representation that fits counts.
@preconcurrency
public protocol Transferable: Sendable {
  /// How the value goes.
  associatedtype Representation: TransferRepresentation

  /// The forms that the value has elsewhere, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// All forms, the best one first.
  package static var transferEntries: [_TransferEntry<Self>] {
    transferRepresentation._entries.compactMap { $0 as? _TransferEntry<Self> }
  }

  /// The types that it is made from.
  public static func importedContentTypes() -> [UTType] { transferEntries.compactMap { $0.load == nil ? nil : $0.type } }

  /// The types that it has elsewhere.
  public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    transferEntries.compactMap { $0.export != nil && $0.visibility.reaches(visibility) ? $0.type : nil }
  }

  /// The types that this value has elsewhere: those of which a condition says that it has them.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    exportableEntries.compactMap { $0.visibility.reaches(visibility) ? $0.type : nil }
  }

  package var exportableEntries: [_TransferEntry<Self>] {
    Self.transferEntries.filter { $0.export != nil && ($0.isExported?(self) ?? true) }
  }

  /// What a file of it is called, if it says so.
  public var suggestedFilename: String? { exportableEntries.lazy.compactMap { $0.name?(self) }.first }

  /// The value as bytes of a type, or of the first form that is one of that type.
  ///
  /// - Throws: What the representation throws; `TransferError` where it has no such form.
  public func exported(as contentType: UTType) async throws -> Data {
    try await content(as: contentType).data()
  }

  package func content(as type: UTType) async throws -> TransferredContent {
    let all = exportableEntries
    guard let entry = all.first(where: { $0.type == type }) ?? all.first(where: { $0.type.conforms(to: type) }),
      let export = entry.export
    else { throw TransferError("\(Self.self) has no form of the type \(type): it has \(all.map(\.type.identifier))") }
    return try await export(self)
  }

  /// Makes a value of bytes of a type.
  ///
  /// - Throws: What the representation throws; `TransferError` where none takes such bytes.
  public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.value(of: .data(data), type: contentType)
  }

  /// Makes a value of a file.
  ///
  /// - Throws: What the representation throws; `TransferError` where none takes such a file.
  public init(importing file: URL, contentType: UTType?) async throws {
    self = try await Self.value(of: .file(file), type: contentType ?? UTType(filenameExtension: file.pathExtension))
  }

  package static func value(of content: TransferredContent, type: UTType?) async throws -> Self {
    guard let load = entry(for: type)?.load else {
      let wanted = importedContentTypes().map(\.identifier)
      throw TransferError("\(Self.self) is not made of \(type?.identifier ?? "bytes of no known type"): it is of \(wanted)")
    }
    return try await load(content)
  }

  /// The form that takes bytes of a type: of that very type, if there is one.
  package static func entry(for type: UTType?) -> _TransferEntry<Self>? {
    let all = transferEntries.filter { $0.load != nil }
    guard let type else { return all.first }
    return all.first { $0.type == type } ?? all.first { type.conforms(to: $0.type) }
  }
}

/// Why a value cannot go elsewhere, or cannot come from there.
public struct TransferError: LocalizedError, CustomStringConvertible {
  public let description: String
  /// The description.
  public var errorDescription: String? { description }

  package init(_ description: String) { self.description = description }
}

/// What goes from one place to another.
package enum TransferredContent: Sendable {
  case data(Data)
  case file(URL)

  /// The bytes.
  package func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }

  /// A file with the bytes: its own one, or a new one in a folder of its own.
  package func file(named name: String, type: UTType) throws -> URL {
    switch self {
    case .file(let url): return url
    case .data(let data):
      let folder = FileManager.default.temporaryDirectory.appending(path: "transfer-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let url = folder.appending(path: FileName.safe(name)).appendingPathExtension(for: type)
      try data.write(to: url)
      return url
    }
  }
}
