/// A host is to say when this element, or one inside, gets and loses the focus.
package struct FocusEffect: ElementEffect {
  /// Whether the element takes the focus by itself; nil where nothing says so.
  package let isFocusable: Bool?
  /// Whether nothing shows that it has the focus.
  package let hidesRing: Bool

  nonisolated package init(isFocusable: Bool? = nil, hidesRing: Bool = false) {
    self.isFocusable = isFocusable
    self.hidesRing = hidesRing
  }

  package var summary: String? { isFocusable == true ? "focusable" : nil }
}

/// What a person can do with a view that takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates interactions from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Activate it, as a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Change what is in it, as a field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the platform has.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest view around that is `focusable()` has the focus. False where there is none.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

package struct FocusableModifier {
  let isFocusable: Bool
  let onChange: ((Bool) -> Void)?
}

extension FocusableModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { FocusableNode(self, context) }
}

private final class FocusableNode: PrimitiveModifierNode<FocusableModifier>, FocusFollower {
  private let scope: EnvironmentScope
  private var isEnabled = true
  private var isFocused = false

  override init(_ modifier: FocusableModifier, _ context: _NodeContext) {
    scope = EnvironmentScope(parent: context.parent.environmentForChildren)
    super.init(modifier, context)
    flags.insert(.describesElements)
    isEnabled = readsEnabled()
    scope.write(IsFocusedKey.self, false)
    graph.feature(FocusCoordinator.self).add(self)
  }

  private func readsEnabled() -> Bool { recordingDependencies { EnvironmentValues(at: self).isEnabled } }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    FocusEffect(isFocusable: modifier.isFocusable && isEnabled)
  }

  override func evaluate() {
    isEnabled = readsEnabled()
    if !isEnabled { graph.feature(FocusCoordinator.self).loseFocus(in: self) }
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  override func willUpdateContent(_ newModifier: FocusableModifier) {
    let isSame = modifier.isFocusable == newModifier.isFocusable
    replaceModifier(with: newModifier)
    if !isSame { forEachDescribedElement { $0.updateEffects(by: self) } }
  }

  override func didUpdateContent(_ newModifier: FocusableModifier) {}

  func focusMoved(to path: [ViewNode]) {
    let new = path.contains { $0 === self }
    if new == isFocused { return }
    isFocused = new
    scope.write(IsFocusedKey.self, new)
    modifier.onChange?(new)
  }

  override var environmentForChildren: EnvironmentScope? { scope }

  override func tearDown() {
    graph.featureInUse(FocusCoordinator.self)?.remove(self)
    scope.removeEntries()
  }
}

extension FocusEffect: EffectModifier {}

extension View {
  /// Lets this view take the focus, as controls do by themselves.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, onChange: nil))
  }

  /// Lets this view take the focus. Whatever the interactions are, it takes it by the Tab key and by a click.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, onChange: nil))
  }

  /// Lets this view take the focus, and runs an action when it gets or loses it. New code uses `focused(_:)` for the action.
  @_disfavoredOverload
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, onChange: onFocusChange))
  }

  /// Whether nothing shows that a view inside has the focus. A person who uses the keyboard needs to see it: say this only of a view
  /// that shows it by itself.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffect(hidesRing: disabled))
  }

  /// Has the Tab key go through all views inside before it goes on. In the order of views that hosts follow, it always does.
  nonisolated public func focusSection() -> some View { self }
}
