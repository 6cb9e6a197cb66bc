import Foundation

// Foundation's macros on Linux do not know `evaluate(_:)`, though there are expressions for it. Sources that call it inside
// `#Predicate` are compiled with
// the words of a function that the macros know, which is another one for these types: `predicate.starts(with: value)`.

/// What can be asked inside of a predicate: another predicate, or an expression.
public protocol AskedInPredicate {
  /// What the answer is.
  associatedtype Answer
  /// The answer for a value. Throws for one of another type.
  func answer<Value>(for value: Value) throws -> Answer
}

// The macro's closure has been checked with the types of the inputs; here they are taken as they come, for one function is
// checked much faster than two.

extension Predicate: AskedInPredicate {
  public func answer<Value>(for value: Value) throws -> Bool {
    guard let predicate = self as Any as? Predicate<Value> else { throw PredicateAnswerError.otherInput("\(Value.self)") }
    return try CheckedEvaluation.answer(of: predicate.expression, predicate.variable, value) { try predicate.evaluate(value) }
  }
}

extension Expression: AskedInPredicate {
  public func answer<Value>(for value: Value) throws -> Output {
    guard let expression = self as Any as? Expression<Value, Output> else {
      throw PredicateAnswerError.otherInput("\(Value.self)")
    }
    return try CheckedEvaluation.answer(of: expression.expression, expression.variable, value) { try expression.evaluate(value) }
  }
}

/// Why there is no answer.
enum PredicateAnswerError: Error { case otherInput(String) }

/// A predicate or an expression that is asked inside of a predicate.
public struct PredicateEvaluation<Asked: PredicateExpression, Input: PredicateExpression>: PredicateExpression
where Asked.Output: AskedInPredicate {
  public typealias Output = Asked.Output.Answer

  let asked: Asked
  /// What it is asked of.
  let input: Input

  public func evaluate(_ bindings: PredicateBindings) throws -> Asked.Output.Answer {
    try asked.evaluate(bindings).answer(for: input.evaluate(bindings))
  }
}

extension PredicateEvaluation: Sendable where Asked: Sendable, Input: Sendable {}
extension PredicateEvaluation: Codable where Asked: Codable, Input: Codable {}
extension PredicateEvaluation: StandardPredicateExpression
where Asked: StandardPredicateExpression, Input: StandardPredicateExpression {}

extension PredicateExpressions {
  /// Asks a predicate or an expression inside of a predicate.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_starts<Asked, Input>(
    _ asked: Asked, with input: Input
  ) -> PredicateEvaluation<Asked, Input> where Asked.Output: AskedInPredicate {
    PredicateEvaluation(asked: asked, input: input)
  }
}

// The closures of macros are checked before they are expanded, so the function has to be there. Nothing calls it: what is built
// is above.

extension Predicate {
  /// `evaluate(_:)`, as it is written inside of a predicate for the macro to read.
  public func starts(with input: repeat each Input) -> Bool { (try? evaluate(repeat each input)) == true }
}

extension Expression {
  /// `evaluate(_:)`, as it is written inside of a predicate for the macro to read. Anywhere else it is an error of the app's if
  /// the expression throws.
  public func starts(with input: repeat each Input) -> Output {
    do {
      return try evaluate(repeat each input)
    } catch {
      preconditionFailure("An expression ended with an error: \(error). Call evaluate(_:) to catch it.")
    }
  }
}

// The macro takes what can be written alone. Foundation on Linux does not write predicates, so these throw.

private let unwritten = "Predicates and expressions are not written or read here: Foundation has nothing for that on Linux."

// swift-format-ignore: AvoidRetroactiveConformances
extension Predicate: @retroactive Codable {
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: unwritten))
  }

  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: unwritten))
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Expression: @retroactive Codable {
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: unwritten))
  }

  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: unwritten))
  }
}
