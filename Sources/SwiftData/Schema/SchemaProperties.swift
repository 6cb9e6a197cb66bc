import Foundation

/// Something that a schema says about a property of a model.
public protocol SchemaProperty: Hashable, Sendable {
  /// The name of the property.
  var name: String { get }
  /// The name in older versions of the schema, if it is another one.
  var originalName: String { get }
  /// The type of the values.
  var valueType: any Any.Type { get }
  /// Whether the value may be nil.
  var isOptional: Bool { get }
}

extension Schema {
  /// A property whose values are kept as they are.
  public struct Attribute: SchemaProperty {
    /// What is special about an attribute.
    public struct Option: Hashable, Sendable {
      enum Kind: Hashable, Sendable {
        case unique, externalStorage, ephemeral, preserveValueOnDeletion, spotlight, allowsCloudEncryption, codable
        case transformable(String)
      }

      let kind: Kind

      /// No two objects have the same value. One that is inserted with a value that is taken updates the other.
      public static let unique = Option(kind: .unique)
      /// Large values may be kept elsewhere. Stores in memory keep all in one place.
      public static let externalStorage = Option(kind: .externalStorage)
      /// The value is not saved; changes of it are changes of the object.
      public static let ephemeral = Option(kind: .ephemeral)
      /// The value stays in the history of a deleted object. There is no history yet.
      public static let preserveValueOnDeletion = Option(kind: .preserveValueOnDeletion)
      /// The value can be found with Spotlight, which does not exist here.
      public static let spotlight = Option(kind: .spotlight)
      /// The value may be encrypted in iCloud, which does not exist here.
      public static let allowsCloudEncryption = Option(kind: .allowsCloudEncryption)
      /// The value is kept as its type codes it, which is how all values are kept that are not of a standard type.
      public static let codable = Option(kind: .codable)

      /// The value goes through a transformer, by its name. It is kept as its type codes it.
      public static func transformable(by transformerName: String) -> Option { Option(kind: .transformable(transformerName)) }

      /// The value goes through a transformer, by its type. It is kept as its type codes it.
      public static func transformable(by transformerType: Any.Type) -> Option {
        Option(kind: .transformable(String(describing: transformerType)))
      }
    }

    public private(set) var options: [Option]
    public internal(set) var name = ""
    public private(set) var originalName: String
    public private(set) var hashModifier: String?
    public internal(set) var isOptional = false
    public internal(set) var valueType: any Any.Type = Never.self

    /// What `@Attribute` says.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
    }

    /// Whether no two objects have the same value.
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether the value is not saved.
    public var isTransient: Bool { options.contains(.ephemeral) }

    /// What two uses of `@Attribute` say. Part of `@Model`.
    public func _united(with other: Attribute) -> Attribute {
      var united = self
      united.options += other.options
      if united.originalName.isEmpty { united.originalName = other.originalName }
      united.hashModifier = united.hashModifier ?? other.hashModifier
      return united
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.name == right.name && left.options == right.options && left.originalName == right.originalName
        && left.hashModifier == right.hashModifier && left.isOptional == right.isOptional && left.valueType == right.valueType
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(options)
    }
  }

  /// A property that refers to objects of a model.
  // Unchecked: key paths never change.
  public struct Relationship: SchemaProperty, @unchecked Sendable {
    /// What is special about a relationship.
    public struct Option: Hashable, Sendable {
      /// No two objects refer to the same one.
      public static let unique = Option()
    }

    /// What becomes of the others when an object is deleted that refers to them.
    public enum DeleteRule: String, CaseIterable, Codable, Sendable {
      /// Nothing: what refers to the deleted object goes on doing so, and finds nobody.
      case noAction
      /// They no longer refer to it.
      case nullify
      /// They are deleted as well, and so on.
      case cascade
      /// The object cannot be saved as deleted while there are any.
      case deny
    }

    public let options: [Option]
    public internal(set) var name = ""
    public let originalName: String
    public let hashModifier: String?
    public let deleteRule: DeleteRule
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    public internal(set) var inverseKeyPath: AnyKeyPath?
    public internal(set) var inverseName: String?
    /// The name of the other model's entity.
    public internal(set) var destination = ""
    public internal(set) var isOptional = false
    public internal(set) var isToOneRelationship = false
    public internal(set) var valueType: any Any.Type = Never.self
    /// Whether `inverse: nil` was written, rather than nothing.
    let isOneWay: Bool

    /// What `@Relationship` says where it names no inverse, which is looked for then.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
      originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.init(options, deleteRule, minimumModelCount, maximumModelCount, originalName, nil, isOneWay: false, hashModifier)
    }

    /// What `@Relationship` says. With nil as its inverse the relationship is one-way.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
      originalName: String? = nil, inverse: AnyKeyPath?, hashModifier: String? = nil
    ) {
      self.init(
        options, deleteRule, minimumModelCount, maximumModelCount, originalName, inverse, isOneWay: inverse == nil, hashModifier)
    }

    init(
      _ options: [Option], _ deleteRule: DeleteRule, _ minimum: Int?, _ maximum: Int?, _ originalName: String?,
      _ inverse: AnyKeyPath?, isOneWay: Bool, _ hashModifier: String?
    ) {
      self.options = options
      self.deleteRule = deleteRule
      minimumModelCount = minimum
      maximumModelCount = maximum
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
      self.isOneWay = isOneWay
      self.hashModifier = hashModifier
    }

    /// What two uses of `@Relationship` say: what the first leaves open, the second says. Part of `@Model`.
    public func _united(with other: Relationship) -> Relationship {
      Relationship(
        options + other.options, deleteRule == .nullify ? other.deleteRule : deleteRule,
        minimumModelCount ?? other.minimumModelCount, maximumModelCount ?? other.maximumModelCount,
        originalName.isEmpty ? other.originalName : originalName, inverseKeyPath ?? other.inverseKeyPath,
        isOneWay: isOneWay || other.isOneWay, hashModifier ?? other.hashModifier)
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.name == right.name && left.options == right.options && left.deleteRule == right.deleteRule
        && left.inverseKeyPath == right.inverseKeyPath && left.destination == right.destination
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(deleteRule)
    }
  }

  /// What `#Unique` says.
  // Unchecked: key paths never change.
  public struct Unique<Model: PersistentModel>: @unchecked Sendable {
    let constraints: [[PartialKeyPath<Model>]]

    public init(_ constraints: [PartialKeyPath<Model>]...) {
      self.constraints = constraints
    }
  }

  /// What `#Index` says.
  // Unchecked: key paths never change.
  public struct Index<Model: PersistentModel>: @unchecked Sendable {
    /// An index of a kind.
    public enum Types<Root: PersistentModel> {
      case binary([PartialKeyPath<Root>])
      case rtree([PartialKeyPath<Root>])

      var keyPaths: [PartialKeyPath<Root>] {
        switch self {
        case .binary(let keyPaths), .rtree(let keyPaths): keyPaths
        }
      }
    }

    let indices: [[PartialKeyPath<Model>]]

    public init(_ indices: [PartialKeyPath<Model>]...) {
      self.indices = indices
    }

    public init(_ indices: Types<Model>...) {
      self.indices = indices.map(\.keyPaths)
    }
  }
}
