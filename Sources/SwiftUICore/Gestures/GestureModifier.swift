import Foundation

/// In which order gestures get their chance.
enum GesturePriority {
  /// After those of the views inside.
  case standard
  /// Before those of the views inside.
  case high
  /// Along with all others.
  case simultaneous
}

/// Listens to a gesture on an element.
package struct GestureEffect: ElementEffect {
  /// Where a host sends `PointerEvent`, and `TapEvent` where something else than a pointer activates the element.
  package let target: ElementID
  package let demands: GestureDemands
  /// Whether the view that listens is enabled.
  package let isEnabled: Bool

  package init(target: ElementID, demands: GestureDemands, isEnabled: Bool = true) {
    self.target = target
    self.demands = demands
    self.isEnabled = isEnabled
  }

  package var summary: String? { "gesture(\(demands.words))" + (isEnabled ? "" : " disabled") }
}

package struct GestureModifier<Content: Gesture> {
  let gesture: Content
  let priority: GesturePriority
  let mask: GestureMask

  nonisolated init(_ gesture: Content, _ priority: GesturePriority, _ mask: GestureMask) {
    self.gesture = gesture
    self.priority = priority
    self.mask = mask
  }
}

extension GestureModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { GestureNode(self, context) }
}

/// A node with a gesture, as the arbiter sees it.
@MainActor
protocol GestureTarget: ViewNode {
  var target: ElementID { get }
  var isEnabled: Bool { get }
  var priority: GesturePriority { get }
  var mask: GestureMask { get }
  /// What recognizes the gesture.
  var recognition: any GestureRecognition { get }
}

/// A recognizer, whatever its values.
@MainActor
protocol GestureRecognition: AnyObject {
  func receive(_ input: GestureInput)
  func deliver()
  func cancel()
  func reset()
  var deadline: Double? { get }
  var tapCount: Int { get }
  var demands: GestureDemands { get }
  var isClaiming: Bool { get }
  var isPossible: Bool { get }
  var isEnded: Bool { get }
  var isFinal: Bool { get }
}

extension Recognizer: GestureRecognition {
  var isPossible: Bool { phase.isPossible }
  var isEnded: Bool { phase.isEnded }
  var isFinal: Bool { phase.isFinal }
}

final class GestureNode<Content: Gesture>: PrimitiveModifierNode<GestureModifier<Content>>, GestureTarget {
  private(set) var target = ElementID.root
  private(set) var isEnabled = true
  private let recognizer: Recognizer<Content.Value>
  private var effect: GestureEffect?

  override init(_ modifier: GestureModifier<Content>, _ context: _NodeContext) {
    recognizer = Content._makeRecognizer(modifier.gesture).base
    super.init(modifier, context)
    flags.insert(.describesElements)
    target = graph.register(self)
    isEnabled = readsEnabled()
    effect = makeEffect()
  }

  var priority: GesturePriority { modifier.priority }
  var mask: GestureMask { modifier.mask }
  var recognition: any GestureRecognition { recognizer }

  private func readsEnabled() -> Bool { recordingDependencies { EnvironmentValues(at: self).isEnabled } }

  /// A mask without the gesture has no effect; one without those inside is known to the arbiter alone.
  private func makeEffect() -> GestureEffect? {
    guard mask.contains(.gesture), !recognizer.demands.isEmpty else { return nil }
    let demands =
      switch priority {
      case .standard: recognizer.demands
      case .high: recognizer.demands.union(.highPriority)
      case .simultaneous: recognizer.demands.union(.simultaneous)
      }
    return GestureEffect(target: target, demands: demands, isEnabled: isEnabled)
  }

  private func updateEffect() {
    let new = makeEffect()
    if new == effect { return }
    effect = new
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { effect }

  override func evaluate() {
    isEnabled = readsEnabled()
    if !isEnabled { graph.featureInUse(GestureArbiter.self)?.forget(self) }
    updateEffect()
  }

  override func contentDidAppear() {
    graph.feature(GestureArbiter.self).prepareSpaces(around: self)
  }

  override func willUpdateContent(_ newModifier: GestureModifier<Content>) {
    replaceModifier(with: newModifier)
    Content._updateRecognizer(_Recognizer(recognizer), modifier.gesture)
    ReplacedRecognizers.end(in: graph)
    if !mask.contains(.gesture) { graph.featureInUse(GestureArbiter.self)?.forget(self) }
    updateEffect()
  }

  override func didUpdateContent(_ newModifier: GestureModifier<Content>) {}

  override func handle(_ event: any ElementEvent) {
    switch event {
    case let event as PointerEvent: graph.feature(GestureArbiter.self).receive(event, at: self)
    case is TapEvent: if isEnabled, mask.contains(.gesture) { graph.feature(GestureArbiter.self).tap(self) }
    default: break
    }
  }

  override func tearDown() {
    graph.featureInUse(GestureArbiter.self)?.forget(self)
    graph.unregister(target)
  }
}

extension View {
  /// Adds a gesture to this view. Gestures of the views inside, and those that were added before, come first.
  nonisolated public func gesture<Content: Gesture>(_ gesture: Content, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture, .standard, mask))
  }

  /// Adds a gesture to this view, which takes part only while it is enabled.
  nonisolated public func gesture<Content: Gesture>(_ gesture: Content, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .standard, isEnabled ? .all : .subviews))
  }

  /// Adds a gesture with a name to this view. The name changes nothing.
  nonisolated public func gesture<Content: Gesture>(_ gesture: Content, name: String, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture, .standard, isEnabled ? .all : .subviews))
  }

  /// Adds a gesture to this view that comes before those of the views inside.
  nonisolated public func highPriorityGesture<Content: Gesture>(
    _ gesture: Content, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture, .high, mask))
  }

  /// Adds a gesture to this view that comes before those of the views inside, and takes part only while it is enabled.
  nonisolated public func highPriorityGesture<Content: Gesture>(_ gesture: Content, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .high, isEnabled ? .all : .subviews))
  }

  /// Adds a gesture with a name to this view that comes before those of the views inside. The name changes nothing.
  nonisolated public func highPriorityGesture<Content: Gesture>(
    _ gesture: Content, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(GestureModifier(gesture, .high, isEnabled ? .all : .subviews))
  }

  /// Adds a gesture to this view that goes along with all others.
  nonisolated public func simultaneousGesture<Content: Gesture>(
    _ gesture: Content, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture, .simultaneous, mask))
  }

  /// Adds a gesture to this view that goes along with all others, and takes part only while it is enabled.
  nonisolated public func simultaneousGesture<Content: Gesture>(_ gesture: Content, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .simultaneous, isEnabled ? .all : .subviews))
  }

  /// Adds a gesture with a name to this view that goes along with all others. The name changes nothing.
  nonisolated public func simultaneousGesture<Content: Gesture>(
    _ gesture: Content, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(GestureModifier(gesture, .simultaneous, isEnabled ? .all : .subviews))
  }
}
