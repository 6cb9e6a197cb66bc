import Foundation

/// The layout of one window: what is in it, which of that has changed, and what hosts are to hear of.
///
/// Changes are noted where they happen and worked off by `update()`. A change goes up only as long as what is around answers
/// differently to what it has been asked, so that most cost what they change.
package final class LayoutTree {
  package let root: RootNode
  /// The shortest length that is drawn, in points: what texts are rounded to.
  package var pixel: CGFloat = 1
  private var listed: ContiguousArray<LayoutNode> = []
  /// What was placed elsewhere or in another size since the last `takeReports()`.
  var reported: ContiguousArray<LayoutNode> = []
  /// Views that look for the edges of the window wherever they are.
  private var edgeSeekers: [ObjectIdentifier: LayoutNode] = [:]

  package init() {
    root = RootNode()
    root.enter(self, depth: 0)
  }

  /// A view reaches under what covers the window, where it touches that: it is placed again whenever anything was.
  func seeksEdges(_ node: LayoutNode) {
    edgeSeekers[ObjectIdentifier(node)] = node
  }

  /// A view has gone.
  func forget(_ node: LayoutNode) {
    if !edgeSeekers.isEmpty { edgeSeekers[ObjectIdentifier(node)] = nil }
  }

  /// To be called when nobody uses the tree any more: nodes that somebody holds must not look for it.
  package func end() {
    root.leave()
    edgeSeekers = [:]
    listed = []
    reported = []
  }

  func list(_ node: LayoutNode) {
    if node.flags.contains(.isListed) { return }
    node.flags.insert(.isListed)
    listed.append(node)
  }

  /// Whether anything waits for `update()`.
  package var needsUpdate: Bool { !listed.isEmpty }

  /// Lays out what has changed. O(what has changed, and what around it answers differently).
  package func update() {
    if listed.isEmpty { return }
    var stale: ContiguousArray<LayoutNode> = []
    settleAnswers(&stale)
    // From the outermost on, so that each is placed once.
    stale.sort { $0.depth < $1.depth }
    for node in stale where !node.flags.contains(.isRemoved) { node.placeAgain() }
    for node in edgeSeekers.values where !node.flags.contains(.isRemoved) {
      node.flags.insert(.needsPlacement)
      node.placeAgain()
    }
  }

  /// Asks what has changed, the innermost first, for the answers that it has given, and what is around where they differ.
  private func settleAnswers(_ stale: inout ContiguousArray<LayoutNode>) {
    if listed.count == 1, !listed[0].flags.contains(.hasOtherTraits) { return settleOne(&stale) }
    var buckets: [Int32: ContiguousArray<LayoutNode>] = [:]
    var deepest: Int32 = 0
    func sort() {
      for node in listed where !node.flags.contains(.isRemoved) {
        buckets[node.depth, default: []].append(node)
        deepest = max(deepest, node.depth)
      }
      listed.removeAll(keepingCapacity: true)
    }
    sort()
    while deepest >= 0 {
      guard let nodes = buckets.removeValue(forKey: deepest) else {
        deepest -= 1
        continue
      }
      for node in nodes { settle(node, &stale) }
      if !listed.isEmpty { sort() }
    }
  }

  /// The usual case: one text with other characters.
  private func settleOne(_ stale: inout ContiguousArray<LayoutNode>) {
    while let node = listed.popLast() {
      if node.flags.contains(.isRemoved) { continue }
      settle(node, &stale)
    }
  }

  private func settle(_ node: LayoutNode, _ stale: inout ContiguousArray<LayoutNode>) {
    let hasOtherTraits = node.flags.contains(.hasOtherTraits)
    node.flags.subtract([.isListed, .hasOtherTraits])
    let answersTheSame = node.answersAnew()
    let guidesMatter = node.flags.contains(.guidesWereRead)
    node.flags.remove(.guidesWereRead)
    stale.append(node)
    guard let parent = node.parent, !answersTheSame || hasOtherTraits || guidesMatter else { return }
    parent.flags.insert(.needsPlacement)
    if hasOtherTraits { parent.flags.insert(.hasOtherTraits) }
    parent.childChanged(node)
    list(parent)
  }

  /// What was placed elsewhere or in another size since the last time. May hold what has gone.
  package func takeReports() -> ContiguousArray<LayoutNode> {
    let nodes = reported
    reported.removeAll(keepingCapacity: true)
    for node in nodes { node.flags.remove(.isReported) }
    return nodes
  }
}
