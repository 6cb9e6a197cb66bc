import OpenCombine

extension Publishers {

  /// A publisher of the values of any number of publishers of one type, in the order in which they come.
  ///
  /// It does with many what ``Publishers/Merge`` does with two. Without any publisher it finishes at once.
  public struct MergeMany<Upstream: Publisher>: Publisher {

    /// The values are those of the publishers.
    public typealias Output = Upstream.Output

    /// What each publisher may fail with.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of some publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher of the values of the publishers in a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber to all publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription.attach(
        subscriber, to: publishers.map { publisher in { publisher.subscribe($0) } })
    }

    /// Publishes the values of another publisher as well.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
