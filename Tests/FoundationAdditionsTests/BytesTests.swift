import Foundation
import FoundationAdditions
import FoundationNetworking
import Synchronization
import Testing
import Waiting

/// Bytes that come in time.
@Suite("Bytes as they come")
struct BytesTests {
  private func bytes(_ pieces: [UInt8]...) -> AsyncStream<UInt8> {
    AsyncStream { continuation in
      for byte in pieces.joined() { continuation.yield(byte) }
      continuation.finish()
    }
  }

  private func all<S: AsyncSequence>(_ sequence: S) async throws -> [S.Element] {
    var found: [S.Element] = []
    for try await element in sequence { found.append(element) }
    return found
  }

  @Test("lines end as Unicode says, and those that are empty are left out")
  func lines() async throws {
    #expect(try await all(bytes(Array("a\nb\r\nc\rd\n\n\re".utf8)).lines) == ["a", "b", "c", "d", "e"])
    #expect(
      try await all(bytes(Array("a\u{85}b\u{2028}c\u{2029}d\u{B}e\u{C}é\u{20AC}\u{428}".utf8)).lines) == [
        "a", "b", "c", "d", "e", "é€Ш",
      ])
    #expect(try await all(bytes(Array("\r\n\n".utf8)).lines) == [])
    #expect(try await all(bytes([]).lines) == [])
    // Bytes that belong to no end, and bytes that are no text.
    #expect(try await all(bytes([0x85, 0x41, 0xA8, 0x42, 0xE2, 0x80]).lines) == ["\u{FFFD}A\u{FFFD}B\u{FFFD}"])
  }

  @Test("characters and scalars are those of a String of the bytes")
  func characters() async throws {
    let text = "e\u{301}a🇩🇪👩‍👩‍👧\r\n€\u{10FFFF}"
    #expect(try await all(bytes(Array(text.utf8)).characters) == Array(text))
    #expect(try await all(bytes(Array(text.utf8)).unicodeScalars) == Array(text.unicodeScalars))
    for bad: [UInt8] in [
      [0xFF, 0x41], [0xC0, 0x80], [0xE2, 0x82, 0x41], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F],
      [0xE2, 0xE2, 0x82, 0xAC],
    ] {
      let expected = Array(String(decoding: bad, as: UTF8.self).unicodeScalars)
      #expect(try await all(bytes(bad).unicodeScalars) == expected, "\(bad)")
    }
  }

  @Test("a file has bytes and lines, and one that is absent throws")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bytes-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = (0..<2_000).map { "line \($0)" }.joined(separator: "\n")
    try Data(text.utf8).write(to: file)
    #expect(try await all(file.lines) == text.components(separatedBy: "\n"))
    #expect(try await all(file.resourceBytes).count == text.utf8.count)
    #expect(try await all(FileHandle(forReadingFrom: file).bytes.lines).count == 2_000)
    let (bytes, response) = try await URLSession.shared.bytes(from: file)
    #expect(response.expectedContentLength == Int64(text.utf8.count))
    #expect(try await all(bytes.lines).last == "line 1999")
    await #expect(throws: (any Error).self) { try await all(file.appendingPathExtension("absent").lines) }
    await #expect(throws: (any Error).self) { try await all(URL(fileURLWithPath: "/").lines) }
    #expect(try await all(URL(fileURLWithPath: "/dev/null").lines) == [])
  }

  @Test("a pipe gives what is in it while it is open, and a cancelled reader stops waiting")
  func pipe() async throws {
    let pipe = Pipe()
    var lines = pipe.fileHandleForReading.bytes.lines.makeAsyncIterator()
    pipe.fileHandleForWriting.write(Data("one\ntw".utf8))
    #expect(try await lines.next() == "one")
    pipe.fileHandleForWriting.write(Data("o\n".utf8))
    #expect(try await lines.next() == "two")
    let other = Pipe()
    let reader = Task { try await all(other.fileHandleForReading.bytes.lines) }
    reader.cancel()
    await #expect(throws: (any Error).self) { try await reader.value }
    try pipe.fileHandleForWriting.close()
    #expect(try await lines.next() == nil)
    #expect(try await lines.next() == nil)
    withExtendedLifetime(other) {}
  }

  @Test("a line of an answer is there while the server still sends")
  func streaming() async throws {
    let server = try LineServer()
    let (bytes, response) = try await URLSession.shared.bytes(from: server.url)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    var lines = bytes.lines.makeAsyncIterator()
    for number in 0..<3 {
      server.send("line \(number)\n")
      #expect(try await lines.next() == "line \(number)")
    }
    server.send("the rest")
    server.close()
    #expect(try await lines.next() == "the rest")
    #expect(try await lines.next() == nil)
  }

  @Test("a cancelled task, and bytes that nobody has any more, end the connection")
  @MainActor func ends() async throws {
    let server = try LineServer()
    let reader = Task {
      let (bytes, _) = try await URLSession.shared.bytes(from: server.url)
      for try await line in bytes.lines { server.note(line) }
    }
    server.send("one\n")
    try await wait(for: "the first line is read") { server.noted == ["one"] }
    reader.cancel()
    await #expect(throws: (any Error).self) { try await reader.value }
    try await wait(for: "the server hears of the end") { server.isLeft }

    let second = try LineServer()
    second.send("one\n")
    var taken: (URLSession.AsyncBytes, URLResponse)? = try await URLSession.shared.bytes(from: second.url)
    #expect(taken != nil)
    taken = nil
    try await wait(for: "the server hears of the end") { second.isLeft }
  }

  @Test("what comes faster than it is read is not lost, and others are not held up")
  func slowReader() async throws {
    let server = try LineServer()
    let (bytes, _) = try await URLSession.shared.bytes(from: server.url)
    let line = String(repeating: "x", count: 1023) + "\n"
    server.send(String(repeating: line, count: 2 * 1024))
    server.close()
    try await wait(for: "the server has sent all") { server.sentCount >= 2 * 1024 * 1024 }
    let other = try LineServer()
    let (others, _) = try await URLSession.shared.bytes(from: other.url)
    other.send("one\n")
    var lines = others.lines.makeAsyncIterator()
    #expect(try await lines.next() == "one")
    var count = 0
    for try await line in bytes.lines where line.utf8.count == 1023 { count += 1 }
    #expect(count == 2 * 1024)
  }

  @Test("what goes wrong is thrown: before the answer, and in the midst of it")
  func errors() async throws {
    let server = try LineServer(length: 100)
    let (bytes, _) = try await URLSession.shared.bytes(from: server.url)
    server.send("short\n")
    server.close()
    var lines = bytes.lines.makeAsyncIterator()
    #expect(try await lines.next() == "short")
    await #expect(throws: URLError.self) { try await lines.next() }
    await #expect(throws: URLError.self) { try await URLSession.shared.bytes(from: #require(URL(string: "odd://x"))) }
    await #expect(throws: URLError.self) { try await URLSession.shared.bytes(from: #require(URL(string: "http://127.0.0.1:1/"))) }
  }
}
