import Foundation

/// The values of keyframes at each time, without a view.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTracks<Value>.Track]

  /// How long the longest track takes, in seconds.
  public let duration: TimeInterval

  /// Creates a timeline that begins with a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  init(initialValue: Value, keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = keyframes._tracks(from: initialValue).tracks
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value after so many seconds. A track that has ended keeps its last value.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the whole time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: duration * min(max(progress, 0), 1)) }

  /// Makes the tracks' parts of a value those after so many seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks { track.apply(&value, time) }
  }

  /// Makes the tracks' parts of a value those at a part of the whole time, from 0 to 1.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: duration * min(max(progress, 0), 1)) }
}

/// What the keyframes of one track come to: a piece of a curve for each.
struct KeyframeCurve<Value: Animatable> {
  private typealias Vector = Value.AnimatableData

  private struct Piece {
    let begin: Double
    /// The numbers so many seconds after the piece has begun.
    let value: (Double) -> Vector
  }

  private var pieces: [Piece] = []
  /// In seconds.
  private(set) var duration = 0.0
  private var last: Vector

  init(from value: Value, _ keyframes: [Keyframe<Value>]) {
    last = value.animatableData
    // 4.22: a keyframe goes on at the speed with which the one before has ended.
    var velocity = Vector.zero
    for (place, keyframe) in keyframes.enumerated() {
      let next = place + 1 < keyframes.count ? keyframes[place + 1] : nil
      append(keyframe, next, &velocity)
    }
  }

  /// Makes a value that of so many seconds after the beginning.
  func move(_ value: inout Value, to time: Double) {
    guard time < duration, let piece = pieces.last(where: { $0.begin <= time }) ?? pieces.first else {
      value.animatableData = last
      return
    }
    value.animatableData = piece.value(max(time - piece.begin, 0))
  }

  private mutating func append(_ keyframe: Keyframe<Value>, _ next: Keyframe<Value>?, _ velocity: inout Vector) {
    let (start, target) = (last, keyframe.target.animatableData)
    let way = target - start
    var time = keyframe.duration.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
    last = target
    switch keyframe.kind {
    case .move:
      velocity = .zero
      return
    case .linear(let curve):
      guard time > 0 else { break }
      pieces.append(Piece(begin: duration) { [time] in start + way.scaled(by: curve.value(at: $0 / time)) })
      velocity = way.scaled(by: curve.velocity(at: 1) / time)
    case .cubic(let startVelocity, let endVelocity):
      guard time > 0 else { break }
      let first = startVelocity?.animatableData ?? velocity
      velocity = endVelocity?.animatableData ?? Self.velocity(from: start, to: target, time, next)
      pieces.append(Piece(begin: duration, value: Self.cubic(start, first, target, velocity, time)))
    case .spring(let spring, let startVelocity):
      if keyframe.duration == nil { time = spring.settlingDuration }
      guard time > 0 else { break }
      let first = startVelocity?.animatableData ?? velocity
      pieces.append(Piece(begin: duration) { start + spring.value(target: way, initialVelocity: first, time: $0) })
      velocity = spring.velocity(target: way, initialVelocity: first, time: time)
    }
    duration += time
  }

  /// The speed at which a smooth curve passes a value: that between the values around it.
  private static func velocity(from start: Vector, to target: Vector, _ time: Double, _ next: Keyframe<Value>?) -> Vector {
    guard let next, case .cubic(let startVelocity, _) = next.kind, let nextTime = next.duration, nextTime > 0 else {
      return .zero
    }
    return startVelocity?.animatableData ?? (next.target.animatableData - start).scaled(by: 1 / (time + nextTime))
  }

  private static func cubic(
    _ start: Vector, _ startVelocity: Vector, _ end: Vector, _ endVelocity: Vector, _ duration: Double
  ) -> (Double) -> Vector {
    { time in
      let part = time / duration
      let (square, cube) = (part * part, part * part * part)
      return start.scaled(by: 2 * cube - 3 * square + 1) + startVelocity.scaled(by: (cube - 2 * square + part) * duration)
        + end.scaled(by: 3 * square - 2 * cube) + endVelocity.scaled(by: (cube - square) * duration)
    }
  }
}
