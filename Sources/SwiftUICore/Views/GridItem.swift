import Foundation

/// A description of a row or a column in a lazy grid.
public struct GridItem: Sendable {
  /// The size in the minor axis of one or more rows or columns in a grid layout.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item, which is the width of a column item or the height of a row item.
  public var size: Size
  /// The spacing to the next item. Browsers use the one of the first column for all.
  public var spacing: CGFloat?
  /// The alignment to use when placing each view.
  public var alignment: Alignment?

  /// Creates a column or a row of a grid.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var column: GridColumn {
    switch size {
    case .fixed(let width): .fixed(width)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
    }
  }
}

/// One column of a grid, or as many as have room. Lengths are in points.
package enum GridColumn: Hashable, Sendable {
  case fixed(CGFloat)
  case flexible(minimum: CGFloat, maximum: CGFloat)
  case adaptive(minimum: CGFloat, maximum: CGFloat)
}
