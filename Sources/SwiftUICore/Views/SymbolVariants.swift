import SymbolDrawings

/// Variants of symbols: filled, slashed, or in a shape.
public struct SymbolVariants: Hashable, Sendable {
  /// The shape around the symbol, as names of symbols have it.
  private let shape: String?
  private let isFilled: Bool
  private let isSlashed: Bool

  /// The plain symbol.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// In a square.
  public static let square = SymbolVariants(shape: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a line across.
  public static let slash = SymbolVariants(isSlashed: true)

  /// This variant, in a circle.
  public var circle: SymbolVariants { union(.circle) }
  /// This variant, in a square.
  public var square: SymbolVariants { union(.square) }
  /// This variant, in a rectangle.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// This variant, filled.
  public var fill: SymbolVariants { union(.fill) }
  /// This variant, with a line across.
  public var slash: SymbolVariants { union(.slash) }

  private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// Whether this has all that another variant has.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  /// The words that are added to a symbol's name, in their order.
  fileprivate var words: [String] { (isSlashed ? ["slash"] : []) + (shape.map { [$0] } ?? []) + (isFilled ? ["fill"] : []) }
}

/// Which names of symbols there are.
enum SymbolNames {
  /// The name of a symbol in a variant, or as much of the variant as there is; nil if nobody has drawn the symbol.
  static func name(of base: String, with variants: SymbolVariants) -> String? {
    let words = variants.words.filter { word in !base.split(separator: ".").contains { $0 == word } }
    // From all words to none; of fewer words, the later ones rather than the earlier.
    for count in stride(from: words.count, through: 1, by: -1) {
      for kept in combinations(of: words, count) {
        // A filled symbol stays filled: its last word is that.
        let isFilled = base.hasSuffix(".fill")
        let stem = isFilled ? String(base.dropLast(5)) : base
        let name = ([stem] + kept + (isFilled ? ["fill"] : [])).joined(separator: ".")
        if isKnown(name) { return name }
      }
    }
    return isKnown(base) ? base : nil
  }

  private static func combinations(of words: [String], _ count: Int) -> [[String]] {
    if count == words.count { return [words] }
    let choices: [Int] = (0..<(1 << words.count)).filter { $0.nonzeroBitCount == count }
    return choices.reversed().map { (bits: Int) -> [String] in
      words.indices.filter { bits & (1 << $0) != 0 }.map { words[$0] }
    }
  }

  private static func isKnown(_ name: String) -> Bool { SymbolDrawing.named(name) != nil }
}
