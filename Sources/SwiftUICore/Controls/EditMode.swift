/// Whether a person edits what a list shows.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// For a short while, such as while a row shows what can be done with it.
  case transient
  case active

  /// Whether a person edits.
  public var isEditing: Bool { self != .inactive }
}

enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether a person edits what lists show. An `EditButton` writes it.
  ///
  /// Each window has one of its own; to join a button and a list elsewhere, give both a binding.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins the editing of lists and ends it.
public struct EditButton {
  @Environment(\.editMode) private var editMode: Binding<EditMode>?

  /// Creates the button.
  nonisolated public init() {}
}

extension EditButton: View {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
