import Foundation

/// Keyframes of one track: each says to which value to go, how, and for how long.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that moves.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes that it consists of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that it consists of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The keyframes one after the other. Not for apps.
  var _keyframes: _KeyframeList<Value> { get }
}

/// Keyframes one after the other, opaque to apps.
public struct _KeyframeList<Value: Animatable> {
  var list: [Keyframe<Value>] = []

  static func + (lhs: Self, rhs: Self) -> Self { Self(list: lhs.list + rhs.list) }
}

extension KeyframeTrackContent where Value == Body.Value {
  public var _keyframes: _KeyframeList<Value> { body._keyframes }
}

/// The body of keyframes that consist of no others.
public struct _NoKeyframeContent<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframeContent<Value>
  public var _keyframes: _KeyframeList<Value> { _KeyframeList() }
}

extension KeyframeTrackContent where Body == _NoKeyframeContent<Value> {
  /// Nothing: a track asks for the keyframes.
  public var body: _NoKeyframeContent<Value> { _NoKeyframeContent() }
}

/// Several keyframes, one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframeContent<Value>
  public let _keyframes: _KeyframeList<Value>
}

extension Optional: KeyframeTrackContent where Wrapped: KeyframeTrackContent {
  public typealias Value = Wrapped.Value
  public typealias Body = _NoKeyframeContent<Wrapped.Value>
  public var _keyframes: _KeyframeList<Wrapped.Value> { self?._keyframes ?? .init() }
}

/// One keyframe.
struct Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
    case move
  }

  let target: Value
  /// In seconds; nil for as long as a spring needs.
  let duration: Double?
  let kind: Kind
}

/// Goes to a value at the same speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframeContent<Value>
  public let _keyframes: _KeyframeList<Value>

  /// Creates a keyframe that gets to a value after so many seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = .init(list: [.init(target: to, duration: duration, kind: .linear(timingCurve))])
  }
}

/// Goes to a value along a smooth curve through the keyframes beside it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframeContent<Value>
  public let _keyframes: _KeyframeList<Value>

  /// Creates a keyframe that gets to a value after so many seconds. Velocities that are missing are those of its neighbours.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    let kind = Keyframe<Value>.Kind.cubic(startVelocity: startVelocity, endVelocity: endVelocity)
    _keyframes = .init(list: [.init(target: to, duration: duration, kind: kind)])
  }
}

/// Goes to a value as on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframeContent<Value>
  public let _keyframes: _KeyframeList<Value>

  /// Creates a keyframe that gets to a value after so many seconds, or when the spring has come to rest.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _keyframes = .init(list: [.init(target: to, duration: duration, kind: .spring(spring, startVelocity: startVelocity))])
  }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframeContent<Value>
  public let _keyframes: _KeyframeList<Value>

  /// Creates a keyframe that takes no time.
  public init(_ to: Value) {
    _keyframes = .init(list: [.init(target: to, duration: 0, kind: .move)])
  }
}

/// Makes a track's keyframes out of those in a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }

  /// No keyframes: nothing moves.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_keyframes: .init()) }

  /// Takes the first of several keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Joins keyframes.
  public static func buildPartialBlock<A: KeyframeTrackContent, K: KeyframeTrackContent>(
    accumulated: A, next: K
  ) -> _KeyframeSequence<Value> where A.Value == Value, K.Value == Value {
    _KeyframeSequence(_keyframes: accumulated._keyframes + next._keyframes)
  }

  /// Joins the keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence(_keyframes: .init(list: components.flatMap(\._keyframes.list)))
  }

  /// Makes the first branch of an `if` or `switch`.
  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence(_keyframes: component._keyframes)
  }

  /// Makes the second branch of an `if` or `switch`.
  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value>
  where K.Value == Value {
    _KeyframeSequence(_keyframes: component._keyframes)
  }

  /// Makes keyframes that may be missing out of an `if` without `else`.
  public static func buildIf<K: KeyframeTrackContent>(_ component: K?) -> K? where K.Value == Value { component }
}
