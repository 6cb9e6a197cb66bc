import SwiftUICore

/// What handles events. Here nothing does so but views of SwiftUI; the class is for what inherits from it.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  nonisolated override public init() {}
}

/// The app, as the person has it who looks at the window for which the code runs.
@preconcurrency @MainActor
public final class NSApplication: NSResponder {
  /// The app of the window for which the code runs.
  nonisolated public static let shared = NSApplication()

  nonisolated override private init() { super.init() }

  /// The app's own object for what happens to it, made by `NSApplicationDelegateAdaptor`.
  public weak var delegate: (any NSApplicationDelegate)?

  /// How an app shows itself.
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  /// Closes the window of the person. The program goes on, for others.
  public func terminate(_ sender: Any?) {
    guard let graph = RunningWindow.current else {
      return StandIns.tell("NSApplication.terminate, in no window", "nothing happens, for nobody can tell whose window is meant.")
    }
    graph.ask(.closeWindow)
  }

  /// Nothing: no page comes to the front by itself.
  public func activate(ignoringOtherApps flag: Bool) { activate() }

  /// Nothing: no page comes to the front by itself.
  public func activate() { StandIns.tell("NSApplication.activate", "nothing happens, for no page comes to the front by itself.") }

  /// Changes nothing, and says so.
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    StandIns.tell("NSApplication.setActivationPolicy", "nothing changes, for a page has no Dock.")
    return activationPolicy == .regular
  }

  /// As every app's.
  public func activationPolicy() -> ActivationPolicy { .regular }

  /// Nothing: no delegate is asked here whether the app may end, for the program goes on for others.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    StandIns.tell("NSApplication.reply(toApplicationShouldTerminate:)", "nobody has asked: the program goes on for others.")
  }

  /// The image `AppIcon` of the app's resources; nil if there is none. A page has another icon for nobody, so setting it changes
  /// nothing.
  public var applicationIconImage: NSImage! {
    get { NSImage(named: "AppIcon") }
    set { StandIns.tell("NSApplication.applicationIconImage", "stays as it is: a page has no icon in a Dock.") }
  }

  /// Nil: what a person looks at is a page, and no window of AppKit's.
  public var keyWindow: NSWindow? { nil }
  /// Nil: what a person looks at is a page, and no window of AppKit's.
  public var mainWindow: NSWindow? { nil }
  /// None: what a person looks at is a page, and no window of AppKit's.
  public var windows: [NSWindow] { [] }
  /// Nil: no event of a page is one of AppKit's.
  public var currentEvent: NSEvent? { nil }

  /// Hides nothing: windows are the browser's.
  public func hide(_ sender: Any?) { StandIns.tell("NSApplication.hide", "nothing happens: windows are the browser's.") }

  /// Whether the person looks at the window.
  public var isActive: Bool {
    RunningWindow.current.map { EnvironmentValues(defaultsOf: $0).scenePhase == .active } ?? false
  }

  /// Whether dark stands on light or light on dark.
  public var effectiveAppearance: NSAppearance { .current }

  /// Posted by nobody here: `scenePhase` tells the same.
  nonisolated public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
  /// Posted by nobody here: `scenePhase` tells the same.
  nonisolated public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
  /// Posted by nobody here.
  nonisolated public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
  /// Posted by nobody here.
  nonisolated public static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
}

/// The app of the window for which the code runs.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication { .shared }

/// The screen of the window for which the code runs. No page tells more of it than the window has.
@preconcurrency @MainActor
public final class NSScreen: NSObject {
  private static let only = NSScreen()

  nonisolated override private init() {}

  /// The screen of the window for which the code runs.
  public static var main: NSScreen? { only }
  /// The one screen.
  public static var screens: [NSScreen] { [only] }

  /// The window, at the origin.
  public var frame: CGRect {
    CGRect(origin: .zero, size: RunningWindow.current.map { WindowGeometry.sizeRead(in: $0) } ?? .zero)
  }
  /// The window, at the origin.
  public var visibleFrame: CGRect { frame }
  /// How many pixels a point has.
  public var backingScaleFactor: CGFloat { RunningWindow.current.map { EnvironmentValues(defaultsOf: $0).displayScale } ?? 1 }
}
