import Foundation

// The layouts of stacks for any views: those of layouts as values.

/// The layout of an `HStack` or a `VStack`.
package struct StackValue {
  private let layout: StackLayout

  package init(axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    layout = StackLayout(axis: axis, spacing: spacing, guide: guide)
  }

  package func size(of views: LayoutSubviews, for proposal: ProposedViewSize) -> CGSize {
    layout.size(of: views.members, for: Proposal(proposal))
  }

  package func place(_ views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    layout.place(views.members, in: bounds.size, Proposal(proposal)) { node, _, main, cross, inner in
      let offset = CGPoint(layout.axis, main, cross)
      LayoutSubview(node: node).place(
        at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y), proposal: inner.viewSize)
    }
  }

  package func guide(_ key: AlignmentKey, of views: LayoutSubviews, for proposal: ProposedViewSize) -> CGFloat? {
    layout.guide(key, of: views.members, for: Proposal(proposal))
  }

  package func spacing(of views: LayoutSubviews) -> ViewSpacing { ViewSpacing(layout.spacing(of: views.members)) }
}

/// The layout of a `ZStack`.
package struct DepthValue {
  private let layout: DepthLayout

  package init(alignment: Alignment) {
    layout = DepthLayout(alignment: alignment)
  }

  package func size(of views: LayoutSubviews, for proposal: ProposedViewSize) -> CGSize {
    layout.size(of: views.members, for: Proposal(proposal))
  }

  package func place(_ views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    layout.place(views.members, in: bounds.size) { node, origin, inner in
      LayoutSubview(node: node).place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: inner.viewSize)
    }
  }

  package func guide(_ key: AlignmentKey, of views: LayoutSubviews, for proposal: ProposedViewSize) -> CGFloat? {
    layout.guide(key, of: views.members, for: Proposal(proposal))
  }

  package func spacing(of views: LayoutSubviews) -> ViewSpacing { ViewSpacing(layout.spacing(of: views.members)) }
}
