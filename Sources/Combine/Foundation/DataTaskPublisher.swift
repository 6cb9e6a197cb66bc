import Foundation
import OpenCombine
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {

  /// Returns a publisher of the data and response for a URL. Nothing is loaded before a subscriber asks.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the data and response for a request. Nothing is loaded before a subscriber asks.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the response to one request, which then finishes, or of the error that came instead.
  ///
  /// Each subscriber makes a task of its own, which begins with the first value that the subscriber asks for. Cancelling cancels the
  /// task. The answer comes on the session's delegate queue. A response with an error status of HTTP is a value like any other.
  public struct DataTaskPublisher: Publisher {

    /// The data of the response, empty if there was none, and the response.
    public typealias Output = (data: Data, response: URLResponse)

    /// What went wrong on the way.
    public typealias Failure = URLError

    /// What is asked of the server.
    public let request: URLRequest

    /// The session that does it.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: DataTaskSubscription(subscriber, to: self))
    }
  }
}

/// One subscription to the response to a request.
// Sendable: all variables are read and written under the lock only.
private final class DataTaskSubscription: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
  typealias Downstream = any Subscriber<URLSession.DataTaskPublisher.Output, URLError>

  private let lock = Mutex<Void>(())
  private let publisher: URLSession.DataTaskPublisher
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  /// What the subscriber has asked for: nothing is loaded before.
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, to publisher: URLSession.DataTaskPublisher) {
    self.downstream = downstream
    self.publisher = publisher
  }

  let description = "DataTaskPublisher"
  var playgroundDescription: Any { description }

  var customMirror: Mirror {
    lock._unsafeLock()
    let (task, downstream, demand) = (task, downstream, demand)
    lock._unsafeUnlock()
    let parent = downstream.map { _ in publisher }
    return Mirror(
      self,
      children: ["task": task as Any, "downstream": downstream as Any, "parent": parent as Any, "demand": demand])
  }

  func request(_ amount: Subscribers.Demand) {
    guard amount > 0 else { return }
    lock._unsafeLock()
    let isFirst = downstream != nil && demand == .none
    demand += amount
    let task = task
    lock._unsafeUnlock()
    guard isFirst else {
      task?.resume()
      return
    }
    let new = publisher.session.dataTask(with: publisher.request) { self.finish(data: $0, response: $1, error: $2) }
    lock._unsafeLock()
    let isCancelled = downstream == nil
    if !isCancelled { self.task = new }
    lock._unsafeUnlock()
    if isCancelled { new.cancel() } else { new.resume() }
  }

  private func finish(data: Data?, response: URLResponse?, error: (any Error)?) {
    lock._unsafeLock()
    let receiver = downstream
    (downstream, task) = (nil, nil)
    lock._unsafeUnlock()
    guard let receiver else { return }
    if let response, error == nil {
      _ = receiver.receive((data ?? Data(), response))
      receiver.receive(completion: .finished)
    } else {
      receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    lock._unsafeLock()
    let ended = (downstream, task)
    (downstream, task) = (nil, nil)
    lock._unsafeUnlock()
    ended.1?.cancel()
    withExtendedLifetime(ended) {}
  }
}
