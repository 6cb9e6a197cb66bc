import Foundation
import Synchronization
import Testing
import Waiting

/// `StoringApp`, which is built beside the tests, in a container of the test's own.
final class StoringProcess: Sendable {
  private let process: Process
  private let input = Pipe()
  private let output = Lines()
  private let errors = Lines()

  /// - Parameters:
  ///   - arguments: The app's options; it takes a free port.
  ///   - shell: Commands that a shell runs before the app takes its place.
  init(
    _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil, shell: String? = nil
  ) throws {
    let process = Process()
    self.process = process
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "StoringApp").path
    let all = arguments + ["--no-open"]
    process.executableURL = URL(fileURLWithPath: shell == nil ? program : "/bin/bash")
    process.arguments = shell.map { ["-c", "\($0); exec \"$0\" \"$@\"", program] + all } ?? all
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = input
    process.standardOutput = output.pipe
    process.standardError = errors.pipe
    try process.run()
    output.follow()
    errors.follow()
  }

  /// What comes out of a pipe, by lines. The thread that reads keeps this alone, so that a process ends with its test.
  private final class Lines: Sendable {
    let pipe = Pipe()
    private let state = Mutex<(lines: [String], haveEnded: Bool)>(([], false))

    var all: [String] { state.withLock { $0.lines } }
    var haveEnded: Bool { state.withLock { $0.haveEnded } }

    func follow() {
      Thread.detachNewThread { [self] in
        var rest = ""
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
          rest += String(decoding: data, as: UTF8.self)
          let lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
          rest = String(lines.last ?? "")
          state.withLock { $0.lines += lines.dropLast().map(String.init) }
        }
        state.withLock { $0.haveEnded = true }
      }
    }
  }

  var id: Int32 { process.processIdentifier }
  /// What it has printed.
  var lines: [String] { output.all }
  /// What it has said to standard error.
  var complaints: [String] { errors.all }
  private var answers: [String] { lines.filter { $0.hasPrefix("= ") }.map { String($0.dropFirst(2)) } }

  func begin() async throws {
    try await wait(for: "the app serves its page") {
      if !process.isRunning { throw Ended(complaints: complaints) }
      return lines.contains { $0.contains(" is at ") }
    }
  }

  struct Ended: Error {
    let complaints: [String]
  }

  func send(_ command: String) throws { try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8)) }

  /// Sends a command and waits for its answer.
  @discardableResult
  func ask(_ command: String) async throws -> String {
    let before = answers.count
    try send(command)
    try await wait(for: "an answer to '\(command)'") { answers.count > before }
    return answers[before]
  }

  /// Asks again and again, until the answer is this one.
  func ask(_ command: String, until answer: String) async throws {
    let end = ContinuousClock.now + .seconds(120)
    while case let last = try await ask(command), last != answer {
      guard ContinuousClock.now < end else { throw NeverSaid(command: command, answer: answer, last: last) }
    }
  }

  struct NeverSaid: Error {
    let command: String
    let answer: String
    let last: String
  }

  func kill(_ signal: Int32) { Foundation.kill(id, signal) }

  /// Waits for the end, and for all that the app has said.
  @discardableResult
  func status() async throws -> Int32 {
    try await wait(for: "the app's end") { !process.isRunning && output.haveEnded && errors.haveEnded }
    return process.terminationStatus
  }

  @discardableResult
  func end() async throws -> Int32 {
    kill(SIGTERM)
    return try await status()
  }

  deinit { if process.isRunning { Foundation.kill(id, SIGKILL) } }
}

/// A folder that goes with the test.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "oriel-data-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  var preferences: String { self("Library/Preferences") }
  /// The file of the app's own values.
  var file: String { preferences + "/StoringApp.plist" }

  /// What a file holds now; nil if there is none, or it is damaged.
  func values(of domain: String = "StoringApp") -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: "\(preferences)/\(domain).plist") else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  func value(_ key: String, of domain: String = "StoringApp") -> String? {
    values(of: domain)?[key] as? String
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
