/// Where views stand beside each other's left and right sides.
public struct HorizontalAlignment: Equatable, Sendable {
  let kind: HorizontalAlignmentKind

  /// Where lines begin.
  public static let leading = HorizontalAlignment(kind: .leading)
  /// The middle.
  public static let center = HorizontalAlignment(kind: .center)
  /// Where lines end.
  public static let trailing = HorizontalAlignment(kind: .trailing)
}

/// Where views stand beside each other's upper and lower sides.
public struct VerticalAlignment: Equatable, Sendable {
  let kind: VerticalAlignmentKind

  /// The upper edge.
  public static let top = VerticalAlignment(kind: .top)
  /// The middle.
  public static let center = VerticalAlignment(kind: .center)
  /// The lower edge.
  public static let bottom = VerticalAlignment(kind: .bottom)
  /// The line on which the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(kind: .firstTextBaseline)
  /// The line on which the last line of text stands.
  public static let lastTextBaseline = VerticalAlignment(kind: .lastTextBaseline)
}

/// Where views stand along both axes.
public struct Alignment: Equatable, Sendable {
  /// Along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// Along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of the view.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

package enum HorizontalAlignmentKind: String, Sendable { case leading, center, trailing }

package enum VerticalAlignmentKind: String, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
