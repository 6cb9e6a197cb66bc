import SwiftUICore

/// What an app wants to know of its application. A class of the app's has those of these methods that it needs.
///
/// Here `applicationWillFinishLaunching` and `applicationDidFinishLaunching` are called, once, before the first window; nothing
/// calls the
/// others. `scenePhase` and `onOpenURL(perform:)` tell what they tell elsewhere.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: AnyObject {
  /// Called once, before the app's first window.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called once, before the app's first window.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Not called: the program serves others, too.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Not called: the program serves others, too.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Not called.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Not called.
  func applicationWillTerminate(_ notification: Notification)
  /// Not called: `scenePhase` tells the same.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Not called: `scenePhase` tells the same.
  func applicationDidResignActive(_ notification: Notification)
  /// Not called: `onOpenURL(perform:)` is.
  func application(_ application: NSApplication, open urls: [URL])
  /// Not called.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func application(_ application: NSApplication, open urls: [URL]) {}
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}

extension NSApplication {
  /// Whether an application may end.
  public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }

  nonisolated public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
}

/// Makes the delegate of an application, with its `init()`, once for the program: `@NSApplicationDelegateAdaptor var delegate:
/// AppDelegate`.
///
/// An `ObservableObject` or `Observable` delegate is there for `@EnvironmentObject` and `@Environment` in all views.
@preconcurrency @MainActor
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let (delegate, isNew) = DelegateObjects.object(delegateType)
    wrappedValue = delegate
    guard isNew else { return }
    let application = NSApplication.shared
    application.delegate = delegate
    delegate.applicationWillFinishLaunching(
      Notification(name: NSApplication.willFinishLaunchingNotification, object: application))
    delegate.applicationDidFinishLaunching(Notification(name: NSApplication.didFinishLaunchingNotification, object: application))
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}
