import OpenCombine

extension Publishers {
  /// A publisher of the values of two publishers, in the order in which they come.
  ///
  /// Both share the subscriber's demand: as long as that is limited, each is asked for one value at a time, and a value that comes
  /// when nobody wants one waits. It finishes when both have finished, and fails when one fails: then the other is cancelled, and
  /// what waits is dropped.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {

    /// The values are those of the publishers.
    public typealias Output = A.Output

    /// What each publisher may fail with.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates a publisher of the values of two publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches a subscriber to all publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription.attach(subscriber, to: [{ a.subscribe($0) }, { b.subscribe($0) }])
    }
  }

  /// A publisher of the values of three publishers, in the order in which they come.
  ///
  /// It does with three what ``Publishers/Merge`` does with two.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Output == A.Output, C.Output == A.Output, B.Failure == A.Failure, C.Failure == A.Failure {

    /// The values are those of the publishers.
    public typealias Output = A.Output

    /// What each publisher may fail with.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Creates a publisher of the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches a subscriber to all publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription.attach(subscriber, to: [{ a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }])
    }
  }

  /// A publisher of the values of four publishers, in the order in which they come.
  ///
  /// It does with four what ``Publishers/Merge`` does with two.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, B.Failure == A.Failure, C.Failure == A.Failure,
    D.Failure == A.Failure
  {

    /// The values are those of the publishers.
    public typealias Output = A.Output

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

    /// Creates a publisher of the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Attaches a subscriber to all publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription.attach(
        subscriber,
        to: [
          { a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) },
        ])
    }
  }

  /// A publisher of the values of five publishers, in the order in which they come.
  ///
  /// It does with five what ``Publishers/Merge`` does with two.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output, B.Failure == A.Failure,
    C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure
  {

    /// The values are those of the publishers.
    public typealias Output = A.Output

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

    /// The fifth publisher.
    public let e: E

    /// Creates a publisher of the values of five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Attaches a subscriber to all publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription.attach(
        subscriber,
        to: [
          { a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) },
          { e.subscribe($0) },
        ])
    }
  }

  /// A publisher of the values of six publishers, in the order in which they come.
  ///
  /// It does with six what ``Publishers/Merge`` does with two.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output, F.Output == A.Output,
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure, F.Failure == A.Failure
  {

    /// The values are those of the publishers.
    public typealias Output = A.Output

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

    /// The fifth publisher.
    public let e: E

    /// The sixth publisher.
    public let f: F

    /// Creates a publisher of the values of six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Attaches a subscriber to all publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription.attach(
        subscriber,
        to: [
          { a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) },
          { e.subscribe($0) }, { f.subscribe($0) },
        ])
    }
  }

  /// A publisher of the values of seven publishers, in the order in which they come.
  ///
  /// It does with seven what ``Publishers/Merge`` does with two.
  public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>:
    Publisher
  where
    B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output, F.Output == A.Output,
    G.Output == A.Output, B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure,
    F.Failure == A.Failure, G.Failure == A.Failure
  {

    /// The values are those of the publishers.
    public typealias Output = A.Output

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

    /// The fifth publisher.
    public let e: E

    /// The sixth publisher.
    public let f: F

    /// The seventh publisher.
    public let g: G

    /// Creates a publisher of the values of seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    /// Attaches a subscriber to all publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription.attach(
        subscriber,
        to: [
          { a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) },
          { e.subscribe($0) }, { f.subscribe($0) }, { g.subscribe($0) },
        ])
    }
  }

  /// A publisher of the values of eight publishers, in the order in which they come.
  ///
  /// It does with eight what ``Publishers/Merge`` does with two.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output, F.Output == A.Output,
    G.Output == A.Output, H.Output == A.Output, B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure,
    E.Failure == A.Failure, F.Failure == A.Failure, G.Failure == A.Failure, H.Failure == A.Failure
  {

    /// The values are those of the publishers.
    public typealias Output = A.Output

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

    /// The fifth publisher.
    public let e: E

    /// The sixth publisher.
    public let f: F

    /// The seventh publisher.
    public let g: G

    /// The eighth publisher.
    public let h: H

    /// Creates a publisher of the values of eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    /// Attaches a subscriber to all publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription.attach(
        subscriber,
        to: [
          { a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) },
          { e.subscribe($0) }, { f.subscribe($0) }, { g.subscribe($0) }, { h.subscribe($0) },
        ])
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
