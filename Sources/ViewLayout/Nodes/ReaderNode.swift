import Foundation

/// A `GeometryReader`: all that it is offered, with its views from the upper leading corner on (8.01, 8.02).
package final class ReaderNode: LayoutNode {
  override package func measure(_ proposal: Proposal) -> CGSize { proposal.fallbackSize }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    for child in children { child.place(at: .zero, Proposal(size)) }
  }

  override package func flexibility(along axis: Axis) -> Flexibility { .full }
}

/// A `ViewThatFits`: the first of its views whose ideal size fits (4.73 to 4.75).
package final class FittingNode: LayoutNode {
  private var axes: Axis.Set
  /// The view that was chosen at the last placement, by its place.
  package private(set) var chosen: Int?

  package init(_ axes: Axis.Set) {
    self.axes = axes
  }

  package func set(_ axes: Axis.Set) {
    if self.axes == axes { return }
    self.axes = axes
    traitsChanged()
  }

  private func choice(for proposal: Proposal) -> LayoutNode? {
    let proposal = proposal.resolved
    let inner = Proposal(
      width: axes.contains(.horizontal) ? .nan : proposal.width, height: axes.contains(.vertical) ? .nan : proposal.height)
    for child in children.dropLast() {
      let ideal = child.size(for: inner)
      // Not a number is no limit.
      let fitsWidth = !axes.contains(.horizontal) || !(ideal.width > proposal.width + 1e-6)
      let fitsHeight = !axes.contains(.vertical) || !(ideal.height > proposal.height + 1e-6)
      if fitsWidth && fitsHeight { return child }
    }
    return children.last
  }

  override package func measure(_ proposal: Proposal) -> CGSize { choice(for: proposal)?.size(for: proposal) ?? .zero }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    guard let choice = choice(for: proposal) else { return }
    if chosen != Int(choice.index) {
      chosen = Int(choice.index)
      report()
    }
    choice.place(at: .zero, proposal)
  }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    choice(for: proposal)?.explicitGuide(key, proposal)
  }

  /// As a layout that says nothing (2.13): which of the views is chosen is not known before there is a proposal.
  override package var contentSpacing: Spacing {
    if children.isEmpty { return .zero }
    return children.reduce(into: .none) { $0.formUnion($1.spacing) }
  }
  override package var contentPriority: Double { children.isEmpty ? -.infinity : 0 }
  override package var saysEdges: Bool { true }
  override package var guidesFollowSizes: Bool { true }
}
