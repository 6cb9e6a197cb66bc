import Foundation
import RandomInput

@testable import SwiftData

/// A part of a predicate whose type nobody has to write. Its name says that there may be arithmetic in it.
struct AnyArithmetic<Output>: StandardPredicateExpression, SQLTranslatable, CheckedExpression {
  let part: any StandardPredicateExpression<Output>

  init(_ part: any StandardPredicateExpression<Output>) {
    self.part = part
  }

  struct NotCoded: Error {}
  init(from decoder: any Decoder) throws { throw NotCoded() }
  func encode(to encoder: any Encoder) throws { throw NotCoded() }
  func evaluate(_ bindings: PredicateBindings) throws -> Output { try CheckedEvaluation.value(part, bindings) }
  func checked(_ bindings: PredicateBindings) throws -> Any { try CheckedEvaluation.value(part, bindings) }
  func translate(_ translation: inout SQLTranslation) throws -> SQLExpression { try translation.translate(part) }
}

/// Makes predicates at random of all parts that have an equal in SQL.
struct PredicateMaker {
  typealias Truth = AnyArithmetic<Bool>
  typealias Number = AnyArithmetic<Int>
  typealias Root = PredicateExpressions.Variable<Oddity>
  typealias Parts = PredicateExpressions
  typealias Path<Value> = any KeyPath<Oddity, Value> & Sendable

  var random: SeededGenerator
  let identifiers: [PersistentIdentifier]

  mutating func predicate() -> Predicate<Oddity> {
    var maker = self
    defer { self = maker }
    return Predicate { root in
      // One "and" on top, whose sides can be told apart.
      Parts.Conjunction(lhs: maker.truth(2, root), rhs: maker.truth(3, root))
    }
  }

  private mutating func one<Value>(_ values: [Value]) -> Value { values.randomElement(using: &random)! }
  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private func value<Value: Codable>(_ value: Value) -> Parts.Value<Value> { Parts.Value(value) }
  private func path<Value>(_ root: Root, _ path: Path<Value>) -> Parts.KeyPath<Root, Value> {
    Parts.KeyPath(root: root, keyPath: path)
  }

  private mutating func truth(_ depth: Int, _ root: Root) -> Truth {
    if depth <= 0 { return leaf(root) }
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: return Truth(Parts.Conjunction(lhs: truth(depth - 1, root), rhs: truth(depth - 1, root)))
    case 2, 3: return Truth(Parts.Disjunction(lhs: truth(depth - 1, root), rhs: truth(depth - 1, root)))
    case 4: return Truth(Parts.Negation(truth(depth - 1, root)))
    case 5:
      return Truth(
        Parts.Conditional(
          test: truth(depth - 1, root), trueBranch: truth(depth - 1, root), falseBranch: truth(depth - 1, root)))
    case 6: return Truth(Parts.Equal(lhs: truth(depth - 1, root), rhs: truth(depth - 1, root)))
    case 7: return compared(number(depth - 1, root), number(depth - 1, root))
    case 8: return parent(depth - 1, root)
    case 9, 10: return children(depth - 1, root)
    default: return leaf(root)
    }
  }

  // MARK: Leaves

  private mutating func leaf(_ root: Root) -> Truth {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return compared(path(root, \.number), Odd.numbers)
    case 1: return optional(path(root, \.maybeNumber), Odd.numbers)
    case 2: return compared(path(root, \.small), Odd.smallNumbers)
    case 3: return compared(path(root, \.unsigned), Odd.unsigned)
    case 4: return chance(50) ? compared(path(root, \.real), Odd.reals) : reals(root)
    case 5: return optional(path(root, \.maybeReal), Odd.reals)
    case 6: return compared(path(root, \.date), Odd.reals.map { Date(timeIntervalSinceReferenceDate: $0) })
    case 7: return chance(50) ? Truth(path(root, \.flag)) : optionalFlag(root)
    case 8: return compared(path(root, \.uuid), Odd.uuids)
    case 9: return shade(root)
    case 10: return identifier(root)
    case 11, 12: return compared(path(root, \.text), Odd.texts)
    case 13: return optional(path(root, \.maybeText), Odd.texts)
    default: return text(root)
    }
  }

  private mutating func compared<Part: StandardPredicateExpression>(_ part: Part, _ values: [Part.Output]) -> Truth
  where Part.Output: Comparable & Codable & Hashable {
    let (one, other) = (self.one(values), self.one(values))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return Truth(Parts.Equal(lhs: part, rhs: value(one)))
    case 1: return Truth(Parts.NotEqual(lhs: value(one), rhs: part))
    case 2: return Truth(Parts.SequenceContains(sequence: value(list(values)), element: part))
    case 3 where one <= other: return Truth(Parts.RangeExpressionContains(range: value(one...other), element: part))
    case 4 where one <= other:
      return Truth(Parts.RangeExpressionContains(range: Parts.Range(lower: value(one), upper: value(other)), element: part))
    default: return compared(part, value(one))
    }
  }

  private mutating func list<Value>(_ values: [Value]) -> [Value] {
    (0..<self.one([0, 1, 3, 6, 20])).map { _ in one(values) }
  }

  private mutating func compared<Left: StandardPredicateExpression, Right: StandardPredicateExpression>(
    _ left: Left, _ right: Right
  ) -> Truth where Left.Output == Right.Output, Left.Output: Comparable {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: Truth(Parts.Equal(lhs: left, rhs: right))
    case 1: Truth(Parts.NotEqual(lhs: left, rhs: right))
    case 2: Truth(Parts.Comparison(lhs: left, rhs: right, op: .lessThan))
    case 3: Truth(Parts.Comparison(lhs: left, rhs: right, op: .lessThanOrEqual))
    case 4: Truth(Parts.Comparison(lhs: left, rhs: right, op: .greaterThan))
    default: Truth(Parts.Comparison(lhs: left, rhs: right, op: .greaterThanOrEqual))
    }
  }

  private mutating func optional<Part: StandardPredicateExpression, Value: Comparable & Codable & Hashable>(
    _ part: Part, _ values: [Value]
  ) -> Truth where Part.Output == Value? {
    let some = one(values)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return Truth(Parts.Equal(lhs: part, rhs: Parts.NilLiteral<Value>()))
    case 1: return Truth(Parts.NotEqual(lhs: part, rhs: Parts.NilLiteral<Value>()))
    case 2: return Truth(Parts.Equal(lhs: part, rhs: value(some as Value?)))
    case 3: return Truth(Parts.NotEqual(lhs: part, rhs: value(some as Value?)))
    case 4: return compared(Parts.NilCoalesce(lhs: part, rhs: value(some)), values)
    case 5:
      let list: [Value?] = list(values) + [nil]
      return Truth(Parts.SequenceContains(sequence: value(list), element: part))
    default:
      let other = one(values)
      let isLess = Parts.OptionalFlatMap(part) { Parts.Comparison(lhs: $0, rhs: Parts.Value(other), op: .lessThan) }
      if chance(50) { return Truth(Parts.NilCoalesce(lhs: isLess, rhs: value(chance(50)))) }
      return Truth(Parts.Equal(lhs: isLess, rhs: value(one([nil, true, false]))))
    }
  }

  private mutating func optionalFlag(_ root: Root) -> Truth {
    let flag = path(root, \.maybeFlag)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return Truth(Parts.NilCoalesce(lhs: flag, rhs: path(root, \.flag)))
    case 1: return Truth(Parts.Equal(lhs: flag, rhs: value(one([nil, true, false]))))
    default: return Truth(Parts.ForcedUnwrap(flag))
    }
  }

  private mutating func shade(_ root: Root) -> Truth {
    let shade = one(Oddity.Shade.allCases)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return Truth(Parts.Equal(lhs: path(root, \.shade), rhs: value(shade)))
    case 1: return Truth(Parts.NotEqual(lhs: path(root, \.maybeShade), rhs: value(one([nil, shade]))))
    case 2: return Truth(Parts.SequenceContains(sequence: value([shade, .red]), element: path(root, \.shade)))
    default: return Truth(Parts.Equal(lhs: path(root, \.maybeShade), rhs: Parts.NilLiteral<Oddity.Shade>()))
    }
  }

  private mutating func identifier(_ root: Root) -> Truth {
    let key = path(root, \.persistentModelID)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return Truth(Parts.Equal(lhs: key, rhs: value(one(identifiers))))
    case 1: return Truth(Parts.SequenceContains(sequence: value(Set(list(identifiers))), element: key))
    default:
      let parent = Parts.OptionalFlatMap(path(root, \.parent)) { Parts.KeyPath(root: $0, keyPath: \.persistentModelID) }
      return Truth(Parts.Equal(lhs: parent, rhs: value(one(identifiers) as PersistentIdentifier?)))
    }
  }

  private mutating func text(_ root: Root) -> Truth {
    let (part, text) = (value(one(Odd.texts)), Parts.NilCoalesce(lhs: path(root, \.maybeText), rhs: path(root, \.text)))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return Truth(Parts.CollectionContainsCollection(base: text, other: part))
    case 1: return Truth(Parts.CollectionContainsCollection(base: part, other: path(root, \.text)))
    case 2: return Truth(Parts.SequenceStartsWith(base: path(root, \.text), prefix: part))
    case 3: return Truth(Parts.StringLocalizedStandardContains(root: path(root, \.text), other: part))
    case 4: return compared(path(root, \.text), text)
    case 5:
      let order = Parts.StringCaseInsensitiveCompare(root: text, other: part)
      return Truth(Parts.Equal(lhs: order, rhs: Coded(value: one([.orderedAscending, .orderedSame, .orderedDescending]))))
    default: return Truth(Parts.KeyPath(root: path(root, \.text), keyPath: \.isEmpty))
    }
  }

  private mutating func reals(_ root: Root) -> Truth {
    let real = path(root, \.real)
    let other = Parts.NilCoalesce(lhs: path(root, \.maybeReal), rhs: value(one(Odd.reals)))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return compared(Parts.Arithmetic(lhs: real, rhs: other, op: one([.add, .subtract, .multiply])), other)
    case 1: return compared(Parts.FloatDivision(lhs: real, rhs: other), value(one(Odd.reals)))
    case 2: return compared(Parts.UnaryMinus(real), other)
    default:
      return Truth(Parts.RangeExpressionContains(range: Parts.ClosedRange(lower: value(-1), upper: value(1e9)), element: real))
    }
  }

  // MARK: Numbers

  private mutating func number(_ depth: Int, _ root: Root) -> Number {
    if depth <= 0 { return chance(40) ? Number(value(one(Odd.numbers))) : Number(path(root, \.number)) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      return Number(
        Parts.Arithmetic(
          lhs: number(depth - 1, root), rhs: number(depth - 1, root), op: one([.add, .subtract, .multiply])))
    case 2: return Number(Parts.IntDivision(lhs: number(depth - 1, root), rhs: number(depth - 1, root)))
    case 3: return Number(Parts.IntRemainder(lhs: number(depth - 1, root), rhs: number(depth - 1, root)))
    case 4: return Number(Parts.UnaryMinus(number(depth - 1, root)))
    case 5: return Number(Parts.NilCoalesce(lhs: path(root, \.maybeNumber), rhs: number(depth - 1, root)))
    case 6: return Number(Parts.ForcedUnwrap(path(root, \.maybeNumber)))
    case 7:
      return Number(
        Parts.Conditional(
          test: leaf(root), trueBranch: number(depth - 1, root), falseBranch: number(depth - 1, root)))
    case 8: return Number(Parts.KeyPath(root: path(root, chance(50) ? \.children : \.children), keyPath: \.count))
    default: return Number(path(root, \.number))
    }
  }

  // MARK: Relationships

  private mutating func parent(_ depth: Int, _ root: Root) -> Truth {
    let parent = path(root, \.parent)
    var maker = self
    defer { self = maker }
    switch maker.one([0, 1, 2, 3, 4]) {
    case 0: return Truth(Parts.Equal(lhs: parent, rhs: Parts.NilLiteral<Oddity>()))
    case 1:
      let text = Parts.OptionalFlatMap(parent) { Parts.KeyPath(root: $0, keyPath: \.text) }
      return maker.optional(text, Odd.texts)
    case 2:
      let number = Parts.OptionalFlatMap(parent) { Parts.KeyPath(root: $0, keyPath: \.maybeNumber) }
      return maker.optional(number, Odd.numbers)
    case 3:
      let real = Parts.OptionalFlatMap(parent) { Parts.KeyPath(root: $0, keyPath: \.real) }
      return maker.optional(real, Odd.reals)
    default:
      let inner = Parts.OptionalFlatMap(parent) { maker.truth(depth - 1, $0) }
      return Truth(Parts.NilCoalesce(lhs: inner, rhs: maker.leaf(root)))
    }
  }

  private mutating func children(_ depth: Int, _ root: Root) -> Truth {
    let children = path(root, \.children)
    let marks = path(root, \.marks)
    let name = Parts.Value(["x", "y", "z"].randomElement(using: &random)!)
    var maker = self
    defer { self = maker }
    switch maker.one([0, 1, 2, 3, 4, 5, 6]) {
    case 0: return Truth(Parts.KeyPath(root: children, keyPath: \.isEmpty))
    case 1: return Truth(Parts.SequenceContainsWhere(children) { maker.truth(depth - 1, $0) })
    case 2: return Truth(Parts.SequenceAllSatisfy(children) { maker.truth(depth - 1, $0) })
    case 3:
      let some = Parts.Filter(children) { maker.truth(depth - 1, $0) }
      return maker.compared(Parts.KeyPath(root: some, keyPath: \.count), [0, 1, 2, 3])
    case 4:
      return Truth(
        Parts.SequenceContainsWhere(marks) { Parts.Equal(lhs: Parts.KeyPath(root: $0, keyPath: \.name), rhs: name) })
    case 5:
      let some = Parts.Filter(marks) { Parts.NotEqual(lhs: Parts.KeyPath(root: $0, keyPath: \.name), rhs: name) }
      return Truth(Parts.KeyPath(root: some, keyPath: \.isEmpty))
    default:
      // The row outside is seen inside.
      return Truth(
        Parts.SequenceContainsWhere(children) {
          Parts.Comparison(
            lhs: Parts.KeyPath(root: $0, keyPath: \.number), rhs: Parts.KeyPath(root: root, keyPath: \.number), op: .lessThan)
        })
    }
  }

  /// A constant whose type nobody can code.
  struct Coded<Output>: StandardPredicateExpression, SQLTranslatable {
    nonisolated(unsafe) let value: Output

    init(value: Output) { self.value = value }
    init(from decoder: any Decoder) throws { throw AnyArithmetic<Output>.NotCoded() }
    func encode(to encoder: any Encoder) throws { throw AnyArithmetic<Output>.NotCoded() }
    func evaluate(_ bindings: PredicateBindings) -> Output { value }
    func translate(_ translation: inout SQLTranslation) throws -> SQLExpression { .constant(value) }
  }
}
