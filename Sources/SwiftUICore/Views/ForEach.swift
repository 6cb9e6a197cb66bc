/// A view for each element of a collection, by the elements' ids.
///
/// An element's identity is its id: its views and their state move with it and end with it. Equal ids are a mistake: both
/// elements are shown, with a warning, and state may pass from one to the other. In a `List` or a lazy container rows are made
/// when the host shows them.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  // Behaviour 117.

  /// The elements.
  public var data: Data
  /// Makes the view for an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// The count at first, where the data are promised to be constant.
  let isConstant: Bool
  /// Whether the views of one element are one row of a list.
  private(set) var joinsViews = false
  /// Whether the data are known where this stands: see `FoundData`.
  private(set) var findsSubviews = false

  // For every module whose content may stand in it: views, rows of tables, marks of charts.
  nonisolated package init(
    _ data: Data, id: @escaping (Data.Element) -> ID, isConstant: Bool = false, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.isConstant = isConstant
    self.content = content
  }
}

extension ForEach {
  /// The same, with one row of a list for each element, however many views that has.
  nonisolated func joiningViews() -> Self {
    var joining = self
    joining.joinsViews = true
    return joining
  }

  /// One whose data are known where it stands.
  nonisolated init(
    finding data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: id, content: content)
    findsSubviews = true
  }

  /// The same with the data that have been found.
  func showing(_ data: Data) -> Self {
    var showing = self
    showing.data = data
    showing.findsSubviews = false
    return showing
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Creates a view for each element, whose id is at a key path.
  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
  {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates a view for each element, by its own id.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: identifier(of:), content: content)
  }

  /// Creates a view for each number of a range that stays the same: a later range of another length is a mistake, with a warning.
  ///
  /// The ids are offsets: in a `Picker` over `2..<100` the first option has the tag 0, unless a `tag(_:)` says another one.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    // Behaviour 118. A function that captures nothing costs nothing.
    let first = data.lowerBound
    self.init(data, id: first == 0 ? { $0 } : { $0 &- first }, isConstant: true, content: content)
  }

  /// Creates a view, which gets a binding, for each element of a collection behind a binding, by its own id.
  nonisolated public init<Elements>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == BindingCollection<Elements, ID>, Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(BindingCollection(data) { $0.id }, id: { $0.id }, content: { content($0.binding) })
  }

  /// Creates a view, which gets a binding, for each element of a collection behind a binding. The id is at a key path.
  nonisolated public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where Data == BindingCollection<Elements, ID>, Elements: MutableCollection & RandomAccessCollection {
    self.init(BindingCollection(data) { $0[keyPath: id] }, id: { $0.id }, content: { content($0.binding) })
  }

  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    view.findsSubviews ? _Node(FoundViewsNode(FoundRows(rows: view), context)) : _Node(ForEachNode(view, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    if view.findsSubviews {
      var found = FoundRows(rows: view)
      node.cast(to: FoundViewsNode<FoundRows<Data, ID, Content>>.self).replaceValue(with: &found)
      return
    }
    node.cast(to: ForEachNode<Data, ID, Content>.self).update(view)
  }
}

// A function by itself: a closure in the initializer would look up the type of the `ForEach` at each call.
private func identifier<Element: Identifiable>(of element: Element) -> Element.ID { element.id }
