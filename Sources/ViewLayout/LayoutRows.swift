import Foundation

// What views in lists have to say of their rows.
extension LayoutNode {
  /// Whether any of the steps makes a box of its own, beside saying something to what is around.
  package final var hasBoxes: Bool {
    steps?.list.contains { if case .value = $0 { false } else if case .rowBackground = $0 { false } else { true } } ?? false
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
