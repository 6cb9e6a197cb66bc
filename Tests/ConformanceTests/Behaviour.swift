import Testing

/// Says which numbered behaviour of SwiftUI's model-data system a test proves.
///
/// `Documentation/Conformance.md` is generated from these.
struct Behaviour: TestTrait {
  let number: Int
  /// What was assumed, where the sources do not say it or do not agree.
  let assumption: String?
}

extension Trait where Self == Behaviour {
  static func behaviour(_ number: Int, assuming assumption: String? = nil) -> Behaviour {
    Behaviour(number: number, assumption: assumption)
  }
}
