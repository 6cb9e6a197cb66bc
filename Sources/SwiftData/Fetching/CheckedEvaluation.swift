import Foundation
import Synchronization

/// Evaluates parts of predicates as Foundation does, but for arithmetic without a result, which throws here and stops the
/// process there.
enum CheckedEvaluation {
  /// - Throws: `NoAnswer`, and what the parts throw.
  static func value<Expression: PredicateExpression>(
    _ expression: Expression, _ bindings: PredicateBindings
  ) throws -> Expression.Output {
    guard let checked = expression as? any CheckedExpression else { return try expression.evaluate(bindings) }
    return try checked.checked(bindings) as! Expression.Output
  }

  /// Whether a test holds for an element.
  fileprivate static func holds<Element, Test: PredicateExpression>(
    _ test: Test, for variable: PredicateExpressions.Variable<Element>, _ bindings: PredicateBindings
  ) -> (Element) throws -> Bool where Test.Output == Bool {
    { element in
      var inside = bindings
      inside[variable] = element
      return try value(test, inside)
    }
  }

  /// The same as `value(_:_:)`, where there is arithmetic; else Foundation's own evaluation, which is quicker.
  static func answer<Expression: PredicateExpression, Input>(
    of expression: Expression, _ variable: PredicateExpressions.Variable<Input>, _ input: Input,
    or evaluate: () throws -> Expression.Output
  ) throws -> Expression.Output {
    guard isNeeded(for: expression) else { return try evaluate() }
    return try value(expression, PredicateBindings((variable, input)))
  }

  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])
  private static let arithmetic = [
    "Arithmetic<", "IntDivision<", "IntRemainder<", "UnaryMinus<", "Range<",
  ]

  /// Whether there is arithmetic in a predicate, which its type says: then it takes twice as long.
  static func isNeeded(for expression: any PredicateExpression) -> Bool {
    let identifier = ObjectIdentifier(type(of: expression))
    if let isNeeded = known.withLock({ $0[identifier] }) { return isNeeded }
    let name = "\(type(of: expression))"
    let isNeeded = arithmetic.contains { name.contains($0) }
    known.withLock { $0[identifier] = isNeeded }
    return isNeeded
  }

  fileprivate static func arithmetic<Number: Numeric>(
    _ left: Number, _ right: Number, _ sign: PredicateExpressions.ArithmeticOperator
  ) throws -> Any {
    if let integer = left as? any FixedWidthInteger { return try checked(integer, right, sign) }
    switch sign {
    case .add: return left + right
    case .subtract: return left - right
    case .multiply: return left * right
    @unknown default: throw NoAnswer()
    }
  }

  private static func checked<Integer: FixedWidthInteger>(
    _ left: Integer, _ right: Any, _ sign: PredicateExpressions.ArithmeticOperator
  ) throws -> Integer {
    guard let right = right as? Integer else { throw NoAnswer() }
    switch sign {
    case .add: return try result(left.addingReportingOverflow(right))
    case .subtract: return try result(left.subtractingReportingOverflow(right))
    case .multiply: return try result(left.multipliedReportingOverflow(by: right))
    @unknown default: throw NoAnswer()
    }
  }

  fileprivate static func divided<Integer: BinaryInteger>(_ left: Integer, _ right: Integer, remainder: Bool) throws -> Any {
    func checked<Fixed: FixedWidthInteger>(_ left: Fixed) throws -> Any {
      guard let right = right as? Fixed else { throw NoAnswer() }
      return try result(remainder ? left.remainderReportingOverflow(dividingBy: right) : left.dividedReportingOverflow(by: right))
    }
    if let fixed = left as? any FixedWidthInteger { return try checked(fixed) }
    if right == 0 { throw NoAnswer() }
    return remainder ? left % right : left / right
  }

  private static func result<Integer>(_ result: (partialValue: Integer, overflow: Bool)) throws -> Integer {
    if result.overflow { throw NoAnswer() }
    return result.partialValue
  }
}

/// A part of a predicate with others in it.
protocol CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any
}

extension PredicateExpressions.KeyPath: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.value(root, bindings)[keyPath: keyPath as Swift.KeyPath<Root.Output, Output>]
  }
}

extension PredicateExpressions.Equal: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.value(lhs, bindings) == CheckedEvaluation.value(rhs, bindings)
  }
}

extension PredicateExpressions.NotEqual: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.value(lhs, bindings) != CheckedEvaluation.value(rhs, bindings)
  }
}

extension PredicateExpressions.Comparison: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    let left = try CheckedEvaluation.value(lhs, bindings)
    let right = try CheckedEvaluation.value(rhs, bindings)
    switch op {
    case .lessThan: return left < right
    case .lessThanOrEqual: return left <= right
    case .greaterThan: return left > right
    case .greaterThanOrEqual: return left >= right
    @unknown default: throw NoAnswer()
    }
  }
}

extension PredicateExpressions.Conjunction: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.value(lhs, bindings) && CheckedEvaluation.value(rhs, bindings)
  }
}

extension PredicateExpressions.Disjunction: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.value(lhs, bindings) || CheckedEvaluation.value(rhs, bindings)
  }
}

extension PredicateExpressions.Negation: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any { !(try CheckedEvaluation.value(wrapped, bindings)) }
}

extension PredicateExpressions.Conditional: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.value(test, bindings)
      ? CheckedEvaluation.value(trueBranch, bindings) : CheckedEvaluation.value(falseBranch, bindings)
  }
}

// MARK: Arithmetic

extension PredicateExpressions.Arithmetic: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.arithmetic(CheckedEvaluation.value(lhs, bindings), CheckedEvaluation.value(rhs, bindings), op)
  }
}

extension PredicateExpressions.IntDivision: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.divided(
      CheckedEvaluation.value(lhs, bindings), CheckedEvaluation.value(rhs, bindings), remainder: false)
  }
}

extension PredicateExpressions.IntRemainder: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.divided(
      CheckedEvaluation.value(lhs, bindings), CheckedEvaluation.value(rhs, bindings), remainder: true)
  }
}

extension PredicateExpressions.FloatDivision: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.value(lhs, bindings) / CheckedEvaluation.value(rhs, bindings)
  }
}

extension PredicateExpressions.UnaryMinus: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    let value = try CheckedEvaluation.value(wrapped, bindings)
    if value is any FixedWidthInteger { return try CheckedEvaluation.arithmetic(0, value, .subtract) }
    return -value
  }
}

// MARK: Optionals

extension PredicateExpressions.OptionalFlatMap: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    let result: Output = try CheckedEvaluation.value(wrapped, bindings).flatMap { inner in
      var inside = bindings
      inside[variable] = inner
      return try CheckedEvaluation.value(transform, inside) as! Result?
    }
    return result as Any
  }
}

extension PredicateExpressions.NilCoalesce: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.value(lhs, bindings) ?? CheckedEvaluation.value(rhs, bindings)
  }
}

extension PredicateExpressions.ForcedUnwrap: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    guard let value = try CheckedEvaluation.value(inner, bindings) else { throw NoAnswer() }
    return value
  }
}

// MARK: Sequences and ranges

extension PredicateExpressions.SequenceContains: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    let elements = try CheckedEvaluation.value(sequence, bindings)
    return elements.contains(try CheckedEvaluation.value(element, bindings))
  }
}

extension PredicateExpressions.SequenceContainsWhere: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.value(sequence, bindings).contains(where: CheckedEvaluation.holds(test, for: variable, bindings))
  }
}

extension PredicateExpressions.SequenceAllSatisfy: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.value(sequence, bindings).allSatisfy(CheckedEvaluation.holds(test, for: variable, bindings))
  }
}

extension PredicateExpressions.Filter: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    try CheckedEvaluation.value(sequence, bindings).filter(CheckedEvaluation.holds(filter, for: variable, bindings))
  }
}

extension PredicateExpressions.RangeExpressionContains: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    let range = try CheckedEvaluation.value(range, bindings)
    return range.contains(try CheckedEvaluation.value(element, bindings))
  }
}

extension PredicateExpressions.ClosedRange: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    let (low, high) = (try CheckedEvaluation.value(lower, bindings), try CheckedEvaluation.value(upper, bindings))
    guard low <= high else { throw NoAnswer() }
    return low...high
  }
}

extension PredicateExpressions.Range: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    let (low, high) = (try CheckedEvaluation.value(lower, bindings), try CheckedEvaluation.value(upper, bindings))
    guard low <= high else { throw NoAnswer() }
    return low..<high
  }
}

extension PredicateExpressions.CollectionIndexSubscript: CheckedExpression {
  func checked(_ bindings: PredicateBindings) throws -> Any {
    let elements = try CheckedEvaluation.value(wrapped, bindings)
    let index = try CheckedEvaluation.value(index, bindings)
    guard index >= elements.startIndex, index < elements.endIndex else { throw NoAnswer() }
    return elements[index]
  }
}
