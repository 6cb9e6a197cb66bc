/// A point or a vector on the grid of 24 x 24 units; y grows downwards.
package struct GridPoint: Equatable, Sendable {
  /// The distance from the left edge.
  package var x: Double
  /// The distance from the top edge.
  package var y: Double

  /// The point with these coordinates.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle of the grid, where every symbol is centred.
  static let centre = GridPoint(12, 12)

  static func + (left: GridPoint, right: GridPoint) -> GridPoint { GridPoint(left.x + right.x, left.y + right.y) }
  static func - (left: GridPoint, right: GridPoint) -> GridPoint { GridPoint(left.x - right.x, left.y - right.y) }
  static func * (vector: GridPoint, factor: Double) -> GridPoint { GridPoint(vector.x * factor, vector.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector of length 1 in the same direction; a vector without length stays.
  var direction: GridPoint { length > 0 ? self * (1 / length) : self }

  /// The vector turned by a quarter, clockwise on the screen.
  var quarterTurn: GridPoint { GridPoint(-y, x) }

  func dot(_ other: GridPoint) -> Double { x * other.x + y * other.y }

  /// The vector of length 1 at an angle: 0 points to the right, 90 downwards.
  init(degrees: Double) {
    // The series is exact enough within an eighth of a turn; whole quarters swap the coordinates.
    let quarters = (degrees / 90).rounded()
    let angle = (degrees - quarters * 90) * .pi / 180
    let square = angle * angle
    let sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
    let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    switch Int(quarters) & 3 {
    case 0: self.init(cosine, sine)
    case 1: self.init(-sine, cosine)
    case 2: self.init(-cosine, -sine)
    default: self.init(sine, -cosine)
    }
  }
}
