import Foundation

/// What scrolls: it passes under the bars at the edges of what is around, and its content begins and ends between them (4.86).
///
/// What it answers, and what its content is measured by, is the room between the bars. What is drawn is the room with the bars.
protocol ScrollingLayoutNode: LayoutNode {
  /// The edges at which it passes under bars.
  var scrolledEdges: Edge.Set { get }
  /// How far it does at each edge, in points.
  var covered: EdgeInsets { get set }
}

extension ScrollingLayoutNode {
  /// To be called when it is placed, before what is inside of it is.
  func findCoveredEdges() {
    let insets = barInsets(at: scrolledEdges)
    tree?.noteBars(around: self, insets != nil)
    let covered = insets ?? EdgeInsets()
    if covered == self.covered { return }
    self.covered = covered
    report(moves: true)
  }

  /// Whether it touches other bars where it is now: it may have been moved as it is.
  var touchesOtherBars: Bool { (barInsets(at: scrolledEdges) ?? EdgeInsets()) != covered }
}

extension LayoutNode {
  /// The box of the view itself as it is drawn, in the coordinates of the outermost one: with what bars cover of it.
  package final var drawnFrame: CGRect {
    let (frame, covered) = (contentFrame, edgesUnderBars)
    if covered == EdgeInsets() { return frame }
    return CGRect(
      x: frame.minX - covered.leading, y: frame.minY - covered.top,
      width: frame.width + covered.leading + covered.trailing, height: frame.height + covered.top + covered.bottom)
  }

  /// How far bars around a view reach over what touches them at some edges; nil where there are none.
  final func barInsets(at edges: Edge.Set) -> EdgeInsets? {
    let area = safeArea(around: 0, isOfBars: true)
    if area.safe == Self.everything.safe { return nil }
    let box = rootFrame(of: box(at: 0))
    let slack = (tree?.pixel ?? 1) / 2
    /// An edge without a bar is far away.
    func inset(_ edge: Edge.Set, _ place: CGFloat, _ safe: CGFloat, _ full: CGFloat) -> CGFloat {
      edges.contains(edge) && abs(place - safe) <= slack ? abs(full - safe) : 0
    }
    return EdgeInsets(
      top: inset(.top, box.minY, area.safe.minY, area.full.minY),
      leading: inset(.leading, box.minX, area.safe.minX, area.full.minX),
      bottom: inset(.bottom, box.maxY, area.safe.maxY, area.full.maxY),
      trailing: inset(.trailing, box.maxX, area.safe.maxX, area.full.maxX))
  }
}
