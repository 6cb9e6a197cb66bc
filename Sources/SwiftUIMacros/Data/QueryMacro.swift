/// `@Query`: a variable of a view that shows what a context finds. The arguments go to a `Query` beside it.
enum QueryMacro {
  static func accessors(_ use: AttachedUse) -> Expansion {
    guard let query = Variable(use) else { return .nothing }
    return Expansion(
      source: """
        {
          get {
            _\(query.name).wrappedValue
          }
        }
        """)
  }

  static func peers(_ use: AttachedUse) -> Expansion {
    guard let query = Variable(use) else {
      return .misuse(
        .error(
          "@Query goes on a variable with a type in writing and without a value: write '@Query var items: [Item]'",
          at: use.declaration))
    }
    var scanner = SourceScanner(use.attribute.bytes)
    while scanner.upcoming.kind != .open(.round), scanner.upcoming.kind != .end { scanner.next() }
    let open = scanner.upcoming
    let arguments = open.kind == .end ? "()" : use.attribute[open.range.lowerBound..<use.attribute.extent.upperBound]
    // Not private to read: then the memberwise initializer would be private, too.
    return Expansion(
      source: "private(set) var _\(query.name): SwiftData.Query<\(query.type).Element, \(query.type)> = .init\(arguments)")
  }

  private struct Variable {
    let name: String
    let type: String

    init?(_ use: AttachedUse) {
      guard let variable = VariableDeclaration(use.declaration), variable.specifier.text == "var", variable.bindings.count == 1,
        let binding = variable.bindings.first, let name = binding.name, let type = binding.type, binding.value == nil,
        binding.accessors == nil
      else { return nil }
      self.name = name
      self.type = use.declaration[type]
    }
  }
}

/// `@ModelActor`: an actor with a context of its own.
enum ModelActorMacro {
  static func members(_ use: AttachedUse) -> Expansion {
    guard let type = TypeDeclaration(use.declaration), type.keyword == "actor" else {
      return ModelMacro.notAClass(use, "ModelActor")
    }
    let access = type.access
    var source = """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer
      """
    if !use.attribute[use.attribute.extent].contains("true") {
      source += """

        \(access)init(modelContainer: SwiftData.ModelContainer) {
          let modelContext = SwiftData.ModelContext(modelContainer)
          self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
          self.modelContainer = modelContainer
        }
        """
    }
    return Expansion(source: source)
  }

  static func extensions(_ use: AttachedUse) -> Expansion {
    guard let type = TypeDeclaration(use.declaration), type.keyword == "actor" else { return .nothing }
    return Expansion(
      source: """
        extension \(use.extendedType ?? type.name): SwiftData.ModelActor {
        }
        """)
  }
}
