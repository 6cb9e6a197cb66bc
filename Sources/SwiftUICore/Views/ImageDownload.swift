import Combine
import Foundation
import Synchronization

/// One download of an image: it ends as soon as more comes than an image may have, or with what the answer leads to.
final class ImageDownload: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var data = Data()
    var refusal: String?
    /// Where the answer leads.
    var redirection: String?
    var continuation: CheckedContinuation<Outcome, any Error>?
    var task: URLSessionDataTask?
    var isCancelled = false
  }

  private enum Outcome {
    case data(Data)
    /// The answer leads elsewhere.
    case redirection(String)
    /// There was no answer.
    case nothing(reason: String)
  }

  /// So many answers may lead elsewhere, one after the other.
  private static let mostRedirections = 10

  private let url: URL
  private let place: ImageSources.Place
  private let state = Mutex(State())

  private init(_ url: URL, _ place: ImageSources.Place) {
    self.url = url
    self.place = place
  }

  /// - Parameter sources: From where images may come; nil for anywhere. It is asked again wherever an answer leads.
  static func data(from url: URL, _ sources: ImageSources?) async throws -> Data {
    var next = url
    for _ in 0...mostRedirections {
      let places = try await sources?.places(of: next) ?? [ImageSources.Place(url: next, host: nil)]
      var outcome = Outcome.nothing(reason: "it names no machine")
      for place in places {
        outcome = try await download(next, from: place)
        guard case .nothing = outcome else { break }
      }
      switch outcome {
      case .data(let data): return data
      case .nothing(let reason): throw ImageLoadingError(next, reason)
      case .redirection(let location):
        guard let target = URL(string: location, relativeTo: next)?.absoluteURL,
          ["http", "https"].contains(target.scheme?.lowercased())
        else { throw ImageLoadingError(url, "the server's answer leads to no address of the web") }
        next = target
      }
    }
    throw ImageLoadingError(url, "the servers' answers lead from one to the other, \(mostRedirections) times and more")
  }

  private static func download(_ url: URL, from place: ImageSources.Place) async throws -> Outcome {
    let download = ImageDownload(url, place)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { download.start($0) }
    } onCancel: {
      download.cancel()
    }
  }

  private func start(_ continuation: CheckedContinuation<Outcome, any Error>) {
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = ImageLoader.idleTime
    configuration.timeoutIntervalForResource = ImageLoader.wholeTime
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    var request = URLRequest(url: place.url)
    if let host = place.host { request.setValue(host, forHTTPHeaderField: "Host") }
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

  /// What it leads to is asked for by a download of its own, if that is allowed.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let location = response.value(forHTTPHeaderField: "Location")
    state.withLock { $0.redirection = location }
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    var refusal: String?
    if state.withLock({ $0.redirection != nil }) { return completionHandler(.allow) }
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
      guard state.refusal == nil, state.redirection == nil else { return false }
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
    let (continuation, data, redirection, refusal, isCancelled) = state.withLock { state in
      let result = (state.continuation, state.data, state.redirection, state.refusal, state.isCancelled)
      state.continuation = nil
      state.task = nil
      return result
    }
    if let refusal {
      continuation?.resume(throwing: ImageLoadingError(url, refusal))
    } else if isCancelled {
      continuation?.resume(throwing: CancellationError())
    } else if let redirection {
      continuation?.resume(returning: .redirection(redirection))
    } else if let error {
      continuation?.resume(returning: .nothing(reason: error.localizedDescription))
    } else {
      continuation?.resume(returning: .data(data))
    }
  }
}
