import Foundation
import OrielCoreTransferable

/// Makes files for a person when a binding becomes true, and gives them to the host.
struct FileExportModifier {
  /// How the files come about.
  enum Making {
    case written(() throws -> [WrittenFile])
    case moved([URL])
    case later(@MainActor (SceneFiles) async throws -> [URL])
  }

  let isPresented: Binding<Bool>
  /// Whether there is something to give.
  let isReady: Bool
  let making: Making
  let completion: (Result<[URL], any Error>) -> Void
  @Environment(\.sceneFiles) private var files

  nonisolated init(
    isPresented: Binding<Bool>, isReady: Bool, making: Making, completion: @escaping (Result<[URL], any Error>) -> Void
  ) {
    self.isPresented = isPresented
    self.isReady = isReady
    self.making = making
    self.completion = completion
  }
}

extension FileExportModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue && isReady, initial: true) { _, isWanted in
      if isWanted { export() }
    }
  }

  @MainActor private func export() {
    guard let files else { return }
    switch making {
    case .written(let make): finish(Result { try make().map { try files.write($0.wrapper, named: $0.name, $0.type) } }, files)
    case .moved(let urls): finish(Result { try urls.map { try files.move($0) } }, files)
    case .later(let make):
      Task { @MainActor in
        let result: Result<[URL], any Error>
        do { result = .success(try await make(files)) } catch { result = .failure(error) }
        finish(result, files)
      }
    }
  }

  @MainActor private func finish(_ result: Result<[URL], any Error>, _ files: SceneFiles) {
    if case .success(let urls) = result { files.give(urls) }
    // It is over before the app hears of it.
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
    completion(result)
  }
}

/// What is to be written into a file.
struct WrittenFile {
  let wrapper: FileWrapper
  let name: String?
  let type: UTType
}

extension SceneFiles {
  /// Writes a file for a person, with the ending of its type.
  func write(_ wrapper: FileWrapper, named name: String?, _ type: UTType) throws -> URL {
    let name = name ?? wrapper.preferredFilename ?? wrapper.filename ?? "Untitled"
    let url = try newPlace(named: named(name, type))
    try wrapper.write(to: url, originalContentsURL: nil)
    return url
  }

  /// Copies or moves a file, or writes bytes, for a person.
  func write(_ content: TransferredContent, named name: String?, _ type: UTType) throws -> URL {
    switch content {
    case .data(let data):
      let url = try newPlace(named: named(name ?? "Untitled", type))
      try data.write(to: url)
      return url
    case .file(let file):
      let url = try newPlace(named: named(name ?? file.lastPathComponent, type))
      try FileManager.default.copyItem(at: file, to: url)
      return url
    }
  }

  /// A name that says the type already stays.
  private func named(_ name: String, _ type: UTType) -> String {
    guard let ending = type.preferredFilenameExtension else { return name }
    let own = FileKinds.type(of: name)
    return own.isDeclared && own.conforms(to: type) && own != .data ? name : name + "." + ending
  }
}

extension View {
  /// Gives documents as files of the first of some types.
  nonisolated fileprivate func exporting<Documents: Collection>(
    _ isPresented: Binding<Bool>, _ documents: Documents, _ types: [UTType], _ name: String?,
    _ file: @escaping (Documents.Element, UTType) throws -> FileWrapper,
    completion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    let type = types.first ?? .data
    return exporting(
      isPresented, isReady: !documents.isEmpty,
      .written { try documents.map { WrittenFile(wrapper: try file($0, type), name: name, type: type) } }, completion)
  }

  nonisolated fileprivate func exporting(
    _ isPresented: Binding<Bool>, isReady: Bool, _ making: FileExportModifier.Making,
    _ completion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(FileExportModifier(isPresented: isPresented, isReady: isReady, making: making, completion: completion))
  }

  /// Gives a person a document as a file when the binding becomes true, unless there is none.
  ///
  /// In a browser it is a download: the browser may ask where to, and the app does not hear what it is told. False is written to the binding,
  /// and then the action runs with the app's own copy of the file, which goes when the scene ends.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Gives a person a document as a file, of the first of some types, when the binding becomes true. Browsers do not tell whether somebody
  /// has refused a download, so `onCancellation` does not run. See the form for one type.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    exporting(isPresented, document.map { [$0] } ?? [], contentTypes + D.writableContentTypes, defaultFilename) {
      try $0.file(of: $1)
    } completion: {
      onCompletion($0.onlyOne)
    }
  }

  /// Gives a person documents as files when the binding becomes true, unless there are none.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion, onCancellation: {})
  }

  /// Gives a person documents as files, of the first of some types, when the binding becomes true, unless there are none.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View where C.Element: FileDocument {
    exporting(
      isPresented, documents, contentTypes + C.Element.writableContentTypes, nil, { try $0.file(of: $1) },
      completion: onCompletion)
  }

  /// Gives a person a document that is an object as a file when the binding becomes true, unless there is none. See the form for values.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Gives a person a document that is an object as a file, of the first of some types. See the form for values.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    exporting(isPresented, document.map { [$0] } ?? [], contentTypes + D.writableContentTypes, defaultFilename) {
      try $0.objectFile(of: $1)
    } completion: {
      onCompletion($0.onlyOne)
    }
  }

  /// Gives a person documents that are objects as files when the binding becomes true, unless there are none.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(isPresented, documents, [contentType], nil, { try $0.objectFile(of: $1) }, completion: onCompletion)
  }

  /// Gives a person a value as a file, of the first of some types that it has, when the binding becomes true, unless there is none.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, isReady: item != nil,
      .later { files in
        guard let item else { return [] }
        return [try await files.write(item, contentTypes, named: defaultFilename)]
      }, { onCompletion($0.onlyOne) })
  }

  /// Gives a person values as files when the binding becomes true, unless there are none.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    let items = Array(items)
    return exporting(
      isPresented, isReady: !items.isEmpty,
      .later { files in
        var urls: [URL] = []
        for item in items { urls.append(try await files.write(item, contentTypes, named: nil)) }
        return urls
      }, onCompletion)
  }

  /// Gives a file of the app to a person when the binding becomes true, and takes it away where it was, unless there is none. In a browser it is
  /// a download. False is written to the binding, and then the action runs with where the file is now.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Gives a file of the app to a person. Browsers do not tell whether somebody has refused a download, so `onCancellation` does not run.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    exporting(
      isPresented, isReady: file != nil, .moved(file.map { [$0] } ?? []), { onCompletion($0.onlyOne) })
  }

  /// Gives files of the app to a person when the binding becomes true, and takes them away where they were, unless there are none.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Gives files of the app to a person. Browsers do not tell whether somebody has refused a download, so `onCancellation` does not run.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let urls = Array(files)
    return exporting(isPresented, isReady: !urls.isEmpty, .moved(urls), onCompletion)
  }
}

extension SceneFiles {
  fileprivate func write<T: Transferable>(_ item: T, _ types: [UTType], named name: String?) async throws -> URL {
    let own = item.exportedContentTypes()
    let wanted = types.isEmpty ? own : types.filter { type in own.contains { $0 == type || $0.conforms(to: type) } }
    guard let type = wanted.first else {
      throw TransferError("\(T.self) has no form of the types \(types.map(\.identifier)): it has \(own.map(\.identifier))")
    }
    return try write(try await item.content(as: type), named: name ?? item.suggestedFilename, type)
  }

  fileprivate func move(_ file: URL) throws -> URL {
    let url = try newPlace(named: file.lastPathComponent)
    try FileManager.default.moveItem(at: file, to: url)
    return url
  }
}

extension FileDocument {
  fileprivate func file(of type: UTType) throws -> FileWrapper {
    try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
  }
}

extension ReferenceFileDocument {
  fileprivate func objectFile(of type: UTType) throws -> FileWrapper {
    try fileWrapper(
      snapshot: try snapshot(contentType: type), configuration: WriteConfiguration(contentType: type, existingFile: nil))
  }
}

extension Result where Success == [URL] {
  fileprivate var onlyOne: Result<URL, any Error> {
    Result<URL, any Error> {
      guard let url = try get().first else { throw TransferError("there is no file") }
      return url
    }
  }
}
