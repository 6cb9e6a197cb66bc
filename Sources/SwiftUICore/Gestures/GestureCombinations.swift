/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public typealias Body = Never

  /// What the two report.
  public struct Value {
    /// What the first gesture reports, once it does.
    public var first: First.Value?
    /// What the second gesture reports, once it does.
    public var second: Second.Value?
  }

  /// The first of the two.
  public var first: First
  /// The second of the two.
  public var second: Second

  /// Creates a gesture of two at the same time.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture, and after its end another one.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public typealias Body = Never

  /// How far the two have come.
  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one has ended; the second one may not have begun.
    case second(First.Value, Second.Value?)
  }

  /// The first of the two.
  public var first: First
  /// The second of the two.
  public var second: Second

  /// Creates a gesture of two in sequence.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures, of which the first has precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public typealias Body = Never

  /// Which of the two it is.
  public enum Value {
    /// The first one.
    case first(First.Value)
    /// The second one.
    case second(Second.Value)
  }

  /// The first of the two.
  public var first: First
  /// The second of the two.
  public var second: Second

  /// Creates a gesture of one of two.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture and another at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and after its end another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// This gesture, or another where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
