import Foundation
import Testing

/// What public apps call, counted (`api-census.csv`, `api-call-forms.csv`), is there in all its forms.
///
/// The files of call forms in this folder compile, which proves that what they use exists. These tests prove that nothing that
/// three or more repositories use is missing from them without a reason.
struct CallFormTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let sources = [
    "ViewForms", "ModifierForms", "NameForms", "PresentationForms", "ControlForms", "NavigationForms", "GestureForms",
    "MotionForms",
  ]

  /// What other parts of the system bring, by the part.
  private static let notYet: [String: Set<String>] = [
    "programs, of which the examples are some": ["main"],
    "counts that no source of views can mean": ["VStack(){3}"],
  ]

  private struct Row {
    let kind: String
    let name: String
    let repositories: Int
  }

  private static func rows(_ file: String) throws -> [Row] {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst().map {
      line in
      let parts = line.split(separator: ",", omittingEmptySubsequences: false)
      let name = parts[1..<parts.count - 2].joined(separator: ",").trimmingCharacters(in: ["\""])
      return Row(kind: String(parts[0]), name: name, repositories: try #require(Int(parts[parts.count - 1])))
    }.filter { $0.repositories >= 3 }
  }

  private static func lines() throws -> [Substring] {
    try sources.flatMap { name in
      try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8).split(whereSeparator: \.isNewline)
    }
  }

  /// The name without dots, at signs, arguments: `.frame(width:)` is `frame`.
  private static func base(_ name: String) -> String {
    String(name.drop { ".@\\#".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static func isElsewhere(_ name: String) -> Bool {
    notYet.values.contains { $0.contains(base(name)) || $0.contains(name) }
  }

  /// Names with a reason in the support table.
  private static func isExplained(_ name: String) throws -> Bool {
    let file = folder.appending(path: "../../../Documentation/Support.md")
    let table = try #require(try String(contentsOf: file, encoding: .utf8).components(separatedBy: "## Not on Linux").last)
    return table.contains("`\(name)`") || table.contains("`\(base(name))`")
  }

  @Test("Each call form of three or more public repositories compiles, or Support.md says why it cannot")
  func callForms() throws {
    let lines = try Self.lines()
    var shown: Set<String> = []
    var code = ""
    for line in lines {
      guard let tag = line.range(of: "// form: ") else {
        code += line
        continue
      }
      // The form is what stands before its name, since the one before, or on the next line.
      let form = String(line[tag.upperBound...])
      #expect(
        (code + line[..<tag.lowerBound]).contains(Self.base(form)) || line.drop { $0 == " " }.hasPrefix("//"),
        "a line that does not show \(form)")
      shown.insert(form)
      code = ""
    }
    let forms = try Self.rows("api-call-forms.csv").filter { !$0.kind.hasPrefix("combine") && $0.kind != "function" }
    #expect(forms.count > 200)
    for form in forms where !shown.contains(form.name) && !Self.isElsewhere(form.name) {
      #expect(try Self.isExplained(form.name), "\(form.name) is in \(form.repositories) repositories")
    }
  }

  @Test("Each symbol of three or more public repositories is used where that compiles, or Support.md says why it cannot be")
  func symbols() throws {
    let words = Set(
      try Self.lines().flatMap { line in
        (line.components(separatedBy: " // form: ").first ?? "").split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(
          String.init)
      })
    let symbols = try Self.rows("api-census.csv").filter { !$0.kind.hasPrefix("combine") }
    #expect(symbols.count > 250)
    for symbol in symbols where !words.contains(Self.base(symbol.name)) && !Self.isElsewhere(symbol.name) {
      #expect(try Self.isExplained(symbol.name), "\(symbol.kind) \(symbol.name) is in \(symbol.repositories) repositories")
    }
  }
}
