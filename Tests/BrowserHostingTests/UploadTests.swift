import Foundation
import NIOCore
import SwiftUI
import Testing
import Waiting

@testable import BrowserHosting
@testable import SwiftUICore

@MainActor private final class Inbox {
  static let shared = Inbox()
  var files: [URL] = []
}

private struct FilesApp: App {
  var body: some Scene { WindowGroup { FilesView() } }
}

private struct FilesView: View {
  @State private var isPresented = true
  @State private var isSaving = false

  var body: some View {
    Text("Zone").onDrop(of: [.fileURL], isTargeted: nil) { providers in
      Task {
        for provider in providers { if let url = try? await provider.value(of: URL.self) { Inbox.shared.files.append(url) } }
      }
      return true
    }
    Button("Save") { isSaving = true }
      .fileExporter(isPresented: $isSaving, item: "exported", contentTypes: [.plainText], defaultFilename: "ä\"b") { _ in }
    Text("Importer")
      .fileImporter(isPresented: $isPresented, allowedContentTypes: [.plainText], allowsMultipleSelection: true) { result in
        Inbox.shared.files += (try? result.get()) ?? []
      }
  }
}

@MainActor
@Suite("Uploads", .serialized) struct UploadTests {
  private func server(_ change: (inout ServerLimits) -> Void = { _ in }) throws -> TestServer {
    Inbox.shared.files = []
    var limits = ServerLimits.patient
    change(&limits)
    return try TestServer(app: AppGraph<FilesApp>(), limits: limits)
  }

  private func id(_ attribute: String, in page: TestPage) throws -> Int {
    let match = try Regex(attribute + #"="(\d+)""#, as: (Substring, Substring).self).firstMatch(in: page.html)
    return try #require(match.flatMap { Int($0.output.1) })
  }

  private func head(
    _ server: TestServer, _ page: TestPage, to target: Int, name: String = "note.txt", length: String,
    headers: [String: String] = [:]
  ) -> String {
    var all = [
      "Host": server.authority, "Origin": "http://\(server.authority)", "Cookie": TestBrowser.cookie, "X-Scene": page.scene,
      "X-File-Name": name, "Content-Length": length, "Content-Type": "text/plain",
    ]
    all.merge(headers) { $1 }
    let lines = all.filter { !$0.value.isEmpty }.map { "\($0): \($1)\r\n" }.joined()
    return "POST /upload/\(target) HTTP/1.1\r\n\(lines)\r\n"
  }

  private func upload(
    _ server: TestServer, _ page: TestPage, to target: Int, name: String = "note.txt", _ bytes: [UInt8] = Array("Milk".utf8),
    headers: [String: String] = [:]
  ) async throws -> HTTPAnswer {
    let connection = try await server.connect()
    try await connection.send(
      head(server, page, to: target, name: name, length: "\(bytes.count)", headers: headers))
    try? await connection.send(bytes)
    return try await connection.answer()
  }

  private func send(_ socket: WebSocketClient, _ number: Int, _ name: String, _ rest: String) async throws {
    try await socket.send("[\(number),1,\"\(name)\",\(rest)]")
    _ = try await socket.message()
  }

  @Test("a file comes, is told of, and is the app's under its own name")
  func whole() async throws {
    let server = try server()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let target = try id("data-files", in: page)
    let answer = try await upload(server, page, to: target, name: "..%2F%C3%A4%20note.txt")
    #expect(answer.status == 200)
    try await send(socket, 1, "files", "\(target),\"\(answer.text)\"")
    try await wait(for: "the file") { !Inbox.shared.files.isEmpty }
    let file = try #require(Inbox.shared.files.first)
    #expect(file.lastPathComponent == "-ä note.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "Milk")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    server.sessions.end(page.scene)
    try await wait(for: "its end") { !FileManager.default.fileExists(atPath: file.path) }
    #expect(server.sessions.transfers.bytes == 0 && server.sessions.transfers.underway == 0)
  }

  @Test("an empty file is one; a large one is whole; both go on over one connection")
  func sizes() async throws {
    let server = try server()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let target = try id("data-files", in: page)
    let large = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let connection = try await server.connect()
    var tokens: [String] = []
    for bytes in [[], large] {
      try await connection.send(head(server, page, to: target, length: "\(bytes.count)"))
      try await connection.send(bytes)
      let answer = try await connection.answer()
      #expect(answer.status == 200)
      tokens.append(answer.text)
    }
    try await send(socket, 1, "files", "\(target),\"\(tokens.joined(separator: " "))\"")
    try await wait(for: "the files") { Inbox.shared.files.count == 2 }
    #expect(try Inbox.shared.files.map { Array(try Data(contentsOf: $0)) } == [[], large])
  }

  @Test("who may not send a file is told so, and nothing of it is stored")
  func refused() async throws {
    let server = try server { $0.uploads.fileBytes = 1000 }
    defer { server.stop() }
    let page = try await server.openPage()
    let (files, zone) = (try id("data-files", in: page), try id("data-drop", in: page))
    let cases: [(String, Int, UInt, [String: String])] = [
      ("an other origin", files, 403, ["Origin": "http://evil.example"]), ("no origin", files, 403, ["Origin": ""]),
      ("an other browser", files, 410, ["Cookie": ""]), ("an unknown scene", files, 410, ["X-Scene": "x"]),
      ("what takes no files", page.buttonID("Save"), 410, [:]), ("nothing", 999_999, 410, [:]),
      ("an other type", files, 415, ["X-File-Name": "a.png"]),
      ("no length", files, 411, ["Content-Length": ""]), ("no name", files, 400, ["X-File-Name": ""]),
      ("an other host", files, 421, ["Host": "evil.example"]),
    ]
    for (what, target, status, headers) in cases {
      let answer = try await upload(server, page, to: target, headers: headers)
      #expect(answer.status == Int(status), "\(what): \(answer.status) \(answer.text)")
    }
    let tooLarge = try await upload(server, page, to: zone, [UInt8](repeating: 0, count: 1001))
    #expect(tooLarge.status == 413 && tooLarge.text.contains("at most 1 MB"))
    #expect(server.sessions.transfers.bytes == 0 && server.sessions.transfers.underway == 0)
    #expect(try await server.get("/").status == 200)
  }

  @Test("gigabytes are refused before they come, and who goes on sending is cut off")
  func gigabytes() async throws {
    let server = try server { $0.uploads.refusedTime = .milliseconds(200) }
    defer { server.stop() }
    let page = try await server.openPage()
    let connection = try await server.connect()
    try await connection.send(head(server, page, to: try id("data-files", in: page), length: "9000000000"))
    #expect(try await connection.answer().status == 413)
    #expect(try await connection.takeAll().isEmpty)
  }

  @Test("a connection that breaks in the middle leaves nothing, and its room is free")
  func broken() async throws {
    let server = try server()
    defer { server.stop() }
    let page = try await server.openPage()
    let connection = try await server.connect()
    try await connection.send(head(server, page, to: try id("data-files", in: page), length: "100000"))
    try await connection.send([UInt8](repeating: 1, count: 50_000))
    try await wait(for: "the upload") { server.sessions.transfers.underway == 1 }
    connection.close()
    try await wait(for: "its end") { server.sessions.transfers.underway == 0 && server.sessions.transfers.bytes == 0 }
  }

  @Test("one that says nothing is cut off")
  func silent() async throws {
    let server = try server { $0.uploads.silence = .milliseconds(100) }
    defer { server.stop() }
    let page = try await server.openPage()
    let connection = try await server.connect()
    try await connection.send(head(server, page, to: try id("data-files", in: page), length: "100000"))
    #expect(try await connection.takeAll().isEmpty)
    try await wait(for: "its end") { server.sessions.transfers.underway == 0 && server.sessions.transfers.bytes == 0 }
  }

  @Test("the files of a scene, and of all scenes, have so much room, and so many places")
  func room() async throws {
    let server = try server {
      $0.uploads.sceneBytes = 100
      $0.uploads.allBytes = 150
      $0.uploads.sceneCount = 3
    }
    defer { server.stop() }
    let (first, second) = (try await server.openPage(), try await server.openPage())
    func status(_ page: TestPage, _ size: Int) async throws -> Int {
      try await upload(server, page, to: try id("data-files", in: page), [UInt8](repeating: 0, count: size)).status
    }
    #expect(try await status(first, 90) == 200)
    #expect(try await status(first, 20) == 507)
    #expect(try await status(second, 70) == 507)
    #expect(try await status(second, 60) == 200)
    server.sessions.end(first.scene)
    #expect(try await status(second, 0) == 200)
    #expect(try await status(second, 0) == 200)
    #expect(try await status(second, 0) == 507)
  }

  @Test("names that the app has not given, or has given for something else, are none")
  func foreignNames() async throws {
    let server = try server()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let (files, zone) = (try id("data-files", in: page), try id("data-drop", in: page))
    let token = try await upload(server, page, to: files).text
    try await send(
      socket, 1, "drop", #"\#(zone),"1 2 0 0","[{\"file\":\"\#(token)\"},{\"file\":\"x\"},{\"url\":\"file:///etc/passwd\"}]""#)
    try await send(socket, 2, "files", "\(files),\"\(token) x\"")
    try await wait(for: "the file") { !Inbox.shared.files.isEmpty }
    #expect(Inbox.shared.files.map(\.lastPathComponent) == ["note.txt"])
  }

  @Test("what the app gives is for that browser alone, and is stored, not shown")
  func downloads() async throws {
    let server = try server()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    try await socket.send("[1,1,\"files\",\(try id("data-files", in: page)),\"\"]")
    try await socket.send("[2,1,\"press\",\(page.buttonID("Save"))]")
    var address: String?
    while address == nil {
      let message = try await socket.message()
      address = message.firstMatch(of: #/\["save","([^"]*)","ä-b.txt"\]/#).map { String($0.1) }
    }
    func get(_ cookie: String) async throws -> HTTPAnswer {
      let connection = try await server.connect()
      try await connection.send("GET \(address!) HTTP/1.1\r\nHost: \(server.authority)\r\nCookie: \(cookie)\r\n\r\n")
      return try await connection.answer()
    }
    let answer = try await get(TestBrowser.cookie)
    #expect(answer.status == 200 && answer.text == "exported")
    #expect(answer.headers["content-disposition"] == "attachment; filename=\"_-b.txt\"; filename*=UTF-8''%C3%A4-b.txt")
    #expect(answer.headers["content-security-policy"]?.contains("sandbox") == true)
    #expect(try await get("a=b").status == 404)
    #expect(try await server.get("/file/x").status == 404)
    server.sessions.end(page.scene)
    #expect(try await get(TestBrowser.cookie).status == 404)
  }

  @Test("a folder is packed, without what leads elsewhere")
  func archive() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = place.appending(path: "Sketch")
    try FileManager.default.createDirectory(at: folder.appending(path: "in"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    try Data("abc".utf8).write(to: folder.appending(path: "in/ä.txt"))
    try FileManager.default.createSymbolicLink(atPath: folder.appending(path: "link").path, withDestinationPath: "/etc/passwd")
    let archive = place.appending(path: "Sketch.zip")
    try ZipArchive.write(folder, to: archive)
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = [
      "python3", "-c",
      "import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist(), z.read(z.namelist()[0]))",
      archive.path,
    ]
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    python.waitUntilExit()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "None ['Sketch/in/ä.txt'] b'abc'\n")
  }
}
