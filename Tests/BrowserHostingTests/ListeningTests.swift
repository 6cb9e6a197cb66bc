import Dispatch
import SwiftUI
import Testing

@testable import BrowserHosting

@MainActor
@Suite struct ListeningTests {
  func serve(_ host: String, port: Int?) throws -> BrowserServer {
    var options = try HostOptions(arguments: ["--host", host], environment: [:])
    options.port = port
    return try BrowserServer(options: options, sessions: SessionRegistry(app: AppGraph(TestApp.self)))
  }

  @Test func aPortThatIsTaken() throws {
    let server = try TestServer()
    defer { server.stop() }
    let error = #expect(throws: BrowserServer.CannotListen.self) { try serve("127.0.0.1", port: server.port) }
    #expect(error?.description == "port \(server.port) of 127.0.0.1 is taken. Name another with --port, or none.")
  }

  @Test(arguments: [
    ("203.0.113.1", "cannot listen on 203.0.113.1, port 9: Cannot assign requested address."),
    ("no-such-host.invalid", "cannot listen on no-such-host.invalid, port 9: this is no address of a machine."),
  ])
  func anAddressThatIsNotOfThisMachine(host: String, message: String) {
    let error = #expect(throws: BrowserServer.CannotListen.self) { try serve(host, port: 9) }
    #expect(error?.description == message)
  }

  @Test func withoutAPortTheFirstFreeOneIsTaken() throws {
    let first = try serve("127.0.0.1", port: nil)
    defer { first.stop() }
    let second = try serve("127.0.0.1", port: nil)
    defer { second.stop() }
    #expect(first.port >= 8080 && second.port >= 8080 && second.port != first.port)
    #expect(second.url == "http://127.0.0.1:\(second.port)")
  }

  @Test func aPortIsFreeAgainAfterStop() async throws {
    let server = try TestServer()
    _ = try await server.openWindow()
    server.stop()
    try serve("127.0.0.1", port: server.port).stop()
  }

  @Test func nothingIsLeftAfterStop() async throws {
    weak var sessions: SessionRegistry?
    // The app's model has this, and its views have the model.
    weak var appSignal: Signal?
    let socket: WebSocketClient
    do {
      let server = try TestServer()
      sessions = server.sessions
      appSignal = server.disappearances
      _ = try await server.openPage()
      socket = try await server.openWindow().socket
      server.stop()
      TestApp.nextSignal = Signal()
    }
    #expect(try await socket.closeCode() == 1001)
    // What connections have still to say to the main actor comes before this.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(sessions == nil)
    #expect(appSignal == nil)
  }
}
