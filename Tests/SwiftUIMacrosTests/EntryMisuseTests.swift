import Testing

@Suite("@Entry, misused, says what to write") struct EntryMacroMisuseTests {
  @Test("outside the four containers")
  func wrongPlace() throws {
    let remedy = "put it directly in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
    for (surroundings, name) in [
      (["\nextension Library {}"], "an extension of 'Library'"),
      (["\nstruct EnvironmentValues {}"], "'EnvironmentValues'"),
      (["\nextension Elsewhere.EnvironmentValues {}"], "an extension of 'Elsewhere.EnvironmentValues'"),
      (["\nextension Elsewhere::EnvironmentValues {}"], "an extension of 'Elsewhere::EnvironmentValues'"),
      (["\nextension Dictionary /* a */ where Value: P {}"], "an extension of 'Dictionary'"),
      (["\npublic final class Library<Book>: P {}"], "'Library'"),
      (["\n  func sort(by order: Order = .name) ", "\nextension EnvironmentValues {}"], "'sort'"),
      (["{ }", "\nextension EnvironmentValues {}"], "a local scope"),
      (["\n  init() "], "a local scope"),
      ([], "no type"),
    ] {
      try expectMisuse(
        "@Entry var title: String = \"x\"", in: surroundings, message: "@Entry var 'title' stands in \(name): \(remedy)")
    }
  }

  @Test("on a constant")
  func constant() throws {
    try expectMisuse(
      "@Entry public let title: String = \"x\"",
      message: "@Entry needs a variable, and 'title' is a constant: write 'var title'", at: "let", fixIt: "write 'var'",
      fixed: "@Entry public var title: String = \"x\"")
    try expectMisuse(
      "@Entry /* let é */ let /* let */ title = 1",
      message: "@Entry needs a variable, and 'title' is a constant: write 'var title'", at: "let", fixIt: "write 'var'",
      fixed: "@Entry /* let é */ var /* let */ title = 1")
  }

  @Test("on a variable of the type", arguments: ["static", "class", "final class override"])
  func typeVariable(modifiers: String) throws {
    try expectMisuse(
      "@Entry \(modifiers) var title: String = \"x\"",
      message: "@Entry needs an instance variable, and 'title' belongs to the type: remove 'static'")
  }

  @Test(
    "without a default on a type that is not optional", arguments: ["String", "() -> Int?", "Dictionary<String, Int>", "(Int?)"])
  func noDefault(type: String) throws {
    try expectMisuse(
      "@Entry var title: \(type)",
      message: "@Entry var 'title' has no default value: add '= value' behind '\(type)', or make it the optional '\(type)?'")
  }

  @Test("with neither a type nor a default")
  func nothing() throws {
    try expectMisuse(
      "@Entry var title", message: "@Entry var 'title' has neither a type nor a default value: write 'var title: Type = value'")
  }

  @Test(
    "on several variables at once",
    arguments: [
      ("var width = 1, height = 2", "2 names (width, height)"), ("var width, height: Int", "2 names (width, height)"),
      ("var width = Pair<A, B>(), height = a < b", "2 names (width, height)"),
      ("let width = 1, height = 2", "2 names (width, height)"),
      ("var (width, height) = (1, 2)", "1 names ((width, height))"), ("var _ = 1", "1 names (_)"),
    ])
  func severalVariables(declaration: String, names: String) throws {
    try expectMisuse(
      "@Entry \(declaration)",
      message: "@Entry goes on one variable, and this declaration has \(names): "
        + "give each variable a declaration and an '@Entry' of its own")
  }

  @Test(
    "on variables that have accessors",
    arguments: [
      ("var title: String ", "{ \"}\" }"), ("var title: String", "{ get { \"x\" } set {} }"),
      ("var title: String ", "{ get async throws { \"x\" } }"), ("var title ", "{ @MainActor get { 1 } }"),
      ("var title: String = \"x\" ", "{ didSet {} }"), ("var title = make { 1 } ", "{ @Sendable willSet {} }"),
      ("var title: Int = 1\n", "{ didSet {} }"), ("var title: Int ", "{ _read { yield a } }"),
      ("var title: Int ", "{ @storageRestrictions(initializes: a) init(b) {} get { 1 } }"),
      ("var title: Int ", "{ /* } */ 1 }"), ("var title: Int = 1 as Int ", "{ get { 1 } }"),
      ("var title = [1] ", "{ get { 1 } }"), ("var title = a == nil ", "{ get { 1 } }"),
    ])
  func accessors(head: String, accessors: String) throws {
    try expectMisuse(
      "@Entry \(head)\(accessors)",
      message:
        "@Entry writes the accessors of 'title', and it has some already: give it a default value with '=' and remove them",
      at: accessors)
  }

  @Test(
    "on another declaration than a variable",
    arguments: [
      "func title() {}", "static func title<T>(_ value: T) -> T { value }", "struct Title { var text = \"}\" }",
      "class func title() {}",
      "final class Title {}", "enum Title { case a }", "subscript(key: Int) -> Int { 1 }", "init() {}",
      "typealias Title = String",
      "mutating func title() { var a = 1 }", "case title", "actor Title {}", "class final {}",
    ])
  func otherDeclaration(declaration: String) throws {
    try expectMisuse(
      "@Entry \(declaration)",
      message: "@Entry goes on a variable: write 'extension EnvironmentValues { @Entry var name: Type = value }'")
  }

  @Test("on a focused value that is not optional, has no type, or has a default")
  func focusedValue() throws {
    let surroundings = ["\nextension FocusedValues {}"]
    try expectMisuse(
      "@Entry var draft: Draft = Draft()", in: surroundings,
      message: "A focused value is nil where nothing in focus sets it, and 'draft' is not optional: write 'var draft: Draft?'")
    try expectMisuse(
      "@Entry var draft = Draft()", in: surroundings,
      message: "A focused value needs an optional type in writing: write 'var draft: Type?'")
    try expectMisuse(
      "@Entry var draft: Draft? = Draft()", in: surroundings,
      message: "A focused value has no default but nil, and 'draft' is given 'Draft()': remove '= Draft()'", at: "Draft()")
    try expectMisuse(
      "@Entry var draft: Draft? = /* a */ (nil) // b", in: surroundings,
      message: "A focused value has no default but nil, and 'draft' is given '(nil)': remove '= (nil)'", at: "(nil)")
  }
}
