import Foundation
import Testing
import Waiting

/// What an app stores is there after its end, whatever ends it.
@Suite("Stored values", .serialized)
struct StoredValueTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func start(_ shell: String? = nil) async throws -> StoringProcess {
    let app = try StoringProcess(["--data", folder.path], shell: shell)
    try await app.begin()
    return app
  }

  /// Waits until a value is in the file of a domain.
  private func storing(_ value: String?, _ key: String, of domain: String = "StoringApp") async throws {
    try await wait(for: "'\(key)' is \(value ?? "nothing") in the file of \(domain)") {
      folder.value(key, of: domain) == value
    }
  }

  enum End: CaseIterable { case termination, interrupt, ownExit }

  @Test(
    "what was written last is in the file when the app has ended by a signal or by itself, and there at the next start",
    arguments: End.allCases)
  func ends(_ end: End) async throws {
    let app = try await start()
    try await app.ask("suite group.example/one there")
    try await app.ask("set key value")
    try await app.ask("store property")
    switch end {
    case .termination: app.kill(SIGTERM)
    case .interrupt: app.kill(SIGINT)
    case .ownExit: try app.send("exit")
    }
    #expect(try await app.status() == (end == .ownExit ? 3 : 0))
    #expect(folder.value("key") == "value" && folder.value("stored") == "property")
    #expect(folder.value("key", of: "group.example%2Fone") == "there")
    let next = try await start()
    #expect(try await next.ask("get key") == "value")
    #expect(try await next.ask("stored") == "property")
    #expect(try await next.ask("getsuite group.example/one") == "there")
    #expect(next.complaints.isEmpty && app.complaints.isEmpty)
    try await next.end()
  }

  @Test("a value is in the file while the app goes on; a crash takes nothing; what is removed is gone")
  func soon() async throws {
    let app = try await start()
    try await app.ask("store property")
    try await storing("property", "stored")
    try await app.ask("set key value")
    try await storing("value", "key")
    try await app.ask("suite other there")
    try await storing("there", "key", of: "other")
    app.kill(SIGKILL)
    try await app.status()
    let next = try await start()
    #expect(try await next.ask("stored") == "property")
    try await next.ask("remove key")
    try await storing(nil, "key")
    #expect(folder.value("stored") == "property")
    try await next.end()
    let last = try await start()
    #expect(try await last.ask("get key") == "nothing")
    try await last.end()
  }

  @Test("what is only registered is not stored; what an app synchronizes goes nowhere else, and is not lost")
  func registered() async throws {
    let home = try TestFolder()
    let app = try StoringProcess(["--data", folder.path], environment: ["HOME": home.path, "XDG_CONFIG_HOME": home("config")])
    try await app.begin()
    try await app.ask("register default 1")
    #expect(try await app.ask("get default") == "1")
    try await app.ask("set key value")
    try await app.ask("synchronize")
    try await app.ask("synchronize")
    #expect(try await app.ask("get key") == "value")
    try await app.end()
    #expect(folder.values()?.keys.sorted() == ["key"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }

  @Test("two processes with one folder lose nothing of each other, and see what the other one has stored")
  func merging() async throws {
    let (first, second) = (try await start(), try await start())
    for number in 0..<40 {
      try first.send("set first\(number) \(number)")
      try second.send("set second\(number) \(number)")
    }
    try await second.ask("get first39", until: "39")
    try await first.ask("get second39", until: "39")
    try await first.ask("remove second0")
    try await second.ask("get second0", until: "nothing")
    try await first.ask("set last first")
    try await second.ask("set end second")
    #expect(try await first.end() == 0)
    #expect(try await second.end() == 0)
    let values = try #require(folder.values())
    for number in 1..<40 {
      #expect(values["first\(number)"] as? String == "\(number)" && values["second\(number)"] as? String == "\(number)")
    }
    #expect(values.count == 81 && values["last"] as? String == "first" && values["end"] as? String == "second")
  }

  @Test(
    "where the disk is full one line says so, the value stays in memory and the old file whole, and it is stored when there is room"
  )
  func full() async throws {
    let app = try await start()
    try await app.ask("set old value")
    try await app.end()
    let next = try await start(#"trap "" XFSZ; ulimit -S -f 0"#)
    try await next.ask("set new value")
    try await wait(for: "a line about the disk") { !next.complaints.isEmpty }
    try await next.ask("set newer value")
    #expect(try await next.ask("get new") == "value")
    #expect(folder.values()?.keys.sorted() == ["old"])
    #expect(next.complaints.count == 1 && next.complaints[0].contains("File too large"), "\(next.complaints)")
    #expect(next.complaints.allSatisfy { $0.contains(folder.preferences) && $0.contains("--data") })
    #expect(try await next.ask("grow") == "done")
    try await storing("value", "newer")
    #expect(folder.values()?.keys.sorted() == ["new", "newer", "old"])
    #expect(next.complaints.count == 1)
    try await next.end()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.preferences).sorted() == [".lock", "StoringApp.plist"])
  }

  @Test("where there can be no folder one line says so, and the app goes on")
  func noFolder() async throws {
    #expect(FileManager.default.createFile(atPath: folder("file"), contents: Data()))
    let app = try StoringProcess(["--data", folder("file")])
    try await app.begin()
    try await app.ask("set key value")
    #expect(try await app.ask("get key") == "value")
    try await app.ask("set other value")
    #expect(try await app.end() == 0)
    #expect(app.complaints.count == 1 && app.complaints[0].contains(folder("file")), "\(app.complaints)")
    #expect(!app.lines.contains { $0.contains("keeps its data") })
  }

  @Test("folders that somebody takes away come back, with all values")
  func takenAway() async throws {
    let app = try await start()
    try await app.ask("set key value")
    try await storing("value", "key")
    // In one step, for it looks all the time.
    try FileManager.default.moveItem(atPath: folder("Library"), toPath: folder("gone"))
    try await storing("value", "key")
    try await app.end()
  }

  @Test(
    "a damaged file is kept, one line says where, and the app begins with its defaults",
    arguments: ["", "nonsense", "<plist><array/></plist>"])
  func damaged(_ text: String) async throws {
    try FileManager.default.createDirectory(atPath: folder.preferences, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file))
    let app = try await start()
    #expect(try await app.ask("stored") == "nothing")
    try await app.ask("set key value")
    try await storing("value", "key")
    #expect(app.complaints.count == 1 && app.complaints[0].contains(folder.file + ".damaged-1"), "\(app.complaints)")
    #expect(FileManager.default.contents(atPath: folder.file + ".damaged-1") == Data(text.utf8))
    // While the app runs.
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: folder.file))
    try await storing("value", "key")
    try await wait(for: "a second line") { app.complaints.count == 2 }
    #expect(app.complaints[1].contains(folder.file + ".damaged-2"))
    try await app.end()
  }
}
