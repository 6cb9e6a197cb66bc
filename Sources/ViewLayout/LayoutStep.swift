import Foundation

/// What a modifier around a view does to its layout. Steps are kept innermost first.
package enum LayoutStep {
  case padding(EdgeInsets)
  case frame(FixedFrame)
  case flexibleFrame(FlexibleFrame)
  /// The ratio is not a number where it is the view's own.
  case aspectRatio(CGFloat, fills: Bool)
  case fixedSize(Axis.Set)
  case position(CGPoint)
  case priority(Double)
  case guide(AlignmentKey, GuideValue)
  /// Views that are laid out in the box of what is inside, and have no say in its size.
  case layer(LayoutNode, Alignment)
  /// Views behind the whole row of a list that the view is in.
  case rowBackground(LayoutNode, RowFrame)
  case safeAreaInset(SafeAreaBar)
  /// Space at the edges that views inside may reach into.
  case safeAreaPadding(EdgeInsets)
  case ignoresSafeArea(SafeAreaRegions, Edge.Set)
  /// The view is at the place of another one; what is around is laid out as if it were not.
  case matched(MatchedPlace)
  /// A part of the length of the container around.
  case containerFrame(ContainerFrame)
  /// The view is drawn elsewhere, larger or turned, and laid out as before.
  case transform(Transform)
  /// A value for the layout of the container.
  indirect case value(ObjectIdentifier, any LayoutValueBox)

  package struct FixedFrame: Equatable {
    /// Not a number where there is none.
    package var width: CGFloat
    package var height: CGFloat
    package var alignment: Alignment

    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
      self.width = Self.valid(width)
      self.height = Self.valid(height)
      self.alignment = alignment
    }

    /// Lengths that no frame has are as if nothing had been said (4.04).
    private static func valid(_ length: CGFloat?) -> CGFloat {
      guard let length, length.isFinite, length >= 0 else { return .nan }
      return length
    }
  }

  /// Boxed, for it is larger than all other steps.
  package final class FlexibleFrame: Sendable {
    package let horizontal: FrameBounds
    package let vertical: FrameBounds
    package let alignment: Alignment

    package init(horizontal: FrameBounds, vertical: FrameBounds, alignment: Alignment) {
      self.horizontal = horizontal
      self.vertical = vertical
      self.alignment = alignment
    }

    subscript(axis: Axis) -> FrameBounds { axis == .horizontal ? horizontal : vertical }
  }

  /// Where what is inside is drawn.
  package struct Transform {
    /// Where a point of the box is drawn, in the box's coordinates, the leading edge at the left.
    package let apply: (CGPoint, CGSize) -> CGPoint

    package init(apply: @escaping (CGPoint, CGSize) -> CGPoint) {
      self.apply = apply
    }
  }
}

extension LayoutStep {
  /// Whether it answers otherwise only where what is inside does, and takes hardly any time.
  var isPlain: Bool {
    switch self {
    case .padding, .safeAreaPadding, .fixedSize, .priority, .guide, .layer, .rowBackground, .ignoresSafeArea, .matched,
      .transform,
      .value:
      true
    case .frame, .flexibleFrame, .aspectRatio, .position, .safeAreaInset, .containerFrame: false
    }
  }

  /// Whether it says by the size of its box where things inside are drawn, or what covers them.
  var followsSize: Bool {
    switch self {
    case .transform, .safeAreaInset, .safeAreaPadding: true
    default: false
    }
  }

  /// Whether the views around read it, so that they have to look again where it comes or goes.
  var isReadFromAround: Bool {
    switch self {
    case .guide, .value, .rowBackground: true
    default: false
    }
  }
}

/// What a view takes over from the place of another one.
package struct MatchedPlace {
  /// That place, from the left upper corner of the view's own box.
  let source: CGRect
  let takesSize: Bool
  let takesPosition: Bool
  /// The point of both that is at one place.
  let anchor: UnitPoint

  package init(source: CGRect, takesSize: Bool, takesPosition: Bool, anchor: UnitPoint) {
    self.source = source
    self.takesSize = takesSize
    self.takesPosition = takesPosition
    self.anchor = anchor
  }

  /// What the view is offered that would be offered `proposal` at its own place.
  func offer(_ proposal: Proposal) -> Proposal { takesSize ? Proposal(source.size) : proposal }

  /// Where a view of the size `inside` is in its own box of the size `size`, from the leading edge.
  func offset(of inside: CGSize, in size: CGSize, isRightToLeft: Bool) -> CGPoint {
    guard takesPosition else { return .zero }
    let x = source.minX + anchor.x * (source.width - inside.width)
    let y = source.minY + anchor.y * (source.height - inside.height)
    return CGPoint(x: isRightToLeft ? size.width - x - inside.width : x, y: y)
  }
}

/// Where the row around a view is, in the coordinates of the view's outermost box. The list knows it.
package final class RowFrame {
  var frame = CGRect.zero

  package init() {}
}

/// The closure of an `alignmentGuide`, or the values that a view says by itself. An object, so that a new closure for the same view
/// changes nothing that is compared.
package final class GuideValue {
  package var compute: (ViewDimensions) -> CGFloat

  package init(_ compute: @escaping (ViewDimensions) -> CGFloat) {
    self.compute = compute
  }
}

/// A value for a key of a container's layout.
package protocol LayoutValueBox {}

/// The limits of a flexible frame along one axis (4.10).
package struct FrameBounds: Equatable, Sendable {
  /// Not a number where there is none.
  let least: CGFloat
  let ideal: CGFloat
  let most: CGFloat

  package init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
    func valid(_ length: CGFloat?) -> CGFloat { length.map { $0.isNaN ? .nan : max(0, $0) } ?? .nan }
    let low = valid(least)
    var middle = valid(ideal)
    if !low.isNaN, !middle.isNaN { middle = max(low, middle) }
    var high = valid(most)
    if !high.isNaN {
      if !middle.isNaN { high = max(middle, high) } else if !low.isNaN { high = max(low, high) }
    }
    (self.least, self.ideal, self.most) = (low, middle, high)
  }

  package var isEmpty: Bool { least.isNaN && ideal.isNaN && most.isNaN }

  private func clamp(_ length: CGFloat) -> CGFloat {
    var length = length
    if !most.isNaN { length = min(length, most) }
    if !least.isNaN { length = max(length, least) }
    return length
  }

  /// What is proposed to the view inside (4.11).
  func offer(for length: CGFloat) -> CGFloat {
    let length = length.isNaN ? ideal : length
    if length.isNaN { return .nan }
    // What asks for the least goes on doing so, where nothing here is more than that.
    if length < 0 { return least.isNaN || least == 0 ? length : least }
    return clamp(length)
  }

  /// The answer, if it needs no look at the view inside (4.12, 4.13).
  func answer(for length: CGFloat) -> CGFloat? {
    if length.isNaN { return ideal.isNaN ? nil : ideal }
    return least.isNaN || most.isNaN ? nil : clamp(max(0, length))
  }

  /// The answer, where the view inside has answered to `offer` (4.14).
  func answer(for length: CGFloat, inside: CGFloat) -> CGFloat {
    if let answer = answer(for: length) { return answer }
    let offer = offer(for: length)
    switch (least.isNaN, most.isNaN) {
    case (false, false): return clamp(inside)
    case (false, true): return max(min(offer.proposed(or: .infinity), inside), least)
    case (true, false): return min(max(offer.proposed(or: -.infinity), inside), most)
    case (true, true): return inside
    }
  }

  /// What is proposed to the view inside when it is placed (4.16).
  func placement(of length: CGFloat, for proposal: CGFloat) -> CGFloat {
    let isBetween = (least.isNaN || least < length) && (most.isNaN || length < most)
    return proposal.isNaN && ideal.isNaN && isBetween ? .nan : length
  }
}
