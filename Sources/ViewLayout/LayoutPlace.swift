import Foundation

/// A view with the innermost of the steps around it: the view that a modifier sees.
struct LayoutPlace: Equatable {
  let node: LayoutNode
  /// How many of the steps belong to it.
  let level: Int

  static func == (left: LayoutPlace, right: LayoutPlace) -> Bool { left.node === right.node && left.level == right.level }

  private var step: LayoutStep { node.steps.unsafelyUnwrapped.list[level - 1] }
  private var below: LayoutPlace { LayoutPlace(node: node, level: level - 1) }

  func size(for proposal: Proposal) -> CGSize {
    if level == 0 { return node.contentSize(for: proposal) }
    switch step {
    case .padding(let insets), .safeAreaPadding(let insets):
      let inside = below.size(for: offer(proposal, insets))
      return CGSize(
        width: max(0, inside.width + insets.leading + insets.trailing),
        height: max(0, inside.height + insets.top + insets.bottom))
    case .frame(let frame):
      if !frame.width.isNaN && !frame.height.isNaN { return CGSize(width: frame.width, height: frame.height) }
      let inside = below.size(for: offer(proposal, frame))
      return CGSize(width: frame.width.proposed(or: inside.width), height: frame.height.proposed(or: inside.height))
    case .flexibleFrame(let frame):
      let (width, height) = (frame.horizontal.answer(for: proposal.width), frame.vertical.answer(for: proposal.height))
      if let width, let height { return CGSize(width: width, height: height) }
      let inside = below.size(for: offer(proposal, frame))
      return CGSize(
        width: frame.horizontal.answer(for: proposal.width, inside: inside.width),
        height: frame.vertical.answer(for: proposal.height, inside: inside.height))
    case .aspectRatio(let ratio, let fills):
      return below.size(for: rectangle(in: proposal, ratio, fills: fills))
    case .fixedSize(let axes): return below.size(for: offer(proposal, axes))
    case .position:
      let proposal = proposal.resolved
      if !proposal.width.isNaN && !proposal.height.isNaN { return CGSize(width: proposal.width, height: proposal.height) }
      return proposal.replacingUnspecified(by: below.size(for: proposal))
    case .safeAreaInset(let bar): return bar.size(of: below, for: proposal)
    case .containerFrame(let frame):
      let fixed = frame.lengths(around: node)
      let inside = below.size(for: offer(proposal, fixed))
      return CGSize(width: fixed.width.proposed(or: inside.width), height: fixed.height.proposed(or: inside.height))
    case .priority, .guide, .layer, .rowBackground, .ignoresSafeArea, .matched, .transform, .value:
      return below.size(for: proposal)
    }
  }

  /// What is one step further in, for a box of this size that was laid out for the proposal: what is proposed there, how large that is,
  /// and where.
  func inside(size: CGSize, _ proposal: Proposal) -> (proposal: Proposal, size: CGSize, offset: CGPoint) {
    switch step {
    case .padding(let insets), .safeAreaPadding(let insets):
      let inner = offer(proposal, insets)
      return (inner, below.size(for: inner), CGPoint(x: insets.leading, y: insets.top))
    case .frame(let frame):
      let inner = offer(proposal, frame)
      let inside = below.size(for: inner)
      return (inner, inside, offset(of: inside, inner, in: size, frame.alignment))
    case .flexibleFrame(let frame):
      let inner = Proposal(
        width: frame.horizontal.placement(of: size.width, for: proposal.width),
        height: frame.vertical.placement(of: size.height, for: proposal.height))
      let inside = below.size(for: inner)
      return (inner, inside, offset(of: inside, inner, in: size, frame.alignment))
    case .aspectRatio(let ratio, let fills):
      let inner = rectangle(in: proposal, ratio, fills: fills)
      return centered(inner, in: size)
    case .fixedSize(let axes): return centered(offer(proposal, axes), in: size)
    case .position(let point):
      let inner = Proposal(size)
      let inside = below.size(for: inner)
      return (inner, inside, CGPoint(x: point.x - inside.width / 2, y: point.y - inside.height / 2))
    case .safeAreaInset(let bar): return bar.inside(below, size: size, proposal)
    case .containerFrame(let frame):
      let inner = offer(proposal, frame.lengths(around: node))
      let inside = below.size(for: inner)
      return (inner, inside, offset(of: inside, inner, in: size, frame.alignment))
    case .ignoresSafeArea(let regions, let edges):
      node.tree?.seeksEdges(node)
      let insets = node.insetsTouched(at: level, regions, edges)
      guard insets != EdgeInsets() else { return (proposal, size, .zero) }
      let inner = Proposal(
        width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
      return (inner, below.size(for: inner), CGPoint(x: -insets.leading, y: -insets.top))
    case .matched(let place):
      let inner = place.offer(proposal)
      let inside = below.size(for: inner)
      return (inner, inside, place.offset(of: inside, in: size, isRightToLeft: node.isRightToLeft))
    case .priority, .guide, .layer, .rowBackground, .transform, .value: return (proposal, size, .zero)
    }
  }

  private func centered(_ inner: Proposal, in size: CGSize) -> (proposal: Proposal, size: CGSize, offset: CGPoint) {
    let inside = below.size(for: inner)
    return (inner, inside, CGPoint(x: (size.width - inside.width) / 2, y: (size.height - inside.height) / 2))
  }

  /// Where a box stands in a larger or smaller one, by a guide along each axis (4.03).
  private func offset(of inside: CGSize, _ inner: Proposal, in size: CGSize, _ alignment: Alignment) -> CGPoint {
    let box = ViewDimensions(size, of: nil, .unspecified)
    return CGPoint(
      x: box[alignment.horizontal] - below.guide(alignment.horizontal.key, size: inside, inner),
      y: box[alignment.vertical] - below.guide(alignment.vertical.key, size: inside, inner))
  }

  /// Lays out the views in front of a box or behind it (3.10 to 3.13).
  func placeLayer(in box: CGRect, _ proposal: Proposal) {
    switch step {
    case .layer(let layer, let alignment):
      let inner = Proposal(box.size)
      let size = layer.size(for: inner)
      let base = below
      let x =
        base.guide(alignment.horizontal.key, size: box.size, proposal)
        - layer.guide(alignment.horizontal.key, size: size, inner)
      let y =
        base.guide(alignment.vertical.key, size: box.size, proposal) - layer.guide(alignment.vertical.key, size: size, inner)
      layer.place(at: CGPoint(x: box.minX + x, y: box.minY + y), inner)
    case .rowBackground(let layer, let row): layer.place(at: row.frame.origin, Proposal(row.frame.size))
    case .safeAreaInset(let bar): bar.place(beside: below, in: box, proposal)
    default: break
    }
  }

  // MARK: What is proposed further in

  private func offer(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
    Proposal(
      width: proposal.width.offered(less: insets.leading + insets.trailing),
      height: proposal.height.offered(less: insets.top + insets.bottom))
  }

  private func offer(_ proposal: Proposal, _ frame: LayoutStep.FixedFrame) -> Proposal {
    Proposal(width: frame.width.proposed(or: proposal.width), height: frame.height.proposed(or: proposal.height))
  }

  private func offer(_ proposal: Proposal, _ fixed: Proposal) -> Proposal {
    Proposal(width: fixed.width.proposed(or: proposal.width), height: fixed.height.proposed(or: proposal.height))
  }

  private func offer(_ proposal: Proposal, _ frame: LayoutStep.FlexibleFrame) -> Proposal {
    Proposal(width: frame.horizontal.offer(for: proposal.width), height: frame.vertical.offer(for: proposal.height))
  }

  private func offer(_ proposal: Proposal, _ axes: Axis.Set) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? .nan : proposal.width, height: axes.contains(.vertical) ? .nan : proposal.height)
  }

  /// The rectangle with these proportions that fits into a proposal, or covers it (4.50 to 4.54).
  private func rectangle(in proposal: Proposal, _ ratio: CGFloat, fills: Bool) -> Proposal {
    let proposal = proposal.resolved
    let (width, height) = (proposal.width, proposal.height)
    if width.isNaN && height.isNaN { return proposal }
    var ratio = ratio
    if ratio.isNaN {
      let ideal = below.size(for: .unspecified)
      ratio = ideal.width / ideal.height
    }
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let isOpen = (width: width.isNaN || width.isInfinite, height: height.isNaN || height.isInfinite)
    if isOpen.width && isOpen.height { return proposal }
    if isOpen.width { return Proposal(width: height * ratio, height: height) }
    if isOpen.height { return Proposal(width: width, height: width / ratio) }
    let followsWidth = (width / ratio <= height) != fills
    return followsWidth ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
  }

  // MARK: Traits

  func guide(_ key: AlignmentKey, size: CGSize, _ proposal: Proposal) -> CGFloat {
    if let value = explicitGuide(key, for: proposal) { return value }
    return key.builtInValue(in: size) ?? key.defaultValue(in: ViewDimensions(size, of: self, proposal))
  }

  func explicitGuide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    if level == 0 {
      let value = node.contentGuide(key, proposal.resolved)
      // What is not said now may be later, where other guides or sizes inside are enough for that.
      if value != nil || key.isHandedOn || node.guidesFollowSizes { node.flags.insert(.guidesWereRead) }
      return value
    }
    switch step {
    case .guide(key, let value):
      node.flags.insert(.guidesWereRead)
      return value.compute(ViewDimensions(below.size(for: proposal), of: below, proposal))
    // What it touches is known once it has its place: what is around is laid out without that.
    case .priority, .guide, .layer, .rowBackground, .ignoresSafeArea, .matched, .transform, .value:
      return below.explicitGuide(key, for: proposal)
    default:
      // Nothing further in says it, nearly always: then where that is need not be known.
      guard mayBeSaid(key) else { return nil }
      let inside = inside(size: size(for: proposal), proposal)
      return below.explicitGuide(key, for: inside.proposal).map { $0 + inside.offset[key.axis] }
    }
  }

  private func mayBeSaid(_ key: AlignmentKey) -> Bool {
    if key.isHandedOn { return true }
    for place in 0..<level { if case .guide(key, _) = node.steps.unsafelyUnwrapped.list[place] { return true } }
    return node.saysEdges
  }

  var priority: Double {
    if level == 0 { return node.contentPriority }
    switch step {
    case .priority(let priority): return priority
    case .padding, .frame, .flexibleFrame, .aspectRatio, .position, .safeAreaInset, .safeAreaPadding, .containerFrame: return 0
    case .fixedSize, .guide, .layer, .rowBackground, .ignoresSafeArea, .matched, .transform, .value: return below.priority
    }
  }

  var spacing: Spacing {
    if level == 0 { return node.contentSpacing }
    let inside = below.spacing
    switch step {
    case .padding(let insets), .safeAreaPadding(let insets):
      var edges: Edge.Set = []
      if insets.top != 0 { edges.insert(.top) }
      if insets.leading != 0 { edges.insert(.leading) }
      if insets.bottom != 0 { edges.insert(.bottom) }
      if insets.trailing != 0 { edges.insert(.trailing) }
      return inside.resetting(edges)
    case .frame(let frame):
      if node.isSpacer { return inside }
      return inside.resetting(edges(horizontal: !frame.width.isNaN, vertical: !frame.height.isNaN))
    case .flexibleFrame(let frame):
      if node.isSpacer { return inside }
      return inside.resetting(edges(horizontal: !frame.horizontal.isEmpty, vertical: !frame.vertical.isEmpty))
    case .containerFrame(let frame):
      return inside.resetting(edges(horizontal: frame.axes.contains(.horizontal), vertical: frame.axes.contains(.vertical)))
    case .position: return inside.resetting(.all)
    case .safeAreaInset(let bar): return inside.resetting(Edge.Set(bar.edge))
    case .aspectRatio, .fixedSize, .priority, .guide, .layer, .rowBackground, .ignoresSafeArea, .matched, .transform, .value:
      return inside
    }
  }

  private func edges(horizontal: Bool, vertical: Bool) -> Edge.Set {
    (horizontal ? Edge.Set.horizontal : []).union(vertical ? .vertical : [])
  }

  func flexibility(along axis: Axis) -> Flexibility {
    if level == 0 { return node.flexibility(along: axis) }
    switch step {
    case .frame(let frame):
      let length = axis == .horizontal ? frame.width : frame.height
      return length.isNaN ? below.flexibility(along: axis) : .fixed
    case .padding, .safeAreaPadding: return below.flexibility(along: axis) == .fixed ? .fixed : .unknown
    case .fixedSize(let axes): return axes.contains(axis.set) ? .unknown : below.flexibility(along: axis)
    case .flexibleFrame(let frame):
      if frame[axis].isEmpty { return below.flexibility(along: axis) }
      return frame[axis].least == 0 && frame[axis].most == .infinity ? .full : .unknown
    case .aspectRatio, .position, .safeAreaInset, .containerFrame: return .unknown
    case .priority, .guide, .layer, .rowBackground, .ignoresSafeArea, .matched, .transform, .value:
      return below.flexibility(along: axis)
    }
  }
}
