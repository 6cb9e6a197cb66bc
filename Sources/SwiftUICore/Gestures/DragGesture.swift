import Foundation

/// A movement of one pointer that is down.
public struct DragGesture {
  public typealias Body = Never

  /// Where the pointer is, and where it has come from.
  public struct Value: Equatable, Sendable {
    /// When that was. Only differences between the times of one drag count.
    public var time: Date
    /// Where the pointer is, in the gesture's coordinate space.
    public var location: CGPoint
    /// Where it went down.
    public var startLocation: CGPoint
    /// How fast it moves, in points per second.
    public var velocity: CGSize

    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest: a quarter of a second farther at its speed.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would come.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// How far the pointer must move before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag that begins after so many points; with 0, as soon as the pointer goes down. Locations are in a space, the view's
  /// own where nothing is said: as the view lay when the pointer went down.
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag that begins after so many points, with locations in a space.
  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  func makeRecognizer() -> DragRecognizer { DragRecognizer(self) }
  func update(_ recognizer: DragRecognizer) { recognizer.gesture = self }
}

final class DragRecognizer: PrimitiveRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  /// In the window.
  private var start: CGPoint?
  private var pointer = 0
  private var sampler = VelocitySampler()

  init(_ gesture: DragGesture) {
    self.gesture = gesture
  }

  override func receive(_ input: GestureInput) {
    if start == nil {
      // It may begin late, after another gesture: where the pointer is then.
      guard let first = input.primary, first.isDown, input.kind != .cancel else {
        if input.kind == .up || input.kind == .cancel { current = .failed }
        return
      }
      start = first.location
      pointer = first.id
    }
    guard let start, let held = input.pointers.first(where: { $0.id == pointer }) else { return }
    if input.kind == .cancel, !held.isDown {
      current = .failed
      return
    }
    sampler.add(held.location, at: input.time)
    let isActive = phase.isActive
    if held.isDown {
      guard isActive || held.location.distance(to: start) >= gesture.minimumDistance else { return }
      // What only time says is nothing new.
      if isActive, input.kind == .time { return }
      current = .active(value(held.location, from: start, input))
    } else if isActive {
      current = .ended(value(held.location, from: start, input))
    } else {
      current = .failed
    }
  }

  private func value(_ location: CGPoint, from start: CGPoint, _ input: GestureInput) -> DragGesture.Value {
    let space = gesture.coordinateSpace
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time), location: input.convert(location, to: space),
      startLocation: input.convert(start, to: space), velocity: sampler.velocity)
  }

  override func reset() {
    super.reset()
    start = nil
    sampler = VelocitySampler()
  }

  override var demands: GestureDemands { .drag.union(gesture.coordinateSpace.demands) }
}

/// How fast a pointer moves, from its last three places: a quarter of the latest speed and three quarters of the one before.
struct VelocitySampler {
  // Behaviour 1.58.
  private var samples: [(location: CGPoint, time: Double)] = []

  /// A place at the time of the last one takes its place; an earlier one is refused.
  mutating func add(_ location: CGPoint, at time: Double) {
    if let last = samples.last {
      if time < last.time { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append((location, time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// In points per second; zero as long as there are not two places.
  var velocity: CGSize {
    guard samples.count > 1 else { return .zero }
    let latest = speed(samples.count - 1)
    guard samples.count > 2 else { return latest }
    let before = speed(samples.count - 2)
    return CGSize(
      width: latest.width / 4 + before.width * 3 / 4, height: latest.height / 4 + before.height * 3 / 4)
  }

  private func speed(_ index: Int) -> CGSize {
    let (from, to) = (samples[index - 1], samples[index])
    // A device tells places a thousand times a second at most: less time is none of its doing, and would make speeds without limit.
    let time = max(to.time - from.time, 0.001)
    return CGSize(width: (to.location.x - from.location.x) / time, height: (to.location.y - from.location.y) / time)
  }
}
