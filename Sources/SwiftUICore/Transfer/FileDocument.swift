import Combine
import Foundation
import OrielCoreTransferable

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// Of which type it is.
  public let contentType: UTType
  /// What is in the file.
  public let file: FileWrapper
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
  /// Of which type the file is to be.
  public let contentType: UTType
  /// What is in the file now; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A document that is a value.
@preconcurrency
public protocol FileDocument {
  /// The types that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it is written as; those that it is read from, if nothing else is said.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// Those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written of it.
  associatedtype Snapshot

  /// The types that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it is written as; those that it is read from, if nothing else is said.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// What is to be written, as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes what was taken down.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// Those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
