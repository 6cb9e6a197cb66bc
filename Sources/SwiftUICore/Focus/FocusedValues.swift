/// Values that the view with the focus, and those around it, publish for others.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil where no view with the focus publishes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value of `FocusedValues`.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of one scene, and who publishes them.
@MainActor
final class PublishedFocusedValues: DependencySource, GraphFeature {
  private unowned(unsafe) let graph: ViewGraph
  private var publishers: [ObjectIdentifier: any FocusedValuePublisher] = [:]
  private(set) var current = FocusedValues()
  /// The numbers of the publishers whose values these are, and of those that publish something else since then.
  private var active: [UInt32] = []
  private var changed: Set<UInt32> = []
  private var isScheduled = false

  init(in graph: ViewGraph) {
    self.graph = graph
    super.init()
  }

  nonisolated override var name: String { "focused values" }

  func add(_ publisher: any FocusedValuePublisher) {
    publishers[ObjectIdentifier(publisher)] = publisher
    update()
  }

  func remove(_ publisher: any FocusedValuePublisher) {
    publishers[ObjectIdentifier(publisher)] = nil
    update()
  }

  /// A publisher has another value.
  func valueChanged(of publisher: any FocusedValuePublisher) {
    changed.insert(publisher.number)
    update()
  }

  /// Once all views have said what they publish.
  func update() {
    guard !isScheduled, !graph.state.isUnmounted else { return }
    isScheduled = true
    graph.perform(in: .preferences) { [weak self] in self?.collect() }
    graph.requestTurn()
  }

  private func collect() {
    isScheduled = false
    let path = Set(graph.feature(FocusCoordinator.self).path.map { ObjectIdentifier($0) })
    // What is nearer to the focus comes later, and counts.
    let publishing = publishers.filter { $1.isForScene || path.contains($0) }.values.sorted {
      ($0.isForScene ? 0 : 1, $0.depth, $0.number) < ($1.isForScene ? 0 : 1, $1.depth, $1.number)
    }
    let numbers = publishing.map(\.number)
    let isSame = numbers == active && changed.isDisjoint(with: active)
    active = numbers
    changed = []
    if isSame { return }
    var values = FocusedValues()
    for publisher in publishing { publisher.publish(in: &values) }
    extendLifetime(exchange(&current, with: values))
    invalidateReaders()
  }
}

@MainActor
protocol FocusedValuePublisher: FocusFollower {
  var isForScene: Bool { get }
  func publish(in values: inout FocusedValues)
}

package struct FocusedValueModifier<Value> {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isForScene: Bool

  nonisolated init(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isForScene: Bool) {
    self.keyPath = keyPath
    self.value = value
    self.isForScene = isForScene
  }
}

extension FocusedValueModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { FocusedValueNode(self, context) }
}

private final class FocusedValueNode<Value>: PrimitiveModifierNode<FocusedValueModifier<Value>>, FocusedValuePublisher {
  override init(_ modifier: FocusedValueModifier<Value>, _ context: _NodeContext) {
    super.init(modifier, context)
    if !modifier.isForScene { flags.insert(.describesElements) }
  }

  var isForScene: Bool { modifier.isForScene }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { isForScene ? nil : FocusEffect() }

  override func contentDidAppear() {
    if !isForScene { graph.feature(FocusCoordinator.self).add(self) }
    graph.feature(PublishedFocusedValues.self).add(self)
  }

  override func didUpdateContent(_ newModifier: FocusedValueModifier<Value>) {
    let isSame =
      modifier.keyPath == newModifier.keyPath && ValueComparator.of(Value?.self)(modifier.value, newModifier.value)
    replaceModifier(with: newModifier)
    if !isSame { graph.feature(PublishedFocusedValues.self).valueChanged(of: self) }
  }

  func publish(in values: inout FocusedValues) {
    if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
  }

  func focusMoved(to path: [ViewNode]) { graph.feature(PublishedFocusedValues.self).update() }

  override func tearDown() {
    if !isForScene { graph.featureInUse(FocusCoordinator.self)?.remove(self) }
    graph.featureInUse(PublishedFocusedValues.self)?.remove(self)
  }
}

extension View {
  /// Publishes a value while this view, or one inside, has the focus.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(keyPath, value, isForScene: false))
  }

  /// Publishes a value, if there is one, while this view, or one inside, has the focus.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(keyPath, value, isForScene: false))
  }

  /// Publishes a value for the whole scene, whatever has the focus.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath, value, isForScene: true))
  }

  /// Publishes a value, if there is one, for the whole scene, whatever has the focus.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath, value, isForScene: true))
  }
}
