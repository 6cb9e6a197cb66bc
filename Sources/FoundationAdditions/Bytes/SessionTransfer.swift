import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking

  /// One request whose answer is read as it comes.
  ///
  /// Tasks of Foundation's sessions here give the bytes of the answer to the session's delegate alone, so a transfer has a
  /// session of its own, with the configuration of the other. Such a task begins anew where it was suspended, and all sessions
  /// of a process read on one thread, which nobody may stop: so what comes faster than it is read goes to a file that has no
  /// name.
  final class SessionTransfer: NSObject, URLSessionDataDelegate, Sendable {
    /// How many bytes wait in memory. A piece more may come.
    static let limit = 256 * 1024

    fileprivate struct State {
      var response: Result<URLResponse, any Error>?
      var waiting = WaitingBytes()
      /// The end: nil for none, then an error or none.
      var end: Result<Void, any Error>?
      var isCancelled = false
      var task: URLSessionDataTask?
      /// Who waits for something of this to change.
      var reader: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())
    private let session: URLSession
    private let asked: (any URLSessionTaskDelegate)?

    init(of session: URLSession, asking asked: (any URLSessionTaskDelegate)?) {
      self.session = session
      self.asked = asked
    }

    /// Sends the request.
    func begin(_ request: URLRequest) -> URLSessionDataTask {
      let own = URLSession(configuration: session.configuration, delegate: self, delegateQueue: nil)
      let task = own.dataTask(with: request)
      task.delegate = asked
      state.withLock { $0.task = task }
      task.resume()
      own.finishTasksAndInvalidate()
      return task
    }

    /// The head of the answer.
    func response() async throws -> URLResponse {
      while true {
        if let response = state.withLock({ state in state.response ?? state.failure.map { .failure($0) } }) {
          return try response.get()
        }
        try await wait { $0.response != nil || $0.end != nil }
      }
    }

    /// The next bytes; nil at the end.
    func next() async throws -> [UInt8]? {
      while true {
        let (piece, end) = try state.withLock { state -> ([UInt8]?, Result<Void, any Error>?) in
          let piece = try state.waiting.next()
          return (piece, piece == nil ? state.end : nil)
        }
        if let piece { return piece }
        if let end {
          try end.get()
          return nil
        }
        try await wait { !$0.waiting.isEmpty || $0.end != nil }
      }
    }

    /// Waits for something of the state to change.
    private func wait(until hasChanged: @Sendable @escaping (borrowing State) -> Bool) async throws {
      await withTaskCancellationHandler {
        await withCheckedContinuation { (reader: CheckedContinuation<Void, Never>) in
          let awoken = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard !hasChanged(state) else { return reader }
            let other = state.reader
            state.reader = reader
            return other
          }
          awoken?.resume()
        }
      } onCancel: {
        cancel()
      }
    }

    /// Ends the connection.
    func cancel() {
      let (task, reader) = state.withLock { state -> (URLSessionDataTask?, CheckedContinuation<Void, Never>?) in
        guard !state.isCancelled, state.end == nil else { return (nil, nil) }
        state.isCancelled = true
        state.end = .failure(URLError(.cancelled))
        return (state.task, state.reader.take())
      }
      reader?.resume()
      guard let task else { return }
      // Not here: who cancels waits for nothing.
      DispatchQueue.global().async { task.cancel() }
    }

    // MARK: What the session says

    private func change(_ change: @Sendable (inout State) -> Void) {
      state.withLock { state -> CheckedContinuation<Void, Never>? in
        change(&state)
        return state.reader.take()
      }?.resume()
    }

    func urlSession(
      _ own: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      change { $0.response = .success(response) }
      completionHandler(.allow)
    }

    func urlSession(_ own: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      guard !data.isEmpty else { return }
      change { state in
        guard state.end == nil else { return }
        do { try state.waiting.append([UInt8](data)) } catch { state.end = .failure(error) }
      }
      if state.withLock({ $0.failure != nil }) { dataTask.cancel() }
    }

    func urlSession(_ own: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      change { state in
        if state.end == nil { state.end = error.map { .failure($0) } ?? .success(()) }
        // An answer without a body may end before its head is told.
        if state.response == nil, error == nil {
          state.response = task.response.map { .success($0) } ?? .failure(URLError(.badServerResponse))
        }
        state.task = nil
      }
      asked?.urlSession(session, task: task, didCompleteWithError: error)
    }

    func urlSession(
      _ own: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      guard let asked else { return completionHandler(request) }
      asked.urlSession(
        session, task: task, willPerformHTTPRedirection: response, newRequest: request, completionHandler: completionHandler)
    }

    func urlSession(
      _ own: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      guard let asked else { return completionHandler(.performDefaultHandling, nil) }
      asked.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
    }

    func urlSession(
      _ own: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
      totalBytesExpectedToSend: Int64
    ) {
      asked?.urlSession(
        session, task: task, didSendBodyData: bytesSent, totalBytesSent: totalBytesSent,
        totalBytesExpectedToSend: totalBytesExpectedToSend)
    }
  }

  extension SessionTransfer.State {
    fileprivate var failure: (any Error)? {
      if case .failure(let error) = end { error } else { nil }
    }
  }

  /// Ends the transfer when nobody has its bytes any more.
  final class TransferOwner: ByteSource {
    private let transfer: SessionTransfer

    init(_ transfer: SessionTransfer) { self.transfer = transfer }

    func next() async throws -> [UInt8]? { try await transfer.next() }

    deinit { transfer.cancel() }
  }
#endif
