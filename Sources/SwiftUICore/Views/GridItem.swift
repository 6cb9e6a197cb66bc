import Foundation

/// A column of a lazy grid, or as many as have room.
public struct GridItem: Sendable {
  /// How wide a column is, in points. An adaptive one stands for as many columns as have room.
  public enum Size: Sendable {
    /// One column of this width.
    case fixed(CGFloat)
    /// One column that takes its part of what the others leave.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as have room.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The distance to the next column, in points; nil is the usual one.
  public var spacing: CGFloat?
  /// Where views stand in the column; nil is the middle.
  public var alignment: Alignment?

  /// Creates a column or a row of a grid.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var column: GridColumn {
    let size: GridColumn.Size =
      switch size {
      case .fixed(let width): .fixed(width)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return GridColumn(size: size, spacing: spacing, alignment: alignment)
  }
}

/// One column of a grid, or as many as have room. Lengths are in points.
package struct GridColumn: Equatable, Sendable {
  package enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package let size: Size
  /// To the next column; nil is the usual distance.
  package let spacing: CGFloat?
  /// Nil is what the grid says.
  package let alignment: Alignment?

  package init(size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
