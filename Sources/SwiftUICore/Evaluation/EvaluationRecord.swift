/// One evaluation of one body, for tests and traces. `TraceEvent` shows it to apps' tests.
package struct EvaluationRecord: CustomStringConvertible {
  package enum Cause: Equatable {
    case firstAppearance
    case inputChanged(properties: [String])
    case state(property: String)
    case storedValue(key: String)
    case object(type: String, instance: ObjectIdentifier, property: String?)
    case observable(AnyKeyPath?)
    case environment(key: String)
    case hostEvent
  }

  /// The view's type with those around it.
  package let name: String
  package let path: String
  package let causes: [Cause]
  package let transaction: Transaction

  package var description: String {
    let animation = transaction.animation.map { " [animation: \($0)]" } ?? ""
    return "\(path): \(causes.map { "\($0)" }.joined(separator: ", "))\(animation)"
  }
}

extension EvaluationRecord.Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .firstAppearance: "first appearance"
    case .inputChanged(let properties):
      properties.isEmpty ? "input changed" : "input changed (\(properties.joined(separator: ", ")))"
    case .state(let property): "state \(property) changed"
    case .storedValue(let key): "stored value \(key) changed"
    case .object(let type, _, let property): "object \(type)\(property.map { ".\($0)" } ?? "") changed"
    case .observable(let keyPath): "observable \(keyPath.map(propertyName) ?? "property") changed"
    case .environment(let key): "environment \(key) changed"
    case .hostEvent: "host event"
    }
  }
}
