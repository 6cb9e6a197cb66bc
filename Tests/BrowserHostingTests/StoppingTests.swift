import SwiftUI
import Testing

@testable import BrowserHosting

/// An app that does something while its page is made, and something else when its button is pressed.
private struct StoppingApp: App {
  @MainActor static var onMake: () -> Void = {}
  @MainActor static var onOpen: () -> Void = {}
  @MainActor static var onPress: () -> Void = {}
  @MainActor static var onClose: () -> Void = {}

  init() {}

  var body: some Scene {
    WindowGroup { StoppingView() }
  }
}

private struct StoppingView: View {
  var body: some View {
    let _ = StoppingApp.onMake()
    Button("Stop") { StoppingApp.onPress() }.onAppear { StoppingApp.onOpen() }.onDisappear { StoppingApp.onClose() }
  }
}

/// The end of a server, wherever the main actor happens to be.
@MainActor
@Suite(.serialized) struct StoppingTests {
  init() {
    StoppingApp.onOpen = {}
    StoppingApp.onMake = {}
    StoppingApp.onPress = {}
    StoppingApp.onClose = {}
  }

  /// What connections have still to say to the main actor comes before this.
  func mainQueueIsDone() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func whileAPageIsMade() async throws {
    var opened = 0
    var closed = 0
    StoppingApp.onClose = { closed += 1 }
    weak var sessions: SessionRegistry?
    do {
      let server = try TestServer(app: AppGraph(StoppingApp.self))
      sessions = server.sessions
      StoppingApp.onMake = {
        opened += 1
        server.stop()
      }
      let connection = try await server.connect()
      try await connection.send("GET / HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n")
      #expect(try await connection.takeAll().isEmpty)
      #expect(server.sessions.openPage() == nil)
      // The scene has ended while there still is a registry.
      await mainQueueIsDone()
      // Nobody has seen it.
      #expect(closed == 0)
    }
    StoppingApp.onMake = {}
    await mainQueueIsDone()
    #expect(opened == 1)
    #expect(sessions == nil)
  }

  @Test func whileAPageJoins() async throws {
    var opened = 0
    var closed = 0
    StoppingApp.onClose = { closed += 1 }
    let server = try TestServer(app: AppGraph(StoppingApp.self))
    StoppingApp.onOpen = {
      opened += 1
      server.stop()
    }
    let socket = try await server.join(server.openPage())
    #expect(try await socket.connection.takeAll().count < 200)
    await mainQueueIsDone()
    #expect(opened == 1 && closed == 1)
    StoppingApp.onOpen = {}
    await mainQueueIsDone()
  }

  @Test(arguments: [false, true]) func whileAnEventIsHandled(endsSessionsOnly: Bool) async throws {
    weak var sessions: SessionRegistry?
    do {
      let server = try TestServer(app: AppGraph(StoppingApp.self))
      sessions = server.sessions
      StoppingApp.onPress = { if endsSessionsOnly { server.sessions.end() } else { server.stop() } }
      let (page, socket) = try await server.openWindow()
      try await socket.send("[1,0,\"press\",\(page.buttonID("Stop"))]")
      #expect(try await socket.closeCode() == 1001)
      server.stop()
    }
    StoppingApp.onPress = {}
    await mainQueueIsDone()
    #expect(sessions == nil)
  }

  @Test func whileMessagesWait() async throws {
    let server = try TestServer(app: AppGraph(StoppingApp.self))
    let (page, socket) = try await server.openWindow()
    StoppingApp.onPress = { server.stop() }
    let id = page.buttonID("Stop")
    // They come in one packet, and so wait for the main actor together.
    let frames = (1...200).map { WebSocketClient.frame(.text, Array("[\($0),0,\"press\",\(id)]".utf8)) }
    try await socket.connection.send(Array(frames.joined()))
    #expect(try await socket.closeCode() == 1001)
    await mainQueueIsDone()
  }

  @Test func whileManyPagesAreMade() async throws {
    let server = try TestServer(app: AppGraph(StoppingApp.self))
    var opened = 0
    StoppingApp.onMake = {
      opened += 1
      if opened == 20 { server.stop() }
    }
    var connections: [RawConnection] = []
    for _ in 0..<60 { connections.append(try await server.connect()) }
    for connection in connections {
      try? await connection.send("GET / HTTP/1.1\r\nHost: \(server.authority)\r\n\r\n")
    }
    for connection in connections { _ = try? await connection.takeAll() }
    await mainQueueIsDone()
    #expect(opened == 20)
  }

  @Test func twice() async throws {
    let server = try TestServer()
    let (_, socket) = try await server.openWindow()
    server.stop()
    server.stop()
    #expect(try await socket.closeCode() == 1001)
  }
}
