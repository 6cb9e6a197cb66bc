import Foundation
import FoundationAdditions
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an app asks of a session, so that tests can put something else into its place.
private protocol Loading: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loading {}

@Suite("Sessions behind protocols") struct SessionDataTests {
  @Test("a session is what a protocol of an app asks for, and says what went wrong")
  func conforms() async throws {
    let loading: any Loading = URLSession.shared
    // Nobody listens there.
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    await #expect(throws: URLError.self) { try await loading.data(from: url) }
    await #expect(throws: URLError.self) { try await loading.data(for: URLRequest(url: url)) }
    await #expect(throws: URLError.self) { try await URLSession.shared.data(for: URLRequest(url: url)) }
  }
}
