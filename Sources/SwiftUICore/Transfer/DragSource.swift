import Foundation
import OrielCoreTransferable

/// A person may drag the element.
package struct DragSourceEffect: ElementEffect {
  /// Where a host sends `DragEvent`.
  package let source: ElementID

  package var summary: String? { "drag" }
}

struct DragModifier {
  /// What is dragged, made when that begins.
  let provider: () -> NSItemProvider
}

extension DragModifier: ListeningModifier {
  func effect(target: ElementID) -> DragSourceEffect { DragSourceEffect(source: target) }

  func handle(_ event: any ElementEvent, from target: ElementID, at node: ViewNode) {
    guard let event = event as? DragEvent else { return }
    let graph = node.graph
    switch event {
    case .began:
      let provider = provider()
      graph.feature(Drags.self).begin([provider], from: target)
    case .ended: graph.featureInUse(Drags.self)?.end(from: target)
    }
  }
}

extension View {
  /// Lets a person drag this view: with a pointer at once, with a finger after a long press. What they drag is made when they begin.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(DragModifier(provider: data)) }

  /// Lets a person drag this view. They see the view itself: hosts have no other previews.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    onDrag(data)
  }

  /// Lets a person drag a value with this view: with a pointer at once, with a finger after a long press. The value is made when they
  /// begin.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    onDrag { NSItemProvider(transferable: payload()) }
  }

  /// Lets a person drag a value with this view. They see the view itself: hosts have no other previews.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    onDrag { NSItemProvider(transferable: payload()) }
  }
}
