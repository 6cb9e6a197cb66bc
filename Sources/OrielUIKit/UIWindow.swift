import SwiftUICore

/// A scene of UIKit's, for what asks for one: a page is none, so that there are none. `UIApplication.connectedScenes` is empty.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a person uses a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Whether a person uses it.
  public final var activationState: ActivationState { .unattached }

  nonisolated init(_ none: Never) { switch none {} }
}

/// A scene of UIKit's with windows: there are none.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
  /// Its windows.
  public var windows: [UIWindow] { [] }
  /// The window that a person types into.
  public var keyWindow: UIWindow? { nil }
  /// The screen that it is on.
  public var screen: UIScreen { .main }
  /// What is known of where it is shown.
  public var traitCollection: UITraitCollection { .current }
}

/// A window of UIKit's, for what asks for one: a page is none. It may be made, and is never seen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Nil: it is in no scene.
  public final var windowScene: UIWindowScene? { nil }
  /// Whether a person types into it. Never.
  public final var isKeyWindow: Bool { false }

  /// Nothing: a window of UIKit's is not shown.
  public final func makeKeyAndVisible() {
    StandIns.tell("UIWindow.makeKeyAndVisible", "nothing happens: a page is shown, and no window of UIKit's.")
  }
}
