import Foundation

/// A class whose objects are made of what a provider has.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The identifiers of the types that it is made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of bytes.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  static func object(of content: TransferredContent, typeIdentifier: String) throws -> any NSItemProviderReading {
    // The address of a file that has come as such.
    if case .file(let url) = content, self == NSURL.self { return NSURL(fileURLWithPath: url.path) }
    return try object(withItemProviderData: try content.data(), typeIdentifier: typeIdentifier)
  }
}

/// A class whose objects a provider makes bytes of.
public protocol NSItemProviderWriting: AnyObject, SendableMetatype {
  /// The identifiers of the types that it has, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The same of one object.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes bytes of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of the class.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// A value that objects of a class stand for in a provider: `String` and `URL`.
public protocol _ItemProviderValue: SendableMetatype {
  associatedtype _Reader: NSItemProviderReading
  static func _value(of object: _Reader) -> Self?
}

extension String: _ItemProviderValue {
  public static func _value(of object: NSString) -> String? { String(object.description) }
}

extension URL: _ItemProviderValue {
  public static func _value(of object: NSURL) -> URL? { URL(string: object.absoluteString) }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText, .plainText, .text].map(\.identifier)
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8) else {
      throw TransferError("The \(data.count) bytes are no text in UTF-8")
    }
    return self.init(string: text)
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL, .url].map(\.identifier)
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public var writableTypeIdentifiersForItemProvider: [String] {
    [(isFileURL ? UTType.fileURL : .url).identifier]
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text), url.scheme != nil else { throw TransferError("'\(text.prefix(100))' is no address") }
    guard let result = NSURL(string: url.absoluteString) as? Self else {
      throw TransferError("'\(text.prefix(100))' is no address")
    }
    return result
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
