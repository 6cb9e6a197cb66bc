/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let kind: HorizontalAlignmentKind

  public static let leading = HorizontalAlignment(kind: .leading)
  public static let center = HorizontalAlignment(kind: .center)
  public static let trailing = HorizontalAlignment(kind: .trailing)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let kind: VerticalAlignmentKind

  public static let top = VerticalAlignment(kind: .top)
  public static let center = VerticalAlignment(kind: .center)
  public static let bottom = VerticalAlignment(kind: .bottom)
  public static let firstTextBaseline = VerticalAlignment(kind: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(kind: .lastTextBaseline)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

package enum HorizontalAlignmentKind: String, Sendable { case leading, center, trailing }

package enum VerticalAlignmentKind: String, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
