import SwiftUICore

/// Has the device of the person vibrate. Devices whose browsers cannot do so stay still.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  nonisolated override public init() {}

  /// Nothing: a page needs no preparation.
  open func prepare() {}

  final func vibrate(_ times: Int...) {
    RunningWindow.perform("\(type(of: self))") { $0.ask(.vibrate(times)) }
  }
}

/// Vibrates as if things met.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  /// Creates a generator of middle strength.
  nonisolated override public convenience init() { self.init(style: .medium) }

  /// Creates a generator.
  nonisolated public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Vibrates once.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Vibrates once: browsers know times and no strengths, so less is shorter.
  open func impactOccurred(intensity: CGFloat) {
    let time =
      switch style {
      case .light, .soft: 10
      case .medium, .rigid: 20
      case .heavy: 30
      }
    vibrate(Int((Double(time) * min(max(intensity.isFinite ? intensity : 1, 0), 1)).rounded(.up)))
  }
}

/// Vibrates for good and bad news.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What news.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Vibrates.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: vibrate(15, 60, 20)
    case .warning: vibrate(20, 90, 15)
    case .error: vibrate(20, 50, 20, 50, 30)
    }
  }
}

/// Vibrates when a choice changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Vibrates, shortly.
  open func selectionChanged() { vibrate(5) }
}
