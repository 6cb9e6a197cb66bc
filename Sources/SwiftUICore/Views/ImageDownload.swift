import Combine
import Foundation
import Synchronization

/// One download of an image: it ends as soon as more comes than an image may have.
final class ImageDownload: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var data = Data()
    var refusal: String?
    var continuation: CheckedContinuation<Data, any Error>?
    var task: URLSessionDataTask?
    var isCancelled = false
  }

  private let url: URL
  private let state = Mutex(State())

  private init(_ url: URL) {
    self.url = url
  }

  static func data(from url: URL) async throws -> Data {
    let download = ImageDownload(url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { download.start($0) }
    } onCancel: {
      download.cancel()
    }
  }

  private func start(_ continuation: CheckedContinuation<Data, any Error>) {
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = ImageLoader.idleTime
    configuration.timeoutIntervalForResource = ImageLoader.wholeTime
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    var request = URLRequest(url: url)
    request.setValue("image/webp,image/png,image/svg+xml,image/jpeg,image/gif;q=0.9,*/*;q=0.1", forHTTPHeaderField: "Accept")
    let task = session.dataTask(with: request)
    let isCancelled = state.withLock { state in
      state.continuation = continuation
      state.task = task
      return state.isCancelled
    }
    task.resume()
    if isCancelled { task.cancel() }
    // Once the task has ended the session lets go of this object.
    session.finishTasksAndInvalidate()
  }

  private func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    var refusal: String?
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      refusal = "the server answered with status \(status)"
    } else if response.expectedContentLength > Int64(ImageLoader.sizeLimit) {
      refusal = "it is larger than \(ImageLoader.sizeLimit) bytes"
    }
    if let refusal { state.withLock { $0.refusal = refusal } }
    completionHandler(refusal == nil ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.refusal == nil else { return false }
      guard state.data.count + data.count <= ImageLoader.sizeLimit else {
        state.refusal = "it is larger than \(ImageLoader.sizeLimit) bytes"
        state.data = Data()
        return true
      }
      state.data.append(data)
      return false
    }
    if isTooLarge { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (continuation, data, refusal, isCancelled) = state.withLock { state in
      let result = (state.continuation, state.data, state.refusal, state.isCancelled)
      state.continuation = nil
      state.task = nil
      return result
    }
    if let refusal {
      continuation?.resume(throwing: ImageLoadingError(url, refusal))
    } else if isCancelled {
      continuation?.resume(throwing: CancellationError())
    } else if let error {
      continuation?.resume(throwing: ImageLoadingError(url, error.localizedDescription))
    } else {
      continuation?.resume(returning: data)
    }
  }
}
