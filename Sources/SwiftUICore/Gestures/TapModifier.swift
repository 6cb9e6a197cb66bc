import Foundation

/// A person activated an element, or tapped it as often as its gesture wants, where a host knows that by itself.
package struct TapEvent: ElementEvent {
  package var isMomentary: Bool { true }

  package init() {}
}

/// Listens to taps on an element, wherever they are: by far the most frequent gesture. Of a single one a host says no more than that it
/// happened.
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

private final class TapNode: PrimitiveModifierNode<TapModifier>, GestureTarget {
  private(set) var target = ElementID.root
  private(set) var isEnabled = true
  /// Made where other gestures are around.
  private var recognizer: EndedRecognizer<()>?

  override init(_ modifier: TapModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    target = graph.register(self)
    isEnabled = readsEnabled()
  }

  var priority: GesturePriority { .standard }
  var mask: GestureMask { .all }

  var recognition: any GestureRecognition {
    if let recognizer { return recognizer }
    let new = EndedRecognizer(TapRecognizer(count: modifier.count) { _ in () }) { [weak self] in self?.modifier.action() }
    recognizer = new
    return new
  }

  private func readsEnabled() -> Bool { recordingDependencies { EnvironmentValues(at: self).isEnabled } }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    GestureEffect(target: target, demands: modifier.count > 1 ? .taps : .tap, isEnabled: isEnabled)
  }

  override func evaluate() {
    let new = readsEnabled()
    if new == isEnabled { return }
    isEnabled = new
    if !isEnabled { graph.featureInUse(GestureArbiter.self)?.forget(self) }
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  override func willUpdateContent(_ newModifier: TapModifier) {
    let isSame = modifier.count == newModifier.count
    replaceModifier(with: newModifier)
    if isSame { return }
    graph.featureInUse(GestureArbiter.self)?.forget(self)
    recognizer = nil
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  override func didUpdateContent(_ newModifier: TapModifier) {}

  override func handle(_ event: any ElementEvent) {
    switch event {
    case is TapEvent: if isEnabled, !GestureArbiter.isMasked(self) { modifier.action() }
    case let event as PointerEvent: graph.feature(GestureArbiter.self).receive(event, at: self)
    default: break
    }
  }

  override func tearDown() {
    graph.featureInUse(GestureArbiter.self)?.forget(self)
    graph.unregister(target)
  }
}

extension View {
  /// Runs an action when a person has tapped this view `count` times in quick succession. A count below 1 means 1.
  ///
  /// A control inside the view, such as a button, keeps its taps to itself. In a disabled view nothing happens. A single tap waits for
  /// 0.35 seconds where a double one on the same view or around it would be something else.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: max(1, count), action: action))
  }

  /// Runs an action with the place when a person has tapped this view `count` times in quick succession. The place is in a space, the
  /// view's own where nothing is said.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(LocatedTap(gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace), action: action))
  }

  /// Runs an action with the place when a person has tapped this view `count` times in quick succession.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(LocatedTap(gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace), action: action))
  }
}

/// A tap with an action for its place.
private struct LocatedTap {
  let gesture: SpatialTapGesture
  let action: (CGPoint) -> Void

  nonisolated init(gesture: SpatialTapGesture, action: @escaping (CGPoint) -> Void) {
    self.gesture = gesture
    self.action = action
  }

}

extension LocatedTap: Gesture {
  var body: some Gesture<SpatialTapGesture.Value> {
    gesture.onEnded { [action] in action($0.location) }
  }
}
