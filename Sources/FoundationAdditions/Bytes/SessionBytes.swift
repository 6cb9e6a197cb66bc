import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension URLSession {
    /// Asks a server for a page or a file, and gives its bytes as they come.
    ///
    /// Returns when the head of the answer is there. Of what comes faster than it is read a quarter of a million bytes wait in
    /// memory and the rest in a file, up to a gigabyte: more is an error. The connection ends when the reading task is
    /// cancelled, or when nobody has the bytes any more. It has the session's configuration; of the delegates, that of the task
    /// is asked, else the session's.
    ///
    /// - Throws: A `URLError`.
    public func bytes(
      for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      if let url = request.url, url.isFileURL {
        // Foundation's sessions know no files here.
        let file = try FileBytes(url)
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: file.length ?? -1, textEncodingName: nil)
        return (AsyncBytes(task: dataTask(with: request), source: file), response)
      }
      let transfer = SessionTransfer(of: self, asking: delegate ?? self.delegate as? any URLSessionTaskDelegate)
      let task = transfer.begin(request)
      let owner = TransferOwner(transfer)
      let response = try await transfer.response()
      return (AsyncBytes(task: task, source: owner), response)
    }

    /// Asks a server for a page or a file, and gives its bytes as they come: see `bytes(for:delegate:)`.
    public func bytes(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// The bytes of an answer, as they come.
    public struct AsyncBytes: AsyncSequence, Sendable {
      public typealias Element = UInt8
      public typealias AsyncIterator = ByteIterator

      /// The task that loads them. To cancel it ends the bytes with an error.
      public let task: URLSessionDataTask
      let source: any ByteSource

      /// All iterators read on where another one has stopped.
      public func makeAsyncIterator() -> ByteIterator { ByteIterator(source) }
    }
  }
#endif
