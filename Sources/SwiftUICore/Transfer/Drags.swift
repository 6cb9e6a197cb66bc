import Foundation
import OrielCoreTransferable

/// Where something is dragged over an element.
package struct DropPlace: Equatable, Sendable {
  /// In the window.
  package let location: CGPoint
  /// Where the element is, in the window.
  package let origin: CGPoint

  /// Nil for numbers that no window has.
  package init?(_ location: CGPoint = .zero, origin: CGPoint = .zero) {
    guard location.isInWindow, origin.isInWindow else { return nil }
    self.location = location
    self.origin = origin
  }

  var local: CGPoint { CGPoint(x: location.x - origin.x, y: location.y - origin.y) }
}

/// Something that has come from outside: by a drop, or from where a person pastes from.
package enum ReceivedItem: Equatable, Sendable {
  /// A file, which lies where the app can read it.
  case file(URL)
  case text(String)
  case url(URL)

  package var provider: NSItemProvider {
    switch self {
    case .file(let url): NSItemProvider(file: url)
    case .text(let text): NSItemProvider(object: NSString(string: text))
    case .url(let url): NSItemProvider(object: NSURL(string: url.absoluteString) ?? NSURL(fileURLWithPath: url.path))
    }
  }
}

/// Something is dragged over an element, or dropped there.
package enum DropEvent: ElementEvent {
  /// It is over the element: what was dragged within the scene, or else something of these types.
  case over(DropPlace, types: [String]?)
  case left
  /// It was dropped: what was dragged within the scene, or else these.
  case dropped(DropPlace, [ReceivedItem]?)
}

/// The person drags the element, or has ended that.
package enum DragEvent: ElementEvent {
  case began, ended
}

/// What is dragged in a scene now. It stays here: hosts get to know who would take it.
@MainActor
package final class Drags: GraphFeature {
  private weak var graph: ViewGraph?
  /// What is dragged; empty if nothing is.
  private(set) var providers: [NSItemProvider] = []
  private(set) var source: ElementID?
  /// What is dropped on.
  private var targets: [ElementID: [UTType]] = [:]
  /// Over which of them something is, and who has said that it takes it.
  private var over: [ElementID: Bool] = [:]

  package init(in graph: ViewGraph) { self.graph = graph }

  func add(_ target: ElementID, _ types: [UTType]) {
    targets[target] = types
    tellHost()
  }

  func remove(_ target: ElementID) {
    targets[target] = nil
    over[target] = nil
  }

  func begin(_ providers: [NSItemProvider], from source: ElementID) {
    self.providers = providers
    self.source = source
    tellHost()
  }

  func end(from source: ElementID) {
    guard self.source == source else { return }
    self.source = nil
    extendLifetime(exchange(&providers, with: []))
    for target in over.keys { graph?.send(DropEvent.left, to: target) }
  }

  private func tellHost() {
    if source != nil { graph?.ask(.dragTargets(accepting)) }
  }

  /// Who takes what is dragged.
  package var accepting: [ElementID] {
    targets.filter { Self.accepts(providers, $0.value) }.keys.sorted { $0.rawValue < $1.rawValue }
  }

  nonisolated static func accepts(_ providers: [NSItemProvider], _ types: [UTType]) -> Bool {
    providers.contains { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
  }

  /// What comes over an element: whether it is new there.
  func enter(_ target: ElementID) -> Bool { over[target] == nil }
  func set(_ target: ElementID, isTaken: Bool) { over[target] = isTaken }
  func isTaken(by target: ElementID) -> Bool? { over[target] }
  func leave(_ target: ElementID) -> Bool? { over.removeValue(forKey: target) }
}
