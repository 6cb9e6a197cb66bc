import Testing

@Suite("@Entry") struct EntryMacroTests {
  @Test("an entry of the environment gets accessors and a private key")
  func environmentValue() throws {
    try expectEntry(
      "@Entry var title: String = \"Untitled\"",
      accessors: """
        {
          get {
            self[__Key_title.self]
          }
          set {
            self[__Key_title.self] = newValue
          }
        }
        """,
      peer: """
        private struct __Key_title: SwiftUICore.EnvironmentKey {
          static var defaultValue: String {
            "Untitled"
          }
        }
        """)
  }

  @Test("a type that only the default tells is left to the compiler, with a macro that makes the variable a computed one")
  func inferredType() throws {
    try expectEntry(
      "@Entry var rowHeight = 2 * standardHeight",
      accessors: """
        {
          get {
            self[__Key_rowHeight.self]
          }
          set {
            self[__Key_rowHeight.self] = newValue
          }
        }
        """,
      peer: """
        private struct __Key_rowHeight: SwiftUICore.EnvironmentKey {
          @__EntryDefaultValue static var defaultValue = 2 * standardHeight
        }
        """)
    let use = MacroUse(
      declaration: "@__EntryDefaultValue static var defaultValue = 2 * standardHeight",
      surroundings: ["private struct __Key_rowHeight: SwiftUICore.EnvironmentKey {}"], type: "EntryDefaultValueMacro",
      attribute: "@__EntryDefaultValue")
    let answer = try use.answer("accessor")
    #expect(
      answer.expandedSource == """
        {
          get {
            2 * standardHeight
          }
        }
        """)
    #expect(answer.diagnostics == [])
  }

  @Test("an optional entry without a default is nil", arguments: ["Account?", "Optional<Account>", "Account!"])
  func optionalWithoutDefault(type: String) throws {
    try expectEntry(
      "@Entry var account: \(type)",
      accessors: """
        {
          get {
            self[__Key_account.self]
          }
          set {
            self[__Key_account.self] = newValue
          }
        }
        """,
      peer: """
        private struct __Key_account: SwiftUICore.EnvironmentKey {
          static var defaultValue: \(type) {
            nil
          }
        }
        """)
  }

  @Test(
    "the extended type chooses the protocol of the key",
    arguments: [
      ("EnvironmentValues", "EnvironmentKey"), ("SwiftUI.EnvironmentValues", "EnvironmentKey"),
      ("SwiftUICore.EnvironmentValues", "EnvironmentKey"), ("SwiftUI::EnvironmentValues", "EnvironmentKey"),
      ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
    ])
  func container(container: String, key: String) throws {
    let peer = """
      private struct __Key_isQuiet: SwiftUICore.\(key) {
        static var defaultValue: Bool {
          false
        }
      }
      """
    for (before, behind) in [
      ("", ""), ("@available(iOS 17, *) public ", ": Named, @unchecked Sendable"), ("/* ( */ @MainActor\n", " where Self: Named"),
    ] {
      try expectEntry("@Entry var isQuiet: Bool = false", in: "\(before)extension \(container)\(behind)", peer: peer)
    }
  }

  @Test(
    "a focused value's key has the type that the variable wraps",
    arguments: [
      ("Draft?", "Draft"), ("Optional<Draft>", "Draft"), ("Swift.Optional<Draft>", "Draft"), ("(() -> Void)?", "() -> Void"),
      ("Draft? = nil", "Draft"), ("Draft!", "Draft"),
    ])
  func focusedValue(declared: String, value: String) throws {
    try expectEntry(
      "@Entry var draft: \(declared)", in: "extension FocusedValues",
      accessors: """
        {
          get {
            self[__Key_draft.self]
          }
          set {
            self[__Key_draft.self] = newValue
          }
        }
        """,
      peer: """
        private struct __Key_draft: SwiftUICore.FocusedValueKey {
          typealias Value = \(value)
        }
        """)
  }

  @Test("access control and attributes of the variable stay, and the key is private all the same")
  func accessControl() throws {
    try expectEntry(
      "@Entry public var `default`: Int = 1",
      accessors: """
        {
          get {
            self[__Key_default.self]
          }
          set {
            self[__Key_default.self] = newValue
          }
        }
        """,
      peer: """
        private struct __Key_default: SwiftUICore.EnvironmentKey {
          static var defaultValue: Int {
            1
          }
        }
        """)
  }

  @Test("a name that needs backticks has a key that needs them, too")
  func rawIdentifier() throws {
    try expectEntry(
      "@Entry var `row height` = 1",
      accessors: """
        {
          get {
            self[`__Key_row height`.self]
          }
          set {
            self[`__Key_row height`.self] = newValue
          }
        }
        """,
      peer: """
        private struct `__Key_row height`: SwiftUICore.EnvironmentKey {
          @__EntryDefaultValue static var defaultValue = 1
        }
        """)
  }

  @Test(
    "a default value is taken over as it is, with its lines and comments",
    arguments: [
      "\"\"\"\n    two\n      lines\n    \"\"\"", "make { // a }\n  1\n}", "[3, 1]\n#if os(Linux)\n.sorted { $0 < $1 }\n#endif",
      "a /* b */ + c", "\"é\"",
    ])
  func longDefault(value: String) throws {
    try expectEntry(
      "@Entry var x: Int = /* a */ \(value)",
      peer: """
        private struct __Key_x: SwiftUICore.EnvironmentKey {
          static var defaultValue: Int {
            \(value)
          }
        }
        """)
  }
}
