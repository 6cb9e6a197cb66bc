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
