import Foundation

/// An arrangement of views: a container that an app lays out by itself.
///
/// A value of the type, called with a view builder, is a view: `MyLayout() { Text("a"); Text("b") }`. The container is asked for its
/// size for any number of proposals, and puts its views into the bounds that come of it. Places are from the leading edge on; where
/// lines begin at the right, they are mirrored by themselves.
///
/// What the methods cost is up to the app: answers are kept by proposal until a view in it, or the layout, changes. A method must not
/// write state. A size or a position that is not a number stops the program.
public protocol Layout: Animatable {
  /// What is true of all layouts of the type.
  static var layoutProperties: LayoutProperties { get }

  /// What is kept from one call to the next for one container.
  associatedtype Cache = Void

  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// Makes what is kept. Called once for each container.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date, after the views, what they answer, or the layout itself have changed. By default it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container would like to have to its neighbours. By default the largest wishes of its views at each edge.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container takes when it is offered one, in points. It need not be the one that is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Puts the views into the bounds, with `LayoutSubview.place(at:anchor:proposal:)`. A view that is put nowhere stands in the middle.
  ///
  /// - Parameters:
  ///   - bounds: As large as `sizeThatFits` has answered to the proposal. Their origin need not be (0, 0).
  ///   - proposal: What was offered.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container says that a guide is, in points from the edge of the bounds; nil for the guide's default. By default what the
  /// views say where they are put.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the container says that a guide is, in points from the edge of the bounds; nil for the guide's default. By default what the
  /// views say where they are put.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What is true of all layouts of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers in the container grow, and across which dividers stand; nil for none.
  public var stackOrientation: Axis?

  /// Creates properties of a layout without an axis.
  public init() {}
}

extension Layout {
  /// No axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest wishes of the views at each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// What the views say where they are put: the first baseline of all, the last one, and of guides of an app's own the mean.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// What the views say where they are put: the first baseline of all, the last one, and of guides of an app's own the mean.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func combinedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    CustomNode.combinedGuide(key, of: subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The views in this arrangement, as a view.
  nonisolated public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// A value that a view has for the layout of its container, unless a `layoutValue(key:value:)` modifier says another one.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that says none.
  static var defaultValue: Value { get }
}

extension LayoutSubview {
  /// What `layoutValue(key:value:)` says of the view, or else the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    (value(for: ObjectIdentifier(key)) as? LayoutValue<Key>)?.value ?? Key.defaultValue
  }
}

private struct LayoutValue<Key: LayoutValueKey>: LayoutValueBox {
  let value: Key.Value
}

/// Gives a view a value for the layout of its container.
package struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension LayoutValueModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { LayoutValueNode(self, context) }
}

private final class LayoutValueNode<Key: LayoutValueKey>: PrimitiveModifierNode<LayoutValueModifier<Key>> {
  override init(_ modifier: LayoutValueModifier<Key>, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  override func addLayoutSteps(
    to steps: inout ContiguousArray<LayoutStep>, around element: ElementNode, _ effect: (any ElementEffect)?,
    in layout: SceneLayout
  ) {
    steps.append(.value(ObjectIdentifier(Key.self), LayoutValue<Key>(value: modifier.value)))
  }

  override func didUpdateContent(_ newModifier: LayoutValueModifier<Key>) {
    let isSame = ValueComparator.of(Key.Value.self)(modifier.value, newModifier.value)
    replaceModifier(with: newModifier)
    if !isSame { layoutStepsChanged() }
  }
}

extension ViewNode {
  /// What this node does to the layout of the elements in it is another thing now.
  final func layoutStepsChanged() {
    guard let layout = graph.layout else { return }
    var elements: [ElementNode] = []
    forEachTopElement { elements.append($0) }
    layout.stepsChanged(of: elements)
    graph.requestTurn()
  }
}

extension View {
  /// Gives this view a value for the layout of its container. See `LayoutValueKey`.
  nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValueModifier<Key>(value: value))
  }
}
