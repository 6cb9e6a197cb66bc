import Foundation
import Synchronization

/// Chromium without a window, told what to do over a pair of pipes: messages of the DevTools protocol, each with a zero behind it.
final class Chromium: Sendable {
  private let process = Process()
  private let input: FileHandle
  private let folder: String
  private struct State {
    var newest = 0
    var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
    var hasEnded = false
  }
  private let state = Mutex(State())

  private static let names = [
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
  ]

  /// The variable that names another program.
  static let variable = "ORIEL_CHROMIUM"

  /// - Parameter environment: Where programs are looked for.
  static func program(_ environment: [String: String]) throws -> String {
    if let program = environment[variable], !program.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: program) else {
        throw PictureFailure(description: "\(variable) names '\(program)', which is no program. Name Chromium's whole path.")
      }
      return program
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":") + ["/usr/bin", "/usr/local/bin"]
    for name in names {
      if let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }) {
        return "\(folder)/\(name)"
      }
    }
    throw missing
  }

  static let missing = PictureFailure(
    description:
      "Pictures are taken by Chromium, which is not on this machine. Install its package, such as 'apt-get install chromium' or "
      + "'chromium-headless-shell'; or name the program in \(variable).")

  init(program: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "oriel-pictures-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var arguments = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(folder)", "--no-first-run", "--disable-gpu",
      "--hide-scrollbars",
      "--mute-audio", "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--force-color-profile=srgb", "--font-render-hinting=none", "--disable-lcd-text", "--disable-dev-shm-usage", "--lang=en-US",
      "--disable-background-timer-throttling", "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows",
    ]
    // Its sandbox refuses to be root's. The pages are the person's own.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // It reads messages from descriptor 3, and writes them to descriptor 4.
    process.arguments = ["-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "sh", program] + arguments + ["about:blank"]
    let (toBrowser, fromBrowser) = (Pipe(), Pipe())
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    process.standardError = FileHandle.nullDevice
    input = toBrowser.fileHandleForWriting
    try RunningProcesses.start(process)
    let output = fromBrowser.fileHandleForReading
    Thread.detachNewThread { [self] in
      var rest = Data()
      while true {
        let data = output.availableData
        if data.isEmpty { break }
        rest.append(data)
        while let end = rest.firstIndex(of: 0) {
          take(rest[rest.startIndex..<end])
          rest = rest[rest.index(after: end)...]
        }
      }
      endWaiting()
    }
  }

  /// It ends when nobody is there any more to tell it anything. A signal would end a script around it alone.
  func end() {
    try? input.close()
    process.waitUntilExit()
    RunningProcesses.remove(process)
    try? FileManager.default.removeItem(atPath: folder)
  }

  // MARK: Messages

  private struct Head: Decodable {
    let id: Int?
  }

  private struct Problem: Decodable {
    struct Content: Decodable { let message: String }
    let error: Content?
  }

  private func take(_ message: Data) {
    guard let id = try? JSONDecoder().decode(Head.self, from: message).id else { return }
    let waiting = state.withLock { $0.waiting.removeValue(forKey: id) }
    if let problem = try? JSONDecoder().decode(Problem.self, from: message).error {
      waiting?.resume(throwing: PictureFailure(description: "Chromium says: \(problem.message)"))
    } else {
      waiting?.resume(returning: message)
    }
  }

  private func endWaiting() {
    let waiting = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [:] }
      return state.waiting.values.map(\.self)
    }
    for one in waiting { one.resume(throwing: Self.ending) }
  }

  private static let ending = PictureFailure(
    description: "Chromium has ended. Try it by itself, as in 'chromium --headless --dump-dom about:blank': it says why.")

  private struct Message<Parameters: Encodable>: Encodable {
    let id: Int
    let method: String
    let params: Parameters
    let sessionId: String?
  }

  private struct Answer<Result: Decodable>: Decodable {
    let result: Result
  }

  /// Has it do something, in one of its pages or by itself.
  func call<Result: Decodable & Sendable>(
    _ method: String, _ parameters: some Encodable, in session: String? = nil, as result: Result.Type = Nothing.self
  ) async throws -> Result {
    let id = state.withLock { state in
      state.newest += 1
      return state.newest
    }
    let message = try JSONEncoder().encode(Message(id: id, method: method, params: parameters, sessionId: session)) + Data([0])
    let answer = try await withCheckedThrowingContinuation { continuation in
      let isThere = state.withLock { state in
        if !state.hasEnded { state.waiting[id] = continuation }
        return !state.hasEnded
      }
      guard isThere else { return continuation.resume(throwing: Self.ending) }
      do {
        try write(message)
      } catch {
        state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(throwing: Self.ending)
      }
    }
    return try JSONDecoder().decode(Answer<Result>.self, from: answer).result
  }

  private let writing = Mutex(())

  /// One message at a time.
  private func write(_ message: Data) throws {
    try writing.withLock { _ in try input.write(contentsOf: message) }
  }

  struct Nothing: Decodable {}
}
