import Foundation

/// The slots of one scene's properties, by key and type, and what the host keeps of them.
package final class SceneStorageSlots: GraphFeature {
  private struct Entry {
    let slot: AnyObject
    let key: String
    let text: () -> String?
    /// False if the text is no value of this type.
    let restore: (String) -> Bool
  }

  private unowned(unsafe) let graph: ViewGraph
  private var entries: [String: Entry] = [:]
  /// What a host has kept from an earlier scene, and no property has taken yet.
  private var restored: [String: String] = [:]
  private var changed: [String] = []
  /// An app has none (behaviour 158).
  var isAvailable = true

  package init(in graph: ViewGraph) {
    self.graph = graph
  }

  func slot<Value>(_ key: String, _ coding: StoredCoding<Value>) -> SceneSlot<Value>? {
    guard isAvailable else { return nil }
    let name = "\(ObjectIdentifier(Value.self).hashValue) \(key)"
    if let entry = entries[name] { return unsafeDowncast(entry.slot, to: SceneSlot<Value>.self) }
    let first = restored[key].flatMap { text in
      let value = KeptValue.object(of: text).flatMap(coding.decode)
      if value == nil { Diagnostics.report(.unfitSceneValue(key)) }
      return value
    }
    let slot = SceneSlot<Value>(StateSlot(first, of: PropertyName(key))) { [weak self] in self?.valueChanged(name) }
    entries[name] = Entry(
      slot: slot, key: key, text: { (slot.peek() ?? nil).flatMap(coding.encode).flatMap(KeptValue.text) },
      restore: { text in
        guard let value = KeptValue.object(of: text).flatMap(coding.decode) else { return false }
        slot.restore(value)
        return true
      })
    return slot
  }

  private func valueChanged(_ name: String) {
    if changed.isEmpty {
      graph.perform(in: .changes) { [weak self] in self?.tellHost() }
      graph.requestTurn()
    }
    if !changed.contains(name) { changed.append(name) }
  }

  private func tellHost() {
    let values = changed.compactMap { entries[$0] }.map { ($0.key, $0.text()) }
    changed = []
    if !values.isEmpty { graph.ask(.keep(Dictionary(values) { $1 })) }
  }

  fileprivate func restore(_ values: [String: String]) {
    restored = values
    for entry in entries.values {
      guard let text = values[entry.key] else { continue }
      if !entry.restore(text) { Diagnostics.report(.unfitSceneValue(entry.key)) }
    }
  }

  fileprivate var values: [String: String?] {
    Dictionary(entries.values.map { ($0.key, $0.text()) }) { $1 ?? $0 }.filter { $0.value != nil }
  }
}

extension ViewGraph {
  /// Gives the properties of the scene what a host has kept of them from an earlier scene. It comes from outside, and may be anything.
  package func restore(kept values: [String: String]) {
    feature(SceneStorageSlots.self).restore(values)
  }

  /// What a host may keep of the scene's properties: those that have been written.
  package var keptValues: [String: String?] { featureInUse(SceneStorageSlots.self)?.values ?? [:] }
}

/// Where a property's value lives; its scene's host hears of what is written.
final class SceneSlot<Value>: Location<Value?> {
  private let slot: StateSlot<Value?>
  private let didWrite: @MainActor @Sendable () -> Void

  init(_ slot: StateSlot<Value?>, didWrite: @escaping @MainActor @Sendable () -> Void) {
    self.slot = slot
    self.didWrite = didWrite
  }

  override func read() -> Value? { slot.read() }
  override func peek() -> Value?? { slot.peek() }

  override func write(_ value: Value?) {
    slot.write(value)
    let didWrite = didWrite
    if MainQueue.isCurrent {
      MainQueue.assume { didWrite() }
    } else {
      MainQueue.run { didWrite() }
    }
  }

  /// Of what the host has given it need not hear.
  func restore(_ value: Value) { slot.write(.some(value)) }

  override func depends(on source: DependencySource) -> Bool { slot === source }
}

/// Values of properties as texts that hosts can keep: a letter for the type, and then the value.
private enum KeptValue {
  /// Nil for a value of another type, and for a number that is none.
  static func text(of object: Any) -> String? {
    switch object {
    case let value as Bool: value ? "b1" : "b0"
    case let value as Int: "i\(value)"
    case let value as Double: value.isFinite ? "n\(value)" : nil
    case let value as String: "s" + value
    case let value as Data: "d" + value.base64EncodedString()
    case let value as Date: "t\(value.timeIntervalSinceReferenceDate)"
    default: nil
    }
  }

  /// Nil for a text that `text(of:)` never gives.
  static func object(of text: String) -> Any? {
    value(of: text).flatMap { self.text(of: $0) == text ? $0 : nil }
  }

  private static func value(of text: String) -> Any? {
    let rest = String(text.dropFirst())
    switch text.first {
    case "b": return rest == "1"
    case "i": return Int(rest)
    case "n": return Double(rest)
    case "s": return rest
    case "d": return Data(base64Encoded: rest)
    case "t":
      // No calendar has what is farther away.
      guard let time = Double(rest), abs(time) < 1e11 else { return nil }
      return Date(timeIntervalSinceReferenceDate: time)
    default: return nil
    }
  }
}
