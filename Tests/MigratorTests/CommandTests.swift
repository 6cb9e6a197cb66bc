import Foundation
import Testing

@testable import Migrator

/// The executable, which is built beside the tests.
@Suite("The command", .serialized) struct CommandTests {
  private static let executable =
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "oriel").path

  private func oriel(_ arguments: String..., in folder: TemporaryFolder) throws -> (status: Int32, output: String, errors: String)
  {
    let result = try folder.run(Self.executable, ["migrate"] + arguments)
    return (result.status, String(decoding: result.output, as: UTF8.self), String(decoding: result.errors, as: UTF8.self))
  }

  private func folder() throws -> TemporaryFolder { try TemporaryFolder(["A.swift": "class A: ObservableObject {}\n"]) }

  private static let diff = """
    --- a/A.swift
    +++ b/A.swift
    @@ -1 +1 @@
    -class A: ObservableObject {}
    +@Observable class A {}

    """

  @Test("by itself it shows a diff on standard output and the report on standard error, and writes nothing")
  func diff() throws {
    let folder = try folder()
    let result = try oriel(in: folder)
    #expect(result.status == 0)
    #expect(result.output == Self.diff)
    #expect(result.errors.contains("1 type converted"))
    #expect(try folder.text(of: "A.swift") == "class A: ObservableObject {}\n")
    #expect(try oriel("--color", "always", in: folder).output.contains("\u{1B}[32m+@Observable class A {}\u{1B}[0m\n"))
  }

  @Test("--check says by its status whether there is something to do")
  func check() throws {
    let folder = try folder()
    #expect(try oriel("--check", in: folder).status == 1)
    let refused = try oriel("--write", in: folder)
    #expect(refused.status == 2)
    #expect(refused.output.contains("--allow-dirty"))
    let written = try oriel("--write", "--allow-dirty", in: folder)
    #expect(written.status == 0)
    #expect(written.output.contains("written"))
    #expect(try folder.text(of: "A.swift") == "@Observable class A {}\n")
    #expect(try oriel("--check", in: folder).status == 0)
  }

  @Test("reports for programs have standard output for themselves, unless the diff is asked for")
  func reports() throws {
    let folder = try folder()
    let json = try oriel("--report", "json", in: folder)
    #expect(try JSONDecoder().decode(Report.self, from: Data(json.output.utf8)).summary.typesConverted == 1)
    #expect(json.errors.isEmpty)
    let both = try oriel("--report", "sarif", "--diff", in: folder)
    #expect(both.output == Self.diff)
    #expect(try JSONDecoder().decode(SARIFReport.self, from: Data(both.errors.utf8)).runs.count == 1)
  }

  @Test(
    "bad input ends with status 2 and a word about it",
    arguments: [
      (["missing"], "no such file"), (["--type", "Missing"], "There are: A."), (["--explain", "M0"], "no rule 'M0'"),
      (["--nonsense"], "--nonsense"), (["--write", "--check"], "exclude"), (["--report", "xml"], "xml"),
    ])
  func badInput(arguments: [String], text: String) throws {
    let result = try folder().run(Self.executable, ["migrate"] + arguments)
    #expect(result.status == 2)
    #expect(result.text.contains(text))
  }

  @Test("uncommitted changes stop writing")
  func uncommitted() throws {
    let folder = try folder()
    try folder.git("init", "-q")
    let result = try oriel("--write", in: folder)
    #expect(result.status == 2)
    #expect(result.output.contains("A.swift: error: This file has changes that are not committed"))
    #expect(try oriel("--write", "--allow-dirty", in: folder).status == 0)
  }

  @Test("--check gives programs a result for each type that can be converted")
  func checkForPrograms() throws {
    let folder = try TemporaryFolder([
      "A.swift": "class A: ObservableObject {}\nprotocol P: ObservableObject {}\n",
      "B.swift": "class B: ObservableObject { let objectWillChange = ObservableObjectPublisher() }\n",
    ])
    let sarif = try oriel("--check", "--report", "sarif", in: folder)
    #expect(sarif.status == 1)
    let results = try JSONDecoder().decode(SARIFReport.self, from: Data(sarif.output.utf8)).runs[0].results
    let convertible = results.filter { $0.message.text.contains("can be converted") }
    #expect(convertible.map(\.ruleId) == ["M1", "M34"])
    #expect(convertible.map { $0.locations[0].physicalLocation.region?.startLine } == [1, 2])
    #expect(results.count == 3)
    let json = try JSONDecoder().decode(Report.self, from: Data(try oriel("--check", "--report", "json", in: folder).output.utf8))
    #expect(json.findings.filter { $0.message.contains("can be converted") }.count == 2)
    let plain = try JSONDecoder().decode(Report.self, from: Data(try oriel("--report", "json", in: folder).output.utf8))
    #expect(!plain.findings.contains { $0.message.contains("can be converted") })
  }

  @Test("what cannot be read in a folder is reported, and the rest goes well")
  func skipped() throws {
    let folder = try TemporaryFolder(["A.swift": "class A: ObservableObject {}\n"])
    try folder.write(Data([0xFF, 0xFE]), to: "B.swift")
    try folder.link("Loop.swift", to: "Loop.swift")
    let result = try oriel("--write", "--allow-dirty", in: folder)
    #expect(result.status == 0)
    #expect(result.output.contains("B.swift: warning: This file is not UTF-8"))
    #expect(result.output.contains("Loop.swift: warning: This link leads back to itself"))
    #expect(try folder.text(of: "A.swift") == "@Observable class A {}\n")
    #expect(try oriel("B.swift", in: folder).status == 2)
  }

  @Test("the linter lists and explains its rules")
  func lintRules() throws {
    let folder = try TemporaryFolder()
    let list = try folder.run(Self.executable, ["lint", "--list-rules"]).text
    #expect(list == RuleText.listOfLintRules())
    #expect(list.split(separator: "\n").count == LintRules.all.count)
    let rule = try #require(LintRules.rule("L10"))
    #expect(try folder.run(Self.executable, ["lint", "--explain", "l10"]).text == RuleText.explanation(of: rule))
    let unknown = try folder.run(Self.executable, ["lint", "--explain", "L0"])
    #expect(unknown.status == 2)
    #expect(unknown.text.contains("no rule 'L0'"))
  }

  @Test("it lists and explains the rules")
  func rules() throws {
    let folder = try TemporaryFolder()
    #expect(try oriel("--list-rules", in: folder).output == RuleText.list())
    let rule = try #require(Rules.rule("M4"))
    #expect(try oriel("--explain", "m4", in: folder).output == RuleText.explanation(of: rule))
  }
}
