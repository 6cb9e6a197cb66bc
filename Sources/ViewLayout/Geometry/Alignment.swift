import Foundation

/// Where views stand beside each other's left and right sides: a guide along the horizontal axis.
///
/// An app makes guides of its own with a type of `AlignmentID`.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) {
    self.key = key
  }

  /// Creates a guide of an app's own: the same one for the same type.
  public init(_ id: any AlignmentID.Type) {
    key = .custom(id, along: .horizontal)
  }

  /// Where lines begin.
  public static let leading = HorizontalAlignment(key: .leading)
  /// The middle.
  public static let center = HorizontalAlignment(key: .horizontalCenter)
  /// Where lines end.
  public static let trailing = HorizontalAlignment(key: .trailing)
  /// Where the line between two rows of a list begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(key: .listRowSeparatorLeading)
  /// Where the line between two rows of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(key: .listRowSeparatorTrailing)
}

/// Where views stand beside each other's upper and lower sides: a guide along the vertical axis.
///
/// An app makes guides of its own with a type of `AlignmentID`.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) {
    self.key = key
  }

  /// Creates a guide of an app's own: the same one for the same type.
  public init(_ id: any AlignmentID.Type) {
    key = .custom(id, along: .vertical)
  }

  /// The upper edge.
  public static let top = VerticalAlignment(key: .top)
  /// The middle.
  public static let center = VerticalAlignment(key: .verticalCenter)
  /// The lower edge.
  public static let bottom = VerticalAlignment(key: .bottom)
  /// The line on which the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  /// The line on which the last line of text stands.
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
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
  /// The middle, on the line on which the first line of text stands.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle, on the line on which the last line of text stands.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge, on the line on which the first line of text stands.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge, on the line on which the last line of text stands.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge, on the line on which the first line of text stands.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge, on the line on which the last line of text stands.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// What makes an alignment guide of an app's own.
public protocol AlignmentID {
  /// Where the guide is in a view that does not say it: from the view's leading or upper edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
