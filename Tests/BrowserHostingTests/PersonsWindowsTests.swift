import Foundation
import SwiftUI
import Testing

@testable import BrowserHosting

private struct NotesApp: App {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @MainActor static var close: DismissWindowAction?
  @MainActor static var open: OpenWindowAction?

  var body: some Scene {
    let (open, close) = (openWindow, dismissWindow)
    WindowGroup("Notes", id: "notes") {
      NotesView(openFromApp: { open(id: "notes") }, closeFromApp: { close(id: "notes") })
        .onAppear { (Self.open, Self.close) = (open, close) }
    }
  }
}

private struct NotesView: View {
  @Environment(\.dismissWindow) private var dismissWindow
  let openFromApp: () -> Void
  let closeFromApp: () -> Void

  var body: some View {
    Button("Close") { dismissWindow(id: "notes") }
    Button("Open from app") { openFromApp() }
    Button("Close from app") { closeFromApp() }
  }
}

/// Several people share an app: none opens or closes windows of others.
@MainActor
@Suite(.serialized) struct PersonsWindowsTests {
  private struct Window {
    let page: TestPage
    let socket: WebSocketClient

    func press(_ title: String) async throws {
      try await socket.send("[1,0,\"press\",\(page.buttonID(title))]")
    }

    func messages(until mark: String) async throws -> [String] {
      var messages: [String] = []
      while !(messages.last?.contains(mark) ?? false) { messages.append(try await socket.message()) }
      return messages
    }

    /// Nothing has come that closes it, or opens another one.
    func expectUntouched() async throws {
      try await socket.connection.send(WebSocketClient.frame(.ping, [7]))
      while true {
        let frame = try await socket.nextFrame()
        if frame.opcode == WebSocketClient.Opcode.pong.rawValue { return #expect(frame.payload == [7]) }
        let text = String(decoding: frame.payload, as: UTF8.self)
        #expect(!text.contains(#"["close"]"#) && !text.contains(#"["window""#), "\(text)")
      }
    }
  }

  /// - Parameter names: What the browser is called; its page was asked for as the first of them.
  private func open(_ server: TestServer, _ names: String...) async throws -> Window {
    let cookies = names.map { TestBrowser.keys.cookie(for: $0, isSecure: false).prefix { $0 != ";" } }
    let connection = try await server.connect()
    try await connection.send("GET / HTTP/1.1\r\nHost: \(server.authority)\r\nCookie: \(cookies[0])\r\n\r\n")
    let page = TestPage(html: try await connection.answer().text)
    let socket = try await WebSocketClient(
      server.connect(), host: server.authority, scene: page.scene, cookie: cookies.joined(separator: "; "))
    _ = try await socket.message()
    return Window(page: page, socket: socket)
  }

  @Test(
    "dismissWindow closes the windows of the person who asks, in one browser, and no others",
    arguments: ["Close", "Close from app"])
  func closing(title: String) async throws {
    let server = try TestServer(app: AppGraph(NotesApp.self))
    defer { server.stop() }
    let grace = try await open(server, "grace")
    let ada = try await open(server, "ada")
    // It had no name when it asked for both pages.
    let second = try await open(server, "ada2", "ada")
    try await ada.press(title)
    for window in [ada, second] { _ = try await window.messages(until: #"["close"]"#) }
    try await grace.expectUntouched()
  }

  @Test("what the app opens in somebody's name opens at their page")
  func opening() async throws {
    let server = try TestServer(app: AppGraph(NotesApp.self))
    defer { server.stop() }
    let grace = try await open(server, "grace")
    let ada = try await open(server, "ada")
    try await ada.press("Open from app")
    _ = try await ada.messages(until: #"["window","/window/notes""#)
    try await grace.expectUntouched()
    // By itself it opens nothing at anybody's, and may close all.
    let (openNotes, closeNotes) = (try #require(NotesApp.open), try #require(NotesApp.close))
    openNotes(id: "notes")
    for window in [grace, ada] { try await window.expectUntouched() }
    closeNotes(id: "notes")
    for window in [grace, ada] { _ = try await window.messages(until: #"["close"]"#) }
  }
}
