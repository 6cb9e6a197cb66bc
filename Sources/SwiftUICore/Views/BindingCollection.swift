/// The elements of a collection behind a binding, each as a binding of its own. Made by `ForEach` for `$items`.
public struct BindingCollection<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  public struct Element {
    let id: ID
    let binding: Binding<Elements.Element>
  }

  private let source: Binding<Elements>
  private let elements: Elements
  private let id: (Elements.Element) -> ID

  init(_ source: Binding<Elements>, id: @escaping (Elements.Element) -> ID) {
    self.source = source
    self.id = id
    elements = source.wrappedValue
  }

  public var startIndex: Elements.Index { elements.startIndex }
  public var endIndex: Elements.Index { elements.endIndex }
  public func index(after index: Elements.Index) -> Elements.Index { elements.index(after: index) }
  public func index(before index: Elements.Index) -> Elements.Index { elements.index(before: index) }
  public func index(_ index: Elements.Index, offsetBy distance: Int) -> Elements.Index {
    elements.index(index, offsetBy: distance)
  }
  public func distance(from start: Elements.Index, to end: Elements.Index) -> Int { elements.distance(from: start, to: end) }

  public subscript(position: Elements.Index) -> Element {
    let element = elements[position]
    let identifier = id(element)
    return Element(
      id: identifier,
      binding: Binding(
        location: IdentifiedLocation(source.location, identifier: identifier, position: position, last: element, id: id)))
  }
}
