import Foundation

/// Whether a predicate holds for objects, evaluated in Swift.
///
/// An object for which a predicate has no answer does not match: where a number overflows or is divided by zero, and where a
/// nil is unwrapped. Neither stops the process.
struct PredicateTest<Model: PersistentModel> {
  private let predicate: Predicate<Model>
  private let isChecked: Bool

  init(_ predicate: Predicate<Model>) {
    self.predicate = predicate
    isChecked = CheckedEvaluation.isNeeded(for: predicate.expression)
  }

  /// - Throws: What code of the app throws.
  func matches(_ model: Model) throws -> Bool {
    do {
      guard isChecked else { return try predicate.evaluate(model) }
      return try CheckedEvaluation.value(predicate.expression, PredicateBindings((predicate.variable, model)))
    } catch is PredicateError {
      return false
    } catch is NoAnswer {
      return false
    }
  }
}

/// A predicate has no answer for an object.
struct NoAnswer: Error {}
