import OrielCoreTransferable

extension View {
  /// Lets a person choose a file while the binding is true.
  ///
  /// The file is the app's copy: in a browser it is uploaded, and goes when the scene ends. False is written to the binding, and then the
  /// action runs; if the person chooses none, it does not.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    asksForFiles(
      "Choose a File", isPresented: isPresented, allowedContentTypes, most: 1,
      completion: { files in if let file = files.first { onCompletion(.success(file)) } }, cancellation: {})
  }

  /// Lets a person choose one or several files while the binding is true. See the form for one file.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person choose one or several files while the binding is true; another action runs if they choose none. See the form for one
  /// file.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    asksForFiles(
      allowsMultipleSelection ? "Choose Files" : "Choose a File", isPresented: isPresented, allowedContentTypes,
      most: allowsMultipleSelection ? nil : 1, completion: { onCompletion(.success($0)) }, cancellation: onCancellation)
  }
}
