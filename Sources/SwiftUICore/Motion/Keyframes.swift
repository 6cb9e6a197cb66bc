import Foundation

/// How a value changes in time: tracks, one for each part of the value that moves.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the keyframes that it consists of.
  associatedtype Body: Keyframes

  /// The keyframes that it consists of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The tracks, from a value on. Not for apps.
  func _tracks(from value: Value) -> _KeyframeTracks<Value>
}

/// Tracks that have been worked out, opaque to apps.
public struct _KeyframeTracks<Value> {
  struct Track {
    /// In seconds.
    let duration: Double
    let apply: (inout Value, Double) -> Void
  }

  var tracks: [Track] = []
}

extension Keyframes where Value == Body.Value {
  public func _tracks(from value: Value) -> _KeyframeTracks<Value> { body._tracks(from: value) }
}

/// The body of keyframes that consist of no others.
public struct _NoKeyframes<Value>: Keyframes {
  public typealias Body = _NoKeyframes<Value>
  public func _tracks(from value: Value) -> _KeyframeTracks<Value> { _KeyframeTracks() }
}

extension Keyframes where Body == _NoKeyframes<Value> {
  /// Nothing: a timeline asks for the tracks.
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// How one part of a value changes in time: keyframes, one after the other.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
  public typealias Body = _NoKeyframes<Root>

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Creates a track for a property of the value.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    self.keyPath = keyPath
    self.content = content()
  }

  public func _tracks(from value: Root) -> _KeyframeTracks<Root> {
    let (keyPath, curve) = (keyPath, KeyframeCurve(from: value[keyPath: keyPath], content._keyframes.list))
    return _KeyframeTracks(tracks: [.init(duration: curve.duration) { curve.move(&$0[keyPath: keyPath], to: $1) }])
  }
}

/// Makes keyframes out of the tracks in a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Several tracks, which run together.
  public struct _Joined: Keyframes {
    public typealias Body = _NoKeyframes<Value>
    let make: (Value) -> _KeyframeTracks<Value>

    public func _tracks(from value: Value) -> _KeyframeTracks<Value> { make(value) }
  }

  /// Takes a track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// Takes a keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }

  /// No tracks: nothing moves.
  public static func buildBlock() -> _Joined { _Joined { _ in _KeyframeTracks() } }

  /// Takes the first of several tracks.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Takes the first of several keyframes of the whole value.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Joins tracks.
  public static func buildPartialBlock<A: Keyframes, K: Keyframes>(accumulated: A, next: K) -> _Joined
  where A.Value == Value, K.Value == Value {
    _Joined { value in
      var joined = accumulated._tracks(from: value)
      joined.tracks += next._tracks(from: value).tracks
      return joined
    }
  }

  /// Joins keyframes of the whole value.
  public static func buildPartialBlock<A: KeyframeTrackContent, K: KeyframeTrackContent>(
    accumulated: A, next: K
  ) -> _KeyframeSequence<Value> where A.Value == Value, K.Value == Value {
    _KeyframeSequence(_keyframes: accumulated._keyframes + next._keyframes)
  }

  /// Makes the keyframes.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

  /// Makes a track out of keyframes of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
  where K.Value == Value {
    KeyframeTrack { component }
  }
}
