import Foundation

/// One of the views that a `Layout` lays out: asks it for its size, and puts it somewhere.
///
/// Valid during the call that it was given to.
public struct LayoutSubview: Equatable {
  package let node: LayoutNode

  package init(node: LayoutNode) {
    self.node = node
  }

  /// The size that the view takes when it is offered one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: Proposal(proposal)) }

  /// The size that the view takes when it is offered one, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(for: Proposal(proposal)) }

  /// The distances that the view would like to have to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(node.spacing) }

  /// What `layoutPriority(_:)` says of the view; 0 where nothing does.
  public var priority: Double { node.priority }

  /// Puts a point of the view at a point of the layout's bounds, and offers the view a size there. Of several calls the last one
  /// counts. Stops the program if the point is not a number.
  ///
  /// - Parameters:
  ///   - position: In the coordinates of the bounds, in points.
  ///   - anchor: The point of the view.
  ///   - proposal: What the view is offered.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    precondition(
      !position.x.isNaN && !position.y.isNaN, "A layout has put a view at \(position): a position must be made of numbers.")
    let proposal = Proposal(proposal)
    let size = node.size(for: proposal)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    (node.parent as? CustomNode)?.keep(origin, proposal, for: node)
  }

  /// What a `layoutValue` modifier of the view says for a key; nil for nothing.
  package func value(for key: ObjectIdentifier) -> (any LayoutValueBox)? { node.place.value(for: key) }

  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

/// The views that a `Layout` lays out, in their order.
///
/// Valid during the call that they were given to. All are of one level: the members of groups and of `ForEach` each by itself.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// One of the views.
  public typealias Element = LayoutSubview
  /// The place of a view.
  public typealias Index = Int
  /// A part of the views.
  public typealias SubSequence = LayoutSubviews
  /// The places of the views.
  public typealias Indices = Range<Int>

  package let nodes: ContiguousArray<LayoutNode>
  private let range: Range<Int>
  package let isRightToLeft: Bool

  /// Those of this part.
  var members: ContiguousArray<LayoutNode> { range == nodes.indices ? nodes : ContiguousArray(nodes[range]) }

  package init(nodes: ContiguousArray<LayoutNode>, isRightToLeft: Bool) {
    self.init(nodes: nodes, nodes.indices, isRightToLeft: isRightToLeft)
  }

  private init(nodes: ContiguousArray<LayoutNode>, _ range: Range<Int>, isRightToLeft: Bool) {
    self.nodes = nodes
    self.range = range
    self.isRightToLeft = isRightToLeft
  }

  /// The place of the first view.
  public var startIndex: Int { range.lowerBound }
  /// The place behind the last view.
  public var endIndex: Int { range.upperBound }
  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "There is no view at \(index): there are those at \(range).")
    return LayoutSubview(node: nodes[index])
  }
  /// The views of a part.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes: nodes, bounds, isRightToLeft: isRightToLeft)
  }
  /// The views at some places.
  public subscript<Places: Sequence>(indices: Places) -> LayoutSubviews where Places.Element == Int {
    let chosen = ContiguousArray(indices.map { self[$0].node })
    return LayoutSubviews(nodes: chosen, isRightToLeft: isRightToLeft)
  }

  /// In which direction lines run in the container. Places are from the leading edge in any case: nothing need be mirrored.
  public var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// Whether both are the same views.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.range.count == right.range.count && left.elementsEqual(right)
  }
}
