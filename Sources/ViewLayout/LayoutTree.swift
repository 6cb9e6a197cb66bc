import Foundation

/// The layout of one window: what is in it, which of that has changed, and what hosts are to hear of.
///
/// Changes are noted where they happen and worked off by `update()`. A change goes up only as long as what is around answers
/// differently to what it has been asked, so that most cost what they change.
package final class LayoutTree {
  package let root: RootNode
  /// The shortest length that is drawn, in points: what texts are rounded to.
  package var pixel: CGFloat = 1
  /// How much room the bars of what scrolls take beside it, in points.
  package var scrollBarWidth: CGFloat = 0
  /// How long a lazy container may take its rows to be that are not made.
  package var longestGaps = CGFloat.infinity
  /// Whether the host scrolls what is higher than its window: then its beginning is in sight.
  package var keepsBeginnings = false
  private var listed: ContiguousArray<LayoutNode> = []
  /// What is to be placed again.
  private var stale: ContiguousArray<LayoutNode> = []
  /// What was placed elsewhere or in another size since the last `takeReports()`.
  var reported: ContiguousArray<LayoutNode> = []
  /// Views that look for the edges of the window wherever they are.
  private var edgeSeekers: [ObjectIdentifier: LayoutNode] = [:]
  /// What scrolls and has a bar around it somewhere.
  private var barSeekers: [ObjectIdentifier: any ScrollingLayoutNode] = [:]

  package init() {
    root = RootNode()
    root.enter(self, in: nil)
    // Nobody else places it.
    root.flags.insert(.hasPlace)
  }

  /// A view reaches under what covers the window, where it touches that: it is placed again whenever anything was.
  func seeksEdges(_ node: LayoutNode) {
    edgeSeekers[ObjectIdentifier(node)] = node
  }

  /// What scrolls passes under bars, where it touches them, or does so no more: it is placed again when it touches others.
  func noteBars(around node: any ScrollingLayoutNode, _ hasBars: Bool) {
    if hasBars || !barSeekers.isEmpty { barSeekers[ObjectIdentifier(node)] = hasBars ? node : nil }
  }

  /// A view has gone.
  func forget(_ node: LayoutNode) {
    if !edgeSeekers.isEmpty { edgeSeekers[ObjectIdentifier(node)] = nil }
    if !barSeekers.isEmpty { barSeekers[ObjectIdentifier(node)] = nil }
  }

  /// To be called when nobody uses the tree any more: nodes that somebody holds must not look for it.
  package func end() {
    root.leave()
    edgeSeekers = [:]
    barSeekers = [:]
    listed = []
    stale = []
    reported = []
  }

  /// Something in a view has to be placed again, whatever is around.
  func placeLater(_ node: LayoutNode) {
    node.flags.insert(.needsPlacement)
    stale.append(node)
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
    settleAnswers()
    placeStale()
    if edgeSeekers.isEmpty && barSeekers.isEmpty { return }
    // Those that still look for edges say so when they are placed.
    stale.append(contentsOf: edgeSeekers.values)
    edgeSeekers = [:]
    // A list may have many rows to place.
    for node in barSeekers.values where node.touchesOtherBars { stale.append(node) }
    for node in stale { node.flags.insert(.needsPlacement) }
    placeStale()
  }

  private func placeStale() {
    while !stale.isEmpty {
      var nodes = ContiguousArray<LayoutNode>()
      swap(&nodes, &stale)
      // From the outermost on, so that each is placed once.
      if nodes.count > 1 { nodes.sort { $0.depth < $1.depth } }
      for node in nodes where !node.flags.contains(.isRemoved) && node.flags.contains(.hasPlace) { node.placeAgain() }
    }
  }

  /// Asks what has changed, the innermost first, for the answers that it has given, and what is around where they differ.
  private func settleAnswers() {
    // The usual case: one text with other characters.
    while listed.count == 1, let node = listed.popLast() {
      node.flags.remove(.isListed)
      if !node.flags.contains(.isRemoved) { settle(node) }
    }
    if listed.isEmpty { return }
    var buckets: [Int32: ContiguousArray<LayoutNode>] = [:]
    var deepest: Int32 = 0
    func sort() {
      for node in listed {
        node.flags.remove(.isListed)
        if node.flags.contains(.isRemoved) { continue }
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
      for node in nodes { settle(node) }
      if !listed.isEmpty { sort() }
    }
  }

  private func settle(_ node: LayoutNode) {
    let isToBeTold = node.flags.contains(.hasOtherTraits)
    let mayHaveOtherTraits = isToBeTold || node.flags.contains(.mayHaveOtherTraits)
    node.flags.subtract([.hasOtherTraits, .mayHaveOtherTraits])
    // Guides are compared by nobody: who has read one looks again.
    let guidesMatter = node.flags.contains(.guidesWereRead)
    node.flags.remove(.guidesWereRead)
    let answersTheSame = node.answersAnew()
    let hasOtherTraits = mayHaveOtherTraits && node.saysOtherTraits()
    stale.append(node)
    guard let parent = node.parent, !answersTheSame || hasOtherTraits || isToBeTold || guidesMatter else { return }
    parent.flags.insert(.needsPlacement)
    if hasOtherTraits || isToBeTold || (mayHaveOtherTraits && guidesMatter) { parent.flags.insert(.mayHaveOtherTraits) }
    // Edges and middles are handed on only by these.
    if isToBeTold && parent.saysEdges { parent.flags.insert(.hasOtherTraits) }
    parent.childChanged(node)
    list(parent)
  }

  /// What was placed elsewhere or in another size since the last time. May hold what has gone.
  package func takeReports() -> ContiguousArray<LayoutNode> {
    let nodes = reported
    // All of a window is reported at first: that much room is not needed again.
    reported = []
    for node in nodes { node.flags.subtract([.isReported, .hasMoved]) }
    return nodes
  }
}
