import Foundation
import SwiftUICore

/// A host without a screen that only counts: for benchmarks of views and models.
///
/// It keeps no copy of what it shows and no record of evaluations, so that what is measured is the view graph alone. In tests use
/// `TestHost`, which shows, checks and explains. Nothing happens by itself: `turn()` runs what is pending.
@MainActor
public final class CountingHost: SwiftUICore.Host {
  private let graph: ViewGraph
  /// How many patches the host got since mount.
  public private(set) var patchCount = 0

  package let rowLimit: RowLimit?

  /// How large the window is, in points. Views hear of a change in the next turn.
  public var windowSize = TestHost.usualWindowSize {
    didSet { if let event = GeometryEvent(size: windowSize) { graph.feature(WindowGeometry.self).setSize(event) } }
  }

  /// Mounts a view: its first turn is done and its `onAppear` actions have run.
  ///
  /// - Parameters:
  ///   - visibleRows: How many rows of a list or lazy container there are; nil for all of them.
  ///   - laysOut: Whether views are laid out, as `TestHost` does it.
  ///   - content: The view.
  public init<Content: View>(visibleRows: Int? = nil, laysOut: Bool = false, @ViewBuilder _ content: () -> Content) {
    rowLimit = visibleRows.map { RowLimit(complete: $0, first: $0) }
    graph = ViewGraph(host: nil)
    graph.host = self
    if laysOut {
      graph.lay(out: LayoutContext(fonts: TextMetrics.proportional.source))
      graph.layout?.setWindow(windowSize)
    }
    graph.mount(content())
  }

  /// How often any body was evaluated, mount included.
  public var evaluationCount: Int { graph.evaluationCount }

  /// Runs one pending turn; false if nothing was pending.
  @discardableResult
  public func turn() -> Bool { graph.turn() }

  /// Ends everything in the scene: `onDisappear` actions run, subscriptions and tasks end. A second call does nothing.
  public func unmount() { graph.unmount() }

  /// Scrolls the first list or lazy container that has rows out of sight so that these are in sight. Takes a look at all
  /// elements.
  public func scroll(to rows: Range<Int>) {
    if let gap = graph.root.firstGap { graph.send(ShowRowsEvent(rows), to: gap.id) }
  }

  package func scheduleTurn(of graph: ViewGraph) {}

  package func commit(_ commit: Commit, of graph: ViewGraph) {
    patchCount += commit.patches.count
  }
}
