extension Schema {
  /// One model of a schema: its name and its properties.
  public struct Entity: Hashable, Sendable, CustomStringConvertible {
    let layout: EntityLayout

    init(_ layout: EntityLayout) {
      self.layout = layout
    }

    /// The unqualified name of the model's type.
    public var name: String { layout.name }
    /// Values, in the order of their declarations.
    public var attributes: Set<Attribute> { Set(layout.properties.compactMap(\.attribute)) }
    /// References to other models.
    public var relationships: Set<Relationship> { Set(layout.properties.compactMap(\.relationshipWithInverse)) }
    /// All that is kept of an object, in the order of the declarations.
    public var properties: [any SchemaProperty] {
      layout.properties.compactMap { property in
        if let relationship = property.relationshipWithInverse { return relationship }
        return property.attribute
      }
    }
    public var storedProperties: [any SchemaProperty] { properties }
    public var attributesByName: [String: Attribute] { Dictionary(uniqueKeysWithValues: attributes.map { ($0.name, $0) }) }
    public var relationshipsByName: [String: Relationship] {
      Dictionary(uniqueKeysWithValues: relationships.map { ($0.name, $0) })
    }
    /// The names of properties that are unique together.
    public var uniquenessConstraints: [[String]] { layout.uniqueSlots.map { $0.map { layout.properties[$0].name } } }
    /// The names of properties that are searched together.
    public var indices: [[String]] { layout.indexSlots.map { $0.map { layout.properties[$0].name } } }

    public static func == (left: Self, right: Self) -> Bool { left.layout.type == right.layout.type }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var description: String { "\(name)(\(layout.properties.map(\.name).joined(separator: ", ")))" }
  }
}

extension Schema {
  /// What a model's class says about one of its properties, or with `#Unique` and `#Index` about several. `@Model` makes the list.
  // Unchecked: key paths never change, and the default value is made anew at each call.
  public struct PropertyMetadata: @unchecked Sendable {
    private enum Content {
      case property(ModelProperty)
      case unique([[AnyKeyPath]])
      case index([[AnyKeyPath]])
    }

    private let content: Content
    /// The name of the property; empty for `#Unique` and `#Index`.
    public let name: String

    var property: ModelProperty? { if case .property(let property) = content { property } else { nil } }
    var unique: [[AnyKeyPath]] { if case .unique(let lists) = content { lists } else { [] } }
    var index: [[AnyKeyPath]] { if case .index(let lists) = content { lists } else { [] } }

    /// A property with the value that its declaration gives it.
    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, defaultValue: @autoclosure @escaping () -> Value,
      metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      content = .property(TypedModelProperty(name, keypath, defaultValue, metadata))
    }

    /// A property without a default value.
    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      content = .property(TypedModelProperty(name, keypath, nil, metadata))
    }

    /// What `#Unique` says.
    public init<Model: PersistentModel>(_ unique: Unique<Model>) {
      name = ""
      content = .unique(unique.constraints)
    }

    /// What `#Index` says.
    public init<Model: PersistentModel>(_ index: Index<Model>) {
      name = ""
      content = .index(index.indices)
    }
  }
}
