extension SymbolPath {
  /// A path in steps like those of SVG, with a comma in every point: `M4,12 C4,8 8,4 12,4 A8,0,1 20,12 Z`.
  ///
  /// A small letter counts from the current point. `A` takes the radius, whether the arc is the large one, and whether it
  /// turns clockwise.
  init(steps: [Substring]) throws(NotationError) {
    self.init()
    var reader = StepReader(words: steps[...])
    // Where a smooth curve's first handle comes from.
    var handle: GridPoint?
    while let step = try reader.nextCommand() {
      let (letter, isRelative) = step
      let origin = isRelative ? current : GridPoint(0, 0)
      var nextHandle: GridPoint?
      switch letter {
      case "m": move(to: origin + (try reader.point()))
      case "l": line(to: origin + (try reader.point()))
      case "h": line(to: GridPoint(origin.x + (try reader.number()), current.y))
      case "v": line(to: GridPoint(current.x, origin.y + (try reader.number())))
      case "q":
        let control = origin + (try reader.point())
        quad(control, to: origin + (try reader.point()))
      case "c", "s":
        let first = letter == "c" ? origin + (try reader.point()) : handle ?? current
        let second = origin + (try reader.point())
        let end = origin + (try reader.point())
        curve(first, second, to: end)
        nextHandle = end + end - second
      case "a":
        let shape = try reader.numbers(3)
        arc(radius: shape[0], isLarge: shape[1] == 1, isClockwise: shape[2] == 1, to: origin + (try reader.point()))
      case "z": close()
      default: throw NotationError("an unknown step \(letter)")
      }
      handle = nextHandle
    }
  }
}

/// The commands and numbers of a path.
private struct StepReader {
  var words: ArraySlice<Substring>
  private var command: (letter: Character, isRelative: Bool)?

  init(words: ArraySlice<Substring>) { self.words = words }

  /// The letter of the next step; one that is left out is the letter before.
  mutating func nextCommand() throws(NotationError) -> (letter: Character, isRelative: Bool)? {
    guard let word = words.first, let first = word.first else { return nil }
    guard first.isLetter else {
      guard command?.letter != "z" else { throw NotationError("numbers after the end of a part") }
      return command
    }
    command = (Character(first.lowercased()), first.isLowercase)
    words[words.startIndex] = word.dropFirst()
    if word.count == 1 { words.removeFirst() }
    return command
  }

  mutating func numbers(_ count: Int) throws(NotationError) -> [Double] {
    guard let word = words.popFirst() else { throw NotationError("a number is missing at the end") }
    let values = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    let numbers = values.compactMap(\.self)
    guard numbers.count == count, values.count == count else { throw NotationError("\(word) is not \(count) numbers") }
    return numbers
  }

  mutating func number() throws(NotationError) -> Double { try numbers(1)[0] }

  mutating func point() throws(NotationError) -> GridPoint {
    let pair = try numbers(2)
    return GridPoint(pair[0], pair[1])
  }
}
