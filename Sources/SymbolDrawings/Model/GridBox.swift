/// A rectangle on the grid.
package struct GridBox: Equatable, Sendable {
  /// The left edge.
  package var minX: Double
  /// The top edge.
  package var minY: Double
  /// The right edge.
  package var maxX: Double
  /// The bottom edge.
  package var maxY: Double

  /// The rectangle between four edges.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(_ point: GridPoint) { self.init(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y) }

  /// From the left edge to the right one.
  package var width: Double { maxX - minX }
  /// From the top edge to the bottom one.
  package var height: Double { maxY - minY }
  /// The point in the middle.
  package var centre: GridPoint { GridPoint((minX + maxX) / 2, (minY + maxY) / 2) }

  func union(_ other: GridBox) -> GridBox {
    GridBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func outset(_ distance: Double) -> GridBox {
    GridBox(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  func intersects(_ other: GridBox) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  func contains(_ other: GridBox) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
