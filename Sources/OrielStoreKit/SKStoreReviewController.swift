import SwiftUICore

/// Asks a person to rate the app in Apple's store. Nobody is asked here, and the log says so, once.
public enum SKStoreReviewController {
  /// Asks nobody.
  public static func requestReview() {
    StandIns.tell("SKStoreReviewController.requestReview", "nobody is asked: Apple's store has no page here.")
  }

  /// Asks nobody.
  ///
  /// - Parameter windowScene: A scene of UIKit's. There is none.
  public static func requestReview(in windowScene: AnyObject) { requestReview() }
}
