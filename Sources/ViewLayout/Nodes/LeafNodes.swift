import Foundation

/// A view that takes what it is offered, 10 where nothing is: a color, a shape, a canvas (1.43).
package final class FillingNode: LayoutNode {
  /// The size for a proposal, where a shape decides it (1.44, 1.45).
  private var sizeThatFits: ((ProposedViewSize) -> CGSize)?

  package init(sizeThatFits: ((ProposedViewSize) -> CGSize)? = nil) {
    self.sizeThatFits = sizeThatFits
    super.init()
    flags.insert(.answersQuickly)
  }

  package func set(sizeThatFits: ((ProposedViewSize) -> CGSize)?) {
    if self.sizeThatFits == nil, sizeThatFits == nil { return }
    self.sizeThatFits = sizeThatFits
    traitsChanged()
  }

  override package func measure(_ proposal: Proposal) -> CGSize {
    sizeThatFits?(proposal.viewSize) ?? proposal.fallbackSize
  }

  override package func quickAnswer(_ proposal: Proposal) -> CGSize? { sizeThatFits == nil ? proposal.fallbackSize : nil }
  override package func flexibility(along axis: Axis) -> Flexibility { sizeThatFits == nil ? .full : .unknown }
}

/// A view with a size of its own, such as an image that is not resizable.
package final class FixedNode: LayoutNode {
  private var fixed: CGSize
  private var spacingAround: Spacing
  /// From the upper edge to the line on which text would stand; nil for views that have none.
  private var baseline: CGFloat?

  package init(_ size: CGSize, spacing: Spacing = .plain, baseline: CGFloat? = nil) {
    fixed = size
    spacingAround = spacing
    self.baseline = baseline
    super.init()
    flags.insert(.answersQuickly)
  }

  package func set(_ size: CGSize, spacing: Spacing = .plain, baseline: CGFloat? = nil) {
    if fixed == size, spacingAround == spacing, self.baseline == baseline { return }
    (fixed, spacingAround, self.baseline) = (size, spacing, baseline)
    traitsChanged()
  }

  override package func measure(_ proposal: Proposal) -> CGSize { fixed }
  override package func quickAnswer(_ proposal: Proposal) -> CGSize? { fixed }
  override package var contentSpacing: Spacing { spacingAround }
  override package func flexibility(along axis: Axis) -> Flexibility { .fixed }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    key == .firstTextBaseline || key == .lastTextBaseline ? baseline : nil
  }
}

/// An image that takes the size that it is offered (1.41).
package final class ResizableNode: LayoutNode {
  private var ideal: CGSize
  private var least: CGSize

  package init(ideal: CGSize, least: CGSize) {
    self.ideal = ideal
    self.least = least
  }

  package func set(ideal: CGSize, least: CGSize) {
    if self.ideal == ideal, self.least == least { return }
    (self.ideal, self.least) = (ideal, least)
    traitsChanged()
  }

  override package func measure(_ proposal: Proposal) -> CGSize {
    let size = proposal.replacingUnspecified(by: ideal)
    return CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
  }

  override package func flexibility(along axis: Axis) -> Flexibility { least[axis] == 0 ? .full : .unknown }
}

/// A `Spacer` (1.50 to 1.56).
package final class SpacerNode: LayoutNode {
  private var least: CGFloat

  package init(least: CGFloat?) {
    self.least = least ?? Spacing.standard
    super.init()
    flags.insert(.answersQuickly)
  }

  package func set(least: CGFloat?) {
    let least = least ?? Spacing.standard
    if self.least == least { return }
    self.least = least
    traitsChanged()
  }

  private var axis: Axis? { axisAround }

  override package func measure(_ proposal: Proposal) -> CGSize {
    func length(_ proposed: CGFloat) -> CGFloat { max(proposed.proposed(or: least), least) }
    return switch axis {
    case .horizontal: CGSize(width: length(proposal.width), height: 0)
    case .vertical: CGSize(width: 0, height: length(proposal.height))
    case nil: CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }

  override package func quickAnswer(_ proposal: Proposal) -> CGSize? { measure(proposal) }
  override package var contentSpacing: Spacing { .spacer(along: axis) }
  override package var contentPriority: Double { -.infinity }
  override package var isSpacer: Bool { true }
  override package var dependsOnAxis: Bool { true }
}

/// A `Divider`: a line across the stack around (1.57).
package final class DividerNode: LayoutNode {
  private var thickness: CGFloat

  package init(thickness: CGFloat) {
    self.thickness = thickness
  }

  package func set(thickness: CGFloat) {
    if self.thickness == thickness { return }
    self.thickness = thickness
    sizeChanged()
  }

  /// Along which axis the line goes.
  package var axis: Axis { axisAround == .horizontal ? .vertical : .horizontal }

  override package func measure(_ proposal: Proposal) -> CGSize {
    let size = proposal.fallbackSize
    return axis == .horizontal ? CGSize(width: size.width, height: thickness) : CGSize(width: thickness, height: size.height)
  }

  override package func flexibility(along axis: Axis) -> Flexibility { axis == self.axis ? .full : .fixed }
  override package var dependsOnAxis: Bool { true }
}
