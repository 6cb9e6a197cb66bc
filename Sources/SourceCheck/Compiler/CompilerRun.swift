import Foundation
import Migrator
import Synchronization

/// Typechecks the files of one module within limits.
///
/// Whatever a source does to the compiler, a verdict comes: files are checked in batches, each in a process that is stopped when its time is
/// over, and a batch that was stopped, or that crashed the compiler, is halved until the file is found. What counts is how long processors
/// work: on a busy machine a batch would be halved for what others do.
struct CompilerRun: Sendable {
  /// What one file met.
  enum Event: Equatable, Sendable {
    case error(line: Int, column: Int, message: String)
    case tookTooLong
    case crashed
    /// The time for the whole module was over before the file's turn came.
    case notReached
  }

  let toolchain: Toolchain
  let options: [String]
  /// All files of the module.
  let paths: [String]
  /// A folder for lists of files.
  let folder: String
  let limits: CheckLimits
  /// What is left of the time for the module.
  let time: ModuleTime

  /// What was met in each of the files that are asked for. A file without an event compiles.
  func events(in files: [Int]) -> [Int: [Event]] {
    guard !files.isEmpty else { return [:] }
    // A process takes about a second for the modules that it imports, so a few files are no reason for two.
    let batches = max(1, min(limits.jobs, files.count / 12))
    let parts = (0..<batches).map { part in files.indices.filter { $0 % batches == part }.map { files[$0] } }
    return concurrentMap(parts) { events(ofBatch: $0) }.reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
  }

  private func events(ofBatch files: [Int]) -> [Int: [Event]] {
    let left = time.left
    guard left > .zero else { return Dictionary(uniqueKeysWithValues: files.map { ($0, [.notReached]) }) }
    // The last file of a halved batch gets no more time than a file may take. Thousands of files take their time to be read.
    let limit = min(left, files.count == 1 ? limits.file : limits.file * 2 + .milliseconds(20 * files.count))
    guard let arguments = try? arguments(files),
      let result = try? Subprocess.run(
        toolchain.frontend, arguments, limit: limit * CheckLimits.patience, processorLimit: limit)
    else {
      return Dictionary(uniqueKeysWithValues: files.map { ($0, [.crashed]) })
    }
    time.take(result.processorTime)
    let text = result.text
    let crashed = result.wasKilled || text.contains("Stack dump:")
    var found = Self.events(in: text, paths: paths)
    // An error may have no place: of code that a macro made, for example.
    let isVague = result.status != 0 && found.isEmpty
    if result.tookTooLong || crashed || isVague, files.count > 1 {
      let middle = files.count / 2
      return events(ofBatch: Array(files[..<middle])).merging(events(ofBatch: Array(files[middle...]))) { $0 + $1 }
    }
    if result.tookTooLong { found[files[0], default: []].append(.tookTooLong) }
    if crashed, !result.tookTooLong { found[files[0], default: []].append(.crashed) }
    if isVague, found.isEmpty {
      let message = text.split(whereSeparator: \.isNewline).first { $0.contains("error:") } ?? "The compiler failed."
      found[files[0]] = [.error(line: 1, column: 1, message: Self.withoutPlace(String(message)))]
    }
    return found
  }

  private func arguments(_ files: [Int]) throws -> [String] {
    // Ten thousand paths are too long for a command line.
    let list = "\(folder)/\(UUID().uuidString)"
    try Data(paths.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
    try Data(files.map { paths[$0] }.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list + "-primary"))
    let arguments = ["-frontend", "-typecheck", "-filelist", list, "-primary-filelist", list + "-primary"]
    return arguments + toolchain.options + options + Typecheck.libraryOption(for: paths)
      + [
        "-solver-expression-time-threshold=\(limits.expression.components.seconds)",
        "-solver-memory-threshold=\(limits.solverBytes)",
      ]
  }

  private static func withoutPlace(_ line: String) -> String {
    line.range(of: "error: ").map { String(line[$0.upperBound...]) } ?? line
  }

  /// The errors that the compiler printed, each once, by the index of their file.
  static func events(in text: String, paths: [String]) -> [Int: [Event]] {
    let indices = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    var found: [Int: [Event]] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard let match = line.firstMatch(of: #/^(/.*?):(\d+):(\d+): error: (.*)$/#), let file = indices[String(match.1)],
        let row = Int(match.2), let column = Int(match.3)
      else { continue }
      let event = Event.error(line: row, column: column, message: String(match.4))
      if found[file]?.contains(event) != true { found[file, default: []].append(event) }
    }
    return found
  }
}

/// What is left of the time that the compilers of one module have, all rounds together.
final class ModuleTime: Sendable {
  private let used = Mutex(Duration.zero)
  private let limit: Duration
  private let jobs: Int
  private let end: ContinuousClock.Instant

  init(_ limits: CheckLimits, files: Int) {
    limit = limits.module(of: files)
    jobs = max(1, limits.jobs)
    end = .now + limit * CheckLimits.patience
  }

  /// As much as one compiler may take, where as many run as may.
  var left: Duration { .now < end ? limit - used.withLock { $0 } / jobs : .zero }

  func take(_ time: Duration) { used.withLock { $0 += time } }
}

/// How long a check may take: how long processors may work for it, whatever else they do.
package struct CheckLimits: Sendable {
  /// For one expression. What the compiler takes longer for is an error.
  package var expression: Duration = .seconds(5)
  /// For one file.
  package var file: Duration = .seconds(30)
  /// For all files of a module, all rounds.
  package var module: Duration = .seconds(180)
  /// How much memory the compiler may take for one expression.
  package var solverBytes = 256 << 20
  /// How many compilers run at once.
  package var jobs = max(1, min(8, ProcessInfo.processInfo.activeProcessorCount))
  /// How often a copy is checked from which the places of earlier errors have been taken.
  package var rounds = 4

  /// How many times as long as processors may work a compiler may be there at all: one that waits for ever ends, too.
  static let patience = 20

  package init() {}

  /// For all files of a module of so many: thousands take more than `module`.
  func module(of files: Int) -> Duration { module == .zero ? .zero : module + .milliseconds(20 * max(0, files - 1000)) }
}
