import Foundation

/// Recognizes what two pointers do together.
final class PinchRecognizer<Value>: PrimitiveRecognizer<Value> {
  /// What there is to say of the two.
  struct Pinch {
    let time: Date
    let amount: CGFloat
    /// Per second.
    let velocity: CGFloat
    /// In the view's own space.
    let startLocation: CGPoint
  }

  /// From the pointers' places, the first ones and those now, and the amount before.
  typealias Measure = (_ start: CGVector, _ now: CGVector, _ before: CGFloat) -> CGFloat

  /// How much the amount must change at least.
  var minimum: CGFloat
  private let measure: Measure
  private let makeValue: (Pinch) -> Value
  /// Nil until there are two pointers.
  private var start: (between: CGVector, location: CGPoint, amount: CGFloat)?
  private var amount: CGFloat = 0
  private var sampler = VelocitySampler()

  init(_ minimum: CGFloat, by measure: @escaping Measure, _ makeValue: @escaping (Pinch) -> Value) {
    self.minimum = minimum
    self.measure = measure
    self.makeValue = makeValue
  }

  override func receive(_ input: GestureInput) {
    if input.kind == .cancel {
      current = .failed
      return
    }
    let both = Array(input.pointers.prefix(2))
    guard both.count == 2, both.allSatisfy(\.isDown) else {
      if let value = phase.value { current = .ended(value) } else if input.kind == .up { current = .failed }
      return
    }
    let now = CGVector(dx: both[1].location.x - both[0].location.x, dy: both[1].location.y - both[0].location.y)
    guard let start else {
      let middle = CGPoint(
        x: (both[0].location.x + both[1].location.x) / 2, y: (both[0].location.y + both[1].location.y) / 2)
      amount = measure(now, now, 0)
      start = (now, input.convert(middle, to: .local), amount)
      sampler.add(CGPoint(x: amount, y: 0), at: input.time)
      return
    }
    if input.kind == .time { return }
    amount = measure(start.between, now, amount)
    sampler.add(CGPoint(x: amount, y: 0), at: input.time)
    guard phase.isActive || abs(amount - start.amount) >= minimum else { return }
    current = .active(
      makeValue(
        Pinch(
          time: Date(timeIntervalSinceReferenceDate: input.time), amount: amount, velocity: sampler.velocity.width,
          startLocation: start.location)))
  }

  override func reset() {
    super.reset()
    start = nil
    sampler = VelocitySampler()
  }

  override var demands: GestureDemands { [.pinch, .localSpace] }

  /// How much farther apart they are: 1 is as far. Pointers at one place count as a point apart.
  static var magnification: Measure {
    { start, now, _ in max(hypot(now.dx, now.dy), 1) / max(hypot(start.dx, start.dy), 1) }
  }

  /// How far they have turned, in radians, on from where they were.
  static var rotation: Measure {
    { start, now, before in
      let angle = atan2(now.dy, now.dx) - atan2(start.dy, start.dx)
      // Of the angles that look the same it is the nearest one.
      return angle + ((before - angle) / (2 * .pi)).rounded() * 2 * .pi
    }
  }
}
