import Foundation

/// What a navigation stack shows above its root, as values of any types that are `Hashable`.
///
/// Each value is a page, the last one is on top. `navigationDestination(for:)` finds it by the type as which it was put there. The values cannot be read back; `codable` keeps them where all of them can be coded.
public struct NavigationPath {
  var elements: [PageValue] = []

  /// Creates an empty path: the root alone.
  public init() {}

  /// Creates a path from values, the one on top last.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { PageValue($0) }
  }

  /// How many pages there are above the root.
  public var count: Int { elements.count }

  /// Whether the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) {
    if let type = V.self as? any Codable.Type { CodedTypes.note(type) }
    elements.append(PageValue(value))
  }

  /// Takes values from the top. The path must have as many.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(k >= 0 && k <= elements.count, "a NavigationPath of \(elements.count) values has no \(k) to remove")
    elements.removeLast(k)
  }

  /// The values as something that can be coded; nil if one of them cannot.
  public var codable: CodableRepresentation? {
    let isCodable = elements.allSatisfy { $0.codableType != nil }
    return isCodable ? CodableRepresentation(elements: elements) : nil
  }

  /// Creates a path from what was coded.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }
}

extension NavigationPath: Equatable {
  /// Whether two paths have equal values of the same types.
  public static func == (left: NavigationPath, right: NavigationPath) -> Bool { areSame(left.elements, right.elements) }
}

private func areSame(_ left: [PageValue], _ right: [PageValue]) -> Bool {
  left.elementsEqual(right) { $0.isSamePage(as: $1) }
}

extension NavigationPath {
  /// The values of a path in a form that can be coded: for each the name of its type and the value as JSON.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [PageValue]

    fileprivate init(elements: [PageValue]) {
      self.elements = elements
    }

    /// Decodes the values. Fails for a type that the program does not have.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [PageValue] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = CodedTypes.type(named: name) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(name) that can be decoded.")
        }
        guard let value = try JSONDecoder().decode(type, from: Data(json.utf8)) as? any Hashable else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is not Hashable.")
        }
        elements.append(PageValue(AnyHashable(value), as: type))
      }
      self.elements = elements
    }

    /// Encodes the values.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let type = element.codableType, let value = element.value.base as? any Encodable else { continue }
        try container.encode(CodedTypes.name(of: type))
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    /// Whether two have equal values of the same types.
    public static func == (left: Self, right: Self) -> Bool { areSame(left.elements, right.elements) }
  }
}
