/// What a part of a predicate is in SQL.
enum SQLExpression {
  /// Known before anything is read. Optionals are taken off: nil is nil.
  case constant(Any?)
  case value(SQLValue)
  case condition(SQLCondition)
  case row(SQLRow)
  case many(SQLMany)
  case range(SQLRange)
}

/// What Swift's values of a type are in SQL.
enum SQLKind: Equatable {
  case integer(ClosedRange<Int64>)
  /// By the bits: half of the values are negative numbers in SQL.
  case unsigned
  case double
  case float
  case date
  case bool
  case text
  case url
  case uuid
  case data
  /// Of an object of this entity.
  case identifier(String)
  /// An enum by its raw value: a property's number among those of its entity.
  case cases(ObjectIdentifier)
  /// How two texts are ordered.
  case comparison

  /// Whether NULL may be a number: SQLite keeps no NaN.
  var isReal: Bool {
    switch self {
    case .double, .float, .date: true
    default: false
    }
  }
}

/// A value of a row, or made of some.
struct SQLValue {
  var fragment: SQLFragment
  let kind: SQLKind
  /// Holds where Swift's value is nil; nil itself where it never is.
  var isNil: SQLFragment?
  /// Whether NULL stands for NaN.
  var canBeNaN = false
  /// Whether NULL stands for a value that there is not, as after a division by zero: then the whole row does not match.
  var canFail = false
  /// The table whose column it is, so that it is NULL where that has no row.
  var alias: SQLAlias?
  /// What it is, where it is known before.
  var constant: StoredValue?
  /// The enum's property, for what is kept by raw values.
  var property: ModelProperty?

  /// Whether NULL means nil, and nothing else.
  var isNullNil: Bool { !canBeNaN && !canFail }
}

/// Something that holds or does not.
struct SQLCondition {
  /// 1 or 0; NULL where there is no answer, if it can fail.
  let strict: SQLFragment
  /// The same, but NULL counts as 0: databases find indices for it.
  let loose: SQLFragment
  var canFail = false

  init(_ strict: SQLFragment, loose: SQLFragment? = nil, canFail: Bool = false) {
    self.strict = strict
    self.loose = loose ?? strict
    self.canFail = canFail
  }

  static func always(_ holds: Bool) -> SQLCondition { SQLCondition(holds ? .yes : .no) }

  static func && (left: SQLCondition, right: SQLCondition) -> SQLCondition {
    let loose = joined(left.loose, " AND ", right.loose)
    guard left.canFail || right.canFail else { return SQLCondition(joined(left.strict, " AND ", right.strict), loose: loose) }
    // As Swift does it: what comes first decides whether the other is looked at.
    let strict: SQLFragment = "(CASE \(left.strict) WHEN 1 THEN \(right.strict) WHEN 0 THEN 0 END)"
    return SQLCondition(strict, loose: loose, canFail: true)
  }

  static func || (left: SQLCondition, right: SQLCondition) -> SQLCondition {
    guard left.canFail || right.canFail else {
      return SQLCondition(joined(left.strict, " OR ", right.strict), loose: joined(left.loose, " OR ", right.loose))
    }
    return SQLCondition("(CASE \(left.strict) WHEN 1 THEN 1 WHEN 0 THEN \(right.strict) END)", canFail: true)
  }

  /// Chains need no more than one pair of parentheses, of which SQLite takes few within each other.
  private static func joined(_ left: SQLFragment, _ word: String, _ right: SQLFragment) -> SQLFragment {
    var joined: SQLFragment = left.chain == word ? left.withoutParentheses : left
    joined.text = "(" + joined.text + word
    joined = "\(joined)\(right.chain == word ? right.withoutParentheses : right))"
    joined.chain = word
    return joined
  }

  static prefix func ! (condition: SQLCondition) -> SQLCondition {
    SQLCondition("(NOT \(condition.strict))", canFail: condition.canFail)
  }

  /// As a value, where one is compared.
  var value: SQLValue { SQLValue(fragment: strict, kind: .bool, canFail: canFail) }
}

/// A row of a table, which a to-one relationship may not have.
struct SQLRow {
  let alias: SQLAlias
  let layout: EntityLayout
  /// Holds where there is none; nil where there always is one.
  var isNil: SQLFragment?
  /// Whether it was unwrapped, so that there is no answer where there is none.
  var isForced = false
}

/// The objects of a to-many relationship. Each use looks for them anew.
struct SQLMany {
  let owner: SQLAlias
  let property: ModelProperty
  var filters: [(inout SQLTranslation, SQLRow) throws -> SQLCondition] = []
}

struct SQLRange {
  let lower: SQLValue?
  let upper: SQLValue?
  let isClosed: Bool
}

/// A part of a predicate that has no SQL of the same meaning.
struct Untranslatable: Error {
  let part: String
  /// Whether it is a matter of the predicate, rather than of the moment.
  let isTold: Bool

  init(_ part: String, isTold: Bool = true) {
    self.part = part
    self.isTold = isTold
  }
}
