import Foundation

/// Whether two predicates say the same with the same values: then what one has found the other would find.
///
/// Each `#Predicate` that is evaluated has variables of its own, so they are compared by their places. What cannot be compared differs.
struct PredicateComparison {
  private var variables: [PredicateExpressions.VariableID: PredicateExpressions.VariableID] = [:]

  static func areSame<Input>(_ left: Predicate<Input>?, _ right: Predicate<Input>?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    var comparison = PredicateComparison()
    return comparison.areSame(left.variable, right.variable) && comparison.areSame(left.expression, right.expression)
  }

  private mutating func areSame(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    if let left = left as? PredicateExpressions.VariableID, let right = right as? PredicateExpressions.VariableID {
      if let known = variables[left] { return known == right }
      variables[left] = right
      return true
    }
    if let left = left as? any Hashable, let right = right as? any Hashable { return AnyHashable(left) == AnyHashable(right) }
    if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
    let leftParts = Mirror(reflecting: left).children
    let rightParts = Mirror(reflecting: right).children
    if leftParts.isEmpty { return rightParts.isEmpty && isWithoutValue(left) }
    guard leftParts.count == rightParts.count else { return false }
    return zip(leftParts, rightParts).allSatisfy { $0.label == $1.label && areSame($0.value, $1.value) }
  }

  /// Something without parts is the same as another one of its type only if there is nothing in it.
  private func isWithoutValue<Value>(_ value: Value) -> Bool {
    func size<Opened>(_ value: Opened) -> Int { MemoryLayout<Opened>.size }
    return _openExistential(value as Any, do: size) == 0
  }
}
