/// What the environment says of an element and of all that is in it, as far as a host needs to know it by itself: its controls, its
/// named colours and its layout follow. What it does not say is as around the element.
///
/// A reference, because nearly no modifier of the environment has one.
package final class EnvironmentEffect: ElementEffect {
  package let colorScheme: ColorScheme?
  package let layoutDirection: LayoutDirection?
  /// What `Color.accentColor` is; nil inside is the host's own.
  package let accent: ColorDescription??
  /// The style of controls; nil inside is the accent colour.
  package let tint: Paint??

  package init(
    colorScheme: ColorScheme? = nil, layoutDirection: LayoutDirection? = nil, accent: ColorDescription?? = nil,
    tint: Paint?? = nil
  ) {
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.accent = accent
    self.tint = tint
  }

  /// What entries of the environment say; nil if that is nothing.
  convenience init?(_ entries: [EnvironmentEntry]) {
    func value<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
      for entry in entries where entry.key == ObjectIdentifier(key) {
        return unsafeDowncast(entry, to: TypedEnvironmentEntry<Key>.self).value
      }
      return nil
    }
    guard entries.contains(where: { Self.keys.contains($0.key) }) else { return nil }
    self.init(
      colorScheme: value(ColorSchemeKey.self), layoutDirection: value(LayoutDirectionKey.self), accent: value(AccentKey.self),
      tint: value(TintKey.self))
  }

  private static let keys = [
    ObjectIdentifier(ColorSchemeKey.self), ObjectIdentifier(LayoutDirectionKey.self), ObjectIdentifier(AccentKey.self),
    ObjectIdentifier(TintKey.self),
  ]

  package static func == (left: EnvironmentEffect, right: EnvironmentEffect) -> Bool {
    left.colorScheme == right.colorScheme && left.layoutDirection == right.layoutDirection && left.accent == right.accent
      && left.tint == right.tint
  }

  package var summary: String? {
    func text<Value>(_ name: String, _ value: Value??) -> [String] {
      value.map { ["\(name)=\($0.map { "\($0)" } ?? "automatic")"] } ?? []
    }
    let words =
      (colorScheme.map { ["colorScheme=\($0)"] } ?? []) + (layoutDirection.map { ["layoutDirection=\($0)"] } ?? [])
      + text("accent", accent) + text("tint", tint)
    return words.joined(separator: " ")
  }
}
