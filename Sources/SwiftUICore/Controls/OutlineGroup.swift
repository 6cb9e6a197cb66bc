/// The elements of a tree, those with children as groups that open and close.
///
/// Nil children make a leaf. An empty collection makes a group without rows. All groups are closed at first; which of them are
/// open is kept by the elements' ids, also while the group around them is closed.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

/// What is below an element of an `OutlineGroup`. Opaque to apps.
public struct OutlineSubgroupChildren: View {
  let content: AnyView
  public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View { OutlineTree(data: data, id: id, children: children, content: content) }
}

extension OutlineGroup
where Parent: View, Leaf == Parent, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates a group of a tree's elements, by their own ids.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: data, id: \.id, children: children, content: content)
  }

  /// Creates a group of a tree's elements, whose ids are at a key path.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: children, content: content)
  }

  /// Creates a group with a tree's root in it.
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, [DataElement]?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, Data == [DataElement] {
    self.init(data: [root], id: \.id, children: children, content: content)
  }
}

/// A tree with what is remembered of it.
private struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  @State private var open = OpenElements<ID>()
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  var body: some View { OutlineRows(data: data, id: id, children: children, content: content, open: open) }
}

/// Which elements of a tree a person has opened, wherever they are in it. Nobody follows it: each element that is shown has a state of
/// its own, which begins with what is remembered here.
private final class OpenElements<ID: Hashable> {
  private var ids: Set<ID> = []

  func contains(_ id: ID) -> Bool {
    // Comparing ids is the app's code: not inside an access.
    let ids = ids
    return ids.contains(id)
  }

  func set(_ id: ID, isOpen: Bool) {
    var ids = exchange(&self.ids, with: [])
    if isOpen { ids.insert(id) } else { ids.remove(id) }
    self.ids = ids
  }
}

private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
  let open: OpenElements<ID>

  var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        OutlineBranch(id: element[keyPath: id], open: open) {
          AnyView(OutlineRows(data: below, id: id, children: children, content: content, open: open))
        } label: {
          JoinedViews(content: content(element))
        }
      } else {
        JoinedViews(content: content(element))
      }
    }
  }
}

private struct OutlineBranch<ID: Hashable, Label: View>: View {
  @State private var isOpen: Bool
  private let id: ID
  private let open: OpenElements<ID>
  private let content: () -> AnyView
  private let label: Label

  init(id: ID, open: OpenElements<ID>, content: @escaping () -> AnyView, @ViewBuilder label: () -> Label) {
    self.id = id
    self.open = open
    self.content = content
    self.label = label()
    _isOpen = State(initialValue: open.contains(id))
  }

  var body: some View {
    let isExpanded = Binding {
      isOpen
    } set: { isExpanded in
      isOpen = isExpanded
      open.set(id, isOpen: isExpanded)
    }
    DisclosureGroup(isExpanded: isExpanded, content: content) { label }
  }
}
