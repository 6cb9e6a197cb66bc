/// The elements of a collection behind a binding, each as a binding of its own. Made by `ForEach` for `$items`.
public struct BindingCollection<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  /// One element: its identity, and a binding that finds it again when it has moved.
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

  /// The position of the first element.
  public var startIndex: Elements.Index { elements.startIndex }
  /// The position behind the last element.
  public var endIndex: Elements.Index { elements.endIndex }
  /// The position behind another.
  public func index(after index: Elements.Index) -> Elements.Index { elements.index(after: index) }
  /// The position in front of another.
  public func index(before index: Elements.Index) -> Elements.Index { elements.index(before: index) }
  /// The position so many elements from another.
  public func index(_ index: Elements.Index, offsetBy distance: Int) -> Elements.Index {
    elements.index(index, offsetBy: distance)
  }
  /// How many elements lie between two positions.
  public func distance(from start: Elements.Index, to end: Elements.Index) -> Int { elements.distance(from: start, to: end) }

  /// The element at a position, with a binding of its own.
  public subscript(position: Elements.Index) -> Element {
    let element = elements[position]
    let identifier = id(element)
    return Element(
      id: identifier,
      binding: Binding(
        location: IdentifiedLocation(source.location, identifier: identifier, position: position, last: element, id: id)))
  }
}
