import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Migrator

/// The rules' examples are real programs: they compile before, and what the migrator makes of them compiles too.
///
/// Most are compiled together, as the files of one module, in which each has names of its own: a process of the compiler for each of some 350
/// texts would read SwiftUI as often. What cannot be with the others, such as a second `@main`, is compiled by itself.
@Suite struct ExampleCompilationTests {
  struct Source: Sendable {
    let name: String
    let text: String

    /// As the file of a program.
    var file: String {
      let hasImport = text.split(separator: "\n").contains { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("import ") }
      return (hasImport ? "" : "import SwiftUI; ") + text
    }
  }

  /// All texts, except for those that import a package which stands for one that the tool cannot see.
  static let sources: [Source] = Rules.all.flatMap { rule in
    rule.examples.flatMap { example in
      let texts = example.before == example.after ? [example.before] : [example.before, example.after]
      return texts.enumerated().map { index, text in
        Source(name: "\(rule.id): \(example.title), \(index == 0 ? "before" : "after")", text: text)
      }
    }
  }.filter { !$0.text.contains("import Library") }

  @Test("Each example compiles, before and after")
  func compile() throws {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let typecheck = try #require(Typecheck(products: products))
    let files = Dictionary(uniqueKeysWithValues: Self.sources.enumerated().map { ("Example\($0).swift", $1) })
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: Self.sources.enumerated().map { ("Example\($0).swift", OwnNames.rename($1.file, with: "_\($0)")) }))

    // What remains has compiled together without any error. An error may hide others, so those that have one go, and the rest once more.
    var together = Set(files.keys)
    while !together.isEmpty {
      let errors = try typecheck.errors(in: together.sorted().map(folder.path))
      if errors.isEmpty { break }
      let failing = Set(errors.compactMap { $0.path.map { ($0 as NSString).lastPathComponent } })
      try #require(!failing.isDisjoint(with: together), "\(errors)")
      together.subtract(failing)
    }
    #expect(together.count > files.count * 2 / 3)
    for (name, source) in files where !together.contains(name) {
      let folder = try TemporaryFolder(["Example.swift": source.file])
      #expect(try typecheck.errors(in: [folder.path("Example.swift")]).map(\.message) == [], "\(source.name)")
    }
  }
}

/// Gives what a file declares at its top level names that no other file has.
private final class OwnNames: SyntaxRewriter {
  private let names: Set<String>
  private let suffix: String

  static func rename(_ source: String, with suffix: String) -> String {
    let file = Parser.parse(source: source)
    let names = file.statements.compactMap { statement -> String? in
      if let type = statement.item.asProtocol((any NamedDeclSyntax).self) { return type.name.text }
      if let variable = statement.item.as(VariableDeclSyntax.self) {
        return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      return nil
    }
    return OwnNames(Set(names), suffix).rewrite(file).description
  }

  private init(_ names: Set<String>, _ suffix: String) {
    self.names = names
    self.suffix = suffix
    super.init()
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard case .identifier(let text) = token.tokenKind, names.contains(text) else { return token }
    return token.with(\.tokenKind, .identifier(text + suffix))
  }
}
