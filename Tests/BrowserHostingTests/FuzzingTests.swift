import Foundation
import Observation
import RandomInput
import SwiftUI
import Testing

@testable import BrowserHosting

/// What comes from outside can be anything: it ends its own connection at most.
@MainActor
@Suite("Disturbed input", .serialized) struct FuzzingTests {
  /// Sends bytes in a few pieces, says that no more will come, and takes what is answered until the server ends the connection.
  func exchange(_ bytes: [UInt8], with server: TestServer, using generator: inout SeededGenerator) async throws -> [UInt8] {
    let connection = try await server.connect()
    var rest = bytes[...]
    do {
      while !rest.isEmpty {
        let isWhole = Int.random(in: 0..<4, using: &generator) != 0
        let count = isWhole ? rest.count : Int.random(in: 1...rest.count, using: &generator)
        try await connection.send(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
    } catch is RawConnection.Failure {
      // The server had enough.
    }
    connection.finishSending()
    return try await connection.takeAll()
  }

  /// Whether the server still does what it is for. On a busy machine a page can be late for the short waits of these tests, and is ended as
  /// one that left: then another one is asked.
  func isWell(_ server: TestServer) async throws -> Bool {
    for _ in 0..<20 {
      if let isWell = try? await isOnTime(server) { return isWell }
    }
    return try await isOnTime(server)
  }

  /// Whether a page of an app is changed by what is pressed in it.
  private func isOnTime(_ server: TestServer) async throws -> Bool {
    let page = try await server.openPage()
    let socket = try await server.join(page)
    while try await socket.message() != "[0,0,[]]" {}
    try await socket.send("[1,0,\"press\",\(page.buttonID("Add"))]")
    return try await socket.message().contains("Count: ")
  }

  func limits() -> ServerLimits {
    var limits = ServerLimits.patient
    limits.firstWait = .milliseconds(50)
    limits.reconnectWait = .milliseconds(50)
    limits.leftWait = .milliseconds(50)
    // One address sends all of it.
    limits.eventBurst = 1e9
    return limits
  }

  // MARK: HTTP

  static func requests(_ host: String) -> [String] {
    let upgrade = WebSocketClient.request(host: host)
    return [
      "GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n", "HEAD / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n",
      "GET /oriel.js HTTP/1.1\r\nHost: \(host)\r\n\r\nGET /oriel.css HTTP/1.1\r\nHost: \(host)\r\n\r\n",
      "GET / HTTP/1.0\r\n\r\n", "POST / HTTP/1.1\r\nHost: \(host)\r\nContent-Length: 5\r\n\r\nhello",
      "POST / HTTP/1.1\r\nHost: \(host)\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nX: 1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: \(host)\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n", upgrade,
      upgrade + "\u{1}", "OPTIONS * HTTP/1.1\r\nHost: \(host)\r\n\r\n", "CONNECT \(host) HTTP/1.1\r\nHost: \(host)\r\n\r\n",
      "GET http://\(host)/ HTTP/1.1\r\nHost: [::1]:1\r\nAccept: */*\r\n folded\r\n\r\n",
    ]
  }

  static let words = [
    "\r\n", "\r\n\r\n", "\n", "\0", ":", " ", "HTTP/1.1", "HTTP/9.9", "GET", "Host: ", "Content-Length: ",
    "Content-Length: -1\r\n",
    "Content-Length: 99999999999999999999\r\n", "Transfer-Encoding: chunked\r\n", "Connection: Upgrade\r\n",
    "Upgrade: websocket\r\n",
    "Upgrade: h2c\r\n", "Sec-WebSocket-Version: 13\r\n", "Sec-WebSocket-Key: ", "Origin: null\r\n", "/socket?",
    "?", "%00",
    "%", "commit=9223372036854775808", "ffffffffffffffff\r\n", "0\r\n\r\n", "*", "//", "[", "]", "é",
    String(repeating: "a", count: 20_000),
  ].map { Array($0.utf8) }

  @Test("Bytes that are hardly HTTP are answered, if at all, in HTTP, and nobody else is disturbed")
  func requests() async throws {
    let server = try TestServer(limits: limits())
    defer { server.stop() }
    let fuzzing = Fuzzing("requests", runs: 2_000)
    let corpus = Self.requests(server.authority).map { Array($0.utf8) }
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      let input = corpus.randomElement(using: &generator)!.disturbed(with: Self.words, and: corpus, using: &generator)
      fuzzing.keep(input)
      let answer = try await exchange(input, with: server, using: &generator)
      #expect(answer.isEmpty || answer.starts(with: "HTTP/1.".utf8), "\(fuzzing.place(run))")
    }
    #expect(try await isWell(server))
    fuzzing.end()
  }

  // MARK: WebSocket

  /// Frames of a page that knows the app.
  static func frames(of page: TestPage) -> [[UInt8]] {
    let messages = [
      "[1,0,\"press\",\(page.buttonID("Add"))]", "[2,1,\"toggle\",\(page.toggleID),true]",
      "[1,0,\"edit\",\(page.fieldID),\"text \\u00e9 \\ud83c\\udf4e\",1]", "[0,1]", "[1,0,\"press\",\(page.buttonID("Open"))]",
      "[1,0,\"press\",\(page.buttonID("Rows"))]", "[2,1,\"show\",30,500,510]", "[1,0,\"scheme\",true]",
      "[1,0,\"submit\",\(page.fieldID)]", "[1,0,\"part\",\"text\"]", "[1,0,\"splice\",\(page.fieldID),\"\",\"\\ud83c\\udf4e\",1]",
      "[2,0,\"splice\",\(page.fieldID),\"0 2\",\"a\",2]",
      "[1,0,\"dismiss\",5]",
    ]
    let texts = messages.map { WebSocketClient.frame(.text, Array($0.utf8)) }
    return texts + [
      texts[0] + texts[1] + texts[3], WebSocketClient.frame(.ping, [1, 2, 3]), WebSocketClient.frame(.pong, []),
      WebSocketClient.frame(.close, [0x03, 0xE8]), WebSocketClient.frame(.text, Array("[1,0,".utf8), isFinal: false),
      WebSocketClient.frame(.text, Array("[1,0,\"press\"".utf8), isFinal: false)
        + WebSocketClient.frame(.continuation, Array(",\(page.buttonID("Add"))]".utf8)),
      WebSocketClient.frame(.text, [UInt8](repeating: 0x5B, count: 3_000)),
    ] + messages.compactMap { CompressedMessageTests.frame($0 + String(repeating: " ", count: 300)) }
  }

  static let frameWords: [[UInt8]] = [
    [0x81, 0x80], [0x81, 0xFE, 0xFF, 0xFF], [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x01, 0x80],
    [0x80, 0x80],
    [0x82, 0x81], [0xC1, 0x80], [0x41, 0x84], [0x00, 0x00, 0xFF, 0xFF], [0x88, 0x80], [0x89, 0xFD], [0x8A, 0x80], [0xF1, 0x80],
    [0x81, 0x00], [0, 0, 0, 0], [0xED, 0xA0, 0x80],
  ]

  @Test("Frames that no page sends end their connection, and nobody else is disturbed")
  func frames() async throws {
    let server = try TestServer(limits: limits())
    defer { server.stop() }
    let fuzzing = Fuzzing("frames", runs: 1_000)
    var scene = ""
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      // Not the same one for long: it would keep all the commits that nobody has acknowledged.
      let page = try await server.openPage()
      scene = page.scene
      let extensions = run % 2 == 0 ? "permessage-deflate" : nil
      let request = WebSocketClient.request(host: server.authority, headers: ["Sec-WebSocket-Extensions": extensions])
      var handshake = Array(request.utf8)
      // What comes first is disturbed, too.
      let joins = run % 4 != 0
      if joins { handshake += WebSocketClient.joinFrame(scene) }
      let corpus = joins ? Self.frames(of: page) : [WebSocketClient.joinFrame(scene)]
      let input = corpus.randomElement(using: &generator)!.disturbed(with: Self.frameWords, and: corpus, using: &generator)
      fuzzing.keep(input)
      let answer = try await exchange(handshake + input, with: server, using: &generator)
      #expect(answer.isEmpty || answer.starts(with: "HTTP/1.1 101".utf8), "\(fuzzing.place(run))")
    }
    #expect(try await isWell(server))
    let known = /closed a connection from [^\n]*: [a-zA-Z0-9 -]*( \(and \d+ like it before\))?/
    #expect(server.logBook.lines.filter { $0.wholeMatch(of: known) == nil } == [])
    fuzzing.end()
  }

  // MARK: What is sent

  /// Texts that mean something somewhere on the way to the screen.
  static let texts = [
    "", "\"", "\\", "\\u0000", "\0", "\u{1F}", "\n", "\r\n", "\u{2028}\u{2029}", "\u{7F}", "</script>", "<!--", "-->", "]]>",
    "&amp;", "&#0;", "'",
    "=", ">", "<b", "</", "/>", "{}", "[]", "é", "\u{1F34E}", "e\u{301}", "\u{FEFF}", "\u{202E}", "\u{10FFFF}", "javascript:",
    "`", "${x}", " ",
  ]

  @MainActor @Observable final class Model {
    var texts = Array(repeating: "", count: 8)
    var flags = Array(repeating: false, count: 4)
    var number = 0
  }

  struct FuzzedApp: App {
    @MainActor static var model = Model()
    var body: some Scene {
      WindowGroup("Fuzzed") { FuzzedView(model: Self.model) }
    }
  }

  struct FuzzedView: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Text(verbatim: "number \(model.number)")
        Text(verbatim: model.texts[0]).bold(model.flags[0]).accessibilityLabel(Text(verbatim: model.texts[1]))
        Button(model.texts[2]) {}.disabled(model.flags[1]).accessibilityIdentifier(model.texts[3])
        TextField(model.texts[4], text: $model.texts[5])
        Toggle(model.texts[6], isOn: $model.flags[2])
        if model.flags[3] {
          List(model.texts, id: \.self) { Text(verbatim: $0).padding() }
        }
      }
      .sheet(isPresented: $model.flags[0]) { Text(verbatim: model.texts[7]) }
    }
  }

  /// The names of the tags of a page, in their order.
  func tags(_ html: String) -> [String] { html.matches(of: /<[\/!]?([a-zA-Z]*)/).map { String($0.0) } }

  @Test("Whatever texts say: messages are JSON with these texts in them, and pages have no tags but their own")
  func shownTexts() async throws {
    let model = Model()
    FuzzedApp.model = model
    let server = try TestServer(app: AppGraph(FuzzedApp.self))
    defer { server.stop() }
    let socket = try await server.openWindow().socket
    let fuzzing = Fuzzing("texts", runs: 400)
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      model.number += 1
      let text = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in Self.texts.randomElement(using: &generator)! }.joined()
      fuzzing.keep(Array(text.utf8))
      model.texts[Int.random(in: 0..<8, using: &generator)] = text
      model.texts[0] = "\(run)\(text)"
      model.flags[Int.random(in: 0..<4, using: &generator)].toggle()
      let message = try await socket.message()
      let json = try JSONDecoder().decode(JSON.self, from: Data(message.utf8))
      #expect(json.strings.contains("\(run)\(text)"), "\(fuzzing.place(run)): \(message)")
      if run % 50 == 0 {
        let page = try await server.get("/").text
        let shown = model.texts
        model.texts = shown.indices.map { shown[$0].isEmpty ? "" : "text \($0)" }
        let plain = try await server.get("/").text
        model.texts = shown
        // Without equal rows, which are one row.
        if Set(shown).count == shown.count { #expect(tags(page) == tags(plain), "\(fuzzing.place(run))") }
        model.number += 1
        let mark = "number \(model.number)\""
        while try await !socket.message().contains(mark) {}
      }
      // All commits so far have come.
      try await socket.send("[0,\(run * 4 + 4)]")
    }
    fuzzing.end()
  }

  /// What a message says. Not `JSONSerialization`, which drops marks of byte order.
  indirect enum JSON: Decodable {
    case text(String)
    case list([JSON])
    case object([String: JSON])
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([JSON].self) {
        self = .list(list)
      } else if let object = try? container.decode([String: JSON].self) {
        self = .object(object)
      } else {
        self = .other
      }
    }

    var strings: [String] {
      switch self {
      case .text(let text): [text]
      case .list(let list): list.flatMap(\.strings)
      case .object(let object): object.values.flatMap(\.strings)
      case .other: []
      }
    }
  }

  // MARK: Messages of pages

  @Test("A message of any text is one that is known, or refused")
  func messages() {
    let fuzzing = Fuzzing("messages", runs: 5_000)
    let corpus = [
      "[1,0,\"press\",1]", "[12,3,\"edit\",4,\"text \\u00e9\",5]", "[1,0,\"toggle\",2,true]", "[0,4294967295]",
      "[1,0,\"scheme\",false]",
      "[1,0,\"show\",7,500,510]", "[9007199254740993,0,\"submit\",3]",
    ].map { Array($0.utf8) }
    let words = [
      "null", "true", "-1", "-0", "1e400", "1.0", "0x1", "[", "]", "[[", "{", "}", "\"", "\\u", "\\ud800", ",", "\0",
      "9223372036854775808",
      "18446744073709551616", "\u{FEFF}", " ", "\"press\"", "NaN",
    ].map { Array($0.utf8) }
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      let input = Array(
        corpus.randomElement(using: &generator)!.disturbed(with: words, and: corpus, using: &generator).prefix(1_000))
      fuzzing.keep(input)
      _ = try? ClientMessage(String(decoding: input, as: UTF8.self))
    }
    fuzzing.end()
  }
}
