/// Listens to taps on an element.
package struct TapEffect: ElementEffect {
  /// Where a host sends `TapEvent`.
  package let target: ElementID
  /// How many taps in quick succession make one.
  package let count: Int
  /// Whether the view that listens is enabled.
  package let isEnabled: Bool

  package var summary: String? { (count == 1 ? "tappable" : "tappable(\(count))") + (isEnabled ? "" : " disabled") }
}

/// A person tapped an element as often as its effect says.
package struct TapEvent: ElementEvent {
  package init() {}
}

package struct TapModifier {
  let count: Int
  let action: () -> Void

  nonisolated init(count: Int, action: @escaping () -> Void) {
    self.count = count
    self.action = action
  }
}

extension TapModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<TapModifier> { TapNode(self, context) }
}

private final class TapNode: PrimitiveModifierNode<TapModifier> {
  private var id = ElementID.root
  private var isEnabled = true

  override init(_ modifier: TapModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    id = graph.register(self)
    isEnabled = readsEnabled()
  }

  private func readsEnabled() -> Bool { recordingDependencies { EnvironmentValues(at: self).isEnabled } }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    TapEffect(target: id, count: modifier.count, isEnabled: isEnabled)
  }

  override func evaluate() {
    let new = readsEnabled()
    if new == isEnabled { return }
    isEnabled = new
    forEachTopElement { $0.updateEffects() }
  }

  override func willUpdateContent(_ newModifier: TapModifier) {
    let isSame = modifier.count == newModifier.count
    replaceModifier(with: newModifier)
    if !isSame { forEachTopElement { $0.updateEffects() } }
  }

  override func didUpdateContent(_ newModifier: TapModifier) {}

  override func handle(_ event: any ElementEvent) {
    if event is TapEvent, isEnabled { modifier.action() }
  }

  override func tearDown() {
    graph.unregister(id)
  }
}

extension View {
  /// Runs an action when a person has tapped this view `count` times in quick succession. A count below 1 means 1.
  ///
  /// A control inside the view, such as a button, keeps its taps to itself. In a disabled view nothing happens.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: max(1, count), action: action))
  }
}
