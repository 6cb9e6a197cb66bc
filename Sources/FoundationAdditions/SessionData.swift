import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  // Foundation has these here with a delegate that may be left out, which is not enough where a protocol of an app's own asks for
  // one of them.
  extension URLSession {
    /// Asks a server for something, and gives all of its answer.
    @_disfavoredOverload
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await data(for: request, delegate: nil)
    }

    /// Asks a server for a page or a file, and gives all of it.
    @_disfavoredOverload
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(from: url, delegate: nil)
    }

    /// Sends bytes to a server, and gives its answer.
    @_disfavoredOverload
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
      try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Sends a file to a server, and gives its answer.
    @_disfavoredOverload
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
      try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    /// Asks a server for something, and keeps it in a file.
    @_disfavoredOverload
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
      try await download(for: request, delegate: nil)
    }

    /// Gets a file from a server.
    @_disfavoredOverload
    public func download(from url: URL) async throws -> (URL, URLResponse) {
      try await download(from: url, delegate: nil)
    }
  }
#endif
