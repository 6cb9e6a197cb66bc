/// The preference for a color scheme that `preferredColorScheme(_:)` states.
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?

  /// The last of several that is not nil.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = nextValue() ?? value
  }
}

package struct PreferredColorSchemeModifier {
  let scheme: ColorScheme?

  nonisolated init(_ scheme: ColorScheme?) {
    self.scheme = scheme
  }
}

extension PreferredColorSchemeModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<PreferredColorSchemeModifier> {
    PreferredColorSchemeNode(self, context)
  }
}

private final class PreferredColorSchemeNode: PrimitiveModifierNode<PreferredColorSchemeModifier> {
  override func contentDidAppear() {
    graph.feature(WindowColorScheme.self).add(self)
  }

  override func didUpdateContent(_ newModifier: PreferredColorSchemeModifier) {
    let isSame = modifier.scheme == newModifier.scheme
    replaceModifier(with: newModifier)
    if !isSame { graph.feature(WindowColorScheme.self).wishesChanged() }
  }

  override func tearDown() {
    graph.featureInUse(WindowColorScheme.self)?.remove(self)
  }
}

/// The colour scheme of a window: the one that the outermost view wishes, or else the host's.
final class WindowColorScheme: GraphFeature {
  private unowned(unsafe) let graph: ViewGraph
  private var wishes: [PreferredColorSchemeNode] = []
  private var hostScheme = ColorScheme.light
  private var isScheduled = false
  private(set) var scheme: ColorScheme?

  init(in graph: ViewGraph) {
    self.graph = graph
  }

  fileprivate func add(_ node: PreferredColorSchemeNode) {
    wishes.append(node)
    wishesChanged()
  }

  fileprivate func remove(_ node: PreferredColorSchemeNode) {
    wishes.removeAll { $0 === node }
    wishesChanged()
  }

  fileprivate func wishesChanged() {
    guard !isScheduled, !graph.state.isUnmounted else { return }
    isScheduled = true
    graph.perform(in: .preferences) { [weak self] in self?.decide() }
  }

  private func decide() {
    isScheduled = false
    var wish: PreferredColorSchemeNode?
    for node in wishes where node.modifier.scheme != nil { if wish.map({ node.depth <= $0.depth }) ?? true { wish = node } }
    let new = wish?.modifier.scheme
    if new == scheme { return }
    let old = graph.windowContent
    if scheme == nil { hostScheme = EnvironmentValues(defaultsOf: graph).colorScheme }
    scheme = new
    graph.defaults.write(ColorSchemeKey.self, new ?? hostScheme)
    graph.defaults.write(ChosenColorSchemeKey.self, new)
    graph.emit(.update(.root, from: old, to: graph.windowContent))
  }

  /// The host has said what the person prefers.
  func hostDidWrite() {
    guard let scheme else { return }
    hostScheme = EnvironmentValues(defaultsOf: graph).colorScheme
    graph.defaults.write(ColorSchemeKey.self, scheme)
  }
}

extension ViewGraph {
  /// What the element that stands for the window says.
  var windowContent: RootContent {
    RootContent(
      colorScheme: featureInUse(WindowColorScheme.self)?.scheme,
      hasList: featureInUse(InnerElements.self)?.root.contains(.topList) == true)
  }
}

extension View {
  /// The color scheme that the window with this view should have; nil leaves that to the person.
  ///
  /// Of several views the outermost one decides, and among equals the newest. What a sheet wishes counts for the window.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme))
  }
}
