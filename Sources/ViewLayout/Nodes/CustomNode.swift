import Foundation

/// A layout of an app's own, or one of SwiftUI's as a value, without its types.
package protocol LayoutBehavior: AnyObject {
  func size(_ proposal: ProposedViewSize, _ members: LayoutSubviews) -> CGSize
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ members: LayoutSubviews)
  func guide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ members: LayoutSubviews) -> CGFloat?
  func spacing(_ members: LayoutSubviews) -> ViewSpacing
  /// The members are others, or what they answer is.
  func membersChanged()
  var orientation: Axis? { get }
}

/// The views of a `Layout` (section 5).
package final class CustomNode: LayoutNode {
  private var behavior: any LayoutBehavior
  /// What the placement that runs has said so far.
  private var pending: ContiguousArray<Place?> = []

  package init(_ behavior: any LayoutBehavior) {
    self.behavior = behavior
  }

  /// Another layout for the same views.
  package func set(_ behavior: any LayoutBehavior) {
    self.behavior = behavior
    axisChanged()
    traitsChanged()
  }

  private var members: LayoutSubviews { LayoutSubviews(nodes: children, isRightToLeft: isRightToLeft) }

  override package var orientation: Axis? { behavior.orientation }

  override package func measure(_ proposal: Proposal) -> CGSize {
    let size = behavior.size(proposal.viewSize, members)
    precondition(
      !size.width.isNaN && !size.height.isNaN, "A layout's size must be a number: \(type(of: behavior)) answers \(size).")
    return size
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    let bounds = CGRect(origin: .zero, size: size)
    let places = places(in: bounds, proposal)
    for (child, place) in zip(children, places) {
      if let place {
        child.place(at: place.origin, place.proposal)
      } else {
        // One that the layout has left out stands in the middle (5.03).
        let size = child.size(for: proposal)
        child.place(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal)
      }
    }
  }

  private typealias Place = (origin: CGPoint, proposal: Proposal)

  /// Where the layout puts its members; nil for those that it leaves out.
  private func places(in bounds: CGRect, _ proposal: Proposal) -> ContiguousArray<Place?> {
    let outer = exchangePlaces(with: ContiguousArray(repeating: nil, count: children.count))
    behavior.place(in: bounds, proposal.viewSize, members)
    return exchangePlaces(with: outer)
  }

  private func exchangePlaces(with new: ContiguousArray<Place?>) -> ContiguousArray<Place?> {
    let old = pending
    pending = new
    return old
  }

  /// The layout puts a member somewhere.
  func keep(_ origin: CGPoint, _ proposal: Proposal, for child: LayoutNode) {
    let index = Int(child.index)
    // Outside of a placement there is nothing to keep it for.
    if pending.indices.contains(index) { pending[index] = (origin, proposal) }
  }

  override package var contentSpacing: Spacing { behavior.spacing(members).spacing }
  override package var contentPriority: Double { children.isEmpty ? -.infinity : 0 }
  override package var saysEdges: Bool { true }
  override package var guidesFollowSizes: Bool { true }
  override package func membersChanged() { behavior.membersChanged() }

  override package func childChanged(_ child: LayoutNode) -> Bool {
    behavior.membersChanged()
    // What it says of itself may follow from anything in it.
    flags.insert(.mayHaveOtherTraits)
    return false
  }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    let size = contentSize(for: proposal)
    return behavior.guide(key, in: CGRect(origin: .zero, size: size), proposal.viewSize, members)
  }

  /// What a layout that says nothing hands on of its members' guides: 4.63, at the places that `place` gives them.
  package static func combinedGuide(_ key: AlignmentKey, of members: LayoutSubviews, placedBy place: () -> Void) -> CGFloat? {
    guard key.isHandedOn, let node = members.nodes.first?.parent as? CustomNode else { return nil }
    let outer = node.exchangePlaces(with: ContiguousArray(repeating: nil, count: node.children.count))
    place()
    let places = node.exchangePlaces(with: outer)
    var combination = GuideCombination(key)
    for member in members {
      guard let place = places[Int(member.node.index)], let value = member.node.explicitGuide(key, place.proposal) else {
        continue
      }
      combination.add(value + place.origin[key.axis])
    }
    return combination.value
  }
}
