import Foundation
import Testing

/// The compiler's side of the conversation with the plugin, with Foundation's JSON and not the plugin's own.
struct Compiler {
  struct Position: Codable, Equatable {
    var fileName = "Library/Entries.swift"
    var offset: Int
  }

  struct Syntax: Encodable {
    struct Location: Encodable {
      var fileID = "Library/Entries.swift"
      var fileName = "Library/Entries.swift"
      var offset = 0
      var line = 1
      var column = 1
    }

    let kind: String
    let source: String
    var location = Location()
  }

  struct Macro: Encodable {
    var moduleName = "SwiftUIMacros"
    let typeName: String
    let name: String
  }

  struct AttachedMacro: Encodable {
    let macro: Macro
    let macroRole: String
    var discriminator = "$s7Library5title5EntryfMp_"
    let attributeSyntax: Syntax
    let declSyntax: Syntax
    let lexicalContext: [Syntax]?
    /// The type whose member the declaration is.
    var parentDeclSyntax: Syntax?
    /// The type that an extension is for.
    var extendedTypeSyntax: Syntax?
    /// The compiler sends it, and the plugin does without.
    var staticBuildConfiguration = "{\"attributes\":[\"available\"]}"
  }

  struct FreestandingMacro: Encodable {
    let macro: Macro
    let macroRole: String?
    var discriminator = "$s7Library7PreviewfMf_"
    let syntax: Syntax
    var lexicalContext: [Syntax] = []
  }

  struct Answer: Decodable {
    struct Range: Decodable, Equatable {
      let fileName: String
      let startOffset: Int
      let endOffset: Int
    }

    struct FixIt: Decodable, Equatable {
      struct Change: Decodable, Equatable {
        let range: Range
        let newText: String
      }

      let message: String
      let changes: [Change]
    }

    struct Diagnostic: Decodable, Equatable {
      let message: String
      let severity: String
      let position: Position
      let highlights: [Range]
      let notes: [String]
      let fixIts: [FixIt]
    }

    var expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  private struct Reply: Decodable {
    let expandMacroResult: Answer
  }

  /// The answer to a message about a macro.
  static func answer(to message: [String: some Encodable]) throws -> Answer {
    try answer(to: JSONEncoder().encode(message))
  }

  static func answer(to message: Data) throws -> Answer {
    try JSONDecoder().decode(Reply.self, from: Data(MacroPlugin.answer(to: [UInt8](message)))).expandMacroResult
  }
}

/// A declaration with a macro, in a file.
struct MacroUse {
  /// Where the source begins that the compiler sends. With each message it sends the comments and spaces before the declaration.
  static let offset = 40

  var declaration: String
  /// From the inside to the outside.
  var surroundings: [String]
  var type = "EntryMacro"
  var attribute = "@Entry"
  var before = "\n  // Before, with a { and a \".\n  "
  var behind = " // Behind."
  /// The type around the declaration, for a macro that gives attributes to members.
  var parent: String?
  /// The name of the type, for a macro that adds extensions.
  var extendedType: String?

  func answer(_ role: String) throws -> Compiler.Answer {
    let contexts = surroundings.map { source in
      Compiler.Syntax(kind: source.hasPrefix("#") || source.hasPrefix("{") ? "expression" : "declaration", source: source)
    }
    let location = Compiler.Syntax.Location(offset: Self.offset)
    let message = Compiler.AttachedMacro(
      macro: Compiler.Macro(typeName: type, name: "\(attribute.dropFirst()) "), macroRole: role,
      attributeSyntax: Compiler.Syntax(kind: "attribute", source: before + attribute + " ", location: location),
      declSyntax: Compiler.Syntax(kind: "declaration", source: before + declaration + behind, location: location),
      lexicalContext: contexts, parentDeclSyntax: parent.map { Compiler.Syntax(kind: "declaration", source: $0) },
      extendedTypeSyntax: extendedType.map { Compiler.Syntax(kind: "type", source: $0) })
    return try Compiler.answer(to: ["expandAttachedMacro": message])
  }

  /// The text of the file at a range.
  func text(at range: Compiler.Answer.Range) -> String {
    let file = [UInt8](repeating: 0, count: Self.offset) + (before + declaration + behind).utf8
    return String(decoding: file[range.startOffset..<range.endOffset], as: UTF8.self)
  }
}

/// Expects that a declaration with `@Entry` gets these accessors, if any, and this declaration beside it.
func expectEntry(
  _ declaration: String, in surroundings: String = "extension EnvironmentValues", accessors: String? = nil, peer: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for (before, behind) in [
    ("", ""), ("\n  // Before, with a { and a \".\n  ", " // Behind."), ("\r\n\r\n  /* Before */ ", "\r\n"),
  ] {
    let use = MacroUse(declaration: declaration, surroundings: ["\n\(surroundings) {}"], before: before, behind: behind)
    let peers = try use.answer("peer")
    #expect(peers.expandedSource == peer, sourceLocation: sourceLocation)
    #expect(peers.diagnostics == [], sourceLocation: sourceLocation)
    let added = try use.answer("accessor")
    if let accessors { #expect(added.expandedSource == accessors, sourceLocation: sourceLocation) }
    #expect(added.diagnostics == [], sourceLocation: sourceLocation)
  }
}

/// Expects that nothing comes of a declaration with `@Entry`, and that this is why.
///
/// - Parameters:
///   - place: What the message points at: the declaration, unless it is something in there.
///   - fixed: What the declaration is with its fix-it applied.
func expectMisuse(
  _ declaration: String, in surroundings: [String] = ["\nextension EnvironmentValues {}"], message: String,
  at place: String? = nil,
  fixIt: String? = nil, fixed: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let use = MacroUse(declaration: declaration, surroundings: surroundings)
  let answer = try use.answer("peer")
  #expect(answer.expandedSource == "", sourceLocation: sourceLocation)
  try #require(answer.diagnostics.count == 1, sourceLocation: sourceLocation)
  let diagnostic = answer.diagnostics[0]
  #expect(diagnostic.message == message, sourceLocation: sourceLocation)
  #expect(diagnostic.severity == "error", sourceLocation: sourceLocation)
  try #require(diagnostic.highlights.count == 1, sourceLocation: sourceLocation)
  #expect(use.text(at: diagnostic.highlights[0]) == place ?? declaration, sourceLocation: sourceLocation)
  let start = Compiler.Position(offset: diagnostic.highlights[0].startOffset)
  #expect(diagnostic.position == start, sourceLocation: sourceLocation)

  #expect(diagnostic.fixIts.map(\.message) == (fixIt.map { [$0] } ?? []), sourceLocation: sourceLocation)
  if let fixed, let change = diagnostic.fixIts.first?.changes.first {
    var bytes = Array(declaration.utf8)
    let start = MacroUse.offset + use.before.utf8.count
    bytes.replaceSubrange(change.range.startOffset - start..<change.range.endOffset - start, with: change.newText.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == fixed, sourceLocation: sourceLocation)
  }

  // Each misuse is reported once.
  let silence = try use.answer("accessor")
  #expect(silence.expandedSource == "" && silence.diagnostics == [], sourceLocation: sourceLocation)
}
