/// A gesture of any type with one type of value.
public struct AnyGesture<Value> {
  public typealias Body = Never

  private let make: @MainActor () -> Recognizer<Value>
  private let updateBase: @MainActor (Recognizer<Value>) -> Void
  private let type: ObjectIdentifier

  /// Creates a gesture that is another one. One of another type in the same place begins anew.
  @MainActor @preconcurrency public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    make = { Base._makeRecognizer(gesture).base }
    updateBase = { Base._updateRecognizer(_Recognizer($0), gesture) }
    type = ObjectIdentifier(Base.self)
  }
}

extension AnyGesture: PrimitiveGesture {
  public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { _Recognizer(gesture.makeRecognizer()) }
  public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
    gesture.update(unsafeDowncast(recognizer.base, to: AnyRecognizer<Value>.self))
  }

  func makeRecognizer() -> AnyRecognizer<Value> { AnyRecognizer(make(), type) }
  func update(_ recognizer: AnyRecognizer<Value>) {
    if recognizer.type == type { updateBase(recognizer.base) } else { recognizer.replace(with: make(), type) }
  }
}

final class AnyRecognizer<Value>: Recognizer<Value> {
  private(set) var base: Recognizer<Value>
  private(set) var type: ObjectIdentifier

  init(_ base: Recognizer<Value>, _ type: ObjectIdentifier) {
    self.base = base
    self.type = type
  }

  /// What goes on is over.
  func replace(with newBase: Recognizer<Value>, _ newType: ObjectIdentifier) {
    ReplacedRecognizers.add(exchange(&base, with: newBase))
    type = newType
  }

  override var phase: GesturePhase<Value> { base.phase }
  override func receive(_ input: GestureInput) { base.receive(input) }
  override func deliver() { base.deliver() }
  override func cancel() { base.cancel() }
  override func reset() { base.reset() }
  override var deadline: Double? { base.deadline }
  override var demands: GestureDemands { base.demands }
  override var tapCount: Int { base.tapCount }
  override var isClaiming: Bool { base.isClaiming }
}

/// A gesture that there may be or not: nil recognizes nothing.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Wrapped.Value> {
    _Recognizer(gesture.makeRecognizer())
  }
  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Wrapped.Value>, _ gesture: Self) {
    gesture.update(unsafeDowncast(recognizer.base, to: AnyRecognizer<Wrapped.Value>.self))
  }

  @MainActor func makeRecognizer() -> AnyRecognizer<Wrapped.Value> {
    map { AnyGesture($0).makeRecognizer() } ?? AnyRecognizer(NoRecognizer(), ObjectIdentifier(Never.self))
  }

  @MainActor func update(_ recognizer: AnyRecognizer<Wrapped.Value>) {
    if let self {
      AnyGesture(self).update(recognizer)
    } else if recognizer.type != ObjectIdentifier(Never.self) {
      recognizer.replace(with: NoRecognizer(), ObjectIdentifier(Never.self))
    }
  }
}

/// Recognizes nothing.
private final class NoRecognizer<Value>: Recognizer<Value> {
  override var phase: GesturePhase<Value> { .failed }
  override func receive(_ input: GestureInput) {}
  override func cancel() {}
  override func reset() {}
}

/// Recognizers that others have replaced while the tree was updated. What goes on in them ends when nothing is evaluated: that runs code
/// of the app, which writes states.
@MainActor
enum ReplacedRecognizers {
  private static var all: [any GestureRecognition] = []

  static func add(_ recognizer: any GestureRecognition) { all.append(recognizer) }

  /// Hands over those of the update that has just been.
  static func end(in graph: ViewGraph) {
    if all.isEmpty { return }
    let replaced = exchange(&all, with: [])
    graph.perform(in: .changes) { for recognizer in replaced { recognizer.cancel() } }
    graph.requestTurn()
  }
}
