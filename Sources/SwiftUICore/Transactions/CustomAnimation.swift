import Foundation

/// An animation of an app's own: a function of time.
///
/// Its functions are called whenever somebody wants to know a value, also ahead of time, and to find out how long it takes. What they need
/// to know from one call to the next belongs into the state of the context.
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

/// An animation that is none of an app's own, for who asks what it is based on.
private struct StandardAnimation: CustomAnimation {
  let animation: Animation

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  // Behaviours 1.70 to 1.73.

  /// Creates an animation from one of an app's own.
  public init(_ base: some CustomAnimation) {
    if let standard = base as? StandardAnimation {
      self = standard.animation
    } else {
      self.init(curve: .custom(CustomCurve(base: base)))
    }
  }

  /// The animation of an app's own that this one was made from, or one that does the same as this one.
  public var base: any CustomAnimation {
    if case .custom(let custom) = curve, modifiers.isEmpty { return custom.base }
    return StandardAnimation(animation: self)
  }

  /// The custom animation of a type that this one was made from.
  func custom<Base: CustomAnimation>(_ type: Base.Type) -> Base? {
    guard case .custom(let custom) = curve, modifiers.isEmpty else { return nil }
    return custom.base as? Base
  }

  /// What of a change has come about after so many seconds; nil when all of it has.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let part = part(of: value, at: time, inside: modifiers.count, &context)
    if part == nil { context.isLogicallyComplete = true }
    return part
  }

  /// How fast it changes after so many seconds; nil where that is not known: curves of four numbers, delays, speeds and repetitions do
  /// not tell.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    changesTime ? nil : curve.velocity(value, at: time, context)
  }

  /// Whether it takes over from an animation that is under way, with its state and its time.
  ///
  /// Springs do, from where the other one is and at its speed. What has a delay or a speed does it only where the other one has
  /// the same, and what is repeated never does.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    merges(previous, value, time, &context)
  }
}
