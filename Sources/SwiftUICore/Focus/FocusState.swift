import Observation

/// Which view has the focus: true or false for one view, or an optional value for one of several.
///
///     @FocusState private var field: Field?
///     // TextField("Name", text: $name).focused($field, equals: .name)
///
/// A person who moves the focus writes it, and writing it moves the focus at the end of the turn. A value that no view has by then falls
/// back to nil.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Refers to a focus state of another view.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    let state: FocusState<Value>

    /// The value. A body that reads it depends on it; writing it moves the focus.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// This binding, to pass on.
    public var projectedValue: FocusState<Value>.Binding { self }

    // The state belongs to another view, which links it.
    public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
      layout.add(
        .init(
          offset: offset, link: nil, update: nil,
          isCause: { pointer, cause in
            guard case .source(let source) = cause else { return false }
            return pointer.assumingMemoryBound(to: Binding.self).pointee.state.storage?.slot === source
          }))
    }
  }

  private let nobody: Value
  fileprivate(set) var storage: FocusStorage<Value>?

  /// Creates a state for one view.
  public init() where Value == Bool {
    nobody = false
  }

  /// Creates a state for one of several views.
  public init<Wrapped>() where Value == Wrapped?, Wrapped: Hashable {
    nobody = nil
  }

  /// The value. A body that reads it depends on it; writing it moves the focus at the end of the turn.
  public var wrappedValue: Value {
    get { storage?.slot.read() ?? nobody }
    nonmutating set { storage?.write(newValue) }
  }

  /// Refers to this state, for `focused(_:)`.
  public var projectedValue: FocusState<Value>.Binding { Binding(state: self) }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    let place = layout.addStorage()
    let name = layout.name
    layout.add(
      .init(
        offset: offset,
        link: { pointer, owner in
          let state = pointer.assumingMemoryBound(to: FocusState<Value>.self)
          if let storage = owner[storage: place] {
            state.pointee.storage = unsafeDowncast(storage, to: FocusStorage<Value>.self)
          } else {
            let storage = FocusStorage(state.pointee.nobody, of: name, in: owner.graph)
            owner[storage: place] = storage
            state.pointee.storage = storage
          }
        }, update: nil,
        isCause: { pointer, cause in
          guard case .source(let source) = cause else { return false }
          return pointer.assumingMemoryBound(to: FocusState<Value>.self).pointee.storage?.slot === source
        }))
  }
}

/// The storage is the node's and outlives the view value, so two values of one identity never differ in it.
extension FocusState: ComparableProperty {
  static var equality: ValueComparator.Equality? { nil }
}

/// Two bindings to one state are the same.
extension FocusState.Binding: ComparableProperty {
  static var equality: ValueComparator.Equality? {
    { left, right in
      left.assumingMemoryBound(to: Self.self).pointee.state.storage
        === right.assumingMemoryBound(to: Self.self).pointee.state.storage
    }
  }
}

/// The storage of one focus state, with the views that it names.
@MainActor
final class FocusStorage<Value: Hashable>: FocusStorageProtocol {
  nonisolated let slot: StateSlot<Value>
  private let nobody: Value
  private weak var graph: ViewGraph?
  private var nodes: [ObjectIdentifier: FocusedNode<Value>] = [:]
  private var isCheckDue = false

  init(_ nobody: Value, of property: PropertyName, in graph: ViewGraph) {
    self.nobody = nobody
    self.graph = graph
    slot = StateSlot(nobody, of: property)
  }

  nonisolated func write(_ value: Value) {
    slot.write(value)
    // Unchecked: handed over with the write.
    MainQueue.run { self.wasWritten() }
  }

  private func wasWritten() {
    graph?.feature(FocusCoordinator.self).wasWritten(self)
  }

  fileprivate func add(_ node: FocusedNode<Value>) {
    nodes[ObjectIdentifier(node)] = node
    graph?.feature(FocusCoordinator.self).add(self)
  }

  fileprivate func remove(_ node: FocusedNode<Value>) {
    nodes[ObjectIdentifier(node)] = nil
    guard let graph else { return }
    if nodes.isEmpty { graph.featureInUse(FocusCoordinator.self)?.remove(self) }
    if isCheckDue { return }
    isCheckDue = true
    // It may name a view that has come in the same turn.
    graph.perform(in: .changes) { [weak self] in self?.check() }
  }

  /// Views have gone: it may name one that is not there any more.
  private func check() {
    isCheckDue = false
    if isNobody { return }
    let (nodes, value) = (nodes, slot.peek())
    if !nodes.values.contains(where: { $0.value == value }) { forget() }
  }

  var isNobody: Bool { slot.peek() == nobody }

  var enabledHolder: ViewNode? {
    let (nodes, value) = (nodes, slot.peek())
    // In the order in which they were made.
    return nodes.values.filter { $0.isEnabled && $0.value == value }.min { $0.number < $1.number }
  }

  private func holder(on path: [ViewNode]) -> FocusedNode<Value>? {
    for node in path { if let holder = nodes[ObjectIdentifier(node)] { return holder } }
    return nil
  }

  func isHeld(on path: [ViewNode]) -> Bool { holder(on: path) != nil }
  func focusMoved(to path: [ViewNode]) { slot.write(holder(on: path)?.value ?? nobody) }

  func forget() { slot.write(nobody) }
}

/// Names a view for a focus state.
package struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { FocusedNode(self, context) }
}

private final class FocusedNode<Value: Hashable>: PrimitiveModifierNode<FocusedModifier<Value>> {
  private(set) var isEnabled = true

  override init(_ modifier: FocusedModifier<Value>, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    isEnabled = readsEnabled()
    modifier.binding.state.storage?.add(self)
  }

  var value: Value { modifier.value }

  private func readsEnabled() -> Bool { recordingDependencies { EnvironmentValues(at: self).isEnabled } }

  override func evaluate() {
    isEnabled = readsEnabled()
    if !isEnabled { graph.featureInUse(FocusCoordinator.self)?.loseFocus(in: self) }
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { FocusEffect() }

  override func willUpdateContent(_ newModifier: FocusedModifier<Value>) {
    let (old, new) = (modifier.binding.state.storage, newModifier.binding.state.storage)
    replaceModifier(with: newModifier)
    if old === new { return }
    old?.remove(self)
    new?.add(self)
  }

  override func didUpdateContent(_ newModifier: FocusedModifier<Value>) {}

  override func tearDown() {
    graph.featureInUse(FocusCoordinator.self)?.remove(self)
    modifier.binding.state.storage?.remove(self)
  }
}

extension View {
  /// Lets a focus state say whether this view, or one inside, has the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Gives this view a value: a focus state has it while this view, or one inside, has the focus, and gives it the focus by that value.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}
