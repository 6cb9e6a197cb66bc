/// How text looks where it says nothing itself: all such values of the environment as one, so that a text reads one entry, and as
/// an object, which all texts below a modifier share. Nil stands for the host's own.
package final class TextStyle: Equatable, Sendable {
  package let font: FontDescription?
  package let foreground: Paint?

  private init(font: FontDescription?, foreground: Paint?) {
    self.font = font
    self.foreground = foreground
  }

  /// A style that says this; nil if that is nothing.
  package static func make(font: FontDescription?, foreground: Paint?) -> TextStyle? {
    font == nil && foreground == nil ? nil : TextStyle(font: font, foreground: foreground)
  }

  package static func == (lhs: TextStyle, rhs: TextStyle) -> Bool {
    lhs === rhs || (lhs.font == rhs.font && lhs.foreground == rhs.foreground)
  }

  /// The values in words.
  package var summary: [String] {
    (font.map { ["font=\($0)"] } ?? []) + (foreground.map { ["foreground=\($0)"] } ?? [])
  }
}

private enum TextStyleKey: EnvironmentKey {
  static var defaultValue: TextStyle? { nil }
}

extension EnvironmentValues {
  /// How text looks in this environment; nil is the host's own.
  var textStyle: TextStyle? {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }
}
