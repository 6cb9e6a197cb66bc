import Foundation

/// What a window knows of its scene: where it is, and the value that it shows.
final class WindowScene: GraphFeature {
  private unowned(unsafe) let graph: ViewGraph
  var address = SceneAddress.first
  /// The value, once a view has asked for it.
  private var slot: AnyObject?

  init(in graph: ViewGraph) {
    self.graph = graph
  }

  /// The window's value: the one in its address, or else a default.
  func binding<Value: Codable & Hashable>(_ defaultValue: (() -> Value)?) -> Binding<Value?> {
    if let slot = slot as? StateSlot<Value?> { return Binding(location: slot) }
    var value: Value?
    if case .window(_, let json?) = address {
      value = try? JSONDecoder().decode(Value.self, from: Data(json.utf8))
      if value == nil { Diagnostics.report(.unreadableWindowValue(Diagnostics.Value(json), type: "\(Value.self)")) }
    }
    let new = StateSlot(value ?? defaultValue?(), of: PropertyName("value"))
    slot = new
    return Binding(location: new)
  }

  func valueChanged<Value: Codable & Hashable>(to value: Value?) {
    guard case .window(let id, _) = address else { return }
    address = .window(id: id, value: value.flatMap { Self.json($0) })
    graph.ask(.windowMoved(address))
  }

  /// A value as JSON, the same for equal values; nil if it cannot be coded.
  static func json(_ value: any Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}
