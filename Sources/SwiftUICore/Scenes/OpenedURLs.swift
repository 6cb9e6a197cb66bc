import Foundation
import FoundationAdditions

/// Who in a window wants to hear of URLs that somebody opens with the app.
package final class OpenedURLs: GraphFeature {
  private unowned(unsafe) let graph: ViewGraph
  private var receivers: [OpenURLNode] = []
  private var continuing: [ContinuedActivityNode] = []

  package init(in graph: ViewGraph) {
    self.graph = graph
  }

  fileprivate func add(_ receiver: OpenURLNode) { receivers.append(receiver) }
  fileprivate func remove(_ receiver: OpenURLNode) { receivers.removeAll { $0 === receiver } }
  func add(_ receiver: ContinuedActivityNode) { continuing.append(receiver) }
  func remove(_ receiver: ContinuedActivityNode) { continuing.removeAll { $0 === receiver } }

  /// Gives a URL to all of them, after what the turn evaluates.
  package func open(_ url: URL) {
    graph.perform(in: .changes) { [weak self] in
      for receiver in self?.receivers ?? [] where !receiver.flags.contains(.isRemoved) { receiver.modifier.action(url) }
      guard let continuing = self?.continuing, !continuing.isEmpty, ["http", "https"].contains(url.scheme?.lowercased()) else {
        return
      }
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url
      for receiver in continuing where !receiver.flags.contains(.isRemoved) { receiver.take(activity) }
    }
    graph.requestTurn()
  }
}

package struct OpenURLModifier {
  let action: (URL) -> Void
}

extension OpenURLModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<OpenURLModifier> { OpenURLNode(self, context) }
}

private final class OpenURLNode: PrimitiveModifierNode<OpenURLModifier> {
  override func contentDidAppear() { graph.feature(OpenedURLs.self).add(self) }
  override func tearDown() { graph.featureInUse(OpenedURLs.self)?.remove(self) }
}

extension View {
  /// Runs an action with each URL that somebody opens with the app, in the window that opens for it.
  ///
  /// All actions of a window run, the innermost first. A browser opens a URL at the address `/open?url=URL` of the app, a test
  /// with
  /// `TestHost.open(_:)`. Anybody can write such an address: the action checks what it is told.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}
