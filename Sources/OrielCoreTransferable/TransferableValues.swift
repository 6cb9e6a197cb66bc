import Foundation

extension Data: Transferable {
  /// Bytes of any type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension String: Transferable {
  /// A text in UTF-8; of one that comes, any plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try text(of: $0)
    }
    DataRepresentation(importedContentType: .plainText) { try text(of: $0) }
    DataRepresentation(importedContentType: .text) { try text(of: $0) }
  }

  private static func text(of data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw TransferError("The \(data.count) bytes are no text in UTF-8")
    }
    return text
  }
}

extension URL: Transferable {
  /// An address; of a file also the file.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try address(in: $0)
    }
    DataRepresentation(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try address(in: $0)
    }
    .exportingCondition { $0.isFileURL }
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
    FileRepresentation(importedContentType: .data) { $0.file }
  }

  private static func address(in data: Data) throws -> URL {
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text), url.scheme != nil else { throw TransferError("'\(text.prefix(100))' is no address") }
    return url
  }
}

extension AttributedString: Transferable {
  /// Its characters.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}
