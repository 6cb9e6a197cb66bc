/// Runs actions when the content enters and leaves the tree.
package struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<AppearanceModifier> { AppearanceNode(self, context) }
}

private final class AppearanceNode: PrimitiveModifierNode<AppearanceModifier>, PresenceMember {
  override func contentDidAppear() {
    if joinPresence() { presenceChanged(to: true) }
  }

  func presenceChanged(to isSeen: Bool) {
    if isSeen {
      if let appear = modifier.appear { graph.performWhenSeen(in: .changes) { appear() } }
    } else {
      if let disappear = modifier.disappear { graph.performWhenSeen(in: .disappearances) { disappear() } }
    }
  }

  override func tearDown() {
    if leavePresence() { presenceChanged(to: false) }
  }
}
