/// `@Model`: makes a class one whose properties a container keeps.
///
/// Each stored variable gets the number of a slot in the object's record, which its accessors read and write. The class gets the record,
/// an initializer for the context, and a list of its properties.
enum ModelMacro {
  static func members(_ use: AttachedUse) -> Expansion {
    guard let type = TypeDeclaration(use.declaration), type.keyword == "class" else { return notAClass(use, "Model") }
    let properties = ModelProperties(of: type)
    var misuses = properties.misuses
    if misuses.contains(where: { $0.severity == .error }) { return Expansion(source: "", diagnostics: misuses) }
    // The rest is made all the same, so that nothing else seems to be wrong.
    if !type.members.contains(where: { $0.keyword == "init" }) {
      misuses.append(
        .error("@Model requires an initializer be provided for '\(type.name)'", at: type.nameRange, of: use.declaration))
    }
    return Expansion(source: Self.source(type, properties), diagnostics: misuses)
  }

  private static func source(_ type: TypeDeclaration, _ properties: ModelProperties) -> String {
    let backing = "any SwiftData.BackingData<\(type.name)>"
    let required = type.modifiers.contains("final") ? "" : "required "
    let initial = properties.persisted.enumerated().map { slot, property in
      property.isConstant
        ? "  self.\(property.spelling) = backingData._constant(\(slot), \\.\(property.spelling))"
        : "  _\(property.name) = SwiftData._SwiftDataNoType()"
    }
    return """
      private var _$backingData: \(backing) = \(type.name).createBackingData()
      \(type.access)var persistentBackingData: \(backing) {
        get {
          _$backingData
        }
        set {
          _$backingData = newValue
        }
      }
      \(type.access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
      \(metadata(type, properties).joined(separator: ",\n"))
        ]
      }
      \(type.access)\(required)init(backingData: \(backing)) {
      \(initial.joined(separator: "\n"))
        self.persistentBackingData = backingData
      }
      """
  }

  private static func metadata(_ type: TypeDeclaration, _ properties: ModelProperties) -> [String] {
    let list = "SwiftData.Schema.PropertyMetadata"
    var entries = properties.persisted.map { property in
      var parts = ["name: \"\(property.name)\"", "keypath: \\\(type.name).\(property.spelling)"]
      if let value = property.value { parts.append("defaultValue: \(value)") }
      if let mark = mark(of: property) { parts.append("metadata: \(mark)") }
      return "    \(list)(\(parts.joined(separator: ", ")))"
    }
    for member in type.members {
      guard let macro = member.macro, ["Unique", "Index"].contains(macro.name) else { continue }
      entries.append("    \(list)(SwiftData.Schema.\(macro.name)\(macro.use))")
    }
    return entries
  }

  /// What `@Attribute` and `@Relationship` before a property say about it. Several of one kind are united.
  private static func mark(of property: ModelProperties.Property) -> String? {
    for kind in ["Relationship", "Attribute"] {
      let uses = property.member.arguments(of: kind).map { "SwiftData.Schema.\(kind)(\($0))" }
      guard let first = uses.first else { continue }
      return uses.dropFirst().reduce(first) { "\($0)._united(with: \($1))" }
    }
    return nil
  }

  // MARK: Other roles

  static func memberAttribute(_ use: AttachedUse) -> Expansion {
    guard let parent = use.parent, let type = TypeDeclaration(parent), type.keyword == "class",
      let variable = VariableDeclaration(use.declaration), variable.bindings.count == 1, let name = variable.bindings[0].name,
      !variable.modifiers.contains("static"), !variable.modifiers.contains("class")
    else { return .nothing }
    let properties = ModelProperties(of: type)
    // An error has been reported by the role that adds members.
    if properties.misuses.contains(where: { $0.severity == .error }) { return .nothing }
    if let slot = properties.slot(of: name), !properties.persisted[slot].isConstant {
      return Expansion(source: "@SwiftData._PersistedProperty(\(slot))")
    }
    if let property = properties.transient.first(where: { $0.name == name }), !property.isConstant, property.observers == nil {
      return Expansion(source: "@SwiftData._TransientProperty")
    }
    return .nothing
  }

  static func extensions(_ use: AttachedUse) -> Expansion {
    guard let type = TypeDeclaration(use.declaration), type.keyword == "class" else { return .nothing }
    let name = use.extendedType ?? type.name
    return Expansion(
      source: """
        extension \(name): SwiftData.PersistentModel, Observation.Observable {
        }

        @available(*, unavailable, message: "Models stay with the context that they belong to. Hand their persistentModelID to a \
        ModelActor, which loads its own object.")
        extension \(name): Swift.Sendable {
        }
        """)
  }

  static func notAClass(_ use: AttachedUse, _ macro: String) -> Expansion {
    guard let type = TypeDeclaration(use.declaration) else {
      return .misuse(.error("'@\(macro)' goes on a class", at: use.declaration))
    }
    let kind = type.keyword == "enum" ? "enumeration" : type.keyword
    return .misuse(
      .error("'@\(macro)' cannot be applied to \(kind) type '\(type.name)'", at: type.nameRange, of: use.declaration))
  }
}
