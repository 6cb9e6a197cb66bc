import Testing

@testable import Migrator

@Suite("Files that are hard to read") struct NestingTests {
  @Test(
    "Brackets nested beyond reason are reported before the parser meets them", arguments: ["[", "[ ", "[any ", "([", "[Array<"])
  func deep(bracket: String) {
    let source = "class Model: ObservableObject {}\nlet x: " + String(repeating: bracket, count: 40)
    let file = SourceFile(path: "Deep.swift", text: source)
    #expect(file.parseError?.location.line == 2)
    #expect(file.parseError?.message.contains("nested") == true)
  }

  @Test("What such a file names stays as it is")
  func names() throws {
    let texts = [
      "class Book: ObservableObject {}", "class Author: ObservableObject {}", "let x: \(String(repeating: "[", count: 40))Book",
    ]
    let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let migration = Migration(Project(files: files))
    #expect(try files.map(migration.result(for:)) == [texts[0], "@Observable class Author {}", texts[2]])
  }

  @Test(
    "Brackets in strings and comments, beside each other and as deep as real code has them, are read",
    arguments: [
      "let x = \"\(String(repeating: "[", count: 100))\"", "// \(String(repeating: "[", count: 100))",
      "/* /* */ \(String(repeating: "[", count: 100)) */", "let x = \"\"\"\n\(String(repeating: "[", count: 100))\n\"\"\"",
      "let x = [\(String(repeating: "[1], ", count: 100))]", "let x: [[[[[[Int]]]]]] = [[[[[[1]]]]]]",
      "let x = \(String(repeating: "row([", count: 10))\(String(repeating: "])", count: 10))",
    ])
  func real(source: String) {
    #expect(SourceFile(path: "Real.swift", text: source).parseError == nil)
  }

  @Test("Views as deep as the compiler takes them are read, converted and searched", arguments: [18, 40, 80])
  func views(depth: Int) throws {
    let body = String(repeating: "VStack { ", count: depth) + "Text(model.title)" + String(repeating: " }", count: depth)
    let source = """
      import SwiftUI
      class Model: ObservableObject { @Published var title = "" }
      struct Deep: View {
        @ObservedObject var model: Model
        var body: some View { \(body) }
      }
      """
    let file = SourceFile(path: "Deep.swift", text: source)
    #expect(file.parseError == nil)
    let project = Project(files: [file])
    #expect(try Migration(project).result(for: file).contains("@Observable class Model"))
    #expect(Lint(project, rules: LintRules.all).findings.isEmpty)
  }

  @Test(
    "What Swift 5 takes with a warning is read",
    arguments: [
      "@available (iOS 16, *)\nfunc f() {}", "@ MainActor\nclass Model: ObservableObject {}", "@objc (name) class A {}",
    ])
  func warnings(source: String) {
    #expect(SourceFile(path: "Old.swift", text: source).parseError == nil)
  }
}
