import RandomInput
import Testing

@testable import Migrator

/// Sources whose bytes are disturbed anywhere: what comes out parses if it did before, stays at a second run, and nothing ends the process.
@Suite("Disturbed sources", .serialized) struct FuzzingTests {
  static let corpus =
    Rules.all.flatMap { $0.examples.map { Array($0.before.utf8) } }
    + LintRules.all.flatMap { $0.examples.map { Array($0.source.utf8) } }

  static let words = [
    "@Published ", "@ObservedObject ", "@StateObject ", "@EnvironmentObject ", "@Observable ", "@Bindable ", "@State ",
    "@AppStorage(\"a\") ",
    "ObservableObject", "objectWillChange.send()", "import Combine\n", "import SwiftUI\n", "$", "_", ".", "!", "?", "??", "&",
    "{", "}", "(", ")",
    "[", "]", "<", ">", ":", ",", ";", "\n", "\r\n", "\r", "\t", "\0", "\u{FEFF}", "\"", "\"\"\"", "\\(", "#\"", "`", "//", "/*",
    "*/", "#if ",
    "#else\n", "#endif\n", "#sourceLocation(file: \"a\", line: 1)\n", "#available", "class ", "struct ", "enum ", "extension ",
    "protocol ",
    "actor ", "final ", "private ", "static ", "lazy ", "weak ", "unowned ", "override ", "var ", "let ", "init", "deinit ",
    "willSet ", "didSet ",
    "get ", "set ", "self", "Self", "some ", "any ", "inout ", "async ", "await ", "throws ", "try ", "@MainActor ",
    "nonisolated ", "é",
    "\u{1F34E}", "1_000", "0x", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> other\n", String(repeating: "(", count: 300),
    String(repeating: "{", count: 300), String(repeating: "-", count: 300),
  ].map { Array($0.utf8) }

  /// The source of a run, or nil if it is not read: what is not UTF-8. Neither is tried what keeps swift-syntax busy for ever: looking for
  /// a type, it takes twice as long for each bracket in brackets.
  func source(_ fuzzing: Fuzzing, _ generator: inout SeededGenerator) -> String? {
    let input = Self.corpus.randomElement(using: &generator)!.disturbed(with: Self.words, and: Self.corpus, using: &generator)
    let brackets = input.split { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: " ") && $0 != 0 }.map {
      $0.count { $0 == UInt8(ascii: "[") }
    }
    guard brackets.allSatisfy({ $0 < 8 }), let source = String(validating: input, as: UTF8.self) else { return nil }
    fuzzing.keep(input)
    return source
  }

  @Test("The migrator takes any source")
  func migrator() throws {
    let fuzzing = Fuzzing("migrator", runs: 150)
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      guard let source = source(fuzzing, &generator) else { continue }
      var options = MigrationOptions()
      options.appleStyle = Bool.random(using: &generator)
      options.bridge = [.nothing, .published, .everything].randomElement(using: &generator)!
      let result = try migrate(source, options: options).text
      if SourceFile(path: "Example.swift", text: source).parseError != nil {
        #expect(result == source, "\(fuzzing.place(run))")
      } else if result != source {
        let place = fuzzing.place(run)
        #expect(SourceFile(path: "Example.swift", text: result).parseError == nil, "\(place)\n\(source)\n---\n\(result)")
        #expect(try migrate(result, options: options).text == result, "\(place)\n\(source)\n---\n\(result)")
      }
    }
    fuzzing.end()
  }

  @Test("The linter takes any source")
  func linter() throws {
    let fuzzing = Fuzzing("linter", runs: 150)
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      guard let source = source(fuzzing, &generator) else { continue }
      let rule = LintRules.all.randomElement(using: &generator)!.id
      let mended = try lint(source, rule).text
      if mended == source { continue }
      let place = "\(rule), \(fuzzing.place(run))"
      #expect(SourceFile(path: "Example.swift", text: mended).parseError == nil, "\(place)\n\(source)\n---\n\(mended)")
      #expect(try lint(mended, rule).text == mended, "\(place)\n\(source)\n---\n\(mended)")
    }
    fuzzing.end()
  }
}
