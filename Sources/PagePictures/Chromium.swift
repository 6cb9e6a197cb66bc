import Foundation
import Synchronization

/// Chromium without a window, told what to do over a pair of pipes: messages of the DevTools protocol, each with a zero behind it.
///
/// It ends with the process that tells it what to do, however that ends: the pipe is then closed. What it has written to the disk goes with it.
package final class Chromium: Sendable {
  private let process = Process()
  private let input: FileHandle
  private let ended: @Sendable (Process) -> Void
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
  package static let variable = "ORIEL_CHROMIUM"

  /// - Parameter environment: Where programs are looked for.
  package static func program(_ environment: [String: String]) throws -> String {
    if let program = environment[variable], !program.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: program) else {
        throw PictureFailure(
          kind: .noBrowser, description: "\(variable) names '\(program)', which is no program. Name Chromium's whole path.")
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

  package static let missing = PictureFailure(
    kind: .noBrowser,
    description:
      "Pictures are taken by Chromium, which is not on this machine. Install its package, such as 'apt-get install chromium' or "
      + "'chromium-headless-shell'; or name the program in \(variable).")

  /// - Parameters:
  ///   - start: Starts the process, for who keeps a list of those.
  ///   - ended: Hears that it has ended.
  package init(
    program: String, start: (Process) throws -> Void = { try $0.run() }, ended: @escaping @Sendable (Process) -> Void = { _ in }
  ) throws {
    self.ended = ended
    let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-pictures-\(UUID().uuidString)").path
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw PictureFailure(description: "Chromium needs a folder of its own, '\(folder)': \(error.localizedDescription)")
    }
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
    // It reads messages from descriptor 3, and writes them to descriptor 4. The shell around it outlives it to clear its folder, also where
    // the process that tells it what to do has been killed.
    process.arguments =
      ["-c", Self.around, "sh", folder, program] + arguments + ["about:blank"]
    let (toBrowser, fromBrowser) = (Pipe(), Pipe())
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    process.standardError = FileHandle.nullDevice
    input = toBrowser.fileHandleForWriting
    // Another process that is started meanwhile would keep the pipe open, and with that the browser.
    for pipe in [toBrowser, fromBrowser] {
      for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
    }
    do {
      try start(process)
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
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

  private static let around = """
    trap : HUP INT TERM
    folder=$1
    shift
    "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1
    exec </dev/null >/dev/null 2>&1
    rm -rf "$folder"
    """

  /// The number of the process around it.
  package var processIdentifier: Int32 { process.processIdentifier }

  /// It ends when nobody is there any more to tell it anything. A signal would end the shell around it alone.
  package func end() {
    try? input.close()
    process.waitUntilExit()
    ended(process)
  }

  /// Whether it does nothing any more.
  package var hasEnded: Bool { state.withLock { $0.hasEnded } }

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
  package func call<Result: Decodable & Sendable>(
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

  package struct Nothing: Decodable, Sendable {}
}
