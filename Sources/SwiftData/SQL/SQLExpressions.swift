import Foundation

// What the parts of a predicate are in SQL. One that is not here is evaluated in Swift.

protocol SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression
}

/// What may be said in part.
protocol SQLConjunction {
  func conjunction(_ translation: inout SQLTranslation) -> (condition: SQLCondition?, leftover: Untranslatable?)
}

// MARK: Leaves

extension PredicateExpressions.Variable: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression { try translation.value(of: key) }
}

extension PredicateExpressions.Value: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression { .constant(flattened(value)) }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression { .constant(nil) }
}

extension PredicateExpressions.KeyPath: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    switch try translation.translate(root) {
    case .constant: return try translation.constant(self)
    case .row(let row): return try translation.property(keyPath, of: row)
    case .many(let many):
      switch kind {
      case .collectionCount:
        let limits = Int64.min...Int64.max
        let count: SQLFragment = "(SELECT count(*) \(try translation.source(many)))"
        return .value(SQLValue(fragment: count, kind: .integer(limits)))
      case .collectionIsEmpty: return .condition(SQLCondition("(NOT EXISTS (SELECT 1 \(try translation.source(many))))"))
      default: throw Untranslatable("\(keyPath)")
      }
    case .value(let value):
      guard value.kind == .text, kind == .collectionIsEmpty, value.isNil == nil else { throw Untranslatable("\(keyPath)") }
      return .condition(SQLCondition("(\(value.fragment) = '')", canFail: value.canFail))
    case .condition, .range: throw Untranslatable("\(keyPath)")
    }
  }
}

// MARK: Logic

extension PredicateExpressions.Conjunction: SQLTranslatable, SQLConjunction {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    .condition(try translation.condition(lhs) && translation.condition(rhs))
  }

  func conjunction(_ translation: inout SQLTranslation) -> (condition: SQLCondition?, leftover: Untranslatable?) {
    let (left, right) = (translation.conjunction(lhs), translation.conjunction(rhs))
    let leftover = left.leftover ?? right.leftover
    guard let one = left.condition, let other = right.condition else { return (left.condition ?? right.condition, leftover) }
    return (one && other, leftover)
  }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    .condition(try translation.condition(lhs) || translation.condition(rhs))
  }
}

extension PredicateExpressions.Negation: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    .condition(!(try translation.condition(wrapped)))
  }
}

extension PredicateExpressions.Conditional: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    let test = try translation.condition(test)
    guard let one = try translation.value(trueBranch), let other = try translation.value(falseBranch), one.kind == other.kind,
      one.property == nil, other.property == nil
    else { throw Untranslatable("Conditional") }
    let canFail = test.canFail || one.canFail || other.canFail
    let isOptional = one.isNil != nil || other.isNil != nil
    if canFail, isOptional || one.canBeNaN || other.canBeNaN { throw Untranslatable("Conditional") }
    func choice(_ one: SQLFragment, _ other: SQLFragment) -> SQLFragment {
      "(CASE \(test.strict) WHEN 1 THEN \(one) WHEN 0 THEN \(other) END)"
    }
    var value = SQLValue(fragment: choice(one.fragment, other.fragment), kind: one.kind, canFail: canFail)
    value.canBeNaN = one.canBeNaN || other.canBeNaN
    if isOptional { value.isNil = choice(one.isNil ?? .no, other.isNil ?? .no) }
    return .value(value)
  }
}

// MARK: Comparisons

extension PredicateExpressions.Equal: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression { try translation.equal(lhs, rhs, self) }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    switch try translation.equal(lhs, rhs, self) {
    case .condition(let condition): .condition(!condition)
    case let other: other
    }
  }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    let (one, other) = (try translation.translate(lhs), try translation.translate(rhs))
    if case .constant = one, case .constant = other { return try translation.constant(self) }
    guard let left = try translation.value(of: one, LHS.Output.self),
      let right = try translation.value(of: other, RHS.Output.self)
    else { throw Untranslatable("Comparison") }
    let condition: SQLCondition =
      switch op {
      case .lessThan: try SQLTranslation.compare(left, "<", right)
      case .lessThanOrEqual: try SQLTranslation.compare(left, "<=", right)
      case .greaterThan: try SQLTranslation.compare(right, "<", left)
      case .greaterThanOrEqual: try SQLTranslation.compare(right, "<=", left)
      }
    return .condition(condition)
  }
}

// MARK: Optionals

extension PredicateExpressions.OptionalFlatMap: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    let outer = try translation.translate(wrapped)
    switch outer {
    case .constant(nil): return .constant(nil)
    case .constant, .many:
      translation.bind(variable.key, to: outer)
      return try translation.translate(transform)
    case .row(let row):
      translation.bind(variable.key, to: outer)
      return try mapped(&translation, isNil: row.isNil, row.alias)
    case .value(let value):
      // Where it is nil the result is, too, so inside it never is.
      var inner = value
      inner.isNil = nil
      if value.canFail || value.property != nil { throw Untranslatable("OptionalFlatMap") }
      translation.bind(variable.key, to: .value(inner))
      return try mapped(&translation, isNil: value.isNil, nil)
    case .condition, .range: throw Untranslatable("OptionalFlatMap")
    }
  }

  private func mapped(_ translation: inout SQLTranslation, isNil: SQLFragment?, _ alias: SQLAlias?) throws -> SQLExpression {
    let result = try translation.translate(transform)
    guard let isNil else { return result }
    if case .row(let row) = result {
      guard let alias, translation.isBelow(row.alias, alias) else { throw Untranslatable("OptionalFlatMap") }
      return result
    }
    guard var value = try translation.value(of: result, RHS.Output.self) else { throw Untranslatable("OptionalFlatMap") }
    if value.canFail || value.property != nil && value.isNil != nil { throw Untranslatable("OptionalFlatMap") }
    let isColumn = alias.map { translation.isBelow(value.alias, $0) } ?? false
    if !isColumn { value.fragment = "(CASE WHEN \(isNil) THEN NULL ELSE \(value.fragment) END)" }
    if !isColumn { value.alias = nil }
    value.constant = nil
    // A column of a row that is not there is nil as well.
    if let own = value.isNil { value.isNil = isColumn ? own : "(\(isNil) OR \(own))" } else { value.isNil = isNil }
    return .value(value)
  }
}

extension PredicateExpressions.NilCoalesce: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    let (one, other) = (try translation.translate(lhs), try translation.translate(rhs))
    if case .constant = one, case .constant = other { return try translation.constant(self) }
    if case .constant(nil) = one { return other }
    guard let left = try translation.value(of: one, LHS.Output.self),
      let right = try translation.value(of: other, RHS.Output.self),
      left.kind == right.kind || left.kind.isInteger && right.kind.isInteger, left.property == nil, right.property == nil
    else { throw Untranslatable("NilCoalesce") }
    guard let isNil = left.isNil else { return .value(left) }
    if left.canFail || right.canFail && left.canBeNaN { throw Untranslatable("NilCoalesce") }
    let isSimple = left.isNullNil && right.isNil == nil
    var value = left
    value.fragment =
      isSimple
      ? "COALESCE(\(left.fragment), \(right.fragment))" : "(CASE WHEN \(isNil) THEN \(right.fragment) ELSE \(left.fragment) END)"
    value.isNil = right.isNil.map { "(\(isNil) AND \($0))" }
    value.canBeNaN = left.canBeNaN || right.canBeNaN
    value.canFail = right.canFail
    if value.canFail, value.isNil != nil || value.canBeNaN { throw Untranslatable("NilCoalesce") }
    value.alias = nil
    value.constant = nil
    return .value(value)
  }
}

extension SQLKind {
  var isInteger: Bool { if case .integer = self { true } else { false } }
}

extension PredicateExpressions.ForcedUnwrap: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    let inside = try translation.translate(inner)
    switch inside {
    case .constant: return try translation.constant(self)
    case .value(var value):
      guard value.isNil != nil else { return inside }
      if value.canBeNaN || value.property != nil { throw Untranslatable("ForcedUnwrap") }
      value.isNil = nil
      value.canFail = true
      return .value(value)
    case .row(var row):
      if row.isNil == nil { return inside }
      row.isNil = nil
      row.isForced = true
      return .row(row)
    case .many: return inside
    case .condition, .range: throw Untranslatable("ForcedUnwrap")
    }
  }
}
