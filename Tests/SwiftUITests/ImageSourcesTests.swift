import Foundation
import Synchronization
import Testing
import Waiting

@testable import SwiftUICore

/// From where images may come, where a host has said so.
@Suite("Sources of images") struct ImageSourcesTests {
  private static func answer(_ body: String) -> String { AsyncImageTests.answer(body) }

  /// Which addresses were asked about.
  private final class Asked: Sendable {
    let addresses = Mutex<[String]>([])
    func sources(_ isAllowed: @escaping @Sendable (String) -> Bool) -> ImageSources {
      ImageSources(
        allowsAddress: { address in
          self.addresses.withLock { $0.append(address) }
          return isAllowed(address)
        }, allowsFile: { _ in false })
    }
  }

  private func load(_ url: URL, _ sources: ImageSources?) async throws -> CGSize {
    try await ImageLoader.load(ImageRequest(url: url, scale: 1), from: sources).size
  }

  @Test("a machine that is not allowed is not asked for anything", .timeLimit(.minutes(5)))
  func refused() async throws {
    let server = LoopbackServer { _ in Self.answer(AsyncImageTests.drawing) }
    defer { server.stop() }
    let asked = Asked()
    let error = await #expect(throws: ImageLoadingError.self) {
      try await load(server.url("/a.svg"), asked.sources { _ in false })
    }
    #expect(error?.description.contains("not loaded from this machine and from private networks") == true)
    #expect(server.requests.isEmpty && asked.addresses.withLock { $0 } == ["127.0.0.1"])
    #expect(try await load(server.url("/a.svg"), asked.sources { _ in true }) == CGSize(width: 30, height: 20))
  }

  @Test(
    "a name is looked up once: what is loaded comes from the machine that was allowed, which is asked by that name",
    .timeLimit(.minutes(5)))
  func names() async throws {
    let server = LoopbackServer { _ in Self.answer(AsyncImageTests.drawing) }
    defer { server.stop() }
    let url = try #require(URL(string: "http://localhost:\(server.port)/a.svg?b=c%20d"))
    let asked = Asked()
    #expect(try await load(url, asked.sources { _ in true }) == CGSize(width: 30, height: 20))
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("GET /a.svg?b=c%20d HTTP/1.1\r\n"), "\(request)")
    #expect(request.contains("\r\nHost: localhost:\(server.port)\r\n"), "\(request)")
    #expect(asked.addresses.withLock { $0 }.contains("127.0.0.1"))
    await #expect(throws: ImageLoadingError.self) {
      try await load(#require(URL(string: "http://no-such-name.invalid/a.svg")), asked.sources { _ in true })
    }
  }

  @Test("where an answer leads is looked at as the address itself", .timeLimit(.minutes(5)))
  func redirections() async throws {
    let inner = LoopbackServer { _ in Self.answer(AsyncImageTests.drawing) }
    defer { inner.stop() }
    let target = "http://127.0.0.1:\(inner.port)/secret.svg"
    let outer = LoopbackServer { request in
      if request.hasPrefix("GET /round") {
        return "HTTP/1.1 302 Found\r\nLocation: /round\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
      }
      if request.hasPrefix("GET /file") {
        return "HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
      }
      if request.hasPrefix("GET /near") {
        return "HTTP/1.1 301 Moved\r\nLocation: there.svg\r\nContent-Length: 4\r\nConnection: close\r\n\r\nmove"
      }
      if request.hasPrefix("GET /there.svg") { return Self.answer(AsyncImageTests.drawing) }
      return "HTTP/1.1 302 Found\r\nLocation: \(target)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    }
    defer { outer.stop() }
    let first = Atomic(true)
    // As if the first machine were one that may be asked, and the second one not.
    let sources = ImageSources(allowsAddress: { _ in first.exchange(false, ordering: .relaxed) }, allowsFile: { _ in true })
    await #expect(throws: ImageLoadingError.self) { try await load(outer.url("/a.svg"), sources) }
    #expect(inner.requests.isEmpty)
    // Without a word about sources it is followed, as far as that makes sense.
    #expect(try await load(outer.url("/a.svg"), nil) == CGSize(width: 30, height: 20))
    #expect(try await load(outer.url("/near"), nil) == CGSize(width: 30, height: 20))
    for path in ["/round", "/file"] {
      await #expect(throws: ImageLoadingError.self, "\(path)") { try await load(outer.url(path), nil) }
    }
  }

  @Test("a file that is not allowed is not read, and nothing says whether it is there")
  func files() async throws {
    let asked = Asked()
    var descriptions: Set<String> = []
    for path in ["/etc/passwd", "/etc/none"] {
      let error = await #expect(throws: ImageLoadingError.self) {
        try await load(URL(fileURLWithPath: path), asked.sources { _ in true })
      }
      descriptions.insert(try #require(error?.description).replacing(path, with: ""))
    }
    #expect(descriptions.count == 1)
  }

  private final class Loads: Sendable {
    let count = Atomic(0)
    let ends = Atomic(0)
    let mayEnd = AsyncStream.makeStream(of: Void.self)
  }

  @Test(
    "those who ask at the same time have it loaded once, and who comes while another one shows it not at all",
    .timeLimit(.minutes(5)))
  func once() async throws {
    let loads = Loads()
    let image = try #require(
      ImageFile(name: "", [ImageFile.Representation(.data(Data(AsyncImageTests.drawing.utf8)), scale: 1)]))
    let shared = SharedImages { _ in
      loads.count.add(1, ordering: .relaxed)
      for await _ in loads.mayEnd.stream { break }
      return image
    }
    let request = ImageRequest(url: try #require(URL(string: "http://a.example/a.svg")), scale: 1)
    let waiting = (0..<5).map { _ in Task { try await shared.image(for: request) } }
    try await wait(for: "five wait for the image") { shared.waiting(for: request) == 5 }
    loads.mayEnd.continuation.yield()
    for task in waiting { #expect(try await task.value === image) }
    #expect(try await shared.image(for: request) === image)
    #expect(loads.count.load(ordering: .relaxed) == 1)
  }

  @Test("who stops waiting hears so at once, and the last one ends the loading", .timeLimit(.minutes(5)))
  func cancelled() async throws {
    let loads = Loads()
    let shared = SharedImages { _ in
      loads.count.add(1, ordering: .relaxed)
      for await _ in loads.mayEnd.stream { break }
      loads.ends.add(1, ordering: .relaxed)
      throw CancellationError()
    }
    let request = ImageRequest(url: try #require(URL(string: "http://a.example/b.svg")), scale: 1)
    let waiting = (0..<2).map { _ in Task { try await shared.image(for: request) } }
    try await wait(for: "two wait for the image") {
      shared.waiting(for: request) == 2 && loads.count.load(ordering: .relaxed) == 1
    }
    for (number, task) in waiting.enumerated() {
      #expect(loads.ends.load(ordering: .relaxed) == 0, "after \(number)")
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    try await wait(for: "the loading has ended") { loads.ends.load(ordering: .relaxed) == 1 }
    #expect(shared.waiting(for: request) == 0)
  }
}
