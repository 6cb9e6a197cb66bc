/// Runs actions when the content enters and leaves the tree.
package struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<AppearanceModifier> { AppearanceNode(self, context) }
}

private final class AppearanceNode: PrimitiveModifierNode<AppearanceModifier>, PresenceMember {
  private var sight = Sight()

  override init(_ modifier: AppearanceModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    sight = .watched(by: self)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { sight.effect }

  override func contentDidAppear() {
    sight.begin(isUncovered: joinPresence(), hasElement: firstElement != nil)
    if sight.isSeen { seenChanged() }
  }

  func presenceChanged(to isSeen: Bool) {
    if sight.set(isUncovered: isSeen) { seenChanged() }
  }

  override func handle(_ event: any ElementEvent) {
    if sight.receive(event) { seenChanged() }
  }

  private func seenChanged() {
    if sight.isSeen {
      if let appear = modifier.appear { graph.performWhenSeen(in: .changes) { appear() } }
    } else {
      if let disappear = modifier.disappear { graph.performWhenSeen(in: .disappearances) { disappear() } }
    }
  }

  override func tearDown() {
    _ = leavePresence()
    if let target = sight.target { graph.unregister(target) }
    if sight.set(isUncovered: false) { seenChanged() }
  }
}
