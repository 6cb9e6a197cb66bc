import Foundation
import SwiftUI
import Testing

@testable import BrowserHosting

/// What a scene stores goes to its page, and comes back to the scene after it as what anybody may have written.
@MainActor
@Suite("Values that pages keep") struct KeptValueTests {
  /// A page of a new scene whose socket says what it has kept; and the first messages until one contains a text.
  private func join(
    _ server: TestServer, kept: [String: String]?, until text: String
  ) async throws -> (page: TestPage, socket: WebSocketClient, messages: String) {
    let page = try await server.openPage()
    let connection = try await server.connect()
    try await connection.send(WebSocketClient.request(host: server.authority))
    #expect(try await connection.answer(hasBody: false).status == 101)
    let socket = WebSocketClient(upgraded: connection)
    func quoted(_ value: some Encodable) throws -> String { String(decoding: try JSONEncoder().encode(value), as: UTF8.self) }
    let values = try kept.map { ",\(try quoted(try quoted($0)))" } ?? ""
    try await socket.send("[\"join\",\(PageProtocol.version),\"\(page.scene)\",0\(values)]")
    var messages = try await socket.message()
    while !messages.contains(text) { messages += try await socket.message() }
    return (page, socket, messages)
  }

  @Test("what is written goes to the page, each type as a text")
  func written() async throws {
    let server = try TestServer(app: AppGraph(KeepingApp.self))
    defer { server.stop() }
    let (page, socket, _) = try await join(server, kept: nil, until: "[0,0,[]]")
    try await socket.send("[1,0,\"press\",\(page.buttonID("Write"))]")
    var messages = ""
    while !messages.contains("true 7") { messages += try await socket.message() }
    for kept in [
      #"["keep","isOpen","b1"]"#, #"["keep","number","i7"]"#, #"["keep","part","n0.5"]"#, #"["keep","note","sté \"x\""]"#,
      #"["keep","data","dAQI="]"#, #"["keep","date","t1000.0"]"#, #"["keep","url","shttps://a.example/b"]"#,
      #"["keep","kind","slarge"]"#,
      // What is longer than a page keeps.
      #"["keep","long",null]"#,
    ] { #expect(messages.contains(kept), "\(kept)") }
    // Before anybody sees it: a process that ends just then loses nothing that was seen.
    let shown = try #require(messages.range(of: "true 7"))
    #expect(!messages[shown.upperBound...].contains("\"keep\""))
    // A page that comes back has them all.
    socket.connection.close()
    let next = try await server.join(page, commit: 1)
    messages = try await next.message()
    while !messages.contains("\"url\"") { messages += try await next.message() }
    #expect(messages.contains(#"["keep","isOpen","b1"]"#))
  }

  @Test("what a page has kept is there before the scene is seen")
  func restored() async throws {
    let server = try TestServer(app: AppGraph(KeepingApp.self))
    defer { server.stop() }
    let kept = [
      "isOpen": "b1", "number": "i7", "note": "stext", "kind": "slarge", "later": "sfor a view that comes", "strange": "i1",
    ]
    let (_, socket, messages) = try await join(server, kept: kept, until: "Later")
    #expect(messages.contains("true 7 0.0 text large") && messages.contains("Later: for a view that comes"))
    #expect(KeepingView.appeared.contains("7"))
    _ = socket
  }

  @Test("values of another type, and texts that no page keeps, are ignored")
  func wrong() async throws {
    let server = try TestServer(app: AppGraph(KeepingApp.self))
    defer { server.stop() }
    for part in ["nnan", "ninf", "n-inf", "n0x1p3", "n1", "n+1.5", "n1e1", "n"] {
      let (_, _, messages) = try await join(server, kept: ["part": part, "number": "i+5"], until: "[0,0,[]]")
      #expect(!messages.contains("false "), "\(part): \(messages)")
    }
    let kept = [
      "isOpen": "i1", "number": "i99999999999999999999", "part": "nx", "kind": "shuge", "date": "t1e300", "data": "d!",
      "note": "",
      "url": "x1",
    ]
    let (_, socket, messages) = try await join(server, kept: kept, until: "[0,0,[]]")
    #expect(!messages.contains("true"))
    #expect(try await server.get("/").status == 200)
    _ = socket
  }

  @Test(
    "a first message whose values are none is refused",
    arguments: ["1", "\"\"", "\"[]\"", "\"{\\\"a\\\":1}\"", "\"{}\",1", "\"\(String(repeating: "x", count: 61_000))\""])
  func malformed(values: String) throws {
    #expect(throws: JoinMessage.Failure.malformed) { try JoinMessage("[\"join\",\(PageProtocol.version),\"scene\",0,\(values)]") }
    #expect(try JoinMessage("[\"join\",\(PageProtocol.version),\"scene\",0,\"{\\\"a\\\":\\\"b1\\\"}\"]").kept == ["a": "b1"])
  }

  @Test("a scene that has begun takes nothing any more")
  func late() async throws {
    let server = try TestServer(app: AppGraph(KeepingApp.self))
    defer { server.stop() }
    let (page, socket, _) = try await join(server, kept: nil, until: "[0,0,[]]")
    socket.connection.close()
    let connection = try await server.connect()
    try await connection.send(WebSocketClient.request(host: server.authority))
    #expect(try await connection.answer(hasBody: false).status == 101)
    let next = WebSocketClient(upgraded: connection)
    try await next.send("[\"join\",\(PageProtocol.version),\"\(page.scene)\",0,\"{\\\"number\\\":\\\"i9\\\"}\"]")
    #expect(try await next.message() == "[0,0,[]]")
    try await next.send("[1,0,\"press\",\(page.buttonID("Count"))]")
    var message = try await next.message()
    while !message.contains("false ") { message = try await next.message() }
    #expect(message.contains("false 1 "))
  }
}

private struct KeepingApp: App {
  var body: some Scene {
    WindowGroup("Keeping") { KeepingView() }
  }
}

private struct KeepingView: View {
  enum Kind: String { case small, large }

  @MainActor static var appeared: [String] = []

  @SceneStorage("isOpen") private var isOpen = false
  @SceneStorage("number") private var number = 0
  @SceneStorage("part") private var part = 0.0
  @SceneStorage("note") private var note = ""
  @SceneStorage("data") private var data: Data?
  @SceneStorage("date") private var date: Date?
  @SceneStorage("url") private var url: URL?
  @SceneStorage("kind") private var kind = Kind.small
  @SceneStorage("long") private var long = ""

  var body: some View {
    Button("Write") {
      (isOpen, number, part, note, kind) = (true, 7, 0.5, "té \"x\"", .large)
      (data, date, url) = (Data([1, 2]), Date(timeIntervalSinceReferenceDate: 1000), URL(string: "https://a.example/b"))
      long = String(repeating: "x", count: 20_000)
    }
    Button("Count") { number += 1 }
    Text("\(String(describing: isOpen)) \(number) \(String(part)) \(note) \(kind.rawValue)")
      .onAppear { Self.appeared.append("\(number)") }
    if isOpen { LaterView() }
  }
}

private struct LaterView: View {
  @SceneStorage("later") private var later = "nothing"

  var body: some View { Text("Later: \(later)") }
}
