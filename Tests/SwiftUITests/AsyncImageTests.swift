import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Images from a real server.
@MainActor @Suite("AsyncImage") struct AsyncImageTests {
  nonisolated static func answer(_ body: String, status: String = "200 OK") -> String {
    "HTTP/1.1 \(status)\r\nContent-Type: image/svg+xml\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
  }

  nonisolated static let drawing = #"<svg width="30" height="20"/>"#

  static func size(_ host: TestHost) -> CGSize? {
    guard let content = try? host.find(.image()).element.content as? ImageContent, case .file(let file) = content.image.graphic
    else { return nil }
    return file.size
  }

  struct Phases: View {
    let url: URL?
    var scale: CGFloat = 1
    var body: some View {
      AsyncImage(url: url, scale: scale) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure(let error): Text("failed: \(error.localizedDescription)")
        @unknown default: Text("unknown")
        }
      }
    }
  }

  @Test("it is empty, and then the image", .timeLimit(.minutes(5)))
  func success() async throws {
    let server = LoopbackServer { _ in Self.answer(Self.drawing) }
    defer { server.stop() }
    let host = TestHost { Phases(url: server.url("/a.svg"), scale: 2) }
    #expect(host.texts == ["empty"])
    try await host.settle()
    #expect(host.texts.isEmpty)
    #expect(Self.size(host) == CGSize(width: 15, height: 10))
    #expect(server.requests.count == 1)
  }

  @Test(
    "what is no image, or does not come, is a failure that says where and why", .timeLimit(.minutes(5)),
    arguments: [("404 Not Found", "no", "status 404"), ("200 OK", "text", "it is no image"), ("200 OK", "", "it is no image")])
  func failure(status: String, body: String, reason: String) async throws {
    let server = LoopbackServer { _ in Self.answer(body, status: status) }
    defer { server.stop() }
    let host = TestHost { Phases(url: server.url("/a.png")) }
    try await host.settle()
    let text = try #require(host.texts.first)
    #expect(text.hasPrefix("failed: ") && text.contains(server.url("/a.png").absoluteString) && text.contains(reason), "\(text)")
  }

  @Test("an image that says that it is larger than allowed is not loaded", .timeLimit(.minutes(5)))
  func large() async throws {
    let server = LoopbackServer { _ in
      "HTTP/1.1 200 OK\r\nContent-Length: \(ImageLoader.sizeLimit + 1)\r\nConnection: close\r\n\r\n"
    }
    defer { server.stop() }
    let host = TestHost { Phases(url: server.url("/a.png")) }
    try await host.settle()
    #expect(host.texts.first?.contains("larger than") == true, "\(host.texts)")
  }

  @Test("no address stays empty, and one that is no address of an image fails")
  func addresses() async throws {
    let none = TestHost { Phases(url: nil) }
    try await none.settle()
    #expect(none.texts == ["empty"])
    let other = TestHost { Phases(url: URL(string: "ftp://example.org/a.png")) }
    try await other.settle()
    #expect(other.texts.first?.contains("http, https, file and data") == true)
    let embedded = TestHost { Phases(url: URL(string: "data:image/svg+xml,%3Csvg%20width='3'%20height='2'/%3E")) }
    try await embedded.settle()
    #expect(Self.size(embedded) == CGSize(width: 3, height: 2))
  }

  @Test("a placeholder stands until the image comes, and the image can be made resizable", .timeLimit(.minutes(5)))
  func placeholder() async throws {
    let server = LoopbackServer { _ in Self.answer(Self.drawing) }
    defer { server.stop() }
    let host = TestHost {
      AsyncImage(url: server.url("/a.svg")) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        ProgressView("Loading")
      }
    }
    #expect(host.texts == ["Loading"])
    try await host.settle()
    #expect(host.texts.isEmpty)
    let element = try host.find(.image()).element
    #expect((element.content as? ImageContent)?.image.resizing != nil)
    #expect(element.effects.first is AspectRatioEffect)
  }

  @Test("without content there is a surface, and then the image", .timeLimit(.minutes(5)))
  func plain() async throws {
    let server = LoopbackServer { _ in Self.answer(Self.drawing) }
    defer { server.stop() }
    let host = TestHost { AsyncImage(url: server.url("/a.svg")) }
    #expect((try host.find(.image()).element.content as? ImageContent)?.image.graphic == .waiting)
    try await host.settle()
    #expect(Self.size(host) == CGSize(width: 30, height: 20))
  }

  @Test("another address begins anew, and what the first one brings is not shown", .timeLimit(.minutes(5)))
  func otherAddress() async throws {
    struct Chooser: View {
      let server: LoopbackServer
      @State private var path = "/slow"
      var body: some View {
        Phases(url: server.url(path))
        Button("Next") { path = "/quick" }
      }
    }
    let isAsked = AsyncStream.makeStream(of: Void.self)
    let mayAnswer = DispatchSemaphore(value: 0)
    let server = LoopbackServer { request in
      guard request.hasPrefix("GET /slow") else { return Self.answer(#"<svg width="1" height="2"/>"#) }
      isAsked.continuation.yield()
      mayAnswer.wait()
      return Self.answer(Self.drawing)
    }
    defer { server.stop() }
    let host = TestHost { Chooser(server: server) }
    for await _ in isAsked.stream { break }
    try host.find(.button("Next")).press()
    host.turn()
    #expect(host.texts.first == "empty")
    mayAnswer.signal()
    try await host.settle()
    #expect(Self.size(host) == CGSize(width: 1, height: 2))
  }

  @Test("the end of the view cancels the loading", .timeLimit(.minutes(5)))
  func end() async throws {
    let isAsked = AsyncStream.makeStream(of: Void.self)
    let mayAnswer = DispatchSemaphore(value: 0)
    let server = LoopbackServer { _ in
      isAsked.continuation.yield()
      mayAnswer.wait()
      return Self.answer(Self.drawing)
    }
    defer { server.stop() }
    let host = TestHost { Phases(url: server.url("/a.svg")) }
    for await _ in isAsked.stream { break }
    host.unmount()
    #expect(host.graph.runningTasks.isEmpty)
    mayAnswer.signal()
  }

  @Test("the phases change under the transaction", .timeLimit(.minutes(5)))
  func transaction() async throws {
    let host = TestHost {
      AsyncImage(
        url: URL(string: "data:image/svg+xml,%3Csvg%20width='3'%20height='2'/%3E"), transaction: Transaction(animation: .linear)
      ) { phase in
        Text(phase.image == nil ? (phase.error == nil ? "empty" : "failed") : "there")
          .transaction { if phase.image != nil { Seen.animation = $0.animation } }
      }
    }
    Seen.animation = nil
    try await host.settle()
    #expect(host.texts == ["there"])
    #expect(Seen.animation == .linear)
  }

  @MainActor enum Seen { static var animation: Animation? }
}
