/// A gesture whose values are made from those of another.
public struct _MapGesture<Content: Gesture, Mapped> {
  public typealias Value = Mapped
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Mapped
}

extension _MapGesture: PrimitiveGesture {
  func makeRecognizer() -> MapRecognizer<Content.Value, Value> { MapRecognizer(Content._makeRecognizer(content).base, transform) }

  func update(_ recognizer: MapRecognizer<Content.Value, Value>) {
    extendLifetime(exchange(&recognizer.transform, with: transform))
    Content._updateRecognizer(_Recognizer(recognizer.base), content)
  }
}

final class MapRecognizer<From, Value>: Recognizer<Value> {
  let base: Recognizer<From>
  var transform: (From) -> Value
  /// Made once for each input: the function is the app's.
  private var mapped = GesturePhase<Value>.possible

  init(_ base: Recognizer<From>, _ transform: @escaping (From) -> Value) {
    self.base = base
    self.transform = transform
  }

  override var phase: GesturePhase<Value> { mapped }

  override func receive(_ input: GestureInput) {
    base.receive(input)
    mapped = base.phase.map(transform)
  }

  override func deliver() { base.deliver() }

  override func cancel() {
    base.cancel()
    mapped = .failed
  }

  override func reset() {
    base.reset()
    mapped = .possible
  }

  override var deadline: Double? { base.deadline }
  override var demands: GestureDemands { base.demands }
  override var tapCount: Int { base.tapCount }
  override var isClaiming: Bool { base.isClaiming }
}

/// A gesture that counts only while keys are held.
public struct _ModifiersGesture<Content: Gesture> {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let modifiers: EventModifiers
}

extension _ModifiersGesture: PrimitiveGesture {
  func makeRecognizer() -> ModifiersRecognizer<Value> { ModifiersRecognizer(Content._makeRecognizer(content).base, modifiers) }

  func update(_ recognizer: ModifiersRecognizer<Value>) {
    recognizer.modifiers = modifiers
    Content._updateRecognizer(_Recognizer(recognizer.base), content)
  }
}

final class ModifiersRecognizer<Value>: RecognizerAround<Value> {
  var modifiers: EventModifiers

  init(_ base: Recognizer<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(base)
  }

  override func receive(_ input: GestureInput) {
    if input.kind == .down, !input.modifiers.isSuperset(of: modifiers) { return cancel() }
    super.receive(input)
  }
}

extension Gesture {
  /// This gesture with other values, made from its own. The function runs once for each movement: let it be quick.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
    _MapGesture(content: self, transform: body)
  }

  /// This gesture where these keys are held when it begins.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
