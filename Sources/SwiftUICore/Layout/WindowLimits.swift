import Foundation
import ViewLayout

/// Between which sizes a window's content can be shown.
package struct WindowLimits: Equatable, Sendable {
  package let smallest: CGSize
  /// A length may be infinite.
  package let largest: CGSize

  package init(smallest: CGSize, largest: CGSize) {
    (self.smallest, self.largest) = (smallest, largest)
  }
}

extension SceneLayout {
  /// What the content of the window answers to no room and to any. To be asked between turns. What it has answered is kept, so that asking again
  /// costs what has changed since.
  package var limits: WindowLimits {
    let smallest = tree.root.fittingSize(for: Proposal(width: 0, height: 0))
    let largest = tree.root.fittingSize(for: Proposal(width: .infinity, height: .infinity))
    return WindowLimits(
      smallest: smallest, largest: CGSize(width: max(smallest.width, largest.width), height: max(smallest.height, largest.height))
    )
  }
}
