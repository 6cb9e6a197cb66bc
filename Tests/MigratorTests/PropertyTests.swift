import RandomInput
import SwiftSyntax
import Testing

@testable import Migrator

/// What holds for any input, tried with the rules' examples and with what is left of them when lines are taken away or put elsewhere.
@Suite(.serialized) struct PropertyTests {
  static let sources = Rules.all.flatMap { $0.examples.map(\.before) }

  /// A source with some lines missing, doubled or moved, and sometimes one of another source among them.
  static func disturbed(_ generator: inout SeededGenerator) -> String {
    var lines = sources.randomElement(using: &generator)!.split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = lines.indices.randomElement(using: &generator)!
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: if lines.count > 1 { lines.remove(at: index) }
      case 1: lines.insert(lines[index], at: lines.indices.randomElement(using: &generator)!)
      case 2: lines.swapAt(index, lines.indices.randomElement(using: &generator)!)
      default:
        let other = sources.randomElement(using: &generator)!.split(separator: "\n", omittingEmptySubsequences: false)
        lines.insert(other.randomElement(using: &generator)!, at: index)
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test("What parses before parses afterwards, a second run changes nothing, and what does not parse is left", arguments: 0..<8)
  func anyInput(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<60 {
      let source = Self.disturbed(&generator)
      var options = MigrationOptions()
      options.appleStyle = Bool.random(using: &generator)
      options.bridge = [.nothing, .published, .everything].randomElement(using: &generator)!
      let file = SourceFile(path: "Example.swift", text: source)
      let result = try migrate(source, options: options).text
      if file.parseError != nil {
        #expect(result == source)
      } else {
        #expect(SourceFile(path: "Example.swift", text: result).parseError == nil, "\(source)\n---\n\(result)")
        #expect(try migrate(result, options: options).text == result, "\(source)\n---\n\(result)")
        #expect(Self.leftovers(in: result) <= Self.leftovers(in: source), "\(source)\n---\n\(result)")
      }
    }
  }

  /// How many places use an object as an `ObservableObject` whose class has the macro and does not conform any more.
  static func leftovers(in source: String) -> Int {
    let project = Project(files: [SourceFile(path: "Example.swift", text: source)])
    func isConverted(_ type: NominalType?) -> Bool {
      guard let type else { return false }
      return project.isTracked(type) && !project.conformsToObservableObject(type)
    }
    return project.contents.reduce(0) { count, contents in
      let publishers = contents.references.filter { reference in
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
          let base = member.base,
          let type = project.type(of: base, in: contents.file).nominal, isConverted(type)
        else { return false }
        let name = reference.baseName.text
        return name == "objectWillChange" && type.property(name) == nil
          || name.hasPrefix("$") && type.property(String(name.dropFirst()))?.attributes.isEmpty == true
      }
      let injections = project.injections(in: contents).filter { isConverted($0.2.nominal) }
      let observers = project.observingProperties(in: contents).filter { isConverted($0.value.nominal) }
      return count + publishers.count + injections.count + observers.count
    }
  }

  @Test("No example leaves a use behind that its class does not serve any more")
  func leftovers() throws {
    for example in Rules.all.flatMap(\.examples) {
      let result = try migrate(example.before, options: example.options).text
      #expect(Self.leftovers(in: result) <= Self.leftovers(in: example.before), "\(example.title)\n\(result)")
    }
  }

  @Test("Many modules in one run come out as each of them alone")
  func modules() throws {
    let examples = Rules.all.flatMap(\.examples).filter {
      $0.options.types.isEmpty && !$0.options.appleStyle && $0.options.bridge == .published
    }
    let files = examples.enumerated().map { SourceFile(path: "\($0).swift", text: $1.before, module: "Module\($0)") }
    let migration = Migration(Project(files: files))
    for (file, example) in zip(files, examples) {
      let result = try migration.result(for: file)
      // Without the comparison's own long description of two texts.
      if result != example.after { Issue.record("\(example.title) comes out as\n\(result)") }
    }
  }

  @Test("A type that is named in a file with a syntax error is left, and others are converted")
  func brokenFile() throws {
    let texts = [
      "class Book: ObservableObject { @Published var title = \"\" }", "class Author: ObservableObject {}",
      "struct Shelf { @ObservedObject var book: Book; func ( }",
    ]
    let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let migration = Migration(Project(files: files))
    #expect(try files.map(migration.result(for:)) == [texts[0], "@Observable class Author {}", texts[2]])
    #expect(migration.findings.map(\.rule) == ["M45"])
    #expect(migration.findings.first?.message.contains("2.swift, line 1") == true)
  }

  @Test("A file that no rule has an edit for is byte for byte what it was, and its result is not even made anew")
  func untouched() throws {
    let text = "struct Plain {\r\n\tlet a = 1 \r\n}\n\u{FEFF}// é\n"
    let files = [
      SourceFile(path: "a.swift", text: text), SourceFile(path: "b.swift", text: ArticleTests.library),
    ]
    let migration = Migration(Project(files: files))
    #expect(migration.edits(of: files[0]).isEmpty)
    #expect(Array(try migration.result(for: files[0]).utf8) == Array(text.utf8))
    #expect(!migration.edits(of: files[1]).isEmpty)
  }
}
