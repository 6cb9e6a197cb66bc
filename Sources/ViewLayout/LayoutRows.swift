import Foundation

// What views in lists have to say of their rows.
extension LayoutNode {
  /// Whether any of the steps makes a box of its own, beside saying something to what is around.
  package final var hasBoxes: Bool {
    steps?.list.contains { if case .value = $0 { false } else if case .rowBackground = $0 { false } else { true } } ?? false
  }

  /// Where the line below a row with this view begins, from the view's leading edge: where the view says (`listRowSeparatorLeading`), or where its
  /// first text does. Nil where it has none. O(views up to that text).
  final var lineStart: CGFloat? {
    if let steps, steps.list.contains(where: { if case .guide(.listRowSeparatorLeading, _) = $0 { true } else { false } }) {
      return explicitGuide(.listRowSeparatorLeading, proposal)
    }
    if self is TextNode { return contentFrame.minX }
    for child in children {
      if let start = child.lineStart { return contentFrame.minX + position(of: child).x + start }
    }
    return nil
  }

  /// Tells what lies behind the row of this view where that row is.
  final func setRowFrame(_ frame: CGRect) {
    guard let steps else { return }
    for case .rowBackground(let layer, let row) in steps.list {
      row.frame = frame
      layer.place(at: frame.origin, Proposal(frame.size))
    }
  }
}
