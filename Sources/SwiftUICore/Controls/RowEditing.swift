import Foundation

/// Views that are made from data, whose rows a person can delete and move.
@MainActor
@preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets a person delete rows. The action gets their offsets in the data, and must delete them there; nil takes the ability
  /// away.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier(actions: .init(delete: action)))
  }

  /// Lets a person move rows. The action gets their offsets in the data, and the offset before which they are put, as it is
  /// before they are moved; nil takes the ability away.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier(actions: .init(move: action)))
  }
}

/// What a person can do with the rows of a `ForEach`. Nil says nothing, and nil in it forbids.
struct RowEditingActions {
  var delete: ((IndexSet) -> Void)??
  var move: ((IndexSet, Int) -> Void)??
}

package struct RowEditingModifier {
  let actions: RowEditingActions
}

extension RowEditingModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<RowEditingModifier> {
    RowEditingNode(self, context)
  }
}

private final class RowEditingNode: PrimitiveModifierNode<RowEditingModifier> {
  private var id = ElementID.root
  private var isEnabled = true

  override init(_ modifier: RowEditingModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    id = graph.register(self)
    isEnabled = readsEnabled()
  }

  private func readsEnabled() -> Bool { recordingDependencies { EnvironmentValues(at: self).isEnabled } }

  override func evaluate() {
    isEnabled = readsEnabled()
    forEachDescribedElement { $0.updateEffects() }
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    let actions = modifier.actions
    return RowEditingEffect(
      target: id, deletes: actions.delete.map { $0 != nil && isEnabled }, moves: actions.move.map { $0 != nil && isEnabled })
  }

  override func didUpdateContent(_ newModifier: RowEditingModifier) {
    func abilities(_ modifier: RowEditingModifier) -> [Bool?] {
      [modifier.actions.delete.map { $0 != nil }, modifier.actions.move.map { $0 != nil }]
    }
    let isSame = abilities(modifier) == abilities(newModifier)
    replaceModifier(with: newModifier)
    if !isSame { forEachDescribedElement { $0.updateEffects(by: self) } }
  }

  override func handle(_ event: any ElementEvent) {
    guard isEnabled else { return }
    switch event {
    case let event as DeleteRowsEvent:
      guard case .some(.some(let delete)) = modifier.actions.delete else { return }
      let offsets = IndexSet(event.rows.compactMap { row in place(of: row) { $0.effects.allowDeletion } })
      // 3.16: lists move what stands behind by themselves.
      if !offsets.isEmpty { withAnimation { delete(offsets) } }
    case let event as MoveRowEvent:
      guard case .some(.some(let move)) = modifier.actions.move, let from = place(of: event.row, if: { $0.effects.allowMoves })
      else { return }
      let destination: Int
      if let next = event.before {
        guard let place = place(of: next, if: { _ in true }) else { return }
        destination = place
      } else if let last = lastPlace {
        destination = last + 1
      } else {
        return
      }
      if destination != from, destination != from + 1 { move([from], destination) }
    default: break
    }
  }

  /// The offset of a row in the data of the `ForEach` in this.
  private func place(of row: ElementID, if isAllowed: (ElementNode) -> Bool) -> Int? {
    guard let element = graph.node(row)?.element, isAllowed(element) else { return nil }
    var place: Int?
    var next: ViewNode? = element
    while let node = next, node !== self {
      // The outermost one: a `ForEach` in a row is the row's.
      if let offset = node.parent?.dataOffset(ofChildAt: node.index) { place = offset }
      next = node.parent
    }
    return next === self ? place : nil
  }

  private var lastPlace: Int? {
    var last: Int?
    forEachTopElement { element in
      if let place = place(of: element.id, if: { _ in true }) { last = max(last ?? place, place) }
    }
    return last
  }

  override func tearDown() {
    graph.unregister(id)
  }
}

/// What a person can do with a row. Of several around one element, each counts for what it says something of.
package struct RowEditingEffect: ElementEffect {
  /// Where a host sends `DeleteRowsEvent` and `MoveRowEvent`.
  package let target: ElementID
  /// Nil says nothing.
  package let deletes: Bool?
  package let moves: Bool?

  package var summary: String? {
    let words = (deletes == true ? ["deletable"] : []) + (moves == true ? ["movable"] : [])
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// Whether a row stays where it is or stays at all, although others like it can be moved and deleted.
package struct RowFixedEffect: ElementEffect {
  package var deletionIsDisabled: Bool?
  package var moveIsDisabled: Bool?

  package var summary: String? {
    let words = (deletionIsDisabled == true ? ["deleteDisabled"] : []) + (moveIsDisabled == true ? ["moveDisabled"] : [])
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension RowFixedEffect: EffectModifier {
  package static var rowTrait: RowTrait? { .ability }
}

extension ElementEffects {
  var allowDeletion: Bool {
    for case let effect as RowFixedEffect in self { if let isDisabled = effect.deletionIsDisabled { return !isDisabled } }
    return true
  }

  var allowMoves: Bool {
    for case let effect as RowFixedEffect in self { if let isDisabled = effect.moveIsDisabled { return !isDisabled } }
    return true
  }

  /// Where a host says that this row is deleted; nil if it cannot be.
  package var deletionTarget: ElementID? {
    guard allowDeletion else { return nil }
    for case let effect as RowEditingEffect in self { if let deletes = effect.deletes { return deletes ? effect.target : nil } }
    return nil
  }

  /// Where a host says that this row is moved; nil if it cannot be.
  package var moveTarget: ElementID? {
    guard allowMoves else { return nil }
    for case let effect as RowEditingEffect in self { if let moves = effect.moves { return moves ? effect.target : nil } }
    return nil
  }
}

/// A person deleted rows.
package struct DeleteRowsEvent: ElementEvent {
  package var isMomentary: Bool { true }

  package let rows: [ElementID]

  package init(_ rows: [ElementID]) {
    self.rows = rows
  }
}

/// A person put a row in front of another, or behind all of its `ForEach`.
package struct MoveRowEvent: ElementEvent {
  package let row: ElementID
  package let before: ElementID?

  package init(_ row: ElementID, before: ElementID?) {
    self.row = row
    self.before = before
  }
}

extension View {
  /// Whether a person cannot delete this row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowFixedEffect(deletionIsDisabled: isDisabled))
  }

  /// Whether a person cannot move this row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowFixedEffect(moveIsDisabled: isDisabled))
  }
}

/// What a person may do by themselves with the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Deleting rows.
  public static var delete: EditActions { EditActions(rawValue: 1) }
  /// Moving rows.
  public static var move: EditActions { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions { [.delete, .move] }
}

/// Rows that a person deletes and moves in the collection behind a binding.
public struct EditableRows<Data, ID: Hashable, RowContent: View>
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int {
  private let collection: Binding<Data>
  private let rows: ForEach<BindingCollection<Data, ID>, ID, RowContent>
  private let actions: EditActions<Data>

  nonisolated init(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, _ actions: EditActions<Data>, joinsViews: Bool = false,
    _ rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) {
    collection = data
    let rows = ForEach(data, id: id, content: rowContent)
    self.rows = joinsViews ? rows.joiningViews() : rows
    self.actions = actions
  }
}

extension EditableRows: View {
  public var body: some View {
    rows.onDelete(perform: actions.contains(.delete) ? delete : nil).onMove(perform: actions.contains(.move) ? move : nil)
  }

  // The data may have become shorter since the rows were made: another window may show them too.

  private func delete(_ offsets: IndexSet) {
    var data = collection.wrappedValue
    let offsets = offsets.intersection(IndexSet(integersIn: 0..<data.count))
    if offsets.isEmpty { return }
    data.remove(atOffsets: offsets)
    collection.wrappedValue = data
  }

  private func move(_ offsets: IndexSet, _ destination: Int) {
    var data = collection.wrappedValue
    let offsets = offsets.intersection(IndexSet(integersIn: 0..<data.count))
    if offsets.isEmpty { return }
    data.move(fromOffsets: offsets, toOffset: min(destination, data.count))
    collection.wrappedValue = data
  }
}

extension ForEach {
  /// Creates rows that a person deletes and moves in the collection behind a binding.
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == CollectionOfOne<Int>, ID == Int, Content == EditableRows<C, C.Element.ID, R>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, C.Index == Int
  {
    self.init(CollectionOfOne(0), id: { $0 }, content: { _ in EditableRows(data, id: \.id, editActions, content) })
  }

  /// Creates rows that a person deletes and moves in the collection behind a binding. A key path leads to what tells its elements apart.
  nonisolated public init<C, ElementID: Hashable, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ElementID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == CollectionOfOne<Int>, ID == Int, Content == EditableRows<C, ElementID, R>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index == Int
  {
    self.init(CollectionOfOne(0), id: { $0 }, content: { _ in EditableRows(data, id: id, editActions, content) })
  }
}
