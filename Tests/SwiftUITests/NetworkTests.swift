// Nothing else is imported on purpose: requests and sessions must come with `import SwiftUI`.
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("What a view loads") struct NetworkTests {

  /// Answers each request with the path of its URL.
  final class EchoProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      let response = HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(request.url!.path.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  final class Loader: ObservableObject {
    @Published private(set) var text = "Loading"

    func load(_ path: String) {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [EchoProtocol.self]
      let request = URLRequest(url: URL(string: "http://example.invalid\(path)")!)
      URLSession(configuration: configuration).dataTaskPublisher(for: request)
        .map { String(decoding: $0.data, as: UTF8.self) }
        .replaceError(with: "Failed")
        .receive(on: RunLoop.main)
        .assign(to: &$text)
    }
  }

  struct LoadedText: View {
    @StateObject private var loader = Loader()
    var body: some View {
      Text(loader.text).onAppear { loader.load("/figs") }
    }
  }

  @Test("the answer to a request shows", .timeLimit(.minutes(5)))
  func request() async throws {
    let host = TestHost { LoadedText() }
    #expect(host.texts == ["Loading"])
    try await host.settle { host.texts != ["Loading"] }
    #expect(host.texts == ["/figs"])
    #expect(host.warnings.isEmpty)
  }
}
