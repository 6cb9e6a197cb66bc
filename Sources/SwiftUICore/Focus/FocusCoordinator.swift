/// Who has the focus in one scene.
///
/// A host says which element has it, as far as one of the views around listens. The app moves it through focus states: what they say when
/// everything else of a turn has settled is asked of the host, and holds at once.
@MainActor
package final class FocusCoordinator: GraphFeature {
  private unowned(unsafe) let graph: ViewGraph
  /// The element that has the focus; nil where none has it that anybody here wants to know of.
  package private(set) var focused: ElementID?
  private var storages: [ObjectIdentifier: any FocusStorageProtocol] = [:]
  private var followers: [ObjectIdentifier: any FocusFollower] = [:]
  /// In the order of writes.
  private var written: [any FocusStorageProtocol] = []

  package init(in graph: ViewGraph) {
    self.graph = graph
  }

  // MARK: What hosts say

  /// The person, or the host for the app, has moved the focus.
  package func hostDidFocus(_ id: ElementID?) {
    focused = id.flatMap { graph.node($0) == nil ? nil : $0 }
    tell()
  }

  /// Something happened to a key while this element had the focus. Whoever is nearest to it and wants the key gets it.
  @discardableResult
  package func take(_ press: KeyPress) -> KeyPress.Result {
    for case let taker as any KeyTaker in path where taker.take(press) == .handled { return .handled }
    return .ignored
  }

  /// The nodes around what has the focus, innermost first. What is presented has none around it.
  private var path: [ViewNode] {
    guard let focused else { return [] }
    var path: [ViewNode] = []
    var next = graph.node(focused)
    while let node = next {
      path.append(node)
      if node.element?.isPresentation == true { break }
      next = node.parent
    }
    return path
  }

  func has(_ node: ViewNode) -> Bool { path.contains { $0 === node } }

  private func tell() {
    let path = path
    for storage in storages.values { storage.focusMoved(to: path) }
    for follower in followers.values { follower.focusMoved(to: path) }
  }

  // MARK: Who listens

  func add(_ storage: any FocusStorageProtocol) { storages[ObjectIdentifier(storage)] = storage }
  func remove(_ storage: any FocusStorageProtocol) { storages[ObjectIdentifier(storage)] = nil }

  func add(_ follower: any FocusFollower) {
    followers[ObjectIdentifier(follower)] = follower
    if focused != nil { graph.perform(in: .changes) { [weak self] in self?.tell() } }
  }

  /// A node goes. If the focus was in it, nobody has it any more.
  func remove(_ node: ViewNode) {
    followers[ObjectIdentifier(node)] = nil
    loseFocus(in: node)
  }

  /// A node goes or is disabled.
  func loseFocus(in node: ViewNode) {
    // What had the focus may have gone before the views around it.
    guard let id = focused, graph.node(id) == nil || has(node) else { return }
    focused = nil
    graph.host?.focus(nil, of: graph)
    graph.perform(in: .changes) { [weak self] in self?.tell() }
    graph.requestTurn()
  }

  // MARK: What the app wants

  /// The app has written a focus state.
  func wasWritten(_ storage: any FocusStorageProtocol) {
    if written.contains(where: { $0 === storage }) { return }
    written.append(storage)
    // Views for the new value may come in this very turn.
    graph.perform(in: .tasks) { [weak self] in self?.follow(storage) }
    graph.requestTurn()
  }

  private func follow(_ storage: any FocusStorageProtocol) {
    written.removeAll { $0 === storage }
    if storage.isNobody {
      if storage.holders.contains(where: has) { move(to: nil) }
    } else if let holder = storage.holders.first(where: \.isEnabled), let element = holder.firstElement {
      // The focus may be on something inside already.
      if has(holder) { tell() } else { move(to: element.id) }
    } else {
      storage.forget()
    }
  }

  func move(to id: ElementID?) {
    graph.host?.focus(id, of: graph)
    hostDidFocus(id)
  }
}

/// A node that wants to know where the focus is.
@MainActor
protocol FocusFollower: ViewNode {
  func focusMoved(to path: [ViewNode])
}

/// A view that a focus state names.
@MainActor
protocol FocusHolder: ViewNode {
  var isEnabled: Bool { get }
}

/// The storage of a focus state, whatever its values.
@MainActor
protocol FocusStorageProtocol: AnyObject {
  /// Whether it says that none of its views has the focus.
  var isNobody: Bool { get }
  /// The views that it says have the focus, or do not have it where it says that none has.
  var holders: [any FocusHolder] { get }

  /// The focus has moved: takes over which of its views has it.
  func focusMoved(to path: [ViewNode])

  /// No view has the value that was written.
  func forget()
}
