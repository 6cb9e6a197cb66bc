import Foundation

/// What a graph does, for tests and tools: how often it evaluated which body, and why.
@MainActor
package final class EvaluationRecorder {
  /// Body evaluations by the type of the view.
  package private(set) var evaluations: [ObjectIdentifier: Int] = [:]
  package private(set) var total = 0
  /// The evaluations one by one, if they are kept.
  package private(set) var records: [EvaluationRecord] = []
  package var keepsRecords: Bool
  /// The stored properties in which a view differs from the one before; set just before its evaluation.
  var changedInputs: [String] = []

  /// The recorder of every new graph: it prints each evaluation with `SWIFTUI_TRACE=updates`, and else there is none.
  static func fromProcessEnvironment() -> EvaluationRecorder? {
    guard isTracing else { return nil }
    let recorder = EvaluationRecorder(keepsRecords: false)
    recorder.printsToStandardError = true
    return recorder
  }

  private static let isTracing =
    ProcessInfo.processInfo.environment["SWIFTUI_TRACE"]?.split(separator: ",").contains("updates") ?? false

  private var printsToStandardError = false
  private static var count = 0

  /// Whether there is any, in any graph: only then is it worth finding out what a trace will say.
  static var exists: Bool { count > 0 }

  package init(keepsRecords: Bool = true) {
    self.keepsRecords = keepsRecords
    printsToStandardError = Self.isTracing
    Self.count += 1
  }

  isolated deinit {
    Self.count -= 1
  }

  func recordEvaluation(of valueType: Any.Type, at node: ViewNode, type: EvaluableType) {
    evaluations[ObjectIdentifier(valueType), default: 0] += 1
    total += 1
    defer { changedInputs = [] }
    guard keepsRecords || printsToStandardError else { return }
    let record = EvaluationRecord(
      name: type.nestedName, path: node.viewPath(), causes: node.causes.map { cause(of: $0) },
      transaction: node.transaction)
    if keepsRecords { records.append(record) }
    if printsToStandardError { StandardError.write("update \(record)") }
  }

  private func cause(of invalidation: Invalidation) -> EvaluationRecord.Cause {
    switch invalidation {
    case .firstAppearance: .firstAppearance
    case .inputChanged: .inputChanged(properties: changedInputs)
    case .source(let source):
      switch source.kind {
      case .state: .state(property: source.name)
      case .stored: .storedValue(key: source.name)
      case .environment: .environment(key: source.name)
      }
    case .object(let object, let property):
      .object(type: readableTypeName(Swift.type(of: object)), instance: ObjectIdentifier(object), property: property?.text)
    case .observable(let keyPath): .observable(keyPath)
    case .hostEvent: .hostEvent
    }
  }

  // MARK: What should be gone

  private struct Removed {
    let name: String
    weak var object: AnyObject?
  }

  private var removed: [Removed] = []
  private var nextSweep = 1024

  func noteRemoval(of node: ViewNode) {
    removed.append(Removed(name: "node \(type(of: node))", object: node))
    for (name, object) in node.ownedObjects {
      removed.append(Removed(name: "\(readableTypeName(type(of: object))) of \(name)", object: object))
    }
    guard removed.count > nextSweep else { return }
    removed.removeAll { $0.object == nil }
    nextSweep = max(1024, removed.count * 2)
  }

  /// What belonged to removed views and is still alive.
  package var survivors: [String] {
    removed.compactMap { $0.object == nil ? nil : $0.name }
  }

  package func evaluations(of type: Any.Type) -> Int {
    evaluations[ObjectIdentifier(type), default: 0]
  }

  package func reset() {
    evaluations = [:]
    total = 0
    records = []
  }
}
