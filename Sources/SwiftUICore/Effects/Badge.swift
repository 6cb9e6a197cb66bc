/// A number or a few words at the trailing edge of a row, or on a tab.
package struct BadgeEffect: ElementEffect {
  /// Nil for none.
  package let text: String?
  package let prominence: BadgeProminence

  package var summary: String? { text.map { "badge=“\($0)”" + (prominence == .standard ? "" : " \(prominence)") } }
}

package struct BadgeModifier: EffectModifier {
  let label: Text?

  nonisolated init(_ label: Text?) {
    self.label = label
  }

  package static var readsEnvironment: Bool { true }
  package static var rowTrait: RowTrait? { .ability }

  package func effect(in environment: EnvironmentValues) -> BadgeEffect {
    BadgeEffect(
      text: label.map { TextResolver(environment).string(of: $0) }, prominence: environment.badgeProminence)
  }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable { case decreased, standard, increased }

  package let kind: Kind

  /// Less than usual, for what is of little interest.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// As usual.
  public static let standard = BadgeProminence(kind: .standard)
  /// More than usual: in color, for what wants attention.
  public static let increased = BadgeProminence(kind: .increased)

  /// The word for it.
  public var description: String { kind.rawValue }
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Shows a number at the trailing edge of this row of a list, or on this tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(count == 0 ? nil : Text("\(count)")))
  }

  /// Shows a text at the trailing edge of this row of a list, or on this tab; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label))
  }

  /// Shows a text at the trailing edge of this row of a list, or on this tab; nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(key.map { Text($0) }))
  }

  /// Shows a string at the trailing edge of this row of a list, or on this tab; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    modifier(BadgeModifier(label.map { Text($0) }))
  }

  /// How much the badges in this view stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
