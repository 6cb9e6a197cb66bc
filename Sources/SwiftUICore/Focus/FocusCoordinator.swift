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
  private var isTellingDue = false

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
  var path: [ViewNode] {
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

  /// Whether the focus is in a node. For many nodes, ask for the path once.
  private func has(_ node: ViewNode) -> Bool {
    var next = focused.flatMap { graph.node($0) }
    while let around = next {
      if around === node { return true }
      if around.element?.isPresentation == true { return false }
      next = around.parent
    }
    return false
  }

  /// Tells all that listen, once in this turn, whatever has come or gone.
  private func tellSoon() {
    if isTellingDue { return }
    isTellingDue = true
    graph.perform(in: .changes) { [weak self] in
      self?.isTellingDue = false
      self?.tell()
    }
  }

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
    if focused != nil { tellSoon() }
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
    graph.ask(.focus(nil))
    tellSoon()
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
      if storage.isHeld(on: path) { move(to: nil) }
    } else if let holder = storage.enabledHolder, let element = holder.firstElement {
      // The focus may be on something inside already.
      if has(holder) { tell() } else { move(to: element.id) }
    } else {
      storage.forget()
    }
  }

  /// Takes the focus from whatever has it.
  package func resign() {
    guard focused != nil else { return }
    move(to: nil)
    graph.requestTurn()
  }

  func move(to id: ElementID?) {
    graph.ask(.focus(id))
    hostDidFocus(id)
  }
}

/// A node that wants to know where the focus is.
@MainActor
protocol FocusFollower: ViewNode {
  func focusMoved(to path: [ViewNode])
}

/// The storage of a focus state, whatever its values.
@MainActor
protocol FocusStorageProtocol: AnyObject {
  /// Whether it says that none of its views has the focus.
  var isNobody: Bool { get }
  /// The first of the views that it says have the focus which can have it.
  var enabledHolder: ViewNode? { get }

  /// Whether one of its views is among these.
  func isHeld(on path: [ViewNode]) -> Bool

  /// The focus has moved: takes over which of its views has it.
  func focusMoved(to path: [ViewNode])

  /// No view has the value that was written.
  func forget()
}
