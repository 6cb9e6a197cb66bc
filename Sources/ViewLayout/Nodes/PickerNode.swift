import Foundation

/// A `Picker`: as the host draws it, with what it offers in its last member.
package final class PickerNode: LayoutNode {
  package enum Kind: Equatable, Sendable {
    /// As wide as the name of what is chosen, with this beside it.
    case menu(height: CGFloat, margin: CGFloat)
    /// As wide as it is offered.
    case filling(height: CGFloat, shrinks: Bool)
    /// One option below the other, below the label.
    case rows(height: CGFloat, margin: CGFloat, fills: Bool)
  }

  private var kind: Kind
  private var showsLabel: Bool
  /// The id of what is chosen; 0 for nothing.
  private var chosen: UInt32

  package init(_ kind: Kind, showsLabel: Bool, chosen: UInt32) {
    (self.kind, self.showsLabel, self.chosen) = (kind, showsLabel, chosen)
  }

  package func set(_ kind: Kind, showsLabel: Bool, chosen: UInt32) {
    if kind == self.kind, showsLabel == self.showsLabel, chosen == self.chosen { return }
    (self.kind, self.showsLabel, self.chosen) = (kind, showsLabel, chosen)
    traitsChanged()
  }

  private var label: LayoutNode? { showsLabel && children.count > 1 ? children[0] : nil }

  private var options: [LayoutNode] {
    func options(in node: LayoutNode) -> [LayoutNode] {
      node.noteReading()
      return node.children.flatMap { $0.isGroup ? options(in: $0) : [$0] }
    }
    return children.last.map(options) ?? []
  }

  override package func measure(_ proposal: Proposal) -> CGSize {
    let proposal = proposal.resolved
    switch kind {
    case .menu(let height, let margin):
      // It hears of all of them, for another one may be chosen without a word.
      let width = options.reduce(0) { $1.id == chosen ? $1.size(for: .unspecified).width : $0 }
      return CGSize(width: min(width + margin, proposal.width.proposed(or: .infinity)), height: height)
    case .filling(let height, let shrinks):
      let widest = options.reduce(0) { max($0, $1.size(for: .unspecified).width) }
      return CGSize(
        width: proposal.width.proposed(or: CGFloat(options.count) * (widest + 20) + 4),
        height: shrinks ? min(height, proposal.height.proposed(or: .infinity)) : height)
    case .rows(let height, let margin, let fills):
      var size = label?.size(for: Proposal(width: proposal.width, height: .nan)) ?? .zero
      for option in options {
        let inside = option.size(for: Proposal(width: proposal.width.offered(less: margin), height: .nan))
        size = CGSize(width: max(size.width, inside.width + margin), height: size.height + max(height, inside.height + 12))
      }
      if fills { size.width = proposal.width.proposed(or: size.width) }
      return size
    }
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    // In a row the label of a menu has the room that this leaves. Elsewhere it is not seen.
    var labelWidth = size.width
    let offered = proposal.resolved.width
    if case .menu = kind, offered.isFinite { labelWidth = max(offered - size.width - 8, 0) }
    for child in children {
      child.place(at: .zero, Proposal(width: child === label ? labelWidth : size.width, height: .nan))
    }
  }
}

extension LayoutNode {
  /// Whether it only holds other views together.
  fileprivate var isGroup: Bool { self is StackNode && !children.isEmpty }
}
