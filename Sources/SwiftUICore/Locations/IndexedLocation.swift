/// The element at one position of a collection at another location.
final class IndexedLocation<Elements: MutableCollection>: DerivedLocation<Elements.Element> {
  private let elements: Location<Elements>
  private let position: Elements.Index

  init(_ elements: Location<Elements>, _ position: Elements.Index) {
    self.elements = elements
    self.position = position
    super.init(captured: elements.captured.flatMap { $0.indices.contains(position) ? $0[position] : nil })
  }

  override func read() -> Elements.Element { elements.read()[position] }

  override func peek() -> Elements.Element? { element(of: elements.peek()) }

  override func known() -> Elements.Element? { element(of: elements.known()) }

  private func element(of elements: Elements?) -> Elements.Element? {
    guard let elements, position >= elements.startIndex, position < elements.endIndex else { return nil }
    return elements[position]
  }

  override func write(_ value: Elements.Element) {
    modify {
      $0 = value
      return true
    }
  }

  /// Nothing, where there is no such position any more: it may have gone while this was on its way from another thread.
  override func modify(_ change: @escaping (inout Elements.Element) -> Bool) {
    elements.modify { [position] whole in
      position >= whole.startIndex && position < whole.endIndex && change(&whole[position])
    }
  }

  override func isSamePlace(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? IndexedLocation<Elements> else { return false }
    return position == other.position && (elements === other.elements || elements.isSamePlace(as: other.elements))
  }

  override func depends(on source: DependencySource) -> Bool { elements.depends(on: source) }
}
