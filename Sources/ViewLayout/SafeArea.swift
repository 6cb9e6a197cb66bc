import Foundation

/// The parts of a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the device and the bars around the view leave free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard leaves free.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Views at an edge of a box, for which what is in the box makes room.
package final class SafeAreaBar {
  package let edge: Edge
  package let alignment: Alignment
  /// Nil for the distance that both would like.
  package let spacing: CGFloat?
  package let content: LayoutNode

  package init(edge: Edge, alignment: Alignment, spacing: CGFloat?, content: LayoutNode) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  private func gap(to primary: LayoutPlace) -> CGFloat {
    if let spacing { return spacing }
    let (first, second) = isFirst ? (content.spacing, primary.spacing) : (primary.spacing, content.spacing)
    return first.distance(to: second, along: axis)
  }

  /// What is proposed to the bar and to what makes room for it, with the distance between them (4.81).
  private func offers(_ primary: LayoutPlace, _ proposal: Proposal) -> (bar: Proposal, primary: Proposal, gap: CGFloat) {
    let proposal = proposal.resolved
    let gap = gap(to: primary)
    let length = proposal[axis]
    if length.isNaN { return (proposal, proposal, gap) }
    let cross = proposal[axis.other]
    let least = primary.size(for: Proposal(axis, Proposal.least, cross))[axis]
    let bar = Proposal(axis, max(0, length - gap - least), cross)
    let rest = length - content.size(for: bar)[axis] - gap
    return (bar, Proposal(axis, max(0, rest.isNaN ? length : rest), cross), gap)
  }

  func size(of primary: LayoutPlace, for proposal: Proposal) -> CGSize {
    let offers = offers(primary, proposal)
    let (bar, inside) = (content.size(for: offers.bar), primary.size(for: offers.primary))
    return CGSize(axis, bar[axis] + offers.gap + inside[axis], max(bar[axis.other], inside[axis.other]))
  }

  func inside(_ primary: LayoutPlace, size: CGSize, _ proposal: Proposal) -> (proposal: Proposal, size: CGSize, offset: CGPoint) {
    let offers = offers(primary, proposal)
    let inside = primary.size(for: offers.primary)
    let bar = content.size(for: offers.bar)
    let main = isFirst ? bar[axis] + offers.gap : 0
    return (offers.primary, inside, CGPoint(axis, main, shift(of: primary, inside, offers.primary, and: bar, offers.bar).primary))
  }

  /// Places the bar; what makes room for it is placed by its node.
  func place(beside primary: LayoutPlace, in box: CGRect, _ proposal: Proposal) {
    let offers = offers(primary, proposal)
    let (bar, inside) = (content.size(for: offers.bar), primary.size(for: offers.primary))
    let main = isFirst ? 0 : inside[axis] + offers.gap
    let offset = CGPoint(axis, main, shift(of: primary, inside, offers.primary, and: bar, offers.bar).bar)
    content.place(at: CGPoint(x: box.minX + offset.x, y: box.minY + offset.y), offers.bar)
  }

  /// Across the edge's axis both stand with their guides at the same place, and the outermost edge is 0.
  private func shift(
    of primary: LayoutPlace, _ inside: CGSize, _ inner: Proposal, and bar: CGSize, _ outer: Proposal
  ) -> (primary: CGFloat, bar: CGFloat) {
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let (first, second) = (primary.guide(key, size: inside, inner), content.guide(key, size: bar, outer))
    let common = max(first, second)
    return (common - first, common - second)
  }
}

/// A frame that takes a part of the length of the container around (4.76).
package final class ContainerFrame {
  package let axes: Axis.Set
  package let alignment: Alignment
  private let length: (CGFloat, Axis) -> CGFloat

  package init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  /// The lengths that are fixed; the others are not numbers.
  func lengths(around node: LayoutNode) -> Proposal {
    let container = node.containerSize
    func length(_ axis: Axis) -> CGFloat {
      guard axes.contains(axis.set) else { return .nan }
      let length = self.length(container[axis], axis)
      return length.isFinite ? max(0, length) : .nan
    }
    return Proposal(width: length(.horizontal), height: length(.vertical))
  }
}
