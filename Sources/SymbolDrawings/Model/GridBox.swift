/// A rectangle on the grid.
package struct GridBox: Equatable, Sendable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(_ point: GridPoint) { self.init(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y) }

  package var width: Double { maxX - minX }
  package var height: Double { maxY - minY }
  package var centre: GridPoint { GridPoint((minX + maxX) / 2, (minY + maxY) / 2) }

  func union(_ other: GridBox) -> GridBox {
    GridBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func outset(_ distance: Double) -> GridBox {
    GridBox(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  func contains(_ other: GridBox) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
