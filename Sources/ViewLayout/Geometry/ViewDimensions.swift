import Foundation

/// The size of a view with its alignment guides, as they are for one proposal.
public struct ViewDimensions {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  private let place: LayoutPlace?
  private let proposal: Proposal

  init(_ size: CGSize, of place: LayoutPlace?, _ proposal: Proposal) {
    width = size.width
    height = size.height
    self.place = place
    self.proposal = proposal
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// Where a horizontal guide is, from the leading edge, in points: what the view says, or else the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[of: guide.key] }
  /// Where a vertical guide is, from the upper edge, in points: what the view says, or else the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[of: guide.key] }
  /// Where the view says that a horizontal guide is, in points; nil where it does not say it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicitly: guide.key] }
  /// Where the view says that a vertical guide is, in points; nil where it does not say it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicitly: guide.key] }

  package subscript(of key: AlignmentKey) -> CGFloat { self[explicitly: key] ?? key.defaultValue(in: self) }
  package subscript(explicitly key: AlignmentKey) -> CGFloat? { place?.explicitGuide(key, for: proposal) }
}

extension ViewDimensions: Equatable {
  /// Whether the sizes are the same, of the same view.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.size == right.size && left.place == right.place && left.proposal == right.proposal
  }
}
