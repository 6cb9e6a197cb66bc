/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture> {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  func makeRecognizer() -> EndedRecognizer<Value> { EndedRecognizer(Content._makeRecognizer(content).base, action) }

  func update(_ recognizer: EndedRecognizer<Value>) {
    extendLifetime(exchange(&recognizer.action, with: action))
    Content._updateRecognizer(_Recognizer(recognizer.base), content)
  }
}

final class EndedRecognizer<Value>: RecognizerAround<Value> {
  var action: (Value) -> Void
  private var isDelivered = false

  init(_ base: Recognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func deliver() {
    super.deliver()
    guard !isDelivered, case .ended(let value) = phase else { return }
    isDelivered = true
    action(value)
  }

  override func reset() {
    super.reset()
    isDelivered = false
  }
}

/// A gesture with an action for each of its values.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  func makeRecognizer() -> ChangedRecognizer<Value> { ChangedRecognizer(Content._makeRecognizer(content).base, action) }

  func update(_ recognizer: ChangedRecognizer<Value>) {
    extendLifetime(exchange(&recognizer.action, with: action))
    Content._updateRecognizer(_Recognizer(recognizer.base), content)
  }
}

final class ChangedRecognizer<Value: Equatable>: RecognizerAround<Value> {
  var action: (Value) -> Void
  private var last: Value?

  init(_ base: Recognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func deliver() {
    super.deliver()
    guard case .active(let value) = phase, value != last else { return }
    last = value
    action(value)
  }

  override func reset() {
    super.reset()
    last = nil
  }
}

extension Gesture {
  /// Runs an action with the last value when the gesture has ended as it should. A gesture that something else has taken, such as
  /// scrolling, ends without: a `GestureState` tells of that.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action with each new value while the gesture goes on, the first one included. A value that equals the one before is none.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
