import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Entry") struct EntryMacroTests {
  @Test("an entry of the environment gets accessors and a private key")
  func environmentValue() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry var title: String = "Untitled"
        }
        """,
      is: """
        extension EnvironmentValues {
          var title: String {
            get {
              self[__Key_title.self]
            }
            set {
              self[__Key_title.self] = newValue
            }
          }

          private struct __Key_title: SwiftUICore.EnvironmentKey {
            static var defaultValue: String {
              "Untitled"
            }
          }
        }
        """)
  }

  @Test("a type that only the default tells is left to the compiler")
  func inferredType() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry var rowHeight = 2 * standardHeight
        }
        """,
      is: """
        extension EnvironmentValues {
          var rowHeight {
            get {
              self[__Key_rowHeight.self]
            }
            set {
              self[__Key_rowHeight.self] = newValue
            }
          }

          private struct __Key_rowHeight: SwiftUICore.EnvironmentKey {
            @__EntryDefaultValue static var defaultValue = 2 * standardHeight
          }
        }
        """)
  }

  @Test("an optional entry without a default is nil", arguments: ["Account?", "Optional<Account>", "Account!"])
  func optionalWithoutDefault(type: String) {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry var account: \(type)
        }
        """,
      is: """
        extension EnvironmentValues {
          var account: \(type) {
            get {
              self[__Key_account.self]
            }
            set {
              self[__Key_account.self] = newValue
            }
          }

          private struct __Key_account: SwiftUICore.EnvironmentKey {
            static var defaultValue: \(type) {
              nil
            }
          }
        }
        """)
  }

  @Test(
    "the extended type chooses the protocol of the key",
    arguments: [
      ("EnvironmentValues", "EnvironmentKey"), ("SwiftUI.EnvironmentValues", "EnvironmentKey"),
      ("SwiftUICore.EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
      ("ContainerValues", "ContainerValueKey"),
    ])
  func container(container: String, key: String) {
    expectExpansion(
      of: """
        extension \(container) {
          @Entry var isQuiet: Bool = false
        }
        """,
      is: """
        extension \(container) {
          var isQuiet: Bool {
            get {
              self[__Key_isQuiet.self]
            }
            set {
              self[__Key_isQuiet.self] = newValue
            }
          }

          private struct __Key_isQuiet: SwiftUICore.\(key) {
            static var defaultValue: Bool {
              false
            }
          }
        }
        """)
  }

  @Test(
    "a focused value's key has the type that the variable wraps",
    arguments: [("Draft?", "Draft"), ("Optional<Draft>", "Draft"), ("(() -> Void)?", "() -> Void"), ("Draft? = nil", "Draft")])
  func focusedValue(declared: String, value: String) {
    let type = declared.replacing(" = nil", with: "")
    expectExpansion(
      of: """
        extension FocusedValues {
          @Entry var draft: \(declared)
        }
        """,
      is: """
        extension FocusedValues {
          var draft: \(type) {
            get {
              self[__Key_draft.self]
            }
            set {
              self[__Key_draft.self] = newValue
            }
          }

          private struct __Key_draft: SwiftUICore.FocusedValueKey {
            typealias Value = \(value)
          }
        }
        """)
  }

  @Test("access control and attributes of the variable stay, and the key is private all the same")
  func accessControl() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry public var `default`: Int = 1
        }
        """,
      is: """
        extension EnvironmentValues {
          public var `default`: Int {
            get {
              self[__Key_default.self]
            }
            set {
              self[__Key_default.self] = newValue
            }
          }

          private struct __Key_default: SwiftUICore.EnvironmentKey {
            static var defaultValue: Int {
              1
            }
          }
        }
        """)
  }
}

@Suite("@Entry, misused, says what to write") struct EntryMacroMisuseTests {
  /// Expects that a declaration in an extension of `container` stays as it is, and that this is why.
  private func expectMisuse(
    _ declaration: String, in container: String = "extension EnvironmentValues", message: String, column: Int = 3,
    fixIts: [FixItSpec] = [], fixed: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, callColumn: UInt = #column
  ) {
    expectExpansion(
      of: """
        \(container) {
          @Entry \(declaration)
        }
        """,
      is: """
        \(container) {
          \(declaration)
        }
        """,
      diagnostics: [DiagnosticSpec(message: message, line: 2, column: column, fixIts: fixIts)],
      fixed: fixed.map { "\(container) {\n  @Entry \($0)\n}" },
      fileID: fileID, filePath: filePath, line: line, column: callColumn)
  }

  @Test("outside the four containers")
  func wrongPlace() {
    let remedy = "put it directly in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
    expectMisuse(
      "var title: String = \"x\"", in: "extension Library",
      message: "@Entry var 'title' stands in an extension of 'Library': \(remedy)")
    expectMisuse(
      "var title: String = \"x\"", in: "struct EnvironmentValues",
      message: "@Entry var 'title' stands in 'EnvironmentValues': \(remedy)")
    expectMisuse(
      "var title: String = \"x\"", in: "extension Elsewhere.EnvironmentValues",
      message: "@Entry var 'title' stands in an extension of 'Elsewhere.EnvironmentValues': \(remedy)")
  }

  @Test("on a constant")
  func constant() {
    expectMisuse(
      "let title: String = \"x\"", message: "@Entry needs a variable, and 'title' is a constant: write 'var title'", column: 10,
      fixIts: [FixItSpec(message: "write 'var'")], fixed: "var title: String = \"x\"")
  }

  @Test("on a variable of the type")
  func typeVariable() {
    expectMisuse(
      "static var title: String = \"x\"",
      message: "@Entry needs an instance variable, and 'title' belongs to the type: remove 'static'")
  }

  @Test("without a default on a type that is not optional")
  func noDefault() {
    expectMisuse(
      "var title: String",
      message: "@Entry var 'title' has no default value: add '= value' behind 'String', or make it the optional 'String?'")
  }

  @Test("on several variables at once")
  func severalVariables() throws {
    // The test kit refuses such a declaration before it asks the macro, and the compiler does not.
    let declaration: DeclSyntax = "@Entry var width = 1, height = 2"
    let context = BasicMacroExpansionContext()
    let peers = try EntryMacro.expansion(of: "@Entry", providingPeersOf: declaration, in: context)
    #expect(peers.isEmpty)
    #expect(
      context.diagnostics.map(\.message) == [
        "@Entry goes on one variable, and this declaration has 2 names (width, height): "
          + "give each variable a declaration and an '@Entry' of its own"
      ])
  }

  @Test("on variables that have accessors")
  func accessors() {
    expectMisuse(
      "var title: String { \"x\" }",
      message:
        "@Entry writes the accessors of 'title', and it has some already: give it a default value with '=' and remove them",
      column: 28)
  }

  @Test("on a function")
  func function() {
    expectMisuse(
      "func title() {}",
      message: "@Entry goes on a variable: write 'extension EnvironmentValues { @Entry var name: Type = value }'")
  }

  @Test("on a focused value that is not optional, has no type, or has a default")
  func focusedValue() {
    expectMisuse(
      "var draft: Draft = Draft()", in: "extension FocusedValues",
      message: "A focused value is nil where nothing in focus sets it, and 'draft' is not optional: write 'var draft: Draft?'")
    expectMisuse(
      "var draft = Draft()", in: "extension FocusedValues",
      message: "A focused value needs an optional type in writing: write 'var draft: Type?'")
    expectMisuse(
      "var draft: Draft? = Draft()", in: "extension FocusedValues",
      message: "A focused value has no default but nil, and 'draft' is given 'Draft()': remove '= Draft()'", column: 30)
  }
}
