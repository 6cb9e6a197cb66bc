import Foundation
import OrielCoreTransferable

/// Pressing the element, or the keys to paste while the focus is in it, pastes what a person has copied.
package struct PasteEffect: ElementEffect {
  /// Where a host sends `PasteEvent`.
  package let target: ElementID
  /// The identifiers of the types that are taken.
  package let types: [String]
  /// Whether a press does it, in place of what the press would do.
  package let isButton: Bool

  package var summary: String? { "paste" }
}

/// The keys to copy, or to cut, mean what the app says while the focus is in the element.
package struct CopyEffect: ElementEffect {
  /// Where a host sends `CopyEvent`.
  package let target: ElementID
  /// Whether it cuts.
  package let cuts: Bool

  package var summary: String? { cuts ? "cut" : "copy" }
}

/// A person pastes.
package struct PasteEvent: ElementEvent {
  package let items: [ReceivedItem]

  package init(_ items: [ReceivedItem]) { self.items = items }
}

/// A person copies, or cuts.
package struct CopyEvent: ElementEvent {
  package init() {}
}

/// What a person has copied in a scene: it is itself again where it is pasted in the same one.
@MainActor
final class SceneClipboard: GraphFeature {
  private weak var graph: ViewGraph?
  private var providers: [NSItemProvider] = []
  private var text = ""

  init(in graph: ViewGraph) { self.graph = graph }

  /// Copies things: for everybody as a text, as far as they have one.
  func copy(_ providers: [NSItemProvider]) {
    extendLifetime(exchange(&self.providers, with: providers))
    guard !providers.isEmpty else { return }
    Task { @MainActor [weak self] in
      var texts: [String] = []
      for provider in providers { if let text = try? await provider.value(of: String.self) { texts.append(text) } }
      guard let self, !texts.isEmpty else { return }
      text = texts.joined(separator: "\n")
      graph?.ask(.copy(text))
    }
  }

  /// What is pasted: what was copied here, if that is what the host says.
  func provided(_ items: [ReceivedItem]) -> [NSItemProvider] {
    let isOwn =
      items.isEmpty || items == [.text(text)]
      || items.contains { if case .url(let url) = $0 { url.absoluteString == text } else { false } }
    return isOwn && !providers.isEmpty ? providers : items.map(\.provider)
  }
}

/// What the app does with what is pasted.
protocol PasteHandler {
  @MainActor func paste(_ providers: [NSItemProvider])
}

struct ProviderPaste: PasteHandler {
  let action: ([NSItemProvider]) -> Void

  func paste(_ providers: [NSItemProvider]) { action(providers) }
}

struct ValuePaste<Value: Transferable>: PasteHandler {
  let action: ([Value]) -> Void
  var validator: ([Value]) -> [Value] = { $0 }

  func paste(_ providers: [NSItemProvider]) {
    _ = Value.load(providers) { values in
      let fit = validator(values)
      if !fit.isEmpty { action(fit) }
      return true
    }
  }
}

struct PasteModifier {
  let types: [UTType]
  let isButton: Bool
  let handler: any PasteHandler
}

extension PasteModifier: ListeningModifier {
  func effect(target: ElementID) -> PasteEffect {
    PasteEffect(target: target, types: types.map(\.identifier), isButton: isButton)
  }

  var fileTypes: [UTType]? { types.contains(.fileURL) ? [] : types }

  func handle(_ event: any ElementEvent, from target: ElementID, at node: ViewNode) {
    guard let event = event as? PasteEvent else { return }
    paste(event.items, in: node.graph)
  }

  @MainActor fileprivate func paste(_ items: [ReceivedItem], in graph: ViewGraph) {
    let providers = graph.feature(SceneClipboard.self).provided(items)
    let fit = providers.filter { Drags.accepts([$0], types) }
    let handler = handler
    if !fit.isEmpty { handler.paste(fit) }
  }
}

struct CopyModifier {
  let cuts: Bool
  let items: () -> [NSItemProvider]
}

extension CopyModifier: ListeningModifier {
  func effect(target: ElementID) -> CopyEffect { CopyEffect(target: target, cuts: cuts) }

  func handle(_ event: any ElementEvent, from target: ElementID, at node: ViewNode) {
    guard event is CopyEvent else { return }
    let graph = node.graph
    graph.feature(SceneClipboard.self).copy(items())
  }
}

extension View {
  /// What the keys to copy mean while the focus is in this view: everybody can paste it as a text, and this scene as it is.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(CopyModifier(cuts: false) { payload().map { NSItemProvider(transferable: $0) } })
  }

  /// What the keys to cut mean while the focus is in this view. The action takes it away where it was, and returns it.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(CopyModifier(cuts: true) { action().map { NSItemProvider(transferable: $0) } })
  }

  /// What the keys to paste mean while the focus is in this view.
  ///
  /// - Parameter validator: What of the values is pasted.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      PasteModifier(
        types: T.importedContentTypes(), isButton: false, handler: ValuePaste<T>(action: action, validator: validator)))
  }

  /// What the keys to copy mean while the focus is in this view; nil for nothing of the app's.
  @ViewBuilder
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    if let payloadAction { modifier(CopyModifier(cuts: false, items: payloadAction)) } else { self }
  }

  /// What the keys to cut mean while the focus is in this view; nil for nothing of the app's.
  @ViewBuilder
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    if let payloadAction { modifier(CopyModifier(cuts: true, items: payloadAction)) } else { self }
  }

  /// What the keys to paste mean while the focus is in this view.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(PasteModifier(types: supportedContentTypes, isButton: false, handler: ProviderPaste(action: payloadAction)))
  }

  /// What the keys to paste mean while the focus is in this view.
  nonisolated public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.map { UTType(importedAs: $0) }, perform: payloadAction)
  }
}
