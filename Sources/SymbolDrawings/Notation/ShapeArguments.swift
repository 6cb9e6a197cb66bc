/// The numbers, points and words after a shape's letter.
struct ShapeArguments {
  var words: [Substring]

  /// The numbers that are not part of a point.
  private var numbers: [Double] { words.filter { !$0.contains(",") }.compactMap { Double($0) } }

  private func number(_ index: Int) throws(NotationError) -> Double {
    let numbers = numbers
    guard numbers.indices.contains(index) else { throw NotationError("a number is missing in \(words)") }
    return numbers[index]
  }

  /// The points, with radii for those that have one.
  private func corners() throws(NotationError) -> [(point: GridPoint, radius: Double?)] {
    var corners: [(point: GridPoint, radius: Double?)] = []
    for word in words where word.contains(",") {
      let parts = word.split(separator: ":")
      let pair = parts[0].split(separator: ",").compactMap { Double($0) }
      guard pair.count == 2 else { throw NotationError("\(word) is no point") }
      corners.append((GridPoint(pair[0], pair[1]), parts.count > 1 ? Double(parts[1]) : nil))
    }
    return corners
  }

  private func point() throws(NotationError) -> GridPoint {
    guard let first = try corners().first else { throw NotationError("a point is missing in \(words)") }
    return first.point
  }

  /// The radius of a circle.
  var radius: Double { get throws(NotationError) { try number(0) } }

  /// The radius of a dot, apart from its stroke.
  var dotRadius: Double { numbers.first ?? 0.4 }

  /// A line without length.
  func dot() throws(NotationError) -> SymbolPath {
    let point = try point()
    var path = SymbolPath()
    path.move(to: point)
    path.line(to: point)
    return path
  }

  /// Where another drawing goes.
  var placement: GridTransform {
    get throws(NotationError) {
      let middle = try corners().first?.point ?? .centre
      let numbers = numbers
      return GridTransform.scaled(by: numbers.first ?? 1)
        .then(.rotated(by: numbers.count > 1 ? numbers[1] : 0))
        .then(.moved(by: middle - .centre))
    }
  }

  /// A word, its middle and the height of its capitals.
  func text() throws(NotationError) -> (String, GridPoint, Double) {
    guard let text = words.first else { throw NotationError("no letters") }
    let rest = ShapeArguments(words: Array(words.dropFirst()))
    return (String(text), try rest.point(), try rest.number(0))
  }

  func path(_ letter: Character, steps first: Substring) throws(NotationError) -> SymbolPath {
    switch letter {
    case "c":
      let radius = try number(0)
      return SymbolPath(centre: try point(), radii: GridPoint(radius, radius))
    case "d": return try dot()
    case "e": return SymbolPath(centre: try point(), radii: GridPoint(try number(0), try number(1)))
    case "r":
      return SymbolPath(
        origin: try point(), width: try number(0), height: try number(1), radius: numbers.count > 2 ? try number(2) : 0)
    case "l", "p":
      let radius = numbers.first ?? 0
      let corners = try corners().map { SymbolPath.Corner($0.point, $0.radius ?? radius) }
      guard corners.count > 1 else { throw NotationError("too few points in \(words)") }
      return SymbolPath(corners: corners, isClosed: letter == "p")
    case "a":
      return SymbolPath(centre: try point(), radius: try number(0), from: try number(1), to: try number(2))
    case "n":
      return SymbolPath(
        points: Int(try number(0)), centre: try point(), outer: try number(1), inner: try number(2), radius: try number(3))
    case "k":
      return SymbolPath(
        points: Int(try number(0)), centre: try point(), outer: try number(1), inner: nil, radius: try number(2))
    case "q":
      return SymbolPath(
        teeth: Int(try number(0)), centre: try point(), outer: try number(1), inner: try number(2), radius: try number(3))
    case "M": return try SymbolPath(steps: [first] + words)
    default: throw NotationError("an unknown shape \(letter)")
    }
  }
}
