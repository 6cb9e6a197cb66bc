/// A change of coordinates: moves, scalings, rotations and mirrorings, one after another.
struct GridTransform: Equatable, Sendable {
  private var xAxis = GridPoint(1, 0)
  private var yAxis = GridPoint(0, 1)
  private var shift = GridPoint(0, 0)

  init() {}

  /// A mapping of the axes that keeps one point in its place.
  private init(xAxis: GridPoint, yAxis: GridPoint, fixed: GridPoint) {
    self.xAxis = xAxis
    self.yAxis = yAxis
    shift = fixed - (xAxis * fixed.x + yAxis * fixed.y)
  }

  static func moved(by offset: GridPoint) -> GridTransform {
    var result = GridTransform()
    result.shift = offset
    return result
  }

  static func scaled(by factor: Double, about fixed: GridPoint = .centre) -> GridTransform {
    GridTransform(xAxis: GridPoint(factor, 0), yAxis: GridPoint(0, factor), fixed: fixed)
  }

  static func rotated(by degrees: Double, about fixed: GridPoint = .centre) -> GridTransform {
    let axis = GridPoint(degrees: degrees)
    return GridTransform(xAxis: axis, yAxis: axis.quarterTurn, fixed: fixed)
  }

  /// Left and right change places.
  static let mirroredSideways = GridTransform(xAxis: GridPoint(-1, 0), yAxis: GridPoint(0, 1), fixed: .centre)

  /// Top and bottom change places.
  static let mirroredUpright = GridTransform(xAxis: GridPoint(1, 0), yAxis: GridPoint(0, -1), fixed: .centre)

  /// How much longer a line becomes.
  var scale: Double { xAxis.length }

  func callAsFunction(_ point: GridPoint) -> GridPoint { xAxis * point.x + yAxis * point.y + shift }

  /// This change and then another one.
  func then(_ next: GridTransform) -> GridTransform {
    var result = GridTransform()
    result.shift = next(shift)
    result.xAxis = next(shift + xAxis) - result.shift
    result.yAxis = next(shift + yAxis) - result.shift
    return result
  }
}
