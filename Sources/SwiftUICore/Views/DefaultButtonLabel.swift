/// The label of a button that has none of its own: the word for its role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role.kind {
    case .destructive: Text("Delete")
    case .cancel: Text("Cancel")
    case .close: Text("Close")
    case .confirm: Text("Done")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose label is the word for its role, in the app's own translations: "Cancel", "Close", "Delete", "Done".
  @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
