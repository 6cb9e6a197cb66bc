import OrielCoreTransferable

/// A button that pastes what a person has copied, if the app takes that. Browsers ask them first where it comes from elsewhere.
public struct PasteButton {
  private let types: [UTType]
  private let handler: any PasteHandler

  /// Creates a button for values of a type.
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    types = T.importedContentTypes()
    handler = ValuePaste<T>(action: onPaste)
  }

  /// Creates a button for things of some types.
  nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    types = supportedContentTypes
    handler = ProviderPaste(action: payloadAction)
  }

}

extension PasteButton: View {
  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .modifier(PasteModifier(types: types, isButton: true, handler: handler))
  }
}
