// Only what an app imports: requests and sessions must be there after `import Combine`.
import Combine
import Foundation
import Testing

@Suite("URLSession.dataTaskPublisher") struct DataTaskTests {
  static func response(_ status: String, _ body: String) -> String {
    "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
  }

  @Test("the answer to a URL is the data and the response, and then the end", .timeLimit(.minutes(5)))
  func url() async throws {
    let server = LoopbackServer { _ in Self.response("200 OK", "apples") }
    defer { server.stop() }
    let publisher: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: server.url("/fruit"))
    #expect(publisher.request.url == server.url("/fruit"))
    #expect(publisher.session === URLSession.shared)
    var answers: [String] = []
    for try await answer in publisher.values {
      answers.append("\((answer.response as? HTTPURLResponse)?.statusCode ?? 0) \(String(decoding: answer.data, as: UTF8.self))")
    }
    #expect(answers == ["200 apples"])
    #expect(server.requests.count == 1)
    #expect(server.requests[0].hasPrefix("GET /fruit HTTP/1.1"))
  }

  @Test("a request goes with its method and headers", .timeLimit(.minutes(5)))
  func request() async throws {
    let server = LoopbackServer { _ in Self.response("201 Created", "") }
    defer { server.stop() }
    var request = URLRequest(url: server.url("/fruit"))
    request.httpMethod = "DELETE"
    request.setValue("ripe", forHTTPHeaderField: "X-State")
    for try await (data, response) in URLSession.shared.dataTaskPublisher(for: request).values {
      #expect(data.isEmpty)
      #expect((response as? HTTPURLResponse)?.statusCode == 201)
    }
    #expect(server.requests.count == 1)
    #expect(server.requests[0].hasPrefix("DELETE /fruit"))
    #expect(server.requests[0].contains("X-State: ripe"))
  }

  @Test("JSON from a server goes through a pipeline; an error status is an answer like any other", .timeLimit(.minutes(5)))
  func pipeline() async throws {
    struct Fruit: Codable, Equatable { var name: String }
    let server = LoopbackServer { request in
      request.hasPrefix("GET /fruit") ? Self.response("200 OK", #"{"name":"fig"}"#) : Self.response("404 Not Found", "no")
    }
    defer { server.stop() }
    let fruit = URLSession.shared.dataTaskPublisher(for: server.url("/fruit"))
      .map(\.data).decode(type: Fruit.self, decoder: JSONDecoder()).receive(on: RunLoop.main)
    for try await fruit in fruit.values { #expect(fruit == Fruit(name: "fig")) }
    let status = URLSession.shared.dataTaskPublisher(for: server.url("/other"))
      .map { ($0.response as? HTTPURLResponse)?.statusCode }
    for try await status in status.values { #expect(status == 404) }
  }

  @Test("what goes wrong on the way is the failure", .timeLimit(.minutes(5)))
  func failure() async throws {
    let server = LoopbackServer { _ in nil }
    let lost = URLSession.shared.dataTaskPublisher(for: server.url("/"))
    let error = await #expect(throws: URLError.self) { for try await _ in lost.values {} }
    #expect(error?.code == .networkConnectionLost || error?.code == .badServerResponse, "\(error as Any)")
    server.stop()
    let refused = URLSession.shared.dataTaskPublisher(for: server.url("/"))
    let other = await #expect(throws: URLError.self) { for try await _ in refused.values {} }
    #expect(other?.code == .cannotConnectToHost, "\(other as Any)")
  }

  @Test("nothing is loaded without demand or after cancelling, and a subscription loads once", .timeLimit(.minutes(5)))
  func demand() async throws {
    let server = LoopbackServer { request in Self.response("200 OK", request.contains("/last") ? "last" : "once") }
    defer { server.stop() }
    let publisher = URLSession.shared.dataTaskPublisher(for: server.url("/fruit"))
    let cancelled = publisher.marbles(demand: .none)
    cancelled.request(.none)
    cancelled.cancel()
    cancelled.request(.unlimited)
    #expect(cancelled.history.events == ["subscribed to DataTaskPublisher"])
    let marbles = publisher.map { String(decoding: $0.data, as: UTF8.self) }.marbles(demand: .none)
    await withCheckedContinuation { continuation in
      marbles.onCompletion = { continuation.resume() }
      marbles.request(.max(1))
      marbles.request(.max(1))
    }
    #expect(marbles.history.events == ["subscribed to DataTaskPublisher", "once", "|"])
    for try await _ in URLSession.shared.dataTaskPublisher(for: server.url("/last")).values {}
    #expect(server.requests.map { $0.prefix { $0 != "H" } } == ["GET /fruit ", "GET /last "])
  }

  @Test("cancelling while the server thinks brings nothing", .timeLimit(.minutes(5)))
  func cancellation() async throws {
    let isAsked = AsyncStream.makeStream(of: Void.self)
    let mayAnswer = DispatchSemaphore(value: 0)
    let server = LoopbackServer { request in
      guard request.contains("/slow") else { return Self.response("200 OK", "") }
      isAsked.continuation.yield()
      mayAnswer.wait()
      return Self.response("200 OK", "late")
    }
    defer { server.stop() }
    let marbles = URLSession.shared.dataTaskPublisher(for: server.url("/slow")).marbles()
    for await _ in isAsked.stream { break }
    marbles.cancel()
    mayAnswer.signal()
    for try await _ in URLSession.shared.dataTaskPublisher(for: server.url("/next")).values {}
    #expect(marbles.history.events == ["subscribed to DataTaskPublisher"])
  }
}
