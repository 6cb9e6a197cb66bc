/// Reads the text of a drawing: items between semicolons, from back to front.
///
/// An item is a shape, numbers and points (`3,4`), and settings that begin with a slash.
///
///     c 12,12 9          a circle: centre, radius
///     e 12,12 9 5        an ellipse: centre, radii
///     r 3,5 18 14 2      a rectangle: corner, width, height, radius of corners
///     l 1 3,4 5,6:2 7,8  lines: radius of corners, points; a point may have a radius of its own
///     p 1 3,4 5,6 7,8    a polygon: the same, closed
///     a 12,12 9 0 90     an arc: centre, radius, from angle to angle
///     d 12,12 1          a dot: it grows with the weight
///     n 5 12,12 9 4 1    a star: points, centre, radii, radius of corners
///     k 6 12,12 9 1      a polygon with equal sides: corners, centre, radius, radius of corners
///     q 8 12,12 9 7 1    a gear wheel: teeth, centre, radii, radius of corners
///     t Ab 12,12 10      letters: middle, height of capitals
///     M3,4 L5,6 Z        a free path
///     @name 12,12 .5     another drawing: where its middle goes, factor, degrees
///
/// Before the shape: `*` fills and strokes, `#` only fills, `-` strokes a hole, `_` fills a hole, `~` is a gap around the shape,
/// `^` the shape and a gap around it. Without any of them the shape is stroked.
///
/// Settings: `/mx` and `/my` add a copy mirrored sideways or upright, `/fx` and `/fy` only mirror, `/x8` makes eight copies
/// around the middle, `/rot45` turns, `/mv1,2` moves, `/sc.8` scales, `/L1` is the level, `/T.5` the threshold, `/w.8` the factor
/// of strokes, `/k` keeps the layer from being filled, `/f` has it filled anyway.
struct DrawingParser {
  /// Finds the layers of another drawing.
  var lookUp: (String) -> [SymbolLayer]?

  func layers(_ text: some StringProtocol) throws(NotationError) -> [SymbolLayer] {
    var layers: [SymbolLayer] = []
    for item in text.split(separator: ";") {
      let words = item.split { $0 == " " || $0.isNewline }
      guard !words.isEmpty else { continue }
      layers += try self.layers(words.map { Substring($0) })
    }
    return layers
  }

  /// The layers of one item.
  private func layers(_ words: [Substring]) throws(NotationError) -> [SymbolLayer] {
    let signs = words[0].prefix { "*#-_~^".contains($0) }
    let kind = words[0].dropFirst(signs.count)
    let settings = words.filter { $0.first == "/" }
    let arguments = ShapeArguments(words: words.dropFirst().filter { $0.first != "/" })
    guard let letter = kind.first else { throw NotationError("no shape in \(words.joined(separator: " "))") }
    var layers: [SymbolLayer]
    switch letter {
    case "@":
      guard let found = lookUp(String(kind.dropFirst())) else { throw NotationError("no drawing \(kind)") }
      layers = found.transformed(by: try arguments.placement)
    case "t":
      layers = [SymbolLayer(path: try SymbolAlphabet.path(arguments))]
    default:
      layers = [SymbolLayer(path: try arguments.path(letter, steps: kind))]
      // A stroke without length is a dot of any size; strokes around very small circles are painted with gaps.
      let isDisc = letter == "c" && signs.contains { "*_".contains($0) }
      let radius = letter == "d" ? arguments.dotRadius : isDisc ? try arguments.radius : nil
      if let radius, radius < 2.2 {
        layers[0].path = try arguments.dot()
        layers[0].stroke = SymbolLayer.Stroke(factor: 1, extra: 2 * radius)
      }
    }
    for setting in settings { try apply(setting.dropFirst(), to: &layers) }
    for sign in signs { try apply(sign, to: &layers) }
    return layers
  }

  private func apply(_ sign: Character, to layers: inout [SymbolLayer]) throws(NotationError) {
    switch sign {
    case "^": layers = layers.withMoat
    case "~": layers = layers.filter { $0.effect == .draw }.map(\.moat)
    default:
      for index in layers.indices where layers[index].effect != .erase {
        switch sign {
        case "*": layers[index].isFilled = true
        case "#":
          layers[index].isFilled = true
          layers[index].stroke = nil
        case "-", "_":
          // A hole in a hole is paint again.
          layers[index].effect = layers[index].effect == .draw ? .mark : .draw
          layers[index].stroke?.factor *= SymbolFilling.markFactor
          if sign == "_" { layers[index].isFilled = true }
        default: throw NotationError("an unknown sign \(sign)")
        }
      }
    }
  }

  private func apply(_ setting: Substring, to layers: inout [SymbolLayer]) throws(NotationError) {
    let name = setting.prefix { $0.isLetter }
    let values = setting.dropFirst(name.count).split(separator: ",").compactMap { Double($0) }
    func value(_ index: Int) throws(NotationError) -> Double {
      guard values.indices.contains(index) else { throw NotationError("\(setting) lacks a number") }
      return values[index]
    }
    func add(_ transform: GridTransform) {
      for index in layers.indices { layers[index].path.append(layers[index].path.transformed(by: transform)) }
    }
    switch name {
    case "mx": add(.mirroredSideways)
    case "my": add(.mirroredUpright)
    case "fx": layers = layers.transformed(by: .mirroredSideways)
    case "fy": layers = layers.transformed(by: .mirroredUpright)
    case "x":
      let count = Int(try value(0))
      for index in layers.indices {
        let path = layers[index].path
        for copy in 1..<count {
          layers[index].path.append(path.transformed(by: .rotated(by: 360 * Double(copy) / Double(count))))
        }
      }
    case "rot": layers = layers.transformed(by: .rotated(by: try value(0)))
    case "mv": layers = layers.transformed(by: .moved(by: GridPoint(try value(0), try value(1))))
    case "sc": layers = layers.transformed(by: .scaled(by: try value(0)))
    case "L": layers = layers.atLevel(Int(try value(0)))
    default:
      for index in layers.indices {
        switch name {
        case "T": layers[index].threshold = try value(0)
        case "w": layers[index].stroke?.factor *= try value(0)
        case "k": layers[index].filling = .never
        case "f": layers[index].filling = .always
        default: throw NotationError("an unknown setting \(setting)")
        }
      }
    }
  }
}
