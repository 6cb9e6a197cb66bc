import SwiftUICore

/// An animation as the script reads it: `[curve, modifier, ...]`, the innermost modifier first.
///
/// A curve is `["t", x1, y1, x2, y2, duration]`, `["s", duration, bounce, blendDuration]`, `["p", mass, stiffness, damping,
/// initialVelocity]`, or `["u", step, sample, ...]`, which ends with its last sample. A modifier is `["d", seconds]`, `["x", factor]` or
/// `["n", count, reverses]`, where no count is 0. When an animation looks complete is the server's business.
extension Animation {
  /// Of a custom animation the code is called, outside of everything that is in use.
  func write(to json: inout JSONWriter) {
    let (name, numbers) = curve.words
    json.array { json in
      json.array { json in
        json.string(name)
        for number in numbers { json.written(number) }
      }
      for modifier in modifiers { modifier.write(to: &json) }
    }
  }
}

extension Animation.Curve {
  fileprivate var words: (name: String, numbers: [String]) {
    switch self {
    case .timing(let x1, let y1, let x2, let y2, let duration):
      let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
      return Self.bezier(curve, duration) ?? samples
    case .unit(let curve, let duration): return Self.bezier(curve, duration) ?? samples
    case .spring(_, _, let blendDuration):
      guard let spring else { return samples }
      return ("s", [spring.duration, spring.bounce, max(0, blendDuration)].map(number))
    case .physicalSpring(_, _, _, let velocity):
      guard let spring else { return samples }
      return ("p", [spring.mass, spring.stiffness, spring.damping, velocity].map(number))
    case .custom: return samples
    }
  }

  private static func bezier(_ curve: UnitCurve, _ duration: Double) -> (name: String, numbers: [String])? {
    guard let (start, end) = curve.controlPoints else { return nil }
    return ("t", [Double(start.x), Double(start.y), Double(end.x), Double(end.y), max(0, duration)].map(number))
  }

  private var samples: (name: String, numbers: [String]) {
    // A curve that takes long has as many samples, further from each other.
    let length = if case .unit(_, let duration) = self, duration.isFinite { duration } else { 0.0 }
    let step = max(1.0 / 60, length / 599)
    return ("u", ["\(step)"] + samples(every: step, limit: 600).map(number))
  }
}

extension Animation.Modifier {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .delay(let seconds):
      json.array { json in
        json.string("d")
        json.written(number(seconds))
      }
    case .speed(let factor):
      json.array { json in
        json.string("x")
        json.written(number(max(0, factor)))
      }
    case .repeats(let count, let autoreverses):
      json.array { json in
        json.string("n")
        json.number(count.map { max($0, 1) } ?? 0)
        json.boolean(autoreverses)
      }
    case .logicallyComplete: break
    }
  }
}

/// Nobody sees more digits. What is less than a thousandth keeps its own, so that it does not become nothing.
private func number(_ value: Double) -> String {
  let value = value.isNaN ? 0 : min(1e9, max(-1e9, value))
  return CSS.number(abs(value) < 0.001 ? value : (value * 1e5).rounded() / 1e5)
}

extension Animation? {
  func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.string(nil) }
  }
}

/// `[animation or null, step, ...]`.
extension TransitionPart {
  func write(to json: inout JSONWriter) {
    json.array { json in
      animation.write(to: &json)
      for step in steps { json.array { step.write(to: &$0) } }
    }
  }
}

extension TransitionStep {
  fileprivate func write(to json: inout JSONWriter) {
    func numbers(_ numbers: Double...) { for value in numbers { json.written(number(value)) } }
    switch self {
    case .opacity(let opacity):
      json.string("o")
      numbers(opacity)
    case .scale(let x, let y, let anchor):
      json.string("s")
      numbers(x, Double(anchor.x), Double(anchor.y))
      if y != x { numbers(y) }
    case .move(let edge):
      json.string("m")
      json.string("\(edge)")
    case .offset(let x, let y):
      json.string("x")
      numbers(Double(x), Double(y))
    case .rotation(let angle, let anchor):
      json.string("r")
      numbers(angle * 180 / .pi, Double(anchor.x), Double(anchor.y))
    case .blur(let radius):
      json.string("b")
      numbers(Double(radius))
    }
  }
}
