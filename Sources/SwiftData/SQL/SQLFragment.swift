/// A piece of SQL, and the values that are bound to its marks, in their order. No value is ever written into the text.
struct SQLFragment: Sendable, ExpressibleByStringInterpolation {
  var text: String
  var values: [StoredValue] = []
  /// The word between the parts, where it is nothing but parts with that between them, in parentheses.
  var chain: String?

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }

  /// Of a chain.
  var withoutParentheses: SQLFragment {
    var fragment = self
    fragment.text = String(text.dropFirst().dropLast())
    fragment.chain = nil
    return fragment
  }

  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var values: [StoredValue] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ fragment: SQLFragment) {
      text += fragment.text
      values += fragment.values
    }

    /// A value, for which a mark stands.
    mutating func appendInterpolation(bind value: StoredValue) {
      text += "?"
      values.append(value)
    }

    /// Several of them.
    mutating func appendInterpolation(bind list: [StoredValue]) {
      text += Array(repeating: "?", count: list.count).joined(separator: ", ")
      values += list
    }

    /// The name of a table or a column.
    mutating func appendInterpolation(name: String) { text += name.quoted }

    /// A name that was made here.
    mutating func appendInterpolation(alias: SQLAlias) { text += "t\(alias.number)" }

    mutating func appendInterpolation(_ list: [SQLFragment], separator: String) {
      for (index, fragment) in list.enumerated() {
        if index > 0 { text += separator }
        appendInterpolation(fragment)
      }
    }
  }

  static let no: SQLFragment = "0"
  static let yes: SQLFragment = "1"
}

/// A table in a statement. The first one is that of the objects that are looked for.
struct SQLAlias: Hashable, Sendable {
  let number: Int

  static let root = SQLAlias(number: 0)
}

/// What is asked of a store: which rows of an entity, and in which order. The entity's table is `SQLAlias.root`.
struct StoreQuery: Sendable {
  var joins: [SQLFragment] = []
  var condition: SQLFragment?
  /// Keys come last by themselves.
  var order: [SQLFragment] = []
  var limit: Int?
  var offset = 0

  /// What follows `FROM`.
  func source(_ table: String) -> SQLFragment {
    var source: SQLFragment = "\(name: table) AS \(alias: .root)\(joins, separator: "")"
    if let condition { source = "\(source) WHERE \(condition)" }
    return source
  }

  /// The same, with the order and the limit.
  func ordered(_ table: String) -> SQLFragment {
    let key: SQLFragment = "\(alias: .root).\"_key\""
    let source: SQLFragment = "\(source(table)) ORDER BY \(order + [key], separator: ", ")"
    if limit == nil, offset == 0 { return source }
    // A negative limit is none.
    return "\(source) LIMIT \(bind: .integer(Int64(limit ?? -1))) OFFSET \(bind: .integer(Int64(offset)))"
  }
}
