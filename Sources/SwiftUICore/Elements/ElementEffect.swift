/// What a modifier says around an element: padding, a frame, an opacity, a gesture. One type for each modifier.
///
/// Effects are no elements: a modifier of several views says the same about each of them. One with views of its own, such as an
/// overlay, names the element of its slot (`Element.layers`).
package protocol ElementEffect: Equatable, Sendable {
  /// What it says, in words, for outlines and failures; nil for nothing.
  var summary: String? { get }
}

extension ElementEffect {
  package func isSame(as other: any ElementEffect) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}

/// The effects around one element, innermost first. Takes no memory of its own where there are none.
package struct ElementEffects: Equatable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private var effects: ContiguousArray<any ElementEffect> = []

  package init(arrayLiteral effects: any ElementEffect...) {
    self.effects = ContiguousArray(effects)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { effects.count }
  package subscript(place: Int) -> any ElementEffect { effects[place] }

  mutating func append(_ effect: any ElementEffect) {
    effects.append(effect)
  }

  package static func == (lhs: ElementEffects, rhs: ElementEffects) -> Bool {
    lhs.elementsEqual(rhs) { $0.isSame(as: $1) }
  }
}
