/// What a person does with pointers on a view, such as a drag, as a value: what it reports is its `Value`.
///
/// A gesture of an app's own says in its `body` of which others it consists. A host sends what pointers do, and one arbiter for each
/// scene decides which gestures they make, so that all hosts agree.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What the gesture reports.
  associatedtype Value

  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  var body: Body { get }

  /// Makes what recognizes this gesture. Not for apps.
  static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value>

  /// Gives what this type has made a new value: its actions and numbers. Not for apps.
  static func _updateRecognizer(_ recognizer: _Recognizer<Value>, _ gesture: Self)
}

/// What recognizes a gesture. Not for apps.
public struct _Recognizer<Value> {
  let base: Recognizer<Value>

  init(_ base: Recognizer<Value>) {
    self.base = base
  }

  func cast<Kind: Recognizer<Value>>(to kind: Kind.Type) -> Kind { unsafeDowncast(base, to: kind) }
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { Body._makeRecognizer(gesture.body) }
  public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
    Body._updateRecognizer(recognizer, gesture.body)
  }
}

extension Gesture where Body == Never {
  /// Never called: a primitive gesture has a recognizer of its own.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that has a recognizer of its own.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  associatedtype Kind: Recognizer<Value>

  func makeRecognizer() -> Kind
  func update(_ recognizer: Kind)
}

extension PrimitiveGesture {
  public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { _Recognizer(gesture.makeRecognizer()) }
  public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
    gesture.update(unsafeDowncast(recognizer.base, to: Kind.self))
  }
}
