import Foundation

/// What a person does with a key while a view has the focus.
public struct KeyPress: Sendable {
  /// What happens to the key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates phases from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held, and repeats itself.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// All of it.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What an action makes of a key.
  public enum Result: Sendable {
    /// It was for this action; nobody else gets it.
    case handled
    /// It was not; the actions around get it.
    case ignored
  }

  /// What happened to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that it makes with the keys that are held.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers

  package init(_ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [], phase: Phases = .down) {
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
    self.phase = phase
  }
}

/// A view, or one inside, wants the keys while it has the focus.
package struct KeyPressEffect: ElementEffect {
  /// The keys that it wants; nil for all that it can get.
  package let keys: Set<KeyEquivalent>?
  package let phases: KeyPress.Phases

  package var summary: String? { keys.map { "keys(\($0.map(\.name).sorted().joined(separator: " ")))" } ?? "keys" }
}

package struct KeyPressModifier {
  let effect: KeyPressEffect
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  nonisolated init(
    _ keys: Set<KeyEquivalent>?, _ phases: KeyPress.Phases, matches: @escaping (KeyPress) -> Bool = { _ in true },
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    effect = KeyPressEffect(keys: keys, phases: phases)
    self.matches = matches
    self.action = action
  }
}

extension KeyPressModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { KeyPressNode(self, context) }
}

/// A node that may take a key.
@MainActor
protocol KeyTaker: ViewNode {
  func take(_ press: KeyPress) -> KeyPress.Result
}

private final class KeyPressNode: PrimitiveModifierNode<KeyPressModifier>, KeyTaker {
  override init(_ modifier: KeyPressModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { modifier.effect }

  override func willUpdateContent(_ newModifier: KeyPressModifier) {
    let isSame = modifier.effect == newModifier.effect
    replaceModifier(with: newModifier)
    if !isSame { forEachDescribedElement { $0.updateEffects(by: self) } }
  }

  override func didUpdateContent(_ newModifier: KeyPressModifier) {}

  func take(_ press: KeyPress) -> KeyPress.Result {
    guard modifier.effect.phases.contains(press.phase), modifier.effect.keys?.contains(press.key) ?? true,
      modifier.matches(press), EnvironmentValues(at: self).isEnabled
    else { return .ignored }
    return modifier.action(press)
  }
}

extension View {
  /// Runs an action when this view, or one inside, has the focus and a key goes down or repeats itself.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(KeyPressModifier([key], [.down, .repeat]) { _ in action() })
  }

  /// Runs an action when this view, or one inside, has the focus and something happens to a key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier([key], phases, action))
  }

  /// Runs an action when this view, or one inside, has the focus and something happens to one of these keys.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys, phases, action))
  }

  /// Runs an action when this view, or one inside, has the focus and something happens to a key that makes such characters.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        nil, phases, matches: { $0.characters.unicodeScalars.allSatisfy { characters.contains($0) } }, action))
  }

  /// Runs an action when this view, or one inside, has the focus and something happens to any key.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(nil, phases, action))
  }
}
