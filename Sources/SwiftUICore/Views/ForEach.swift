import Synchronization

/// A structure that computes views on demand from an underlying collection of identified data.
///
/// An element's identity is its id: its views and their state move with it and end with it (behaviour 117).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection of underlying identified data that SwiftUI uses to create views dynamically.
  public var data: Data
  /// A function to create content on demand using the underlying data.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// The count at first, where the data are promised to be constant.
  let isConstant: Bool

  nonisolated init(
    _ data: Data, id: @escaping (Data.Element) -> ID, isConstant: Bool = false, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.isConstant = isConstant
    self.content = content
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Creates an instance that uniquely identifies and creates views across updates based on the provided key path.
  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
  {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the identity of the data.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: identifier(of:), content: content)
  }

  /// Creates an instance that computes views on demand over a given constant range (behaviour 118).
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, id: { $0 }, isConstant: true, content: content)
  }

  /// Creates an instance whose content gets a binding to each element, identified by the elements themselves.
  nonisolated public init<Elements>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == BindingCollection<Elements, ID>, Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(BindingCollection(data) { $0.id }, id: { $0.id }, content: { content($0.binding) })
  }

  /// Creates an instance whose content gets a binding to each element, identified by the provided key path.
  nonisolated public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where Data == BindingCollection<Elements, ID>, Elements: MutableCollection & RandomAccessCollection {
    self.init(BindingCollection(data) { $0[keyPath: id] }, id: { $0.id }, content: { content($0.binding) })
  }

  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(ForEachNode(view, context)) }
  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: ForEachNode<Data, ID, Content>.self).update(view)
  }
}

// A function by itself: a closure in the initializer would look up the type of the `ForEach` at each call.
private func identifier<Element: Identifiable>(of element: Element) -> Element.ID { element.id }

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

/// The element with one id in a collection at another place. It finds the element again when it has moved; when it is gone,
/// reading gives the last value and writing does nothing, so a view on its way out cannot trap.
private final class IdentifiedLocation<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>: DerivedLocation<
  Elements.Element
>
{
  private let source: Location<Elements>
  private let identifier: ID
  private let id: (Elements.Element) -> ID
  private let lock = Mutex(())
  // Written on the main actor only, under the lock; other threads read them under the lock.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var position: Elements.Index
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var last: Elements.Element

  init(
    _ source: Location<Elements>, identifier: ID, position: Elements.Index, last: Elements.Element,
    id: @escaping (Elements.Element) -> ID
  ) {
    self.source = source
    self.identifier = identifier
    self.position = position
    self.last = last
    self.id = id
    super.init(captured: source.captured == nil ? nil : last)
  }

  override func read() -> Elements.Element {
    let elements = source.read()
    guard MainQueue.isCurrent else {
      lock._unsafeLock()
      let position = position
      let last = last
      lock._unsafeUnlock()
      return find(in: elements, from: position).map { elements[$0] } ?? last
    }
    guard let index = find(in: elements, from: position) else { return last }
    let element = elements[index]
    keep(element, index)
    return element
  }

  private func keep(_ element: Elements.Element, _ index: Elements.Index) {
    var element = element
    var index = index
    let isKept = withUnsafePointer(to: &element) { new in
      withUnsafePointer(to: &last) { haveSameBits($0, new, MemoryLayout<Elements.Element>.size) }
    }
    if isKept, index == position { return }
    lock.withLock { _ in
      swap(&position, &index)
      swap(&last, &element)
    }
    // The old one may go now, and this may be the evaluation of a body.
    if !isKept, let node = EvaluationScope.current {
      // On the main actor, as this is.
      nonisolated(unsafe) let old = element
      MainQueue.assume { node.graph.dispose(of: old) }
    }
  }

  override func write(_ value: Elements.Element) {
    modify {
      $0 = value
      return true
    }
  }

  override func modify(_ change: @escaping (inout Elements.Element) -> Bool) {
    source.modify { [self] elements in
      guard let index = find(in: elements, from: position) else { return false }
      return change(&elements[index])
    }
  }

  private func find(in elements: Elements, from position: Elements.Index) -> Elements.Index? {
    if position >= elements.startIndex, position < elements.endIndex, id(elements[position]) == identifier { return position }
    return elements.firstIndex { id($0) == identifier }
  }

  override func isSamePlace(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? IdentifiedLocation<Elements, ID> else { return false }
    return identifier == other.identifier && (source === other.source || source.isSamePlace(as: other.source))
  }

  override func depends(on dependency: DependencySource) -> Bool { source.depends(on: dependency) }
}
