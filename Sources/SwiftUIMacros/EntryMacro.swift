/// `@Entry`: an entry of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` in one line.
///
///     extension EnvironmentValues {
///       @Entry var title: String = "Untitled"
///     }
///
/// The variable gets a `get` and a `set` through the container's subscript, and beside it a private key type. The key's default
/// value is computed at each access, so it needs no `Sendable` type and two readers never share a mutable default.
enum EntryMacro {
  static func accessors(_ use: AttachedUse) -> Expansion {
    // The peer role reports what is wrong; saying it here too would say it twice.
    guard let entry = try? Entry(use) else { return .nothing }
    return Expansion(
      source: """
        {
          get {
            self[\(entry.keyName).self]
          }
          set {
            self[\(entry.keyName).self] = newValue
          }
        }
        """)
  }

  static func peers(_ use: AttachedUse) -> Expansion {
    let entry: Entry
    do throws(EntryMisuse) {
      entry = try Entry(use)
    } catch {
      return .misuse(error.diagnostic(of: use.declaration))
    }
    return Expansion(
      source: """
        private struct \(entry.keyName): \(entry.container.keyProtocol) {
        \(entry.keyMember)
        }
        """)
  }
}

/// `@__EntryDefaultValue`: makes a variable whose type only the compiler knows a computed one, with its initial value as its
/// body.
enum EntryDefaultValueMacro {
  static func accessors(_ use: AttachedUse) -> Expansion {
    guard let value = VariableDeclaration(use.declaration)?.bindings.first?.value else { return .nothing }
    return Expansion(
      source: """
        {
          get {
            \(use.declaration[value])
          }
        }
        """)
  }
}

/// A well-formed variable under `@Entry`.
private struct Entry {
  let container: EntryContainer
  let name: String
  let type: TypeSpelling?
  let defaultValue: String?

  init(_ use: AttachedUse) throws(EntryMisuse) {
    let source = use.declaration
    guard let variable = VariableDeclaration(source) else { throw .notAVariable }
    guard variable.bindings.count == 1, let binding = variable.bindings.first, let name = binding.name else {
      throw .severalVariables(variable.bindings.map { source[$0.pattern] })
    }
    guard variable.specifier.text == "var" else { throw .constant(name, variable.specifier.range) }
    if variable.modifiers.contains("static") || variable.modifiers.contains("class") { throw .typeVariable(name) }
    if let accessors = binding.accessors { throw .hasAccessors(name, accessors) }

    let surroundings = use.lexicalContext.first
    guard case .extension(let extended) = surroundings, let container = EntryContainer(extended) else {
      throw .wrongPlace(name, surroundings)
    }
    self.container = container
    self.name = name
    type = binding.type.map { TypeSpelling(source[$0]) }
    defaultValue = binding.value.map { source[$0] }

    switch container {
    case .focusedValues:
      guard let type, type.isOptional else { throw .focusedValueNotOptional(name, type) }
      if let defaultValue, defaultValue != "nil", let value = binding.value {
        throw .focusedValueDefault(name, defaultValue, value)
      }
    case .environmentValues, .transaction, .containerValues:
      if defaultValue == nil, type?.isOptional != true { throw .noDefault(name, type) }
    }
  }

  var keyName: String {
    let name = "__Key_\(name)"
    // A raw identifier has characters that only backticks let into a name.
    return SourceScanner(Array(name.utf8)).upcoming.text == name ? name : "`\(name)`"
  }

  /// What the protocol of the key asks for.
  ///
  /// Types and values are as they are written, since the indentation of a string of several lines is part of it.
  var keyMember: String {
    switch (container, type) {
    case (.focusedValues, let type?):
      // The values of FocusedValues are optional by nature: the key's value is what the variable's type wraps.
      "  typealias Value = \((type.wrapped ?? type).text)"
    case (_, let type?):
      """
        static var defaultValue: \(type.text) {
          \(defaultValue ?? "nil")
        }
      """
    case (_, nil):
      // Only the compiler knows the type, so it is given a stored variable, and the second macro makes it computed.
      "  @__EntryDefaultValue static var defaultValue = \(defaultValue ?? "nil")"
    }
  }
}
