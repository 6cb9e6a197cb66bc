import SwiftUICore

/// The device on which a person sees the window for which the code runs, as far as its page tells.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device of the window for which the code runs.
  public static let current = UIDevice()

  nonisolated override private init() {}

  static func idiom(of graph: ViewGraph) -> UIUserInterfaceIdiom {
    let width = WindowGeometry.sizeRead(in: graph).width
    return width > 0 && width < 600 ? .phone : .pad
  }

  /// A phone where the window is less than 600 points wide, else a pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { RunningWindow.current.map(Self.idiom) ?? .pad }
  /// What it is, for no page tells names of devices.
  public var name: String { model }
  /// What it is.
  public var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
  /// What it is.
  public var localizedModel: String { model }
  /// On what the app runs: Linux.
  public var systemName: String { "Linux" }
  /// Of what the app runs on.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
  /// Nil: no page tells which device it is on.
  public var identifierForVendor: UUID? {
    StandIns.tell("UIDevice.identifierForVendor", "nil, for no page tells which device it is on.")
    return nil
  }
  /// Less than 0, as where it is not known.
  public var batteryLevel: Float { -1 }
}

/// The screen of the window for which the code runs. No page tells more of it than the window has.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen of the window for which the code runs.
  public static let main = UIScreen()

  nonisolated override private init() {}

  /// The window, at the origin.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: RunningWindow.current.map { WindowGeometry.sizeRead(in: $0) } ?? .zero)
  }
  /// How many pixels a point has.
  public var scale: CGFloat { RunningWindow.current.map { EnvironmentValues(defaultsOf: $0).displayScale } ?? 1 }
  /// How many pixels a point has.
  public var nativeScale: CGFloat { scale }
  /// The window in pixels.
  public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  /// What is known of it.
  public var traitCollection: UITraitCollection { .current }

  /// Half, whatever it is set to: no page changes the brightness of a screen.
  public var brightness: CGFloat {
    get { 0.5 }
    set { StandIns.tell("UIScreen.brightness", "stays as it is, for no page changes the brightness of a screen.") }
  }
}
