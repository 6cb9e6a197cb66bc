import Combine

/// Runs an action for each value of a publisher, as long as the content is in the tree (behaviour 134).
package struct SubscriptionModifier<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension SubscriptionModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<SubscriptionModifier<Source>> {
    SubscriptionNode(self, context)
  }
}

private final class SubscriptionNode<Source: Publisher>: PrimitiveModifierNode<SubscriptionModifier<Source>>
where Source.Failure == Never {
  private var subscription: AnyCancellable?
  private let comparator = ValueComparator.of(Source.self)

  override func contentDidAppear() {
    if graph.isSeen { subscribe() } else { graph.performWhenSeen(in: .changes) { [weak self] in self?.subscribe() } }
  }

  override func didUpdateContent(_ newModifier: SubscriptionModifier<Source>) {
    let isSame = comparator(modifier.publisher, newModifier.publisher)
    // The newest action is used from now on, whether the publisher is another one or not.
    replaceModifier(with: newModifier)
    if !isSame, graph.isSeen { subscribe() }
  }

  private func subscribe() {
    guard !flags.contains(.isRemoved) else { return }
    extendLifetime(exchange(&subscription, with: nil))
    subscription = modifier.publisher.sink { [weak self] value in self?.receive(value) }
  }

  /// Called on the publisher's thread.
  private nonisolated func receive(_ value: Source.Output) {
    let received = Received(node: self, value: value)
    if MainQueue.isCurrent {
      MainQueue.assume { received.deliver() }
    } else {
      MainQueue.run { received.deliver(.publishedFromBackground) }
    }
  }

  // Unchecked: the publisher gives the value up; the node is used on the main actor only.
  private struct Received: @unchecked Sendable {
    let node: SubscriptionNode<Source>
    let value: Source.Output

    @MainActor
    func deliver(_ warning: Diagnostics.Warning? = nil) {
      guard !node.flags.contains(.isRemoved) else { return }
      if let warning { Diagnostics.report(warning, at: node) }
      node.modifier.action(value)
    }
  }

  override func tearDown() {
    extendLifetime(exchange(&subscription, with: nil))
  }
}

extension View {
  /// Runs an action on the main actor for each value of a publisher, as long as this view is in the tree.
  nonisolated public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    // Behaviour 134.
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }
}
