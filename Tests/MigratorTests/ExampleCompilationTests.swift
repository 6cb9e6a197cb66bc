import Foundation
import Testing

@testable import Migrator

/// The rules' examples are real programs: they compile before, and what the migrator makes of them compiles too.
///
/// A call of the compiler for each of some 350 texts takes a while and all processors, so this runs by itself, with `COMPILE_EXAMPLES=1`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["COMPILE_EXAMPLES"] != nil)) struct ExampleCompilationTests {
  struct Source: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
  }

  /// All texts, except for those that import a package which stands for one that the tool cannot see.
  static let sources: [Source] = Rules.all.flatMap { rule in
    rule.examples.flatMap { example in
      let texts = example.before == example.after ? [example.before] : [example.before, example.after]
      return texts.enumerated().map { index, text in
        Source(testDescription: "\(rule.id): \(example.title), \(index == 0 ? "before" : "after")", text: text)
      }
    }
  }.filter { !$0.text.contains("import Library") }

  @Test("An example compiles, before and after", arguments: sources)
  func compile(_ source: Source) throws {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let typecheck = try #require(Typecheck(products: products))
    let imports =
      source.text.split(separator: "\n").contains { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("import ") }
      ? "" : "import SwiftUI; "
    let folder = try TemporaryFolder(["Example.swift": imports + source.text])
    #expect(try typecheck.errors(in: [folder.path("Example.swift")]).map(\.message) == [])
  }
}
