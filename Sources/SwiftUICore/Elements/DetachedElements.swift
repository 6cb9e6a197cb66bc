/// The elements that stand directly in the root, such as sheets, wherever their nodes are. They are the last elements of the
/// root, in the order in which they came.
@MainActor
struct DetachedElements {
  private(set) var elements: [ElementNode] = []
  /// With the order in which their making has begun.
  fileprivate var new: [(order: Int, element: ElementNode)] = []
  fileprivate var beingMade = 0
  fileprivate var begunCount = 0

  var first: ElementNode? { elements.first }

  fileprivate mutating func append(_ element: ElementNode) { elements.append(element) }
  fileprivate mutating func remove(_ element: ElementNode) -> ElementNode? {
    elements.firstIndex { $0 === element }.map { elements.remove(at: $0) }
  }
}

extension ViewGraph {
  /// Makes an element that stands in the root, and inserts it with those that it makes in turn. An outer one comes before what is
  /// in it.
  func present<Element: ElementNode>(_ make: () -> Element) -> Element {
    detached.beingMade += 1
    detached.begunCount += 1
    let order = detached.begunCount
    let element = make()
    detached.beingMade -= 1
    detached.new.append((order, element))
    guard detached.beingMade == 0 else { return element }
    for (_, element) in exchange(&detached.new, with: []).sorted(by: { $0.order < $1.order }) {
      detached.append(element)
      element.emit(.insert(element.snapshot(), into: .root, before: nil))
    }
    return element
  }

  func dismiss(_ element: ElementNode) {
    _ = detached.remove(element)
    element.emit(.remove(element.id))
  }

  /// The same as `send(_:to:)` for hosts that may hear late of what a person did: a press that was on its way when a sheet or a dialog came
  /// above its button is ignored.
  package func send(_ event: any ElementEvent, toUncovered id: ElementID) {
    if event.isMomentary, let node = node(id), isCovered(node) { return }
    send(event, to: id)
  }

  /// Whether a sheet or a dialog is above a node, so that nobody can press there.
  private func isCovered(_ node: ViewNode) -> Bool {
    guard let top = detached.elements.last(where: { $0.anyContent.isModal && !($0.anyContent is ContextMenuContent) }) else {
      return false
    }
    var next: ViewNode? = node
    while let node = next {
      if node === top { return false }
      next = node.parent
    }
    return true
  }
}
