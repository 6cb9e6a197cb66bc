import OrielCoreTransferable

/// Pressing the element lets a person choose files, in place of what the press would do. Hosts that know no files leave the press as it is.
package struct FileInputEffect: ElementEffect {
  /// Where a host sends `FilesEvent`.
  package let target: ElementID
  /// The identifiers of the types that are taken; empty for all.
  package let types: [String]
  /// Whether several may be chosen at once.
  package let takesSeveral: Bool
  /// Whether the person is asked as soon as the element is there, and not only when they press it.
  package let opensAtOnce: Bool

  package var summary: String? { "files" }
}

/// A person has chosen files, which lie where the app can read them; or none, if they have closed the host's dialog.
package struct FilesEvent: ElementEvent {
  package let files: [URL]

  package init(_ files: [URL]) { self.files = files }
}

package struct FileInputModifier {
  let types: [UTType]
  /// How many may be chosen; nil for any number.
  let most: Int?
  let opensAtOnce: Bool
  let action: ([URL]) -> Void

  package nonisolated init(_ types: [UTType], most: Int?, opensAtOnce: Bool = false, action: @escaping ([URL]) -> Void) {
    self.types = types
    self.most = most
    self.opensAtOnce = opensAtOnce
    self.action = action
  }
}

extension FileInputModifier: ListeningModifier {
  package func effect(target: ElementID) -> FileInputEffect {
    FileInputEffect(target: target, types: types.map(\.identifier), takesSeveral: most != 1, opensAtOnce: opensAtOnce)
  }

  package var fileTypes: [UTType]? { types }

  package func handle(_ event: any ElementEvent, from target: ElementID, at node: ViewNode) {
    guard let event = event as? FilesEvent else { return }
    let files = event.files.filter {
      FileKinds.refusal(of: $0.lastPathComponent, mediaType: "", wanted: types) == nil || types.isEmpty
    }
    let action = action
    // A dialog around it is over before the app hears of the files.
    node.tellActionWillRun()
    action(Array(files.prefix(most ?? files.count)))
  }
}

/// The dialog that asks for files: what the app says to it, a button that has the host ask, and one that ends it.
struct FileDialogActions {
  let types: [UTType]
  let most: Int?
  let completion: ([URL]) -> Void
  let cancellation: () -> Void
  @Environment(\.fileDialog) private var dialog

  nonisolated init(
    types: [UTType], most: Int?, completion: @escaping ([URL]) -> Void, cancellation: @escaping () -> Void
  ) {
    self.types = types
    self.most = most
    self.completion = completion
    self.cancellation = cancellation
  }
}

extension FileDialogActions: View {
  var body: some View {
    Button(action: { cancellation() }) { dialog.label ?? Text(most == 1 ? "Choose a File…" : "Choose Files…") }
      .modifier(
        FileInputModifier(types, most: most, opensAtOnce: true) { files in
          if files.isEmpty { cancellation() } else { completion(files) }
        })
    Button("Cancel", role: .cancel) { cancellation() }
  }
}

struct FileDialogMessage {
  @Environment(\.fileDialog) private var dialog

  nonisolated init() {}
}

extension FileDialogMessage: View {
  var body: some View {
    if let message = dialog.message { message }
  }
}

/// What modifiers say of dialogs about files.
struct FileDialogValues: Sendable {
  var message: Text?
  var label: Text?
}

private enum FileDialogKey: EnvironmentKey {
  static var defaultValue: FileDialogValues { FileDialogValues() }
}

extension EnvironmentValues {
  var fileDialog: FileDialogValues {
    get { self[FileDialogKey.self] }
    set { self[FileDialogKey.self] = newValue }
  }
}

extension View {
  /// Asks for files while the binding is true. False is written before either action runs.
  package nonisolated func asksForFiles(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, _ types: [UTType], most: Int?, completion: @escaping ([URL]) -> Void,
    cancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, Text(title), isPresented: isPresented, presenting: (),
        actions: { _ in FileDialogActions(types: types, most: most, completion: completion, cancellation: cancellation) },
        message: { _ in FileDialogMessage() }))
  }
}
