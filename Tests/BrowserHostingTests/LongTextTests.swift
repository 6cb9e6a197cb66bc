import Foundation
import SwiftUI
import Testing

@testable import BrowserHosting

/// Long texts come in parts and as changes, and take no more room than they may.
@MainActor
@Suite("Long texts") struct LongTextTests {
  /// The next commit or word of an event. Questions about fonts come in between.
  private func commit(_ socket: WebSocketClient) async throws -> String {
    while true {
      let message = try await socket.message()
      if !["[\"words\",", "[\"fonts\",", "[\"font\","].contains(where: message.contains) { return message }
    }
  }

  @Test("a text that comes in parts is one edit, and a change of it another one")
  func parts() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let piece = String(repeating: "Zeile 🍎 ", count: 3_000)
    for _ in 0..<3 { try await socket.send("[1,0,\"part\",\"\(piece)\"]") }
    try await socket.send("[1,0,\"splice\",\(page.fieldID),\"\",\"end\",1]")
    #expect(try await commit(socket).contains("<b>\(piece + piece + piece)end</b>"))
    // The apple takes two units.
    try await socket.send("[2,1,\"splice\",\(page.fieldID),\"6 2\",\"pear\",2]")
    #expect(try await commit(socket).contains("Zeile pear "))
    let length = 9 * 9_000 + 3 + 2
    try await socket.send("[3,2,\"splice\",\(page.fieldID),\"4 \(length - 4)\",\"\",3]")
    #expect(try await commit(socket).contains("<b>Zeil</b>"))
  }

  @Test("what a page has sent does not come back, unless the app has made something else of it")
  func echo() async throws {
    let server = try TestServer(app: AppGraph(UppercaseApp.self))
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let text = String(repeating: "X", count: 100_000)
    for start in stride(from: 0, to: 100_000, by: 50_000) {
      try await socket.send("[1,0,\"part\",\"\(text.dropFirst(start).prefix(50_000))\"]")
    }
    try await socket.send("[1,0,\"splice\",\(page.fieldID),\"\",\"\",1]")
    #expect(try await commit(socket).utf8.count < 200)
    try await socket.send("[2,1,\"splice\",\(page.fieldID),\"100000 0\",\"Y\",2]")
    #expect(try await commit(socket).utf8.count < 200)
    try await socket.send("[3,2,\"splice\",\(page.fieldID),\"100001 0\",\"z\",3]")
    let changed = try await commit(socket)
    #expect(changed.contains("YZ\",3]") && changed.utf8.count > 100_000)
    // What the page shows now is the app's.
    try await socket.send("[4,3,\"splice\",\(page.fieldID),\"100001 1\",\"\",4]")
    #expect(try await commit(socket).utf8.count < 200)
  }

  @Test(
    "changes of what is not there, and texts that are too long, end their connection",
    arguments: [
      ["[1,0,\"splice\",FIELD,\"0 0\",\"a\",1]"],
      ["[1,0,\"splice\",FIELD,\"\",\"a🍎\",1]", "[2,0,\"splice\",FIELD,\"3 1\",\"\",2]"],
      ["[1,0,\"splice\",FIELD,\"\",\"a🍎\",1]", "[2,0,\"splice\",FIELD,\"2 1\",\"\",2]"],
      ["[1,0,\"splice\",FIELD,\"\",\"a🍎\",1]", "[2,0,\"splice\",1,\"0 1\",\"\",2]"],
      ["[1,0,\"splice\",FIELD,\"\",\"LONG\",1]", "[2,0,\"splice\",FIELD,\"0 0\",\"LONG\",2]"],
      ["[1,0,\"part\",\"LONG\"]", "[1,0,\"part\",\"LONG\"]"],
      ["[1,0,\"part\",\"LONG\"]", "[1,0,\"splice\",FIELD,\"\",\"LONG\",1]"],
      ["[2,0,\"part\",\"a\"]"],
      ["[1,0,\"edit\",FIELD,\"LONGLONG\",1]"],
    ])
  func wrong(messages: [String]) async throws {
    var limits = ServerLimits.patient
    limits.textBytes = 1500
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    for message in messages {
      try await socket.send(
        message.replacing("FIELD", with: "\(page.fieldID)").replacing("LONG", with: String(repeating: "l", count: 1000)))
    }
    #expect(try await socket.closeCode() == 1008)
    #expect(server.logBook.lines.count == 1, "\(server.logBook.lines)")
  }

  @Test("a field of one line takes less, but for what the app has put there")
  func line() async throws {
    var limits = ServerLimits.patient
    limits.lineBytes = 100
    for text in [String(repeating: "l", count: 100), String(repeating: "l", count: 101)] {
      let server = try TestServer(limits: limits)
      defer { server.stop() }
      let (page, socket) = try await server.openWindow()
      try await socket.send("[1,0,\"splice\",\(page.fieldID),\"\",\"\(text)\",1]")
      if text.count <= 100 {
        #expect(try await commit(socket).contains("<b>\(text)</b>"))
      } else {
        #expect(try await socket.closeCode() == 1008)
      }
    }
    let long = TextFieldContent(value: EditedValue(String(repeating: "l", count: 300)), kind: .line)
    let texts = LongText(limit: 1000, lineLimit: 100)
    func takes(_ count: Int, _ kind: TextFieldContent.Kind) -> Bool {
      var content = long
      if kind != .line { content = TextFieldContent(value: EditedValue(""), kind: kind) }
      let edited = EditedValue(String(repeating: "l", count: count), revision: 1)
      return texts.takes(TextFieldEvent.edit(edited), in: content)
    }
    #expect(takes(299, .line) && !takes(301, .line))
    #expect(takes(1000, .editor) && takes(1000, .growing) && !takes(1001, .editor))
    #expect(takes(100, .search) && !takes(101, .search))
  }

  @Test("parts without an end are forgotten with their socket, and the event comes as a whole over the next one")
  func cut() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    try await socket.send("[1,0,\"part\",\"first \"]")
    try await socket.send("[0,0]")
    socket.connection.close()
    let next = try await server.join(page)
    _ = try await next.message()
    try await next.send("[1,0,\"part\",\"again \"]")
    try await next.send("[1,0,\"splice\",\(page.fieldID),\"\",\"end\",1]")
    #expect(try await commit(next).contains("<b>again end</b>"))
    // One that came twice counts once.
    try await next.send("[1,1,\"part\",\"again \"]")
    try await next.send("[1,1,\"splice\",\(page.fieldID),\"\",\"end\",1]")
    try await next.send("[2,1,\"splice\",\(page.fieldID),\"0 5\",\"\",2]")
    #expect(try await commit(next).contains("<b> end</b>"))
  }

  @Test("a text whose end does not come ends its connection")
  func unfinished() async throws {
    var limits = ServerLimits.patient
    limits.partsTime = .milliseconds(50)
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (_, socket) = try await server.openWindow()
    try await socket.send("[1,0,\"part\",\"a\"]")
    #expect(try await socket.closeCode() == 1008)
    #expect(server.logBook.lines.count == 1 && server.logBook.lines[0].contains("a text had no end"))
    // Nothing counts that comes behind it, such as the rest of the text.
    #expect(server.sessions.sessionCount { $0.link != nil } == 0)
  }

  @Test("texts that have been begun have a limit together: of the address that has most, the one that waits for longest ends")
  func begunTogether() async throws {
    var limits = ServerLimits.patient
    limits.begunBytes = 3000
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let part = String(repeating: "a", count: 1000)
    func window(host: UInt8) async throws -> (page: TestPage, socket: WebSocketClient) {
      let page = try await server.openPage(host: host)
      let connection = try await RawConnection(port: server.port, host: host)
      let socket = try await WebSocketClient(connection, host: server.authority, scene: page.scene)
      _ = try await socket.message()
      return (page, socket)
    }
    let ada = try await window(host: 2)
    try await ada.socket.send("[1,0,\"part\",\"\(part)\"]")
    let held = [try await window(host: 3), try await window(host: 3), try await window(host: 3)]
    for (_, socket) in held { try await socket.send("[1,0,\"part\",\"\(part)\"]") }
    #expect(try await held[0].socket.closeCode() == 1008)
    #expect(server.logBook.lines.contains { $0.contains("there was no room for it") })
    // Hers was begun before all of them, and has its end.
    try await ada.socket.send("[1,0,\"splice\",\(ada.page.fieldID),\"\",\"end\",1]")
    #expect(try await commit(ada.socket).contains("aend"))
  }
}

private struct UppercaseApp: App {
  var body: some Scene {
    WindowGroup("Uppercase") { UppercaseView() }
  }
}

private struct UppercaseView: View {
  @State private var text = ""

  var body: some View {
    TextField("Text", text: Binding(get: { text }, set: { text = $0.uppercased() }))
  }
}
