import OpenCombine

extension Publisher {

  /// Publishes the latest values of this publisher and another as a pair, after each value of either.
  ///
  /// See ``Publishers/CombineLatest`` for what is guaranteed.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what a closure makes of the latest values of this publisher and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest values of this publisher and two others, after each value of any of them.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what a closure makes of the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the latest values of this publisher and three others, after each value of any of them.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what a closure makes of the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers {

  /// A publisher of the latest values of two publishers.
  ///
  /// The first pair comes when each has sent a value. From then on each value of either makes a pair with the latest of the other,
  /// as far as the subscriber wants it; a value that nobody wanted is part of the next pair. Each upstream is asked for what the
  /// subscriber asks for. It finishes when both have finished, and fails when one fails: then the other is cancelled.
  ///
  /// A subscriber may send to an upstream while it receives a pair. Such a value does not come at once, but with the next pair.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {

    /// The latest values.
    public typealias Output = (A.Output, B.Output)

    /// What either publisher may fail with.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber to both publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = LatestSubscription(
        subscriber, upstreamCount: 2, noValues: (A.Output?.none, B.Output?.none)
      ) { values in
        guard let a = values.0, let b = values.1 else { return nil }
        return (a, b)
      }
      latest.join(a, at: 0) { swap(&$0.0, &$1) }
      latest.join(b, at: 1) { swap(&$0.1, &$1) }
      latest.start()
    }
  }

  /// A publisher of the latest values of three publishers.
  ///
  /// It does with three what ``Publishers/CombineLatest`` does with two.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {

    /// The latest values.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// What each publisher may fail with.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber to all three publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = LatestSubscription(
        subscriber, upstreamCount: 3, noValues: (A.Output?.none, B.Output?.none, C.Output?.none)
      ) { values in
        guard let a = values.0, let b = values.1, let c = values.2 else { return nil }
        return (a, b, c)
      }
      latest.join(a, at: 0) { swap(&$0.0, &$1) }
      latest.join(b, at: 1) { swap(&$0.1, &$1) }
      latest.join(c, at: 2) { swap(&$0.2, &$1) }
      latest.start()
    }
  }

  /// A publisher of the latest values of four publishers.
  ///
  /// It does with four what ``Publishers/CombineLatest`` does with two.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {

    /// The latest values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    /// What each publisher may fail with.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber to all four publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = LatestSubscription(
        subscriber, upstreamCount: 4, noValues: (A.Output?.none, B.Output?.none, C.Output?.none, D.Output?.none)
      ) { values in
        guard let a = values.0, let b = values.1, let c = values.2, let d = values.3 else { return nil }
        return (a, b, c, d)
      }
      latest.join(a, at: 0) { swap(&$0.0, &$1) }
      latest.join(b, at: 1) { swap(&$0.1, &$1) }
      latest.join(c, at: 2) { swap(&$0.2, &$1) }
      latest.join(d, at: 3) { swap(&$0.3, &$1) }
      latest.start()
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
