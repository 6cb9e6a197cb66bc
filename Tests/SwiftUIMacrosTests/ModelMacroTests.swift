import RandomInput
import Testing

/// What `@Model` adds, and what it says of wrong uses: spec 1.01 to 1.15.
@Suite("@Model") struct ModelMacroTests {
  private func use(_ declaration: String, _ type: String = "ModelMacro", _ attribute: String = "@Model") -> MacroUse {
    MacroUse(declaration: declaration, surroundings: [], type: type, attribute: attribute)
  }

  private let book = """
    @Model public final class Book {
      #Unique<Book>([\\.isbn], [\\.title, \\.year])
      // A comment with var x: Int
      @Attribute(.unique, originalName: "code") public var isbn: String
      var title = "a { b", year: Int?
      @SwiftData.Relationship(deleteRule: .cascade, inverse: \\Chapter.book)
      var chapters: [Chapter] = []
      static var count = 0
      var sum: Int { 3 }
      @Transient
      private(set) var cache: [String: Int] = [:]
      let made: Date
      let constant = 3
      var kind: Kind = .small
      init(isbn: String) { var a = 1; self.isbn = isbn }
      func f() -> Int { if a { 1 } else { 2 } }
      #if DEBUG
        var inDebug = false
      #endif
      struct Inner { var x: Int }
      var last: Array<Int>
    }
    """

  @Test("1.01, 1.04, 1.05: record, initializer and list of properties")
  func members() throws {
    let declaration = book.replacing("var title = \"a { b\", year: Int?", with: "var title = \"a { b\"\n  var year: Int?")
    let answer = try use(declaration).answer("member")
    #expect(answer.diagnostics == [])
    let source = try #require(answer.expandedSource)
    let list = "SwiftData.Schema.PropertyMetadata"
    for line in [
      "private var _$backingData: any SwiftData.BackingData<Book> = Book.createBackingData()",
      "public var persistentBackingData: any SwiftData.BackingData<Book> {",
      "public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {",
      #"\#(list)(name: "isbn", keypath: \Book.isbn, metadata: SwiftData.Schema.Attribute(.unique, originalName: "code")),"#,
      #"\#(list)(name: "title", keypath: \Book.title, defaultValue: "a { b"),"#,
      #"\#(list)(name: "year", keypath: \Book.year),"#,
      #"defaultValue: [], metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \Chapter.book)),"#,
      #"\#(list)(name: "made", keypath: \Book.made),"#,
      #"\#(list)(name: "kind", keypath: \Book.kind, defaultValue: .small),"#,
      #"\#(list)(name: "inDebug", keypath: \Book.inDebug, defaultValue: false),"#,
      #"\#(list)(name: "last", keypath: \Book.last),"#,
      #"\#(list)(SwiftData.Schema.Unique<Book>([\.isbn], [\.title, \.year]))"#,
      "public init(backingData: any SwiftData.BackingData<Book>) {",
      "  _isbn = SwiftData._SwiftDataNoType()",
      #"  self.made = backingData._constant(4, \.made)"#,
    ] {
      #expect(source.contains(line), "\(line) is missing in:\n\(source)")
    }
    for absent in ["count", "sum", "cache", "constant", "Inner", "required"] {
      #expect(!source.contains("name: \"\(absent)\"") && !source.contains("required"))
    }
    #expect(
      try use("class A { var x = 1\n init() {} }").answer("member").expandedSource?.contains("\nrequired init(back") == true)
  }

  @Test("1.02, 1.09: stored variables get their slots; others stay as they are")
  func memberAttributes() throws {
    func attribute(_ member: String, in parent: String) throws -> String? {
      var use = use(member)
      use.parent = parent
      let answer = try use.answer("memberAttribute")
      #expect(answer.diagnostics == [])
      return answer.expandedSource
    }
    let parent = """
      class A {
        var a: Int
        @Transient var b = 1
        var c: Int { 1 }
        let d: Int
        @Transient var e: Int { 2 }
        var f: String? = nil
        init() {}
      }
      """
    #expect(try attribute("var a: Int", in: parent) == "@SwiftData._PersistedProperty(0)")
    #expect(try attribute("@Transient var b = 1", in: parent) == "@SwiftData._TransientProperty")
    #expect(try attribute("var c: Int { 1 }", in: parent) == "")
    #expect(try attribute("let d: Int", in: parent) == "")
    #expect(try attribute("@Transient var e: Int { 2 }", in: parent) == "")
    #expect(try attribute("var f: String? = nil", in: parent) == "@SwiftData._PersistedProperty(2)")
    #expect(try attribute("static var a = 1", in: parent) == "")
    #expect(try attribute("init() {}", in: parent) == "")
  }

  @Test("1.01: the conformances, and that objects are not Sendable")
  func extensions() throws {
    var use = use("@Model final class Book { init() {} }")
    use.extendedType = "Library.Book"
    let source = try #require(try use.answer("extension").expandedSource)
    #expect(source.contains("extension Library.Book: SwiftData.PersistentModel, Observation.Observable {"))
    #expect(
      source.contains("@available(*, unavailable, message: ") && source.contains("extension Library.Book: Swift.Sendable {"))
    #expect(source.contains("ModelActor"))
  }

  @Test("1.02: accessors read and write the slot; a peer without size stands for the variable")
  func accessors() throws {
    let use = use("@A private(set) var `default`: Int = 3", "PersistedPropertyMacro", "@SwiftData._PersistedProperty(12)")
    #expect(try use.answer("peer").expandedSource == "private var _default: SwiftData._SwiftDataNoType")
    let source = try #require(try use.answer("accessor").expandedSource)
    #expect(source.contains("@storageRestrictions(accesses: _$backingData, initializes: _default)"))
    #expect(source.contains("_$backingData._initialize(12, initialValue)"))
    #expect(
      source.contains(#"self._persisted(12, \.`default`)"#) && source.contains(#"self._persist(12, \.`default`, newValue)"#))
  }

  @Test(
    "1.12 to 1.15, 1.11: wrong uses",
    arguments: [
      ("struct X { init() {} }", "'@Model' cannot be applied to struct type 'X'"),
      ("actor X { init() {} }", "'@Model' cannot be applied to actor type 'X'"),
      ("enum X {}", "'@Model' cannot be applied to enumeration type 'X'"),
      ("class X { var a = 1 }", "@Model requires an initializer be provided for 'X'"),
      ("class X { @Transient var a: Int\n init() {} }", "@Transient requires non-optional property 'a' to have a default value"),
      ("class X { var description: String\n init() {} }", "A stored property cannot be named 'description'"),
      (
        "class X { var a, b: Int\n init() {} }",
        "@Model keeps each property in a declaration of its own: give each of these names one"
      ),
      (
        "class X { lazy var a = 1\n init() {} }",
        "@Model cannot keep the lazy property 'a': remove 'lazy', or mark it with @Transient and compute it"
      ),
    ])
  func misuses(_ declaration: String, _ message: String) throws {
    let answer = try use(declaration).answer("member")
    #expect(answer.diagnostics.map(\.message) == [message])
    #expect((answer.expandedSource == "") != message.contains("requires an initializer"))
    #expect(answer.diagnostics.map(\.severity) == ["error"])
  }

  @Test("1.09: observers of a property are a warning, and the property is kept")
  func observers() throws {
    let answer = try use("class X { var a = 1 { didSet { f() } }\n init() {} }").answer("member")
    #expect(answer.diagnostics.map(\.severity) == ["warning"])
    #expect(answer.diagnostics.map(\.message) == ["@Model writes the accessors of 'a', and its observers are never called"])
    #expect(answer.expandedSource?.contains("name: \"a\"") == true)
  }

  @Test(
    "1.10: a constant that is made anew each time is a warning; one that is the same each time is none",
    arguments: [("UUID()", true), (".now", true), ("Date.now", true), ("3", false), ("\"a(b)\"", false), ("[1, 2]", false)])
  func constants(_ value: String, _ isWarned: Bool) throws {
    let answer = try use("class X { let a = \(value)\n init() {} }").answer("member")
    #expect(answer.diagnostics.map(\.severity) == (isWarned ? ["warning"] : []))
    #expect(answer.diagnostics.allSatisfy { $0.message.contains("does not keep 'a'") })
    let transient = try use("class X { @Transient let a = \(value)\n init() {} }").answer("member")
    #expect(transient.diagnostics.isEmpty)
  }

  @Test("Whatever is in a class, there is an answer, and what it says points into the source")
  func disturbed() throws {
    let fuzzing = Fuzzing("model-macro", runs: 200)
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      let bytes = Array(book.utf8).disturbed(
        with: MacroFuzzingTests.words, and: MacroFuzzingTests.declarations, using: &generator)
      fuzzing.keep(bytes)
      var use = use(String(decoding: bytes, as: UTF8.self))
      let answer = try use.answer("member")
      #expect(answer.expandedSource != nil, "\(fuzzing.place(run))")
      let source = MacroUse.offset...MacroUse.offset + use.before.utf8.count + use.declaration.utf8.count + use.behind.utf8.count
      for range in answer.diagnostics.flatMap(\.highlights) {
        #expect(range.startOffset <= range.endOffset && source.contains(range.startOffset) && source.contains(range.endOffset))
      }
      #expect(try use.answer("extension").expandedSource != nil)
      use.parent = use.declaration
      for member in ["var title = 1", String(decoding: bytes.suffix(100), as: UTF8.self)] {
        use.declaration = member
        #expect(try use.answer("memberAttribute").expandedSource != nil, "\(fuzzing.place(run))")
        for (type, role) in [
          ("PersistedPropertyMacro", "accessor"), ("TransientPropertyMacro", "peer"), ("QueryMacro", "peer"),
          ("QueryMacro", "accessor"), ("ModelActorMacro", "member"),
        ] {
          var other = use
          other.type = type
          #expect(try other.answer(role).expandedSource != nil, "\(fuzzing.place(run))")
        }
      }
    }
    fuzzing.end()
  }

  @Test("7.01: @Query puts a Query beside its variable")
  func query() throws {
    let use = use("@Query private var items: [Item]", "QueryMacro", #"@Query(sort: \Item.name, order: .reverse)"#)
    #expect(
      try use.answer("peer").expandedSource
        == #"private(set) var _items: SwiftData.Query<[Item].Element, [Item]> = .init(sort: \Item.name, order: .reverse)"#)
    #expect(try use.answer("accessor").expandedSource?.contains("_items.wrappedValue") == true)
    let wrong = self.use("@Query var items = []", "QueryMacro", "@Query")
    #expect(try wrong.answer("peer").diagnostics.count == 1)
    #expect(try wrong.answer("accessor").diagnostics == [])
  }

  @Test("9.01: @ModelActor adds executor, container and initializer, unless the actor has one of its own")
  func modelActor() throws {
    let source = try use("public actor A {}", "ModelActorMacro", "@ModelActor").answer("member").expandedSource
    #expect(source?.contains("public nonisolated let modelExecutor: any SwiftData.ModelExecutor") == true)
    #expect(source?.contains("public init(modelContainer: SwiftData.ModelContainer) {") == true)
    let own = try use("actor A {}", "ModelActorMacro", "@ModelActor(disableGenerateInit: true)").answer("member").expandedSource
    #expect(own?.contains("init(") == false)
    #expect(
      try use("class A {}", "ModelActorMacro", "@ModelActor").answer("member").diagnostics.map(\.message)
        == ["'@ModelActor' cannot be applied to class type 'A'"])
  }
}
