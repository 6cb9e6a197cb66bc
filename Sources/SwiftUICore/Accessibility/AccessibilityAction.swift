/// What a person does with a view by assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    case standard, escape, magicTap
    case named(String)
  }

  package let kind: Kind

  /// Activates it, as a tap does.
  public static let `default` = AccessibilityActionKind(kind: .standard)
  /// Goes back, or closes it.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// What is done most.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Creates a kind with a name.
  public init(named name: Text) {
    kind = .named(name.string(in: EnvironmentValues()))
  }
}

/// The way in which a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// It becomes more.
  case increment
  /// It becomes less.
  case decrement
}

/// Assistive technology, or a test, can do something with an element.
package struct AccessibilityActionEffect: ElementEffect {
  package enum Kind: Hashable, Sendable {
    case action(AccessibilityActionKind.Kind)
    /// It can be made more or less.
    case adjustment
  }

  /// Where a host sends `AccessibilityActionEvent`.
  package let target: ElementID
  package let kind: Kind

  package init(target: ElementID, kind: Kind) {
    self.target = target
    self.kind = kind
  }

  package var summary: String? {
    switch kind {
    case .action(.named(let name)): "action(\(name))"
    case .action(let kind): "action(\(kind))"
    case .adjustment: "adjustable"
    }
  }
}

package enum AccessibilityActionEvent: ElementEvent {
  case perform
  case increment
  case decrement

  package var isMomentary: Bool { true }
}

package struct AccessibilityActionModifier {
  let kind: AccessibilityActionEffect.Kind
  let action: (AccessibilityAdjustmentDirection) -> Void
}

extension AccessibilityActionModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { AccessibilityActionNode(self, context) }
}

private final class AccessibilityActionNode: PrimitiveModifierNode<AccessibilityActionModifier> {
  private var id = ElementID.root

  override init(_ modifier: AccessibilityActionModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    id = graph.register(self)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    AccessibilityActionEffect(target: id, kind: modifier.kind)
  }

  override func willUpdateContent(_ newModifier: AccessibilityActionModifier) {
    let isSame = modifier.kind == newModifier.kind
    replaceModifier(with: newModifier)
    if !isSame { forEachDescribedElement { $0.updateEffects(by: self) } }
  }

  override func didUpdateContent(_ newModifier: AccessibilityActionModifier) {}

  override func handle(_ event: any ElementEvent) {
    guard let event = event as? AccessibilityActionEvent, EnvironmentValues(at: self).isEnabled else { return }
    switch (event, modifier.kind) {
    case (.perform, .action), (.increment, .adjustment): modifier.action(.increment)
    case (.decrement, .adjustment): modifier.action(.decrement)
    default: break
    }
  }

  override func tearDown() {
    graph.unregister(id)
  }
}

extension View {
  /// Gives this view an action for assistive technology: without a kind, the one that activates it.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(kind: .action(actionKind.kind)) { _ in handler() })
  }

  /// Gives this view an action with a name for assistive technology.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(AccessibilityActionModifier(kind: .action(.named(name.string(in: EnvironmentValues())))) { _ in handler() })
  }

  /// Gives this view an action with a name for assistive technology.
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    modifier(AccessibilityActionModifier(kind: .action(.named(nameKey.text))) { _ in handler() })
  }

  /// Gives this view an action with a name for assistive technology.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(kind: .action(.named(String(name)))) { _ in handler() })
  }

  /// Lets a person make the value of this view more or less by assistive technology, and with the arrow keys.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(kind: .adjustment, action: handler))
  }

  /// Has assistive technology see another view in place of this one. Nobody else sees that.
  nonisolated public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View {
    let shown = representation()
    return accessibilityHidden(true).overlay { shown.modifier(RepresentationEffect()) }
  }

  /// Has assistive technology see these views in this one, in place of those that it has. Nobody else sees them.
  nonisolated public func accessibilityChildren<Children: View>(@ViewBuilder children: () -> Children) -> some View {
    let shown = children()
    return accessibilityHidden(true).overlay { shown.modifier(RepresentationEffect()) }
  }
}

/// An element that only assistive technology gets to know.
package struct RepresentationEffect: ElementEffect {
  nonisolated package init() {}

  package var summary: String? { "representation" }
}

extension RepresentationEffect: EffectModifier {}
