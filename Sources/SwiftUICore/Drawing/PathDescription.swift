import Foundation

/// The steps as text: the numbers of each, and then its letter. `m` moves, `l` is a line, `q` and `c` are curves with their control
/// points first, `h` closes, `re` is a rectangle.
extension Path: LosslessStringConvertible {
  /// Reads a path from its description; nil for text that is none.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  /// The steps as text, which `init(_:)` reads: numbers have six significant digits.
  public var description: String {
    func text(_ points: CGPoint...) -> String { points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ") }
    return elements.map { element in
      switch element {
      case .move(let end): text(end) + " m"
      case .line(let end): text(end) + " l"
      case .quadCurve(let end, let control): text(control, end) + " q"
      case .curve(let end, let control1, let control2): text(control1, control2, end) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private static func text(_ number: CGFloat) -> String {
    // Nothing has no sign.
    String(format: "%g", number == 0 ? 0 : Double(number))
  }
}
