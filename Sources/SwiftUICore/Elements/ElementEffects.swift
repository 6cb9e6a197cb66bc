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
