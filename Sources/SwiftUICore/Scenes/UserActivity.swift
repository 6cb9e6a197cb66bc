import Foundation
import FoundationAdditions

/// Hears of activities of a type that begin elsewhere.
package struct ContinuedActivityModifier {
  let type: String
  let action: (NSUserActivity) -> Void
}

extension ContinuedActivityModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { ContinuedActivityNode(self, context) }
}

final class ContinuedActivityNode: PrimitiveModifierNode<ContinuedActivityModifier> {
  override func contentDidAppear() { graph.feature(OpenedURLs.self).add(self) }
  override func tearDown() { graph.featureInUse(OpenedURLs.self)?.remove(self) }

  func take(_ activity: NSUserActivity) {
    if activity.activityType == modifier.type { modifier.action(activity) }
  }
}

extension View {
  /// Runs an action with an activity that goes on here.
  ///
  /// Of all types one comes: a page of the web that somebody opens with the app, `NSUserActivityTypeBrowsingWeb`, as in
  /// `onOpenURL(perform:)`.
  /// Nothing hands over activities of other devices, of a search or of Siri: those are waited for in vain, and the log says so,
  /// once for each type.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    if activityType != NSUserActivityTypeBrowsingWeb {
      StandIns.tell("onContinueUserActivity(\(activityType))", "nothing hands over such activities here, so none comes")
    }
    return modifier(ContinuedActivityModifier(type: activityType, action: action))
  }

  /// Says what a person does here, for their other devices and for searches.
  ///
  /// `update` runs when the view appears and is active, and when it becomes active. There is nobody to hand the activity to, and
  /// the log says so, once.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    StandIns.tell("userActivity(_:isActive:_:)", "no other device and no search hears of the activity")
    return onChange(of: isActive, initial: true) { _, isActive in
      if isActive { update(NSUserActivity(activityType: activityType)) }
    }
  }

  /// Says what a person does with an element, for their other devices and for searches; with nil, nothing.
  ///
  /// `update` runs when the view appears. There is nobody to hand the activity to, and the log says so, once.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    StandIns.tell("userActivity(_:element:_:)", "no other device and no search hears of the activity")
    return onAppear { if let element { update(element, NSUserActivity(activityType: activityType)) } }
  }
}
