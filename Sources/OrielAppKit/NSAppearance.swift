import SwiftUICore

/// Whether dark stands on light or light on dark.
public final class NSAppearance: NSObject, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Dark on light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Light on dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }

  /// Its name.
  public let name: Name

  /// Creates an appearance; nil for a name that is not known.
  public init?(named name: Name) {
    guard [.aqua, .darkAqua].contains(name) else { return nil }
    self.name = name
  }

  /// The first of some names that is the appearance's; if none is, nil.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name } ?? appearances.first { $0 == .aqua }
  }

  /// That of the window for which the code runs, and a light one where none is known.
  public static func currentDrawing() -> NSAppearance { current }

  static var current: NSAppearance {
    let isDark = RunningWindow.value { EnvironmentValues(defaultsOf: $0).colorScheme == .dark } ?? false
    guard let appearance = NSAppearance(named: isDark ? .darkAqua : .aqua) else { preconditionFailure("both are known") }
    return appearance
  }

  var colorScheme: ColorScheme { name == .darkAqua ? .dark : .light }
}
