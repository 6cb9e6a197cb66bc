import Foundation
import Migrator

/// One build of an app by the package manager.
package struct AppBuild {
  package enum Outcome: Equatable, Sendable {
    case built
    /// It does not compile, or not at all: what the compiler and the package manager said, with the app's own paths.
    case failed(String)
  }

  /// - Parameter progress: How much is done, from 0 to 1, and what is being done. May be called from any thread.
  static func run(_ package: AppPackage, progress: @escaping @Sendable (Double, String) -> Void) throws -> Outcome {
    let process = Process()
    process.environment = Subprocess.environment
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", package.folder, "--scratch-path", package.buildFolder, "--configuration",
      package.configuration, "--product", package.product,
    ]
    let plan = KeptPlan(package)
    if !plan.isOwn { process.arguments?.append("--disable-build-manifest-caching") }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try RunningProcesses.start(process)
    var said: [String] = []
    for line in Lines(pipe.fileHandleForReading) {
      if let step = Step(line) {
        progress(step.part, step.name)
      } else {
        said.append(line)
      }
    }
    process.waitUntilExit()
    RunningProcesses.remove(process)
    try plan.keep()
    guard process.terminationStatus != 0 || process.terminationReason == .uncaughtSignal else {
      return .built
    }
    return .failed(text(of: said, package))
  }

  /// What the package manager says of its progress: `[12/340] Compiling Fruit.swift`.
  struct Step: Equatable {
    let part: Double
    let name: String

    init?(_ line: String) {
      guard let match = line.wholeMatch(of: #/\[(\d+)\/(\d+)\] (.*)/#), let done = Double(match.1), let all = Double(match.2),
        all > 0
      else { return nil }
      part = min(1, done / all)
      name = String(match.3)
    }
  }

  /// The compiler's lines, without those that tell how it was called.
  private static func text(of lines: [String], _ package: AppPackage) -> String {
    var text = told(lines).joined(separator: "\n")
    for (link, file) in package.linkedFiles where text.contains(link) { text = text.replacing(link, with: file) }
    for (link, folder) in package.linkedFolders where text.contains(link + "/") {
      text = text.replacing(link + "/", with: folder + "/")
    }
    return text.trimmingCharacters(in: .newlines)
  }

  /// What the package manager says of its own work: which packages it gets, and what it builds.
  private static func isOfPackageManager(_ line: String) -> Bool {
    let beginnings = [
      "Building for ", "Build ", "Updating ", "Updated ", "Fetching ", "Fetched ", "Computing version for ", "Computed ",
      "Removing ",
      "Creating working copy ", "Working copy of ",
    ]
    // What a package names and nobody needs is no mistake of the app's, and neither is a folder in place of an address.
    let remarks = ["is not used by any target", "Conflicting identity for "]
    return beginnings.contains(where: line.hasPrefix) || line.hasPrefix("warning: ") && remarks.contains(where: line.contains)
  }

  /// A text of `told` without the modules that are missing, for who tells these otherwise.
  package static func withoutMissingModules(_ text: String) -> String {
    var isLeftOut = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.contains(": error: no such module '") {
        isLeftOut = true
      } else if isLeftOut, !(line.first?.isNumber == true || line.first?.isWhitespace == true) {
        isLeftOut = false
      }
      return !isLeftOut && line != "error: fatalError"
    }
    return lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  /// What of the compiler's lines is worth telling. A module with several files is told of the same mistake several times, and of a module that
  /// is missing once for each file that imports it: that is told once, with the number of files.
  static func told(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    var told: [String] = []
    /// Where a missing module is told, and which files import it.
    var missing: [String: (index: Int, files: Set<Substring>)] = [:]
    var isLeftOut = false
    for line in lines {
      if line.contains("command failed with exit code") || Self.isOfPackageManager(line) { continue }
      guard let message = line.firstMatch(of: #/^(?<file>.*?):\d+:\d+: (?<kind>error|warning|note): (?<text>.*)$/#) else {
        // The source below a message goes with it.
        if !isLeftOut || !(line.first?.isNumber == true || line.first?.isWhitespace == true) {
          isLeftOut = false
          told.append(line)
        }
        continue
      }
      isLeftOut = false
      if let module = message.text.firstMatch(of: #/^no such module '([^']*)'/#).map({ String($0.1) }) {
        if missing[module] == nil {
          missing[module] = (told.count, [])
          told.append(line)
        } else {
          isLeftOut = true
        }
        missing[module]?.files.insert(message.file)
      } else if message.kind == "error", !seen.insert(line).inserted {
        isLeftOut = true
      } else {
        told.append(line)
      }
    }
    for (index, files) in missing.values where files.count > 1 {
      told[index] += " (and in \(files.count - 1) more \(files.count == 2 ? "file" : "files"))"
    }
    return told
  }
}

/// The lines of what a process writes, as they come.
struct Lines: Sequence, IteratorProtocol {
  private let handle: FileHandle
  private var rest = Data()
  private var isAtEnd = false

  init(_ handle: FileHandle) { self.handle = handle }

  mutating func next() -> String? {
    while true {
      if let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
        let line = rest[rest.startIndex..<end]
        rest = rest[rest.index(after: end)...]
        if line.isEmpty { continue }
        return String(decoding: line, as: UTF8.self)
      }
      if isAtEnd {
        defer { rest = Data() }
        return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
      }
      let data = handle.availableData
      if data.isEmpty { isAtEnd = true } else { rest.append(data) }
    }
  }
}
