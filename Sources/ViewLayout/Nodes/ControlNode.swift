import Foundation

/// The box of a control: what a host draws by itself, with the views that belong to it, such as a label.
package struct ControlBox: Equatable, Sendable {
  /// Between the edges and what is in it.
  package var insets = EdgeInsets()
  /// What the host draws at the trailing edge, beside the views.
  package var accessory = CGSize.zero
  /// What the host adds to the width of each view, as of buttons in a group.
  package var memberWidth: CGFloat = 0
  /// Between the views and that.
  package var gap: CGFloat = 0
  /// Between the views and what the host draws above or below them, where there are any.
  package var verticalGap: CGFloat = 0
  /// No smaller than this.
  package var least = CGSize.zero
  /// Along these axes it takes what it is offered.
  package var fills: Axis.Set = []
  /// How long it is along an axis that it fills, where nothing is proposed; 0 for the length of its content.
  package var ideal = CGSize.zero
  /// Along these axes it gives way where less is offered than it would like.
  package var shrinks: Axis.Set = []
  /// Whether it is as high as it is wide.
  package var isSquare = false
  /// How its views stand.
  package var axis: Axis? = .horizontal
  package var spacing: CGFloat?
  package var alignment = Alignment.center
  /// Whether the views are named rather than seen: they take no room.
  package var hidesContent = false
  /// The place of the only view that is seen, as of the icon of a label without a title; nil for all.
  package var shownMember: Int?

  package init() {}
}

/// A text in a control that becomes higher with it, broken where the control's edges are.
package struct GrowingText {
  package let text: TextLayout
  /// What the control adds to it.
  package let border: CGSize

  package init(_ text: TextLayout, border: CGSize) {
    self.text = text
    self.border = border
  }
}

/// A control, a label, a group of controls.
package final class ControlNode: LayoutNode {
  private var box: ControlBox
  private var growing: GrowingText?

  package init(_ box: ControlBox, growing: GrowingText? = nil) {
    self.box = box
    self.growing = growing
  }

  package func set(_ box: ControlBox, growing: GrowingText? = nil) {
    let grows = growing != nil || self.growing != nil
    self.growing = growing
    if grows { sizeChanged() }
    if box == self.box { return }
    let isOtherAxis = box.axis != self.box.axis || box.shownMember != self.box.shownMember
    self.box = box
    if isOtherAxis { axisChanged() }
    traitsChanged()
  }

  private var stack: StackLayout {
    StackLayout(
      axis: box.axis ?? .vertical, spacing: box.spacing,
      guide: box.axis == .horizontal ? box.alignment.vertical.key : box.alignment.horizontal.key)
  }

  private var pile: DepthLayout { DepthLayout(alignment: box.alignment) }
  private var hasContent: Bool { !children.isEmpty && !box.hidesContent }

  /// The views that take room.
  private var members: ContiguousArray<LayoutNode> {
    guard let place = box.shownMember, children.indices.contains(place) else { return children }
    return [children[place]]
  }

  /// Between the views and what the host draws above or below them.
  private func verticalGap(_ content: CGSize) -> CGFloat { content.height > 0 ? box.verticalGap : 0 }
  /// What the host draws above the views, with the insets there.
  private func top(_ content: CGSize) -> CGFloat { box.insets.top + (box.insets.top > 0 ? verticalGap(content) : 0) }

  override package var orientation: Axis? { children.count == 1 || box.shownMember != nil ? nil : box.axis }

  private func inner(_ proposal: Proposal) -> Proposal {
    let gap = box.accessory.width > 0 && hasContent ? box.gap : 0
    return Proposal(
      width: proposal.width.offered(less: box.insets.leading + box.insets.trailing + box.accessory.width + gap),
      height: proposal.height.offered(less: box.insets.top + box.insets.bottom)
    ).resolved
  }

  private func content(_ inner: Proposal) -> CGSize {
    if !hasContent { return .zero }
    if box.memberWidth > 0 {
      // What it is called is only spoken.
      guard let part = children.last else { return .zero }
      part.noteReading()
      return part.children.reduce(CGSize.zero) { sum, member in
        let size = member.size(for: .unspecified)
        return CGSize(width: sum.width + size.width + box.memberWidth, height: max(sum.height, size.height))
      }
    }
    let members = members
    if members.count == 1 { return members[0].size(for: inner) }
    return box.axis == nil ? pile.size(of: members, for: inner) : stack.size(of: members, for: inner)
  }

  override package func measure(_ proposal: Proposal) -> CGSize {
    let content = content(inner(proposal))
    let gap = box.accessory.width > 0 && hasContent ? box.gap : 0
    var size = CGSize(
      width: content.width + gap + box.accessory.width + box.insets.leading + box.insets.trailing,
      height: max(content.height, box.accessory.height) + verticalGap(content) + box.insets.top + box.insets.bottom)
    size = CGSize(width: max(size.width, box.least.width), height: max(size.height, box.least.height))
    if box.isSquare { size = CGSize(width: max(size.width, size.height), height: max(size.width, size.height)) }
    let proposal = proposal.resolved
    for axis in Axis.allCases where box.fills.contains(axis.set) {
      size[axis] = max(box.least[axis], proposal[axis].proposed(or: box.ideal[axis] > 0 ? box.ideal[axis] : size[axis]))
    }
    for axis in Axis.allCases where box.shrinks.contains(axis.set) {
      size[axis] = min(size[axis], proposal[axis].proposed(or: .infinity))
    }
    if let growing {
      let lines = growing.text.size(width: max(1, size.width - growing.border.width), height: nil)
      size.height = max(size.height, lines.height + growing.border.height)
    }
    return size
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    guard hasContent else {
      for child in children { child.place(at: .zero, .unspecified) }
      return
    }
    let inner = inner(proposal)
    let content = content(inner)
    let gap = box.accessory.width > 0 ? box.gap : 0
    let room = CGRect(
      x: box.insets.leading, y: top(content),
      width: size.width - box.insets.leading - box.insets.trailing - box.accessory.width - gap,
      height: size.height - box.insets.top - box.insets.bottom - verticalGap(content))
    let place = ViewDimensions(room.size, of: nil, .unspecified)
    let own = ViewDimensions(content, of: nil, .unspecified)
    let corner = CGPoint(
      x: room.minX + place[box.alignment.horizontal] - own[box.alignment.horizontal],
      y: room.minY + place[box.alignment.vertical] - own[box.alignment.vertical])
    let members = members
    if members.count < children.count {
      // What is only spoken does not stick out.
      for child in children where !members.contains(where: { $0 === child }) { child.place(at: .zero, Proposal(size)) }
    }
    if members.count == 1 { return members[0].place(at: corner, inner) }
    if box.axis == nil {
      return pile.place(members, in: content) { $0.place(at: CGPoint(x: corner.x + $1.x, y: corner.y + $1.y), $2) }
    }
    stack.place(members, in: content, inner) { child, _, main, cross, inner in
      let offset = CGPoint(stack.axis, main, cross)
      child.place(at: CGPoint(x: corner.x + offset.x, y: corner.y + offset.y), inner)
    }
  }

  override package var contentPriority: Double { 0 }

  override package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    let isFirst = key == .firstTextBaseline || key == .firstTextMiddle
    guard hasContent, isFirst || key == .lastTextBaseline else { return nil }
    let inner = inner(proposal)
    let content = content(inner)
    let size = contentSize(for: proposal)
    let slack = size.height - box.insets.top - box.insets.bottom - verticalGap(content) - content.height
    let top = slack / 2 + top(content)
    let members = members
    if members.count == 1 { return members[0].explicitGuide(key, inner).map { $0 + top } }
    let value = box.axis == nil ? pile.guide(key, of: members, for: inner) : stack.guide(key, of: members, for: inner)
    return value.map { $0 + top }
  }
}
