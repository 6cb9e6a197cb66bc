import Foundation

/// A type of data: of a file, of what is pasted or dropped.
///
/// The usual types are known, with what they are kinds of, what names of such files end in, and their MIME types; so are those that the
/// app's property list declares. Equal if their identifiers are.
public struct UTType: Hashable, Sendable {
  let definition: TypeDefinition

  init(_ definition: TypeDefinition) { self.definition = definition }

  /// The type of an identifier such as `public.jpeg`; nil if nobody has declared it.
  public init?(_ identifier: String) {
    guard let known = TypeTable.definition(identifier) ?? Self.dynamic(identifier) else { return nil }
    self.init(known)
  }

  /// The type of files whose names end so, without the point. One that nobody has declared is dynamic; nil for no ending at all.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a MIME type. One that nobody has declared is dynamic; nil for what is no MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type that a tag stands for; of several the first one.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    if let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
    } else if let new = Self.dynamic(tagClass.prefix + tag.lowercased(), parent: supertype) {
      self.init(new)
    } else {
      return nil
    }
  }

  /// All types that a tag stands for, and that are kinds of another one.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    var tag = tag.lowercased()
    if tagClass == .mimeType { tag = tag.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces) }
    let found = TypeTable.all { definition in
      (tagClass == .mimeType ? definition.mimeTypes : definition.extensions).contains { $0.lowercased() == tag }
    }
    return found.map { UTType($0) }.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  /// A type of the app's own. Where the property list says nothing of it, it is a kind of `parentType`, or else of data.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(TypeTable.declare(identifier, parents: [(parentType ?? .data).identifier]))
  }

  /// A type of another app. Where the property list says nothing of it, it is a kind of `parentType`, or else of data.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  init(known identifier: String) {
    guard let known = TypeTable.definition(identifier) else { preconditionFailure("\(identifier) is not in the table") }
    self.init(known)
  }

  // MARK: Dynamic types

  /// The ending, or the MIME type, is in the identifier, so that equal ones are equal types.
  private static func dynamic(_ identifier: String, parent: UTType? = nil) -> TypeDefinition? {
    for kind in [UTTagClass.filenameExtension, .mimeType] where identifier.hasPrefix(kind.prefix) {
      let tag = String(identifier.dropFirst(kind.prefix.count))
      guard !tag.isEmpty, !tag.contains(where: \.isWhitespace), kind.isFit(tag) else { return nil }
      return TypeDefinition(
        identifier, extensions: kind == .filenameExtension ? [tag] : [], mimeTypes: kind == .mimeType ? [tag] : [],
        parents: [parent?.identifier ?? "public.data"], isDynamic: true)
    }
    return nil
  }

  // MARK: What is known

  /// Its name among types, such as `public.jpeg`.
  public var identifier: String { definition.identifier }
  /// What names of such files usually end in.
  public var preferredFilenameExtension: String? { definition.extensions.first }
  /// Its usual MIME type.
  public var preferredMIMEType: String? { definition.mimeTypes.first }
  /// What it is, in English words.
  public var localizedDescription: String? { definition.description }
  /// Whether nobody has declared it.
  public var isDynamic: Bool { definition.isDynamic }
  /// Whether somebody has declared it.
  public var isDeclared: Bool { !isDynamic }
  /// Whether it belongs to nobody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// What stands for it elsewhere.
  public var tags: [UTTagClass: [String]] {
    [UTTagClass.filenameExtension: definition.extensions, .mimeType: definition.mimeTypes].filter { !$0.value.isEmpty }
  }
  /// All types that it is a kind of, without itself.
  public var supertypes: Set<UTType> {
    Set(TypeTable.ancestors(of: definition).compactMap { UTType($0) })
  }

  /// Whether it is another type, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether it is a kind of another type.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && TypeTable.ancestors(of: definition).contains(type.identifier)
  }
  /// Whether another type is a kind of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(TypeDefinition(identifier))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// What may stand for a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// What names of files end in.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  fileprivate var prefix: String { self == .mimeType ? "dyn.mime." : "dyn.ext." }

  fileprivate func isFit(_ tag: String) -> Bool {
    self == .mimeType ? tag.contains("/") : !tag.contains("/") && !tag.contains(".")
  }
}

extension URL {
  /// The address with the ending of a type, unless it has one of that type already.
  public func appendingPathExtension(for type: UTType) -> URL {
    if UTType.types(tag: pathExtension, tagClass: .filenameExtension, conformingTo: nil).contains(where: { $0.conforms(to: type) }
    ) {
      return self
    }
    return type.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }

  /// Adds the ending of a type, unless it has one of that type already.
  public mutating func appendPathExtension(for type: UTType) { self = appendingPathExtension(for: type) }

  /// The address with one more part, which ends as the type's names do.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(partialName, isDirectory: type.conforms(to: .directory)).appendingPathExtension(for: type)
  }

  /// Adds one more part, which ends as the type's names do.
  public mutating func appendPathComponent(_ partialName: String, conformingTo type: UTType) {
    self = appendingPathComponent(partialName, conformingTo: type)
  }
}

extension UTType {
  /// The declared types that are kinds of another one.
  package static func declaredSubtypes(of type: UTType) -> [UTType] {
    TypeTable.all { _ in true }.map { UTType($0) }.filter { $0.isSubtype(of: type) }
  }
}
