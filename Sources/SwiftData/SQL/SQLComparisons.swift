import Foundation

// How SQL's answers to comparisons become Swift's.

extension SQLTranslation {
  /// `==`. Nil is equal to nil, NaN to nothing, and texts are equal where they look the same.
  mutating func equal<Left: PredicateExpression, Right: PredicateExpression>(
    _ left: Left, _ right: Right, _ whole: some PredicateExpression<Bool>
  ) throws -> SQLExpression {
    let (one, other) = (try translate(left), try translate(right))
    switch (one, other) {
    case (.constant, .constant): return try constant(whole)
    case (.row(let row), .constant(nil)), (.constant(nil), .row(let row)): return .condition(SQLCondition(row.isNil ?? .no))
    // A list of nobody is empty rather than nil.
    case (.many, .constant(nil)), (.constant(nil), .many): return .condition(.always(false))
    case (.value(let value), .constant(let constant)), (.constant(let constant), .value(let value)):
      return .condition(try equal(value, constant))
    default:
      guard let one = try value(of: one, Left.Output.self), let other = try value(of: other, Right.Output.self) else {
        throw Untranslatable(Self.name(of: Left.self))
      }
      return .condition(try Self.equal(one, other))
    }
  }

  private func equal(_ value: SQLValue, _ constant: Any?) throws -> SQLCondition {
    guard let constant else {
      if value.canFail { throw Untranslatable("a value that there may not be, and nil") }
      return SQLCondition(value.isNil ?? .no)
    }
    if let property = value.property {
      guard let cases = property.codec?.cases else { throw Untranslatable(property.fullName) }
      // The row of another table may be missing, and then it is nil rather than what a strange value is.
      if let alias = value.alias, alias != .root { throw Untranslatable(property.fullName) }
      return try cases.condition(value.fragment, property, equal: constant)
    }
    return try Self.equal(value, try Self.value(constant))
  }

  static func equal(_ left: SQLValue, _ right: SQLValue) throws -> SQLCondition {
    if case .identifier(let one) = left.kind, case .identifier(let other) = right.kind, one != other {
      return .always(false)
    }
    guard left.property == nil, right.property == nil, areAlike(left.kind, right.kind) else { throw Untranslatable("==") }
    let canFail = left.canFail || right.canFail
    let isEqual = equality(left, right)
    if canFail {
      // NULL is the answer where there is none, so nothing else may be NULL.
      if !isPlain(left) || !isPlain(right) { throw Untranslatable("a value that there may not be, and nil") }
      return SQLCondition(isEqual, canFail: true)
    }
    switch (left.isNil, right.isNil) {
    case (nil, nil):
      if left.isNullNil, right.isNullNil { return SQLCondition(isEqual) }
      return SQLCondition("COALESCE(\(isEqual), 0)", loose: isEqual)
    case (_?, nil), (nil, _?): return SQLCondition("COALESCE(\(isEqual), 0)", loose: isEqual)
    case (let one?, let other?): return SQLCondition("COALESCE(\(isEqual), \(one) AND \(other))")
    }
  }

  /// Whether it is NULL only where there is no answer.
  private static func isPlain(_ value: SQLValue) -> Bool { value.isNil == nil && !value.canBeNaN }

  private static func areAlike(_ left: SQLKind, _ right: SQLKind) -> Bool {
    switch (left, right) {
    case (.integer, .integer), (.identifier, .identifier): true
    default: left == right
    }
  }

  /// NULL where one of them is.
  private static func equality(_ left: SQLValue, _ right: SQLValue) -> SQLFragment {
    guard left.kind == .text else { return "(\(left.fragment) = \(right.fragment))" }
    if let forms = SQLTexts.forms(of: right) { return "(\(left.fragment) IN (\(bind: forms)))" }
    if let forms = SQLTexts.forms(of: left) { return "(\(right.fragment) IN (\(bind: forms)))" }
    return "(\(left.fragment) = \(right.fragment) COLLATE oriel)"
  }

  /// `<` and `<=`.
  static func compare(_ left: SQLValue, _ sign: StaticString, _ right: SQLValue) throws -> SQLCondition {
    guard left.kind.isOrdered, areAlike(left.kind, right.kind), left.isNil == nil, right.isNil == nil else {
      throw Untranslatable("Comparison")
    }
    if case .identifier(let one) = left.kind, case .identifier(let other) = right.kind, one != other {
      throw Untranslatable("Comparison")
    }
    let (one, other) = (left.fragment, right.fragment)
    let mark = SQLFragment(stringLiteral: "\(sign)")
    var answer: SQLFragment = "(\(one) \(mark) \(other))"
    if left.kind == .text { answer = "(\(one) \(mark) \(other) COLLATE oriel)" }
    // The larger half is negative in SQL.
    if left.kind == .unsigned { answer = "((\(answer) + (\(one) < 0) + (\(other) < 0)) % 2)" }
    if left.canFail || right.canFail {
      if !isPlain(left) || !isPlain(right) { throw Untranslatable("a value that there may not be, and NaN") }
      return SQLCondition(answer, canFail: true)
    }
    if left.kind == .date, "\(sign)" == "<=", left.canBeNaN || right.canBeNaN {
      // Of dates Swift knows what is earlier alone, and says "not later" for this one: which holds where there is no date.
      return SQLCondition("(\(answer) OR \(one) IS NULL OR \(other) IS NULL)")
    }
    if left.canBeNaN || right.canBeNaN { return SQLCondition("COALESCE(\(answer), 0)", loose: answer) }
    return SQLCondition(answer)
  }

  /// Whether some values, known before, contain one.
  func contains(_ elements: [Any?], _ value: SQLValue) throws -> SQLCondition {
    let given = elements.compactMap(\.self)
    if let property = value.property {
      guard let cases = property.codec?.cases, value.alias == .root else { throw Untranslatable(property.fullName) }
      var condition = SQLCondition.always(false)
      if given.count > 500 { throw Untranslatable("more than 500 cases") }
      for element in given { condition = condition || (try cases.condition(value.fragment, property, equal: element)) }
      if given.count < elements.count, let isNil = value.isNil { condition = condition || SQLCondition(isNil) }
      return condition
    }
    var forms: [StoredValue] = []
    var others: [StoredValue] = []
    for element in given {
      let constant = try Self.value(element)
      if case .identifier(let one) = constant.kind, case .identifier(let other) = value.kind, one != other { continue }
      guard Self.areAlike(constant.kind, value.kind), let stored = constant.constant else { throw Untranslatable("contains") }
      // NaN is in no list.
      if constant.canBeNaN { continue }
      if value.kind != .text {
        forms.append(stored)
      } else if let some = SQLTexts.forms(of: constant) {
        forms += some
      } else {
        others.append(stored)
      }
    }
    guard forms.count + others.count <= Self.mostValues else { throw Untranslatable("more than \(Self.mostValues) values") }
    let hasNil = given.count < elements.count
    if forms.isEmpty, others.isEmpty {
      // A list without anything is not asked for its NULL.
      if hasNil, let isNil = value.isNil { return SQLCondition(isNil) }
      return .always(false)
    }
    var isOne: SQLFragment = "(\(value.fragment) IN (\(bind: padded(forms))))"
    if !others.isEmpty { isOne = "(\(isOne) OR (\(value.fragment) COLLATE oriel) IN (\(bind: padded(others))))" }
    if value.canFail {
      if !Self.isPlain(value) { throw Untranslatable("contains") }
      return SQLCondition(isOne, canFail: true)
    }
    if hasNil, let isNil = value.isNil { return SQLCondition("COALESCE(\(isOne), \(isNil))") }
    if value.isNil == nil, value.isNullNil { return SQLCondition(isOne) }
    return SQLCondition("COALESCE(\(isOne), 0)", loose: isOne)
  }

  /// Few sizes, so that few statements are kept.
  private func padded(_ values: [StoredValue]) -> [StoredValue] {
    guard let last = values.last, values.count > 4 else { return values }
    var size = 8
    while size < values.count { size *= 2 }
    return values + Array(repeating: last, count: min(size, max(values.count, Self.mostValues)) - values.count)
  }

  /// Whether a range contains a value.
  func contains(_ range: SQLRange, _ value: SQLValue) throws -> SQLCondition {
    var condition = SQLCondition.always(true)
    if let lower = range.lower { condition = try Self.compare(lower, "<=", value) }
    if let upper = range.upper {
      let isBelow = try Self.compare(value, range.isClosed ? "<=" : "<", upper)
      condition = range.lower == nil ? isBelow : condition && isBelow
    }
    guard let lower = range.lower, let upper = range.upper, lower.constant == nil || upper.constant == nil else {
      return condition
    }
    // A range that is upside down is none.
    let isRange = try Self.compare(lower, "<=", upper)
    return SQLCondition("(CASE \(isRange.strict) WHEN 1 THEN \(condition.strict) END)", canFail: true)
  }
}

/// What becomes of texts in SQL.
enum SQLTexts {
  /// All texts that are equal to one, where they are few: then a database finds them with an index. Nil for others.
  ///
  /// Swift's texts are equal where Unicode says that they mean the same. To what consists of ASCII alone only three other
  /// characters mean the same as one of it: the sign for kelvins, the Greek question mark and an accent.
  static func forms(of value: SQLValue) -> [StoredValue]? {
    guard case .text(let text)? = value.constant else { return nil }
    var forms: [String] = [""]
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      let character = String(UnicodeScalar(byte))
      if let other = others[byte] {
        forms = forms.flatMap { [$0 + character, $0 + other] }
      } else {
        for index in forms.indices { forms[index] += character }
      }
      if forms.count > 8 { return nil }
    }
    return forms.map { .text($0) }
  }

  static let others: [UInt8: String] = [
    UInt8(ascii: "K"): "\u{212A}", UInt8(ascii: ";"): "\u{37E}", UInt8(ascii: "`"): "\u{1FEF}",
  ]
}
