/// Runs actions when the content enters and leaves the tree.
package struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<AppearanceModifier> { AppearanceNode(self, context) }
}

private final class AppearanceNode: PrimitiveModifierNode<AppearanceModifier> {
  override func contentDidAppear() {
    guard let appear = modifier.appear else { return }
    graph.perform(in: .changes) { appear() }
  }

  override func tearDown() {
    guard let disappear = modifier.disappear else { return }
    graph.perform(in: .disappearances) { disappear() }
  }
}
