import Foundation

/// Where a pointer is over a view.
public enum HoverPhase: Hashable, Sendable {
  /// It is over the view, at this place.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

/// Listens to pointers over an element, with none of their buttons down. Touch has none.
package struct HoverListeningEffect: ElementEffect {
  /// Where a host sends `HoverEvent`.
  package let target: ElementID
  /// Whether it wants to know each movement, and not only when a pointer comes and goes.
  package let isContinuous: Bool

  package init(target: ElementID, isContinuous: Bool) {
    self.target = target
    self.isContinuous = isContinuous
  }

  package var summary: String? { "hover" }
}

/// A pointer is over an element, or has left it.
package struct HoverEvent: ElementEvent {
  /// Nil when it has left.
  package let location: CGPoint?
  /// Where the element is, in the window.
  package let origin: CGPoint

  /// Nil for numbers that no window has.
  package init?(at location: CGPoint?, origin: CGPoint = .zero) {
    guard location?.isInWindow ?? true, origin.isInWindow else { return nil }
    self.location = location
    self.origin = origin
  }
}

package struct HoverModifier {
  let space: CoordinateSpace?
  let action: (HoverPhase) -> Void
}

extension HoverModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { HoverNode(self, context) }
}

private final class HoverNode: PrimitiveModifierNode<HoverModifier> {
  private var id = ElementID.root
  private var isOver = false

  override init(_ modifier: HoverModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    id = graph.register(self)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    HoverListeningEffect(target: id, isContinuous: modifier.space != nil)
  }

  override func willUpdateContent(_ newModifier: HoverModifier) {
    let isSame = (modifier.space == nil) == (newModifier.space == nil)
    replaceModifier(with: newModifier)
    if !isSame { forEachDescribedElement { $0.updateEffects(by: self) } }
  }

  override func didUpdateContent(_ newModifier: HoverModifier) {}

  override func handle(_ event: any ElementEvent) {
    guard let event = event as? HoverEvent else { return }
    let wasOver = isOver
    isOver = event.location != nil
    if let location = event.location {
      if wasOver, modifier.space == nil { return }
      let isLocal = modifier.space == .local
      modifier.action(
        .active(isLocal ? CGPoint(x: location.x - event.origin.x, y: location.y - event.origin.y) : location))
    } else if wasOver {
      modifier.action(.ended)
    }
  }

  override func tearDown() {
    graph.unregister(id)
  }
}

/// How a view looks under a pointer.
public struct HoverEffect: Sendable {
  /// What the system takes.
  public static let automatic = HoverEffect()
  /// It lights up.
  public static let highlight = HoverEffect()
  /// It rises.
  public static let lift = HoverEffect()
}

extension View {
  /// Runs an action when a pointer comes over this view, with true, and when it leaves it, with false. A finger does neither.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(space: nil) { action($0 != .ended) })
  }

  /// Runs an action for each movement of a pointer over this view, at most once a frame, and when it leaves. Places are in a space, the
  /// view's own where nothing is said; one with a name counts as the window's.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Runs an action for each movement of a pointer over this view, at most once a frame, and when it leaves.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, action: action))
  }

  /// Gives this view a look of its own under a pointer. It is the look of iPads, which no host has: nothing changes.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Gives this view a look of its own under a pointer while it is enabled. It is the look of iPads, which no host has: nothing changes.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Whether looks under a pointer are off. No host has any.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// The look under a pointer of views that say `hoverEffect()`. No host has any.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
