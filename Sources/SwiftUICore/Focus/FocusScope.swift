/// Puts the focus back to where it belongs by default: `@Environment(\.resetFocus) private var resetFocus`, then
/// `resetFocus(in: namespace)`.
public struct ResetFocusAction {
  fileprivate let scopes: FocusScopes?

  /// Puts the focus on the view in the scope that prefers it.
  @MainActor @preconcurrency
  public func callAsFunction(in namespace: Namespace.ID) { scopes?.reset(namespace) }
}

extension EnvironmentValues {
  /// Puts the focus back to where it belongs by default in a `focusScope(_:)`.
  public var resetFocus: ResetFocusAction {
    ResetFocusAction(
      scopes: EvaluationScope.currentView.map { view in MainQueue.assume { view.graph.feature(FocusScopes.self) } })
  }
}

/// The focus scopes of one scene, and the views that prefer the focus in them.
@MainActor
private final class FocusScopes: GraphFeature {
  private weak var graph: ViewGraph?
  private var scopes: [FocusScopeNode] = []
  private var wishes: [PreferredFocusNode] = []

  init(in graph: ViewGraph) {
    self.graph = graph
  }

  func add(_ scope: FocusScopeNode) { scopes.append(scope) }
  func remove(_ scope: FocusScopeNode) { scopes.removeAll { $0 === scope } }
  func add(_ wish: PreferredFocusNode) { wishes.append(wish) }
  func remove(_ wish: PreferredFocusNode) { wishes.removeAll { $0 === wish } }

  func reset(_ namespace: Namespace.ID) {
    // Views for it may come in this very turn.
    graph?.perform(in: .tasks) { [weak self] in self?.follow(namespace, unlessFocused: false) }
    graph?.requestTurn()
  }

  /// Puts the focus on the first view in the scope that prefers it.
  func follow(_ namespace: Namespace.ID, unlessFocused: Bool) {
    guard let graph, !graph.state.isUnmounted, let scope = scopes.first(where: { $0.namespace == namespace }) else { return }
    let focus = graph.feature(FocusCoordinator.self)
    if unlessFocused, focus.focused != nil { return }
    let wish = wishes.first { $0.prefers && $0.namespace == namespace && $0.isInside(scope) }
    if let element = wish?.firstElement { focus.move(to: element.id) }
  }
}

extension ViewNode {
  fileprivate func isInside(_ other: ViewNode) -> Bool {
    var next = parent
    while let node = next {
      if node === other { return true }
      next = node.parent
    }
    return false
  }
}

package struct FocusScopeModifier {
  let namespace: Namespace.ID
}

extension FocusScopeModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { FocusScopeNode(self, context) }
}

private final class FocusScopeNode: PrimitiveModifierNode<FocusScopeModifier> {
  var namespace: Namespace.ID { modifier.namespace }

  override func contentDidAppear() {
    let scopes = graph.feature(FocusScopes.self)
    scopes.add(self)
    graph.perform(in: .tasks) { [weak self] in
      if let self, !flags.contains(.isRemoved) { scopes.follow(namespace, unlessFocused: true) }
    }
  }

  override func tearDown() {
    graph.featureInUse(FocusScopes.self)?.remove(self)
  }
}

package struct PreferredFocusModifier {
  let prefers: Bool
  let namespace: Namespace.ID
}

extension PreferredFocusModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { PreferredFocusNode(self, context) }
}

private final class PreferredFocusNode: PrimitiveModifierNode<PreferredFocusModifier> {
  override init(_ modifier: PreferredFocusModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    graph.feature(FocusScopes.self).add(self)
  }

  var prefers: Bool { modifier.prefers }
  var namespace: Namespace.ID { modifier.namespace }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { FocusEffect() }

  override func tearDown() {
    graph.featureInUse(FocusScopes.self)?.remove(self)
  }
}

extension View {
  /// Makes this view a scope of its own for where the focus is by default.
  ///
  /// When it appears and nothing has the focus, the first view in it that `prefersDefaultFocus(_:in:)` gets it; `resetFocus` puts it
  /// back there.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Whether this view, or one inside, has the focus by default in a scope.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(PreferredFocusModifier(prefers: prefersDefaultFocus, namespace: namespace))
  }
}
