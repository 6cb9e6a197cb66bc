import Foundation

// MARK: Lists that are known, and ranges

extension PredicateExpressions.SequenceContains: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    let (list, wanted) = (try translation.translate(sequence), try translation.translate(element))
    if case .constant = list, case .constant = wanted { return try translation.constant(self) }
    guard case .constant(let elements?) = list, let value = try translation.value(of: wanted, RHS.Output.self) else {
      throw Untranslatable("contains")
    }
    if let range = elements as? any AnyRange { return .condition(try translation.contains(try range.range, value)) }
    // The characters of a text are no values of rows.
    guard !(elements is any StringProtocol), let elements = elements as? LHS.Output else { throw Untranslatable("contains") }
    var values: [Any?] = []
    for element in elements {
      values.append(flattened(element))
      if values.count > SQLTranslation.mostValues { throw Untranslatable("more than \(SQLTranslation.mostValues) values") }
    }
    return .condition(try translation.contains(values, value))
  }
}

extension PredicateExpressions.RangeExpressionContains: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    let (inside, wanted) = (try translation.translate(range), try translation.translate(element))
    if case .constant = inside, case .constant = wanted { return try translation.constant(self) }
    guard let value = try translation.value(of: wanted, Element.Output.self) else { throw Untranslatable("contains") }
    switch inside {
    case .range(let range): return .condition(try translation.contains(range, value))
    case .constant(let range as any AnyRange): return .condition(try translation.contains(try range.range, value))
    default: throw Untranslatable("contains")
    }
  }
}

extension PredicateExpressions.ClosedRange: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    try translation.range(lower, upper, isClosed: true, self)
  }
}

extension PredicateExpressions.Range: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    try translation.range(lower, upper, isClosed: false, self)
  }
}

extension SQLTranslation {
  fileprivate mutating func range<Bound: PredicateExpression>(
    _ lower: Bound, _ upper: some PredicateExpression<Bound.Output>, isClosed: Bool, _ whole: some PredicateExpression
  ) throws -> SQLExpression {
    let (first, last) = (try translate(lower), try translate(upper))
    if case .constant = first, case .constant = last { return try constant(whole) }
    let (low, high) = (try value(of: first, Bound.Output.self), try value(of: last, Bound.Output.self))
    guard let low, let high else { throw Untranslatable("Range") }
    return .range(SQLRange(lower: low, upper: high, isClosed: isClosed))
  }
}

/// A range whose ends are known.
private protocol AnyRange {
  var range: SQLRange { get throws }
}

extension ClosedRange: AnyRange {
  fileprivate var range: SQLRange {
    get throws {
      try SQLRange(lower: SQLTranslation.value(lowerBound), upper: SQLTranslation.value(upperBound), isClosed: true)
    }
  }
}

extension Range: AnyRange {
  fileprivate var range: SQLRange {
    get throws {
      try SQLRange(lower: SQLTranslation.value(lowerBound), upper: SQLTranslation.value(upperBound), isClosed: false)
    }
  }
}

extension PartialRangeFrom: AnyRange {
  fileprivate var range: SQLRange {
    get throws { try SQLRange(lower: SQLTranslation.value(lowerBound), upper: nil, isClosed: true) }
  }
}

extension PartialRangeThrough: AnyRange {
  fileprivate var range: SQLRange {
    get throws { try SQLRange(lower: nil, upper: SQLTranslation.value(upperBound), isClosed: true) }
  }
}

extension PartialRangeUpTo: AnyRange {
  fileprivate var range: SQLRange {
    get throws { try SQLRange(lower: nil, upper: SQLTranslation.value(upperBound), isClosed: false) }
  }
}

// MARK: To-many relationships

extension SQLTranslation {
  fileprivate mutating func many<Sequence: PredicateExpression>(_ sequence: Sequence) throws -> SQLMany {
    guard case .many(let many) = try translate(sequence) else { throw Untranslatable(Self.name(of: Sequence.Output.self)) }
    return many
  }
}

/// A closure about the objects of a relationship.
private func closure(
  _ variable: PredicateExpressions.VariableID, _ test: some PredicateExpression<Bool>
) -> (inout SQLTranslation, SQLRow) throws -> SQLCondition {
  { translation, row in
    translation.bind(variable, to: .row(row))
    return try translation.condition(test)
  }
}

extension PredicateExpressions.SequenceContainsWhere: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    let source = try translation.source(try translation.many(sequence), closure(variable.key, test))
    return .condition(SQLCondition("(EXISTS (SELECT 1 \(source)))"))
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    let test = closure(variable.key, test)
    let source = try translation.source(try translation.many(sequence)) { !(try test(&$0, $1)) }
    return .condition(SQLCondition("(NOT EXISTS (SELECT 1 \(source)))"))
  }
}

extension PredicateExpressions.Filter: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    var many = try translation.many(sequence)
    many.filters.append(closure(variable.key, filter))
    return .many(many)
  }
}

// MARK: Texts

extension SQLTranslation {
  /// A function of two texts, of which none is nil.
  fileprivate mutating func texts<Left: PredicateExpression, Right: PredicateExpression>(
    _ left: Left, _ right: Right, _ whole: some PredicateExpression
  ) throws -> (parts: SQLFragment, canFail: Bool)? {
    let (one, other) = (try translate(left), try translate(right))
    if case .constant = one, case .constant = other { return nil }
    guard Left.Output.self == String.self, Right.Output.self == String.self, let text = try value(of: one, String.self),
      let part = try value(of: other, String.self), text.kind == .text, part.kind == .text, text.isNil == nil, part.isNil == nil
    else { throw Untranslatable(Self.name(of: type(of: whole))) }
    return ("\(text.fragment), \(part.fragment)", text.canFail || part.canFail)
  }
}

extension PredicateExpressions.CollectionContainsCollection: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    guard let (texts, canFail) = try translation.texts(base, other, self) else { return try translation.constant(self) }
    return .condition(SQLCondition("oriel_contains(\(texts))", canFail: canFail))
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    guard let (texts, canFail) = try translation.texts(base, prefix, self) else { return try translation.constant(self) }
    return .condition(SQLCondition("oriel_starts(\(texts))", canFail: canFail))
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    guard let (texts, canFail) = try translation.texts(root, other, self) else { return try translation.constant(self) }
    return .condition(SQLCondition("oriel_search(\(texts))", canFail: canFail))
  }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    guard let (texts, canFail) = try translation.texts(root, other, self) else { return try translation.constant(self) }
    return .value(SQLValue(fragment: "oriel_compare_case(\(texts))", kind: .comparison, canFail: canFail))
  }
}

extension PredicateExpressions.StringLocalizedCompare: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    guard let (texts, canFail) = try translation.texts(root, other, self) else { return try translation.constant(self) }
    return .value(SQLValue(fragment: "oriel_compare_local(\(texts))", kind: .comparison, canFail: canFail))
  }
}

// MARK: Numbers

extension SQLTranslation {
  /// Arithmetic. Of integers the result is NULL where there is none.
  fileprivate mutating func arithmetic<Left: PredicateExpression, Right: PredicateExpression>(
    _ left: Left, _ sign: String, _ function: String, _ right: Right, _ whole: some PredicateExpression
  ) throws -> SQLExpression {
    let (one, other) = (try translate(left), try translate(right))
    if case .constant = one, case .constant = other { return try constant(whole) }
    guard let one = try value(of: one, Left.Output.self), let other = try value(of: other, Right.Output.self), one.isNil == nil,
      other.isNil == nil, one.kind == other.kind || one.kind.isInteger && other.kind.isInteger
    else { throw Untranslatable(Self.name(of: type(of: whole))) }
    switch one.kind {
    case .integer(let limits):
      let bounds: SQLFragment = "\(bind: .integer(limits.lowerBound)), \(bind: .integer(limits.upperBound))"
      let name = SQLFragment(stringLiteral: function)
      let result: SQLFragment = "\(name)(\(one.fragment), \(other.fragment), \(bounds))"
      return .value(SQLValue(fragment: result, kind: one.kind, canFail: true))
    case .double where !one.canFail && !other.canFail:
      let sign = SQLFragment(stringLiteral: sign)
      // SQL has no infinity for what is divided by zero.
      let result: SQLFragment =
        sign.text == "/" ? "oriel_quotient(\(one.fragment), \(other.fragment))" : "(\(one.fragment) \(sign) \(other.fragment))"
      return .value(SQLValue(fragment: result, kind: .double, canBeNaN: true))
    default: throw Untranslatable(Self.name(of: type(of: whole)))
    }
  }
}

extension PredicateExpressions.Arithmetic: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    switch op {
    case .add: try translation.arithmetic(lhs, "+", "oriel_add", rhs, self)
    case .subtract: try translation.arithmetic(lhs, "-", "oriel_subtract", rhs, self)
    case .multiply: try translation.arithmetic(lhs, "*", "oriel_multiply", rhs, self)
    }
  }
}

extension PredicateExpressions.IntDivision: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    try translation.arithmetic(lhs, "/", "oriel_divide", rhs, self)
  }
}

extension PredicateExpressions.IntRemainder: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    try translation.arithmetic(lhs, "%", "oriel_remainder", rhs, self)
  }
}

extension PredicateExpressions.FloatDivision: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    try translation.arithmetic(lhs, "/", "", rhs, self)
  }
}

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression {
    let inside = try translation.translate(wrapped)
    if case .constant = inside { return try translation.constant(self) }
    guard let value = try translation.value(of: inside, Wrapped.Output.self), value.isNil == nil else {
      throw Untranslatable("UnaryMinus")
    }
    switch value.kind {
    case .integer(let limits):
      let bounds: SQLFragment = "\(bind: .integer(limits.lowerBound)), \(bind: .integer(limits.upperBound))"
      let negative: SQLFragment = "oriel_subtract(0, \(value.fragment), \(bounds))"
      return .value(SQLValue(fragment: negative, kind: value.kind, canFail: true))
    case .double where !value.canFail:
      return .value(SQLValue(fragment: "(-\(value.fragment))", kind: .double, canBeNaN: true))
    default: throw Untranslatable("UnaryMinus")
    }
  }
}
