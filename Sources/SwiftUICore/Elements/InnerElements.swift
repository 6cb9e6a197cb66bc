/// Which kinds of elements are in those whose looks depend on it: a menu with anything to tick, a page that is a list.
///
/// Hosts hear of it as a part of the content, so none of them has to look into its own tree, or can be wrong about what has come and gone.
/// Elements count themselves in the few around them that want to know, when they come and when they go; nobody else pays for it.
@MainActor
final class InnerElements: GraphFeature {
  private struct Place {
    let holder: ElementID
    let kinds: InnerKinds
  }

  /// Where each element counts.
  private var places: [ElementID: ContiguousArray<Place>] = [:]
  /// How many there are of each kind, for each holder.
  private var counts: [ElementID: [UInt16: Int]] = [:]
  private var changed: ContiguousArray<ElementID> = []
  /// What the window is known to have right in it.
  private(set) var root: InnerKinds = []
  private unowned(unsafe) let graph: ViewGraph

  init(in graph: ViewGraph) {
    self.graph = graph
  }

  /// The kinds that are in an element now, of those that it wants to know of.
  func kinds(of holder: ElementID) -> InnerKinds {
    InnerKinds(rawValue: counts[holder]?.keys.reduce(0, |) ?? 0)
  }

  func enter(_ element: ElementNode, _ kinds: InnerKinds) {
    var places: ContiguousArray<Place> = []
    var kinds = kinds
    if kinds.contains(.growing), element.effects.fixesHeight { kinds.remove(.growing) }
    var next = element.parent
    while let node = next, !kinds.isEmpty {
      if let around = node.element {
        let content = around.firstContent
        let wanted = content?.wantedKinds.intersection(kinds) ?? []
        if !wanted.isEmpty { places.append(Place(holder: around.id, kinds: wanted)) }
        if around.isDetached { kinds = [] }
        if content?.isSeenThrough != true { kinds.subtract(.direct) }
        // Above the list is the field of its search.
        if around is ContentNode<StackContent> { kinds.remove(.topList) }
        if around.effects.fixesHeight || around.baseOfLayer != nil { kinds.remove(.growing) }
      }
      next = node.parent
    }
    // What a window has right in it.
    if kinds.contains(.topList) { places.append(Place(holder: .root, kinds: .topList)) }
    if places.isEmpty { return }
    self.places[element.id] = places
    for place in places { count(1, of: place) }
  }

  func leave(_ element: ElementNode) {
    guard let places = places.removeValue(forKey: element.id) else { return }
    for place in places { count(-1, of: place) }
  }

  private func count(_ change: Int, of place: Place) {
    var isOther = false
    var rest = place.kinds.rawValue
    while rest != 0 {
      // One kind after the other, without a list of them: this is done for each element that comes.
      let kind = rest & (~rest &+ 1)
      rest &= ~kind
      let count = (counts[place.holder]?[kind] ?? 0) + change
      counts[place.holder, default: [:]][kind] = count == 0 ? nil : count
      if count == 0 || (count == 1 && change == 1) { isOther = true }
    }
    if counts[place.holder]?.isEmpty == true { counts[place.holder] = nil }
    guard isOther, !graph.state.isUnmounted else { return }
    if changed.isEmpty { graph.perform(in: .preferences) { [weak self] in self?.settle() } }
    changed.append(place.holder)
  }

  private func settle() {
    for holder in exchange(&changed, with: []) {
      if holder == .root { settleRoot() } else { graph.node(holder)?.element?.hold(kinds(of: holder)) }
    }
  }

  private func settleRoot() {
    let old = graph.windowContent
    root = kinds(of: .root)
    let new = graph.windowContent
    if new != old { graph.emit(.update(.root, from: old, to: new)) }
  }
}

extension ElementEffects {
  fileprivate var fixesHeight: Bool { contains { $0.fixesHeight } }
}
