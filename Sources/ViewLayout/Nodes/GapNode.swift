import Foundation

/// Stands in a lazy container for rows or cells that are not made. The container says how long it is: as they would be if
/// they were like those that are made, with the distances between them (6.35).
///
/// So a container in which all are of one length is as long whichever of them are made.
package final class GapNode: LayoutNode {
  /// How long a row counts where none is made, in points.
  package static let estimate: CGFloat = 44
  private static let most = 1_000_000_000

  /// How many rows or cells are not made. One of none is as if it were not there.
  package private(set) var count: Int

  package init(count: Int) {
    self.count = min(max(0, count), Self.most)
  }

  package func set(count: Int) {
    let count = min(max(0, count), Self.most)
    if self.count == count { return }
    self.count = count
    // It answers any proposal as before: the container must hear of it all the same.
    traitsChanged()
  }

  override package func measure(_ proposal: Proposal) -> CGSize { proposal.replacingUnspecified(by: .zero) }
  override package var contentSpacing: Spacing { .zero }
}
