/// A value that a view has for the container that it stands in, unless a `containerValue(_:_:)` modifier says another one.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that says none.
  static var defaultValue: Value { get }
}

/// What a view says of itself to the container that it stands in.
///
/// An extension with `@Entry` adds a value. A container reads them where it asks for its subviews, and a `Layout` where it asks for
/// the views that it places. Nobody further out knows them.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The value of `tag(_:)`, or else the id of the `ForEach` that made the view.
  var tag: TagValue?

  nonisolated init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Takes what other values say. Where both say something, the others count.
  mutating func merge(_ other: ContainerValues) {
    values.merge(other.values) { $1 }
    tag = other.tag ?? tag
  }

  /// The view's tag, if it is of this type: that of `tag(_:)`, or else the id of the `ForEach` that made the view.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? { tag?.selection(type) }

  /// Whether the view has this tag.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { self.tag(for: Value.self) == tag }
}

/// A modifier that says something of a view to its container.
@MainActor
protocol ContainerValueWriter {
  func write(to values: inout ContainerValues)
}

extension TagModifier: ContainerValueWriter {
  func write(to values: inout ContainerValues) { values.tag = tag }
}

/// Gives a view a value for the container that it stands in.
package struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: PrimitiveModifier, ContainerValueWriter {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { ContainerValueNode(self, context) }

  func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

/// Tells layouts of the value. Containers that ask for their subviews find it in the view itself.
private final class ContainerValueNode<Value>: PrimitiveModifierNode<ContainerValueModifier<Value>>, ContainerValueWriter {
  override init(_ modifier: ContainerValueModifier<Value>, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  func write(to values: inout ContainerValues) { modifier.write(to: &values) }

  override func addLayoutSteps(
    to steps: inout ContiguousArray<LayoutStep>, around element: ElementNode, _ effect: (any ElementEffect)?,
    in layout: SceneLayout
  ) {
    // The outermost step is asked, and so it has what those inside say, too; of one value the innermost counts.
    var writers: [any ContainerValueWriter] = []
    var next: ViewNode? = element
    while let node = next {
      if let writer = node as? any ContainerValueWriter { writers.append(writer) }
      if node === self { break }
      next = node.parent
    }
    var values = ContainerValues()
    for writer in writers.reversed() { writer.write(to: &values) }
    steps.append(.value(ObjectIdentifier(ContainerValues.self), LayoutContainerValues(values: values)))
  }

  override func didUpdateContent(_ newModifier: ContainerValueModifier<Value>) {
    let isSame =
      modifier.keyPath == newModifier.keyPath && ValueComparator.of(Value.self)(modifier.value, newModifier.value)
    replaceModifier(with: newModifier)
    if !isSame { layoutStepsChanged() }
  }
}

private struct LayoutContainerValues: LayoutValueBox {
  let values: ContainerValues
}

extension LayoutSubview {
  /// What `containerValue(_:_:)` modifiers say of the view. Tags are not among it.
  public var containerValues: ContainerValues {
    (value(for: ObjectIdentifier(ContainerValues.self)) as? LayoutContainerValues)?.values ?? ContainerValues()
  }
}

extension View {
  /// Gives this view a value for the container that it stands in. See `ContainerValues`.
  nonisolated public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
