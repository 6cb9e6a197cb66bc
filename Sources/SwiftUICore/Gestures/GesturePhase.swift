/// How far a gesture has come.
enum GesturePhase<Value> {
  /// It may still become one.
  case possible
  case active(Value)
  case ended(Value)
  case failed

  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var isPossible: Bool { if case .possible = self { true } else { false } }
  var isActive: Bool { if case .active = self { true } else { false } }
  var isEnded: Bool { if case .ended = self { true } else { false } }
  var isFailed: Bool { if case .failed = self { true } else { false } }
  /// Whether nothing that pointers do changes it any more.
  var isFinal: Bool { isEnded || isFailed }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}
