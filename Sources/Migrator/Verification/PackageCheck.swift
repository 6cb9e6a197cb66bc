import Foundation

/// What building and testing a package gives.
struct PackageCheck {
  struct BodyKey: Hashable {
    let test: String
    let view: String
  }

  private(set) var errors: [Verification.Failure] = []
  private(set) var failedTests: [String] = []
  /// How often tests evaluated bodies, where they use hosts of `SwiftUITesting`.
  private(set) var bodies: [BodyKey: Int] = [:]
  private(set) var succeeded = false
  /// The last thing that was said, for a failure without any other word.
  private(set) var lastLine = ""

  /// Whether later errors can be told from those that there are: either it builds, or the compiler says why it does not.
  var canBeCompared: Bool { succeeded || !errors.isEmpty || !failedTests.isEmpty }

  /// - Parameter original: The folder that the package was copied from, for paths that are shown.
  init(_ package: String, shownAs original: String) throws {
    let build = try Self.swift(["build", "--build-tests"], in: package)
    errors = CompilerOutput.errors(in: build.text).map { error in
      var error = error
      error.path = error.path.map { $0.hasPrefix(package + "/") ? original + $0.dropFirst(package.count) : $0 }
      return error
    }
    lastLine = Self.lastLine(of: build.text)
    guard build.status == 0 else { return }
    guard FileManager.default.fileExists(atPath: package + "/Tests") else {
      succeeded = true
      return
    }
    let record = package + "/.build/bodies"
    try? FileManager.default.removeItem(atPath: record)
    let test = try Self.swift(["test", "--skip-build"], in: package, environment: ["ORIEL_RECORD_BODIES": record])
    failedTests = Self.failedTests(in: test.text)
    lastLine = Self.lastLine(of: test.text)
    succeeded = test.status == 0
    if let text = try? SourceReader.text(of: record) { bodies = Self.bodies(in: text) }
  }

  private static func swift(
    _ arguments: [String], in package: String, environment: [String: String] = [:]
  ) throws -> Subprocess.Result {
    try Subprocess.run(
      "/usr/bin/env", ["swift"] + arguments, in: package,
      environment: environment.merging(["NO_COLOR": "1", "TERM": "dumb"]) { $1 })
  }

  /// The names of tests that failed, of both kinds of tests.
  static func failedTests(in output: String) -> [String] {
    var result: [String] = []
    for line in output.split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(of: #/Test Case '(?:-\[)?([^']+?)\]?' failed/#) {
        result.append(String(match.1))
      } else if let match = line.firstMatch(of: #/Test (.+) failed after [0-9.]+ seconds/#), !match.1.hasPrefix("run with") {
        result.append(String(match.1))
      }
    }
    return result
  }

  /// Lines of a test's name, a tab and a view's name, one for each evaluation.
  static func bodies(in text: String) -> [BodyKey: Int] {
    var result: [BodyKey: Int] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { result[BodyKey(test: String(parts[0]), view: String(parts[1])), default: 0] += 1 }
    }
    return result
  }

  private static func lastLine(of text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    return String(lines.last { $0.contains("error:") } ?? lines.last ?? "")
  }
}

/// What the compiler prints.
package enum CompilerOutput {
  /// The errors with their places, each once.
  package static func errors(in text: String) -> [Verification.Failure] {
    var seen: Set<Substring> = []
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.firstMatch(of: #/^(/.*?):(\d+):\d+: error: (.*)$/#), seen.insert(line).inserted else { return nil }
      return Verification.Failure(path: String(match.1), line: Int(match.2), message: String(match.3))
    }
  }
}
