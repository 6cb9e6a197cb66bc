import Foundation

/// A frame around an element, fixed where `width` or `height` are set, flexible between the others; an infinite maximum fills.
/// Lengths are in points.
package struct FrameEffect: ElementEffect {
  package var width: CGFloat?
  package var height: CGFloat?
  package var minWidth: CGFloat?
  package var idealWidth: CGFloat?
  package var maxWidth: CGFloat?
  package var minHeight: CGFloat?
  package var idealHeight: CGFloat?
  package var maxHeight: CGFloat?
  package var alignment: Alignment
  /// Whether a length was asked for that no frame has.
  private let isInvalid: Bool

  package var innerKinds: InnerKinds { maxHeight == nil ? [] : .growing }
  package var fixesHeight: Bool { height != nil }

  nonisolated package init(
    width: CGFloat? = nil, height: CGFloat? = nil, minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    // Lengths that no frame has are as if nothing had been said.
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    var isInvalid = self.width != width || self.height != height
    func valid(_ length: CGFloat?) -> CGFloat? {
      guard let length, length.isNaN || length < 0 else { return length }
      isInvalid = true
      return length.isNaN ? nil : 0
    }
    let (minWidth, idealWidth, maxWidth) = (valid(minWidth), valid(idealWidth), valid(maxWidth))
    let (minHeight, idealHeight, maxHeight) = (valid(minHeight), valid(idealHeight), valid(maxHeight))
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
    self.isInvalid = isInvalid
  }

  package var horizontalAlignment: HorizontalAlignmentKind { alignment.horizontal.kind }
  package var verticalAlignment: VerticalAlignmentKind { alignment.vertical.kind }

  package var warning: Diagnostics.Warning? {
    if isInvalid { return .invalidFrame }
    func rises(_ lengths: CGFloat?...) -> Bool {
      let lengths = lengths.compactMap(\.self)
      return zip(lengths, lengths.dropFirst()).allSatisfy { $0 <= $1 }
    }
    return rises(minWidth, idealWidth, maxWidth) && rises(minHeight, idealHeight, maxHeight) ? nil : .contradictoryFrame
  }

  package var summary: String? {
    let lengths: [(String, CGFloat?)] = [
      ("width", width), ("height", height), ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth),
      ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight),
    ]
    return "frame(\(lengths.compactMap { name, length in length.map { "\(name)=\(Double($0))" } }.joined(separator: ",")))"
  }
}

extension FrameEffect: EffectModifier {}

extension View {
  /// Does nothing: a frame without any length is the view's own.
  nonisolated public func frame() -> some View {
    frame(width: nil, height: nil)
  }

  /// Puts this view into a frame of this width and height, in points. With nil the frame takes the view's own.
  ///
  /// Where the view is smaller or larger than the frame, `alignment` says where it stands.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(
      FrameEffect(
        width: width, height: height, alignment: alignment))
  }

  /// Puts this view into a frame that grows and shrinks between limits, in points.
  ///
  /// An infinite maximum takes all the space that there is. A limit of nil is the view's own. Where the view is smaller or larger
  /// than the frame, `alignment` says where it stands.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameEffect(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
}
