import Foundation
import Testing

/// An app as a process of its own.
@Suite struct BrowserHostTests {
  @Test func helpIsShown() async throws {
    let app = try ExampleProcess(["--help"])
    #expect(await app.status() == 0)
    #expect(app.output().hasPrefix("Usage: FruitStand "))
    #expect(app.errors().isEmpty)
  }

  @Test func aWrongOptionIsOneLine() async throws {
    let app = try ExampleProcess(["--port", "none"])
    #expect(await app.status() == 1)
    #expect(app.errors() == "FruitStand: --port takes a number from 1 to 65535, not 'none'.\n")
    #expect(app.output().isEmpty)
  }

  @MainActor
  @Test func aPortThatIsTakenIsOneLine() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let app = try ExampleProcess(["--port", "\(server.port)"])
    #expect(await app.status() == 1)
    #expect(app.errors() == "FruitStand: port \(server.port) of 127.0.0.1 is taken. Name another with --port, or none.\n")
  }

  @Test func anAddressThatIsNotOfThisMachineIsOneLine() async throws {
    let app = try ExampleProcess(["--host=203.0.113.1", "--port=9"])
    #expect(await app.status() == 1)
    #expect(app.errors() == "FruitStand: cannot listen on 203.0.113.1, port 9: Cannot assign requested address.\n")
  }

  @Test(arguments: [SIGINT, SIGTERM]) func anInterruptClosesSocketsAndEnds(signal: Int32) async throws {
    let app = try ExampleProcess(["--no-open"])
    defer { app.kill() }
    let line = try await app.firstLine()
    let port = try #require(line.firstMatch(of: #/^FruitStand is at http://127\.0\.0\.1:(\d+)$/#).flatMap { Int($0.output.1) })
    let host = "127.0.0.1:\(port)"
    let answer = try await RawConnection(port: port).get("/", host: host)
    let cookie = answer.headers["set-cookie"].map { String($0.prefix { $0 != ";" }) }
    let page = TestPage(html: answer.text)
    let socket = try await WebSocketClient(RawConnection(port: port), host: host, scene: page.scene, cookie: cookie)
    #expect(try await socket.message() == "[0,0,[]]")
    app.send(signal)
    #expect(try await socket.closeCode() == 1001)
    #expect(await app.status() == 0)
    #expect(app.errors().isEmpty)
  }

  @Test(.timeLimit(.minutes(10))) func itServesWhenNobodyReadsWhatItPrints() async throws {
    let port = 20_000 + Int(getpid()) % 10_000
    let app = try ExampleProcess(["--no-open", "--port", "\(port)"], isHeard: false)
    defer { app.kill() }
    // It listens before it prints, and would have ended by then if it minded.
    var answer: HTTPAnswer?
    while answer == nil, app.isRunning {
      answer = try? await RawConnection(port: port).get("/", host: "localhost")
    }
    #expect(answer?.status == 200)
    app.send(SIGINT)
    #expect(await app.status() == 0)
  }
}

/// FruitStand, which is built beside the tests.
private final class ExampleProcess: Sendable {
  private let process = Process()
  private let outputPipe = Pipe()
  private let errorPipe = Pipe()
  private let ended: AsyncStream<Void>
  /// What the app keeps is not what the person keeps who runs the tests.
  private let data = FileManager.default.temporaryDirectory.appending(path: "oriel-data-\(UUID().uuidString)")

  init(_ arguments: [String], isHeard: Bool = true) throws {
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    self.ended = ended
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("FruitStand")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter {
      !["DISPLAY", "WAYLAND_DISPLAY", "ORIEL_HOST", "ORIEL_PORT", "ORIEL_OPEN"].contains($0.key)
    }
    process.environment?["ORIEL_DATA"] = data.path
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    process.terminationHandler = { _ in continuation.finish() }
    if !isHeard { try outputPipe.fileHandleForReading.close() }
    try process.run()
    try outputPipe.fileHandleForWriting.close()
    try errorPipe.fileHandleForWriting.close()
  }

  deinit { try? FileManager.default.removeItem(at: data) }

  func status() async -> Int32 {
    for await _ in ended {}
    return process.terminationStatus
  }

  func send(_ signal: Int32) { Foundation.kill(process.processIdentifier, signal) }
  var isRunning: Bool { process.isRunning }
  func kill() { if process.isRunning { send(SIGKILL) } }

  func output() -> String { text(outputPipe) }
  func errors() -> String { text(errorPipe) }

  private func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  func firstLine() async throws -> String {
    let handle = outputPipe.fileHandleForReading
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var line: [UInt8] = []
        while let byte = try? handle.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") { line.append(byte) }
        continuation.resume(returning: String(decoding: line, as: UTF8.self))
      }
    }
  }
}
