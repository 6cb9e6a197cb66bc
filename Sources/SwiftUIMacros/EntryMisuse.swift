/// What can be wrong with a declaration under `@Entry`. Each message names what was written and says what to write.
///
/// Ranges are of bytes in the declaration's source.
enum EntryMisuse: Error {
  case notAVariable
  case severalVariables([String])
  case constant(String, Range<Int>)
  case typeVariable(String)
  case hasAccessors(String, Range<Int>)
  case wrongPlace(String, LexicalContext?)
  case noDefault(String, TypeSpelling?)
  case focusedValueNotOptional(String, TypeSpelling?)
  case focusedValueDefault(String, String, Range<Int>)

  func diagnostic(of declaration: SourceText) -> Diagnostic {
    switch self {
    case .constant(_, let specifier):
      let fix = Diagnostic.FixIt(message: "write 'var'", replacement: "var")
      return .error(message, at: specifier, of: declaration, fixIt: fix)
    case .hasAccessors(_, let part), .focusedValueDefault(_, _, let part):
      return .error(message, at: part, of: declaration)
    default:
      return .error(message, at: declaration)
    }
  }

  var message: String {
    switch self {
    case .notAVariable:
      "@Entry goes on a variable: write 'extension EnvironmentValues { @Entry var name: Type = value }'"
    case .severalVariables(let names):
      """
      @Entry goes on one variable, and this declaration has \(names.count) names (\(names.joined(separator: ", "))): \
      give each variable a declaration and an '@Entry' of its own
      """
    case .constant(let name, _):
      "@Entry needs a variable, and '\(name)' is a constant: write 'var \(name)'"
    case .typeVariable(let name):
      "@Entry needs an instance variable, and '\(name)' belongs to the type: remove 'static'"
    case .hasAccessors(let name, _):
      "@Entry writes the accessors of '\(name)', and it has some already: give it a default value with '=' and remove them"
    case .wrongPlace(let name, let surroundings):
      """
      @Entry var '\(name)' stands in \(Self.name(of: surroundings)): put it directly in an extension of \
      EnvironmentValues, Transaction, ContainerValues or FocusedValues
      """
    case .noDefault(let name, let type?):
      """
      @Entry var '\(name)' has no default value: add '= value' behind '\(type.text)', or make it the optional \
      '\(type.text)?'
      """
    case .noDefault(let name, nil):
      "@Entry var '\(name)' has neither a type nor a default value: write 'var \(name): Type = value'"
    case .focusedValueNotOptional(let name, let type?):
      """
      A focused value is nil where nothing in focus sets it, and '\(name)' is not optional: write \
      'var \(name): \(type.text)?'
      """
    case .focusedValueNotOptional(let name, nil):
      "A focused value needs an optional type in writing: write 'var \(name): Type?'"
    case .focusedValueDefault(let name, let value, _):
      "A focused value has no default but nil, and '\(name)' is given '\(value)': remove '= \(value)'"
    }
  }

  /// Where a declaration stands, as a person would call it.
  private static func name(of surroundings: LexicalContext?) -> String {
    switch surroundings {
    case nil: "no type"
    case .extension(let type): "an extension of '\(type.text)'"
    case .declaration(let name): "'\(name)'"
    case .macro, .unnamed: "a local scope"
    }
  }
}
