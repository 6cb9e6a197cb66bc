import Foundation

/// Makes SQL of a predicate, as far as SQL gives the same answer as Swift for every row.
///
/// What it cannot say is evaluated object by object, on the rows that the rest leaves. Texts are compared by functions and an
/// order of Swift's own, so their forms in Unicode do not matter; all values are bound.
struct SQLTranslation {
  private let stale: Set<String>
  /// What the variables of a predicate and of its closures stand for.
  private var variables: [PredicateExpressions.VariableID: SQLExpression] = [:]
  private var aliasCount = 0
  private var joins: [SQLAlias: [Join]] = [:]
  /// In which statement, the outer one or a part, a table stands.
  private var scopes: [SQLAlias: SQLAlias] = [:]
  private var parents: [SQLAlias: SQLAlias] = [:]
  private var depth = 0
  /// Which properties of which models decide.
  private(set) var reads: [(layout: EntityLayout, slot: Int)] = []

  private struct Join {
    let alias: SQLAlias
    let owner: SQLAlias
    let slot: Int
    let fragment: SQLFragment
  }

  /// Deeper ones are left to Swift: SQLite takes a thousand levels, of which one here may need several.
  private static let deepest = 100
  /// SQLite takes 32,766 values in a statement.
  static let mostValues = 30_000

  /// - Parameter stale: Models with changes that are not saved, of which the file knows nothing.
  init(_ layout: EntityLayout, stale: Set<String>) {
    self.stale = stale
    root = SQLRow(alias: .root, layout: layout)
    scopes[.root] = .root
  }

  let root: SQLRow
  /// The joins of the outer statement.
  var rootJoins: [SQLFragment] { joins(in: .root) }

  private func joins(in scope: SQLAlias) -> [SQLFragment] { joins[scope, default: []].map(\.fragment) }

  // MARK: Conditions

  /// What of a predicate SQL can say, and whether that is all of it. What is left over is told.
  mutating func condition<Model>(of predicate: Predicate<Model>) -> (condition: SQLCondition?, leftover: Untranslatable?) {
    variables[predicate.variable.key] = .row(root)
    return conjunction(predicate.expression)
  }

  /// One side of an "and" may do without the other.
  mutating func conjunction<Expression: PredicateExpression>(
    _ expression: Expression
  ) -> (condition: SQLCondition?, leftover: Untranslatable?) {
    if let both = expression as? any SQLConjunction {
      depth += 1
      defer { depth -= 1 }
      if depth <= Self.deepest { return both.conjunction(&self) }
    }
    let before = self
    do {
      let condition = try condition(expression)
      guard condition.loose.values.count <= Self.mostValues else { throw Untranslatable("more than \(Self.mostValues) values") }
      return (condition, nil)
    } catch {
      // No join of what was given up.
      self = before
      return (nil, error as? Untranslatable ?? Untranslatable("\(error)"))
    }
  }

  mutating func condition<Expression: PredicateExpression>(_ expression: Expression) throws -> SQLCondition {
    switch try translate(expression) {
    case .condition(let condition): return condition
    case .constant(let value as Bool): return .always(value)
    case .value(let value) where value.kind == .bool && value.isNil == nil:
      return SQLCondition("(\(value.fragment) = 1)", canFail: value.canFail)
    default: throw Untranslatable(Self.name(of: Expression.self))
    }
  }

  mutating func translate<Expression: PredicateExpression>(_ expression: Expression) throws -> SQLExpression {
    guard let translatable = expression as? any SQLTranslatable else { throw Untranslatable(Self.name(of: Expression.self)) }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw Untranslatable("a predicate of more than \(Self.deepest) levels") }
    return try translatable.translate(&self)
  }

  /// How messages name a part: without what is in it.
  static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }

  // MARK: Variables

  mutating func bind(_ variable: PredicateExpressions.VariableID, to expression: SQLExpression) {
    variables[variable] = expression
  }

  func value(of variable: PredicateExpressions.VariableID) throws -> SQLExpression {
    guard let expression = variables[variable] else { throw Untranslatable("a variable of another predicate") }
    return expression
  }

  // MARK: Values

  /// A part that reads no row, evaluated once.
  func constant<Expression: PredicateExpression>(_ expression: Expression) throws -> SQLExpression {
    do {
      return .constant(flattened(try CheckedEvaluation.value(expression, PredicateBindings())))
    } catch {
      throw Untranslatable("a value that there is not")
    }
  }

  /// A value as it is compared; for a condition or a constant one that has the same type as `other`.
  mutating func value<Expression: PredicateExpression>(_ expression: Expression) throws -> SQLValue? {
    try value(of: try translate(expression), Expression.Output.self)
  }

  func value(of expression: SQLExpression, _ type: Any.Type) throws -> SQLValue? {
    switch expression {
    case .value(let value): return value
    case .condition(let condition): return condition.value
    case .constant(let constant):
      guard let constant else { return nil }
      return try Self.value(constant)
    case .row, .many, .range: throw Untranslatable("\(type)")
    }
  }

  /// A constant, which is not nil.
  static func value(_ constant: Any) throws -> SQLValue {
    guard let kind = SQLKind(type(of: constant)), let stored = kind.stored(constant) else {
      throw Untranslatable("\(type(of: constant))")
    }
    if let identifier = constant as? PersistentIdentifier {
      return SQLValue(fragment: "\(bind: stored)", kind: .identifier(identifier.entityName), constant: stored)
    }
    var value = SQLValue(fragment: "\(bind: stored)", kind: kind, constant: stored)
    if case .real(let number) = stored, number.isNaN { value.canBeNaN = true }
    return value
  }

  // MARK: Paths

  mutating func property(_ keyPath: AnyKeyPath, of row: SQLRow) throws -> SQLExpression {
    guard let slot = row.layout.slot(of: keyPath) else {
      if row.layout.isIdentifier(keyPath) {
        let key: SQLFragment = "\(alias: row.alias).\"_key\""
        return .value(SQLValue(fragment: key, kind: .identifier(row.layout.name), canFail: row.isForced, alias: row.alias))
      }
      throw Untranslatable("a \(Swift.type(of: keyPath).valueType) of \(row.layout.name) that is not stored")
    }
    let property = row.layout.properties[slot]
    if property.isConstant { throw Untranslatable(property.fullName) }
    if let target = property.target, stale.contains(EntityLayout.name(of: target)) { throw Untranslatable("", isTold: false) }
    reads.append((row.layout, slot))
    if row.isForced, property.target != nil { throw Untranslatable("ForcedUnwrap") }
    if property.isToMany {
      return .many(SQLMany(owner: row.alias, property: property))
    }
    if property.isToOne { return .row(try join(property, of: row)) }
    return .value(try column(property, of: row))
  }

  private func column(_ property: ModelProperty, of row: SQLRow) throws -> SQLValue {
    guard !property.isEphemeral, let codec = property.codec, let kind = SQLKind(property) else {
      throw Untranslatable(property.fullName)
    }
    let column: SQLFragment = "\(alias: row.alias).\(name: property.name)"
    var value = SQLValue(fragment: column, kind: kind, alias: row.alias)
    value.canBeNaN = kind.isReal && !property.isOptional
    if case .cases = kind {
      value.property = property
      value.isNil = try codec.cases?.nilCondition(column, property)
    } else if property.isOptional {
      value.isNil = "(\(column) IS NULL)"
    }
    if row.isForced {
      // NULL is that there is no answer, so it must not be something else as well.
      if value.isNil != nil || value.canBeNaN || value.property != nil { throw Untranslatable("ForcedUnwrap") }
      value.canFail = true
    }
    return value
  }

  /// The row of a to-one relationship. A reference to nobody has none, as if there were no reference.
  private mutating func join(_ property: ModelProperty, of row: SQLRow) throws -> SQLRow {
    let target = EntityLayout.of(property.target!)
    let scope = scopes[row.alias] ?? .root
    func found(_ alias: SQLAlias) -> SQLRow { SQLRow(alias: alias, layout: target, isNil: "(\(alias: alias).\"_key\" IS NULL)") }
    if let known = joins[scope]?.first(where: { $0.owner == row.alias && $0.slot == property.slot }) { return found(known.alias) }
    let alias = newAlias(in: scope)
    parents[alias] = row.alias
    let link: SQLFragment
    switch property.storage {
    case .column: link = "\(alias: row.alias).\(name: property.name)"
    case .rows(let other):
      // The first one, where something has written several.
      link =
        "(SELECT min(\"_key\") FROM \(name: target.name) WHERE \(name: other.name) = \(alias: row.alias).\"_key\")"
    case .pairs: throw Untranslatable(property.fullName)
    }
    let fragment: SQLFragment = " LEFT JOIN \(name: target.name) AS \(alias: alias) ON \(alias: alias).\"_key\" = \(link)"
    joins[scope, default: []].append(Join(alias: alias, owner: row.alias, slot: property.slot, fragment: fragment))
    return found(alias)
  }

  private mutating func newAlias(in scope: SQLAlias?) -> SQLAlias {
    aliasCount += 1
    let alias = SQLAlias(number: aliasCount)
    scopes[alias] = scope ?? alias
    return alias
  }

  /// Whether a table has no row wherever another one has none.
  func isBelow(_ alias: SQLAlias?, _ other: SQLAlias) -> Bool {
    var next = alias
    while let alias = next {
      if alias == other { return true }
      next = parents[alias]
    }
    return false
  }

  // MARK: To-many relationships

  /// What follows `SELECT … ` to look at the objects of a relationship, and the row that they are.
  ///
  /// - Parameter test: What else holds for them.
  mutating func source(
    _ many: SQLMany, _ test: ((inout SQLTranslation, SQLRow) throws -> SQLCondition)? = nil
  ) throws -> SQLFragment {
    let target = EntityLayout.of(many.property.target!)
    let alias = newAlias(in: nil)
    let row = SQLRow(alias: alias, layout: target)
    var condition: SQLFragment
    var pairs: SQLFragment = ""
    switch many.property.storage {
    case .rows(let other): condition = "\(alias: alias).\(name: other.name) = \(alias: many.owner).\"_key\""
    case .pairs(let relation, let isFirst):
      let pair = newAlias(in: alias)
      let (own, others) = isFirst ? ("a", "b") : ("b", "a")
      let table = StoreDescription.pairTable(relation)
      pairs = "\(name: table) AS \(alias: pair) JOIN "
      let isOwn: SQLFragment = "\(alias: pair).\(name: own) = \(alias: many.owner).\"_key\""
      condition = "\(isOwn) AND \(alias: alias).\"_key\" = \(alias: pair).\(name: others)"
    case .column: throw Untranslatable(many.property.fullName)
    }
    for filter in many.filters + (test.map { [$0] } ?? []) {
      let inner = try filter(&self, row)
      if inner.canFail { throw Untranslatable("a closure that may have no answer") }
      condition = "\(condition) AND \(inner.loose)"
    }
    return "FROM \(pairs)\(name: target.name) AS \(alias: alias)\(joins(in: alias), separator: "") WHERE \(condition)"
  }
}

extension EntityLayout {
  /// Whether a path leads to the identifier, under one of its two names.
  fileprivate func isIdentifier(_ keyPath: AnyKeyPath) -> Bool {
    func leads<Model: PersistentModel>(_ type: Model.Type) -> Bool {
      if keyPath == \Model.persistentModelID { return true }
      let id: KeyPath<Model, PersistentIdentifier> = \.id
      return keyPath == id
    }
    return leads(self.type)
  }
}
