import Foundation
import RandomInput
import Testing

@testable import Migrator
@testable import SourceCheck

/// The executable, which is built beside the tests.
@Suite("The command oriel check", .serialized) struct CheckCommandTests {
  @Test("the status says whether all compiles")
  func status() throws {
    let folder = try CheckFolder(["Good/A.swift": "let a = 1\n", "Bad/B.swift": "let b: Int = \"\"\n"])
    let good = try folder.oriel("Good")
    #expect(good.status == 0 && good.output == "1 of 1 file compiles.\n")
    let bad = try folder.oriel("Bad")
    #expect(bad.status == 1)
    #expect(bad.output.contains("Bad/B.swift:1: cannot convert value of type 'String'"))
    #expect(
      try folder.oriel("Good", "Bad", "--swift-version", "6").output.contains("1 of 2 files compile, 1 of 2 targets completely."))
  }

  @Test("JSON has the keys that the guide names")
  func json() throws {
    let folder = try CheckFolder([
      "A.swift": "import PencilKit\nimport SwiftUI\nlet b: Int = \"\"\nlet c = GeometryReader3D { _ in }\n"
    ])
    let result = try folder.oriel("--json")
    #expect(result.status == 1)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "callForms", "formatVersion", "imports", "leftOut", "modules", "packages", "placeholders", "problems", "summary",
        "swiftVersion",
        "symbols",
        "toolchain",
      ])
    let report = try JSONDecoder().decode(CheckReport.self, from: Data(result.output.utf8))
    #expect(report.formatVersion == 1 && report.summary.files == 1)
    #expect(report.imports.map(\.name) == ["PencilKit"] && report.symbols.map(\.name) == ["GeometryReader3D"])
  }

  @Test(
    "bad input ends with status 2 and a word about it",
    arguments: [
      (["missing"], "no such file"), (["Empty"], "no Swift file"), (["A.swift"], "copy it into a folder of its own"),
      (["--nonsense"], "--nonsense"),
      (["--swift-version", "4"], "swift-version"), (["--file-limit", "0"], "seconds"),
    ])
  func badInput(arguments: [String], text: String) throws {
    let folder = try CheckFolder(["A.swift": "", "Empty/text.txt": ""])
    let result = try Subprocess.run(CheckFolder.products.appending(path: "oriel").path, ["check"] + arguments, in: folder.path)
    #expect(result.status == 2)
    #expect(result.text.contains(text), "\(result.text)")
  }

  @Test("without a compiler it says what to install")
  func noCompiler() throws {
    let folder = try CheckFolder(["A.swift": ""])
    let tool = CheckFolder.products.appending(path: "oriel").path
    let result = try Subprocess.run(tool, ["check"], in: folder.path, environment: ["PATH": folder.path])
    #expect(result.status == 2)
    #expect(result.text.contains("Install Swift"), "\(result.text)")
  }

  @Test("what cannot be read is left out with a word, and links that lead round end")
  func unreadable() throws {
    let folder = try CheckFolder(["A.swift": "let a = 1\n", "B/B.swift": "let b = 1\n"])
    try Data([0xFF, 0xFE, 0x00]).write(to: folder.url.appending(path: "Latin.swift"))
    try FileManager.default.createSymbolicLink(atPath: folder.path("B/loop"), withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(atPath: folder.path("gone.swift"), withDestinationPath: "nowhere")
    let result = try folder.oriel()
    #expect(result.status == 0)
    #expect(result.output.contains("2 of 2 files compile."))
    for word in ["not UTF-8", "leads to a folder around it", "leads nowhere"] { #expect(result.output.contains(word)) }
  }

  @Test("an interruption leaves neither folders nor compilers behind", arguments: [SIGINT, SIGTERM])
  func interruption(signal: Int32) throws {
    let folder = try CheckFolder(["A/A.swift": CheckRunTests.slow, "tmp/empty": ""])
    let process = Process()
    process.executableURL = CheckFolder.products.appending(path: "oriel")
    process.arguments = ["check", folder.path("A")]
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path("tmp")]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    func copies() -> [String] { folder.entries("tmp").filter { $0.hasPrefix("oriel-") } }
    // The list of files is there when the compiler is about to start.
    while process.isRunning, !copies().contains(where: { !folder.entries("tmp/\($0)/0").isEmpty }) { usleep(10_000) }
    try #require(process.isRunning)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    #expect(copies() == [])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let lines = names.map { (try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8)) ?? "" }
    #expect(!lines.contains { $0.contains("swift-frontend") && $0.contains(folder.path("tmp")) })
  }

  @Test(
    "any source gets a verdict",
    arguments: [
      "", "\u{FEFF}import SwiftUI\n", "{{{{", "}}}}", "struct", "let a = \"", "/*", "#if os(", "import", "import \u{0}", "@", "#",
      String(repeating: "[", count: 3000), String(repeating: "{", count: 3000), String(repeating: "a.b(", count: 2000),
      "let a = " + String(repeating: "-", count: 5000) + "1", "extension View { var body: some",
      "import SwiftUI\nlet a = Text(.ornament",
    ])
  func anySource(text: String) throws {
    var limits = CheckLimits()
    limits.file = .seconds(20)
    let run = try CheckFolder(["A.swift": text, "B.swift": "let b = 1\n"]).check(limits: limits)
    #expect(run.report.summary.files == 2)
    #expect(run.files["B.swift"]?.compiles == true)
  }

  @Test("what is taken out of a source leaves its lines where they are")
  func disturbed() throws {
    let corpus = [CheckRunTests.view, "import UIKit\nstruct A {\n  var a = [1].map {\n    $0.b(1)\n      .c { d in }\n  }\n}\n"]
      .map { Array($0.utf8) }
    let words = ["(", ")", "{", "}", ".a", ".b(", "#if os(iOS)\n", "#endif\n", "\n", "\r\n", "\"", "@A ", "\u{1F34E}"].map {
      Array($0.utf8)
    }
    let fuzzing = Fuzzing("trim", runs: 300)
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      let input = corpus.randomElement(using: &generator)!.disturbed(with: words, and: corpus, using: &generator)
      guard let text = String(validating: input, as: UTF8.self) else { continue }
      fuzzing.keep(input)
      let file = SourceFile(path: "A.swift", text: text)
      var trim = SourceTrim(file)
      for _ in 0..<5 {
        let line = Int.random(in: 0...9, using: &generator)
        if let token = trim.token(line: line, column: Int.random(in: 0...40, using: &generator)) { trim.remove(token) }
      }
      let result = trim.trimmed() ?? text
      #expect(result.utf8.count { $0 == UInt8(ascii: "\n") } == input.count { $0 == UInt8(ascii: "\n") }, "\(fuzzing.place(run))")
    }
    fuzzing.end()
  }
}
