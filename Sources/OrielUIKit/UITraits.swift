import SwiftUICore

/// Whether dark stands on light or light on dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// What kind of device shows the app.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What is known of a place where something is shown. Of the window as a whole, here.
public final class UITraitCollection: NSObject, Sendable {
  /// Whether dark stands on light or light on dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How many pixels a point has; 0 if that is not known.
  public let displayScale: CGFloat
  /// What kind of device shows it.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Creates traits of which one is known.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, 0, .unspecified) }

  private init(_ style: UIUserInterfaceStyle, _ scale: CGFloat, _ idiom: UIUserInterfaceIdiom) {
    userInterfaceStyle = style
    displayScale = scale
    userInterfaceIdiom = idiom
  }

  /// Those of the window for which the code runs; of a light one where that is not known.
  public static var current: UITraitCollection {
    RunningWindow.value { graph in
      let environment = EnvironmentValues(defaultsOf: graph)
      return UITraitCollection(
        environment.colorScheme == .dark ? .dark : .light, environment.displayScale, UIDevice.idiom(of: graph))
    } ?? UITraitCollection(.light, 1, .unspecified)
  }

  var colorScheme: ColorScheme { userInterfaceStyle == .dark ? .dark : .light }
}

/// What a person has asked of the system.
@preconcurrency @MainActor
public enum UIAccessibility {
  private static func setting(_ read: (EnvironmentValues) -> Bool) -> Bool {
    RunningWindow.current.map { read(EnvironmentValues(defaultsOf: $0)) } ?? false
  }

  /// Whether things should move less.
  public static var isReduceMotionEnabled: Bool { setting(\.accessibilityReduceMotion) }
}
