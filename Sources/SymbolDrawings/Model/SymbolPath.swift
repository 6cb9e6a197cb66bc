/// Lines and curves on the grid, in any number of parts.
package struct SymbolPath: Equatable, Sendable {
  /// One step of a path.
  package enum Element: Equatable, Sendable {
    /// A new part begins at a point.
    case move(GridPoint)
    /// A straight line to a point.
    case line(GridPoint)
    /// A curve with one handle, to the second point.
    case quad(GridPoint, GridPoint)
    /// A curve with two handles, to the third point.
    case curve(GridPoint, GridPoint, GridPoint)
    /// A straight line to where the part began.
    case close
  }

  /// The steps in order.
  package private(set) var elements: [Element] = []

  /// Where the next step starts.
  private(set) var current = GridPoint(0, 0)
  private var start = GridPoint(0, 0)

  init() {}

  mutating func move(to point: GridPoint) {
    elements.append(.move(point))
    current = point
    start = point
  }

  mutating func line(to point: GridPoint) {
    elements.append(.line(point))
    current = point
  }

  mutating func quad(_ control: GridPoint, to point: GridPoint) {
    elements.append(.quad(control, point))
    current = point
  }

  mutating func curve(_ first: GridPoint, _ second: GridPoint, to point: GridPoint) {
    elements.append(.curve(first, second, point))
    current = point
  }

  mutating func close() {
    elements.append(.close)
    current = start
  }

  mutating func append(_ other: SymbolPath) {
    elements += other.elements
    current = other.current
    start = other.start
  }

  /// Whether every part ends where it began, so that it can be filled.
  var isClosed: Bool {
    var isOpen = false
    var hasParts = false
    for element in elements {
      switch element {
      case .move where isOpen: return false
      case .move: break
      case .line, .quad, .curve: isOpen = true
      case .close:
        isOpen = false
        hasParts = true
      }
    }
    return hasParts && !isOpen
  }

  /// The parts that are connected, each as a path.
  var parts: [SymbolPath] {
    var parts: [SymbolPath] = []
    for element in elements {
      if case .move = element { parts.append(SymbolPath()) }
      guard !parts.isEmpty else { continue }
      parts[parts.count - 1].elements.append(element)
    }
    return parts
  }

  func transformed(by transform: GridTransform) -> SymbolPath {
    var result = SymbolPath()
    for element in elements {
      switch element {
      case .move(let point): result.move(to: transform(point))
      case .line(let point): result.line(to: transform(point))
      case .quad(let control, let point): result.quad(transform(control), to: transform(point))
      case .curve(let first, let second, let point):
        result.curve(transform(first), transform(second), to: transform(point))
      case .close: result.close()
      }
    }
    return result
  }

  /// The smallest box around the path; nil if there is nothing.
  package var bounds: GridBox? {
    var box: GridBox?
    var last = GridPoint(0, 0)
    func add(_ point: GridPoint) { box = box?.union(GridBox(point)) ?? GridBox(point) }
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        add(point)
        last = point
      case .quad(let control, let point):
        for step in 1...8 {
          let t = Double(step) / 8
          add(last * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + point * (t * t))
        }
        last = point
      case .curve(let first, let second, let point):
        for step in 1...8 {
          let t = Double(step) / 8
          let s = 1 - t
          add(last * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + point * (t * t * t))
        }
        last = point
      case .close: break
      }
    }
    return box
  }
}
