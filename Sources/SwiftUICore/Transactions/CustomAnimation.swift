import Foundation

/// An animation of an app's own: a function of time.
///
/// No host animates yet, so what changes with one is shown at once; it can be asked for its values (`Animation.animate`).
public protocol CustomAnimation: Hashable, Sendable {
  /// What of a change has come about after so many seconds; nil when all of it has.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// How fast it changes after so many seconds; nil if that is not known.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether it takes over from an animation that is under way, with its state and its time.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A value that an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value as long as nothing is kept.
  static var defaultValue: Value { get }
}

/// What an animation keeps from one moment to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which nothing is kept.
  public init() {}

  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation gets to know, and what it keeps.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What it keeps.
  public var state: AnimationState<Value>
  /// Whether it looks complete, though it may still move a little.
  public var isLogicallyComplete: Bool
  /// The values of the environment around what changes.
  public private(set) var environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false, environment: EnvironmentValues) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// This context with the state of a value of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// A custom animation of any type.
package struct CustomCurve: Hashable, Sendable {
  let base: any CustomAnimation

  package static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation {
  /// Creates an animation from one of an app's own.
  public init(_ base: some CustomAnimation) {
    self.init(curve: .custom(CustomCurve(base: base)))
  }

  /// What of a change has come about after so many seconds; nil when all of it has.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let time = (time - delay) * speed
    if time < 0 { return .zero }
    if case .custom(let custom) = curve, repeatCount == 1 {
      return custom.base.animate(value: value, time: time, context: &context)
    }
    let turn = curveDuration
    guard turn > 0, turn.isFinite else { return turn > 0 ? part(of: value, at: time, &context) : nil }
    let number = (time / turn).rounded(.down)
    if let repeatCount, number >= Double(repeatCount) { return nil }
    let rest = time - number * turn
    let isBackwards = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
    return part(of: value, at: isBackwards ? turn - rest : rest, &context)
  }

  /// How fast it changes after so many seconds; nil when it has ended.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    if case .custom(let custom) = curve, repeatCount == 1 {
      return custom.base.velocity(value: value, time: (time - delay) * speed, context: context)?.scaled(by: speed)
    }
    var context = context
    let step = 1e-4
    guard let after = animate(value: value, time: time + step, context: &context),
      let before = animate(value: value, time: max(time - step, 0), context: &context)
    else { return nil }
    return (after - before).scaled(by: 1 / (time + step - max(time - step, 0)))
  }

  /// Whether it takes over from an animation that is under way.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard case .custom(let custom) = curve else { return false }
    return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// How long it takes until it looks complete, in seconds: infinite where it repeats for ever. Of a custom animation nobody knows.
  var length: Double {
    if let logicalDuration { return logicalDuration }
    let turns = repeatCount.map { Double(max($0, 1)) } ?? .infinity
    let turn =
      switch curve {
      case .timing(_, _, _, _, let duration): duration
      case .spring(let duration, _, _): duration
      case .physicalSpring(let mass, let stiffness, _, _): 2 * .pi * (mass / max(stiffness, 1e-9)).squareRoot()
      case .custom: 0.0
      }
    return speed > 0 ? delay + turn * turns / speed : .infinity
  }

  /// How long the curve takes until nothing moves any more.
  private var curveDuration: Double {
    switch curve {
    case .timing(_, _, _, _, let duration): duration
    case .spring(let duration, let bounce, _): Spring(duration: duration, bounce: bounce).settlingDuration
    case .physicalSpring(let mass, let stiffness, let damping, let velocity):
      Spring(mass: mass, stiffness: stiffness, damping: damping).settlingDuration(
        target: 1, initialVelocity: velocity, epsilon: 0.001)
    case .custom: .infinity
    }
  }

  private func part<V: VectorArithmetic>(of value: V, at time: Double, _ context: inout AnimationContext<V>) -> V? {
    switch curve {
    case .timing(let x1, let y1, let x2, let y2, let duration):
      let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
      return value.scaled(by: curve.value(at: time / duration))
    case .spring(let duration, let bounce, _):
      return Spring(duration: duration, bounce: bounce).value(target: value, time: time)
    case .physicalSpring(let mass, let stiffness, let damping, let velocity):
      return Spring(mass: mass, stiffness: stiffness, damping: damping).value(
        target: value, initialVelocity: value.scaled(by: velocity), time: time)
    case .custom(let custom): return custom.base.animate(value: value, time: time, context: &context)
    }
  }
}
