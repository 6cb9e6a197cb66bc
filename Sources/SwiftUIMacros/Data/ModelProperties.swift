/// The stored properties of a class under `@Model`.
struct ModelProperties {
  struct Property {
    let member: MemberDeclaration
    /// Without backticks.
    let name: String
    /// As it is written.
    let spelling: String
    let type: TypeSpelling?
    let value: String?
    let isConstant: Bool
    let observers: Range<Int>?

    var isTransient: Bool { member.has("Transient") }
  }

  /// What the store keeps, in the order of the slots.
  private(set) var persisted: [Property] = []
  private(set) var transient: [Property] = []
  private(set) var misuses: [Diagnostic] = []

  init(of type: TypeDeclaration) {
    for member in type.members where ["var", "let"].contains(member.keyword) {
      if member.modifiers.contains("static") || member.modifiers.contains("class") { continue }
      guard let variable = VariableDeclaration(member.source) else { continue }
      add(variable, member)
    }
  }

  private mutating func add(_ variable: VariableDeclaration, _ member: MemberDeclaration) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first, let name = binding.name else {
      if variable.bindings.contains(where: { $0.accessors == nil }) {
        misuses.append(
          .error("@Model keeps each property in a declaration of its own: give each of these names one", at: member.source))
      }
      return
    }
    let source = member.source
    let observers = binding.accessors.flatMap { Self.observes(source, $0) ? $0 : nil }
    if binding.accessors != nil, observers == nil { return }
    let property = Property(
      member: member, name: name, spelling: source[binding.pattern],
      type: binding.type.map { TypeSpelling(source[$0]) }, value: binding.value.map { source[$0] },
      isConstant: variable.specifier.text == "let", observers: observers)
    // What cannot change and has its value in its declaration is the same in all objects, unless it is made anew for each.
    if property.isConstant, let value = property.value {
      if !property.isTransient, Self.isMadeAnew(value, property.type?.text) {
        var warning = Diagnostic.error(
          "@Model does not keep '\(name)', a constant with a value in its declaration: each time the object is loaded, it has another "
            + "one. Write 'var', or set it in the initializer",
          at: source)
        warning.severity = .warning
        misuses.append(warning)
      }
      return
    }
    check(property)
    if property.isTransient { transient.append(property) } else { persisted.append(property) }
  }

  private mutating func check(_ property: Property) {
    let source = property.member.source
    if property.isTransient {
      if !property.isConstant, property.value == nil, property.type?.isOptional != true {
        misuses.append(
          .error("@Transient requires non-optional property '\(property.name)' to have a default value", at: source))
      }
      return
    }
    if property.name == "description" {
      misuses.append(.error("A stored property cannot be named 'description'", at: source))
    }
    if property.member.modifiers.contains("lazy") {
      misuses.append(
        .error(
          "@Model cannot keep the lazy property '\(property.name)': remove 'lazy', or mark it with @Transient and compute it",
          at: source))
    }
    if let observers = property.observers {
      var warning = Diagnostic.error(
        "@Model writes the accessors of '\(property.name)', and its observers are never called", at: observers, of: source)
      warning.severity = .warning
      misuses.append(warning)
    }
  }

  /// Whether an initial value is another one each time.
  private static func isMadeAnew(_ value: String, _ type: String?) -> Bool {
    let text = value.filter { !$0.isWhitespace }
    if ["UUID()", "UUID.init()", "Date()", "Date.init()", "Date.now"].contains(where: text.contains) { return true }
    let isOfSuchType = type.map { ["UUID", "Date", "Foundation.UUID", "Foundation.Date"].contains($0) } ?? false
    return text == ".now" || text.contains(".random(") || text == ".init()" && isOfSuchType
  }

  /// Whether a block of accessors has nothing but `willSet` and `didSet`.
  private static func observes(_ source: SourceText, _ accessors: Range<Int>) -> Bool {
    var scanner = SourceScanner(source.bytes, in: accessors)
    scanner.next()
    while scanner.upcoming.kind == .at { scanner.skipAttribute() }
    return scanner.upcoming.isWord("willSet", "didSet")
  }

  /// The number of a persisted property's slot.
  func slot(of name: String) -> Int? { persisted.firstIndex { $0.name == name } }
}
