import SwiftUICore

/// What handles events. Here nothing does so but views of SwiftUI; the class is for what inherits from it, such as a delegate.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  nonisolated override public init() {}

  /// Never posted: no page tells of a keyboard on its screen.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Never posted: no page tells of a keyboard on its screen.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Never posted: no page tells of a keyboard on its screen.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Never posted: no page tells of a keyboard on its screen.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Never posted: no page tells of a keyboard on its screen.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// A key of notifications that are never posted.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// A key of notifications that are never posted.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// Gives up the focus, for `sendAction(_:to:from:for:)`. No responder here has it: false.
  @discardableResult open func resignFirstResponder() -> Bool { false }
  /// Asks for the focus. No responder here gets it: false.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
}

/// What a person has done. No page tells of it in this form.
public final class UIEvent: NSObject, Sendable {
  private init(_ none: Never) { switch none {} }
}

/// The app, as the person has it who looks at the window for which the code runs.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The app of the window for which the code runs.
  nonisolated public static let shared = UIApplication()

  nonisolated override private init() { super.init() }

  /// The app's own object for what happens to it, made by `UIApplicationDelegateAdaptor`.
  public weak var delegate: (any UIApplicationDelegate)?

  /// A word about how to open an address. None of them changes anything.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No app is asked before the browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A word about why the app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the person looks at the app.
  public enum State: Int, Sendable { case active, inactive, background }

  /// An address that opens the app's `Settings`.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// Has the browser open an address, and tells whether it does.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(opens(url))
  }

  /// Has the browser open an address, and tells whether it does.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { opens(url) }

  /// Asks whoever has the focus to do something. Of all names `resignFirstResponder` is known: the focus goes, and with it the
  /// keyboard on the
  /// screen. Any other one is told in the log and does nothing.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard action.baseName == "resignFirstResponder", let graph = RunningWindow.current else {
      StandIns.tell("UIApplication.sendAction(\(action))", "does nothing: of actions by name only resignFirstResponder is known.")
      return false
    }
    graph.feature(FocusCoordinator.self).resign()
    return true
  }

  private func opens(_ url: URL) -> Bool {
    guard let graph = RunningWindow.current else {
      StandIns.tell("UIApplication.open, in no window", "nothing happens, for nobody can tell whose window is meant.")
      return false
    }
    if url.absoluteString == Self.openSettingsURLString {
      graph.openAppSettings()
      return true
    }
    return graph.openWithHost(url)
  }

  /// Whether the browser would open an address: those of the web, of mail and of telephones as a rule. No page tells which apps
  /// there are.
  public func canOpenURL(_ url: URL) -> Bool {
    url.absoluteString == Self.openSettingsURLString || RunningWindow.current?.hostOpens(url) == true
  }

  /// Whether the person looks at the window.
  public var applicationState: State {
    guard let graph = RunningWindow.current else { return .background }
    return switch EnvironmentValues(defaultsOf: graph).scenePhase {
    case .active: .active
    case .inactive: .inactive
    default: .background
    }
  }

  /// None: what a person looks at is a page, and no scene of UIKit's.
  public var connectedScenes: Set<UIScene> { [] }
  /// None: what a person looks at is a page, and no window of UIKit's.
  public var windows: [UIWindow] { [] }
  /// Nil: what a person looks at is a page, and no window of UIKit's.
  public var keyWindow: UIWindow? { nil }

  /// Whether the screen stays on. Nothing comes of it.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set { StandIns.tell("UIApplication.isIdleTimerDisabled", "stays false: the browser decides when the screen goes dark.") }
  }

  /// The number on the app's icon. There is none.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set { StandIns.tell("UIApplication.applicationIconBadgeNumber", "stays 0: a page has no icon with a number.") }
  }

  /// Never: a page has one icon.
  public var supportsAlternateIcons: Bool { false }
  /// Nil: a page has one icon.
  public var alternateIconName: String? { nil }

  /// Fails, for a page has one icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    StandIns.tell("UIApplication.setAlternateIconName", "fails, for a page has one icon.")
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Tells nobody: pages get no messages from Apple.
  public func registerForRemoteNotifications() {
    StandIns.tell("UIApplication.registerForRemoteNotifications", "no token ever comes, for Apple sends nothing to pages.")
  }

  // MARK: What is told of the app

  /// Posted by nobody here: `scenePhase` tells the same.
  nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted by nobody here: `scenePhase` tells the same.
  nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted by nobody here: `scenePhase` tells the same.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted by nobody here: `scenePhase` tells the same.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted by nobody here.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted by nobody here.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted by nobody here.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
