import SwiftUICore

/// Which pictures a person may choose.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let types: [UTType]

  /// Pictures that do not move.
  public static let images = PHPickerFilter(types: [.image])
  /// Films.
  public static let videos = PHPickerFilter(types: [.movie])
  /// Pictures that move for a moment, of which browsers have none: pictures.
  public static let livePhotos = PHPickerFilter(types: [.image])
  /// What the device's screen has shown: pictures.
  public static let screenshots = PHPickerFilter(types: [.image])
  /// Films of the device's screen.
  public static let screenRecordings = PHPickerFilter(types: [.movie])
  /// Wide pictures.
  public static let panoramas = PHPickerFilter(types: [.image])
  /// Films that go slowly.
  public static let slomoVideos = PHPickerFilter(types: [.movie])
  /// Films that go quickly.
  public static let timelapseVideos = PHPickerFilter(types: [.movie])

  /// What one of several filters takes.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(types: subfilters.flatMap(\.types)) }

  /// What all of several filters take, as far as types tell.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    guard let first = subfilters.first else { return PHPickerFilter(types: [.image, .movie]) }
    return PHPickerFilter(types: first.types.filter { type in subfilters.allSatisfy { $0.types.contains(type) } })
  }

  /// What a filter does not take.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(types: [UTType.image, .movie].filter { !filter.types.contains($0) })
  }
}

/// A picture or a film that a person has chosen. It is a file of the scene, and goes with that.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// In which form it comes.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let name: String
    /// As the system likes.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// As it is. This is how all come.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// In one that many can read.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  let file: URL

  package init(file: URL) { self.file = file }

  /// What it is called in the person's library, which no browser tells.
  public var itemIdentifier: String? { nil }

  /// The types that it has.
  public var supportedContentTypes: [UTType] { [FileKinds.type(of: file.lastPathComponent)] }

  /// Makes a value of it; nil if such values are not made of such files.
  ///
  /// - Throws: What reading it throws.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    let provider = NSItemProvider(file: file, type: supportedContentTypes[0])
    return provider.has(T.self) ? try await provider.value(of: T.self) : nil
  }

  /// Makes a value of it, and tells when it is there.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    Task.detached {
      do { completionHandler(.success(try await loadTransferable(type: T.self))) } catch { completionHandler(.failure(error)) }
    }
    return progress
  }
}

/// How the order counts in which a person chooses pictures.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// They come in the order of the choice, as far as the browser keeps that.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// Each choice counts at once.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// Both.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// A button with which a person chooses pictures or films. In a browser they choose among their files, on a telephone among their pictures.
public struct PhotosPicker<Label: View> {
  private let input: FileInputModifier
  private let label: Label

  nonisolated private init(
    _ filter: PHPickerFilter?, most: Int?, label: Label, action: @escaping ([PhotosPickerItem]) -> Void
  ) {
    input = FileInputModifier(PhotosPicker<EmptyView>.types(filter), most: most) { files in
      // Nobody has chosen: what was chosen before stays.
      if !files.isEmpty { action(files.map { PhotosPickerItem(file: $0) }) }
    }
    self.label = label
  }

  nonisolated static func types(_ filter: PHPickerFilter?) -> [UTType] { filter?.types ?? [.image, .movie] }

  /// Creates a button for one picture, with a label of views.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(filter, most: 1, label: label()) { selection.wrappedValue = $0.first }
  }

  /// Creates a button for several pictures, with a label of views.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(filter, most: maxSelectionCount, label: label()) { selection.wrappedValue = $0 }
  }
}

extension PhotosPicker: View {
  public var body: some View {
    Button {
    } label: {
      label
    }
    .modifier(input)
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button for one picture, with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Creates a button for one picture, with a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// Creates a button for several pictures, with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
  }

  /// Creates a button for several pictures, with a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
  }
}

extension View {
  /// Lets a person choose a picture while the binding is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    asksForFiles(
      "Choose a Picture", isPresented: isPresented, PhotosPicker<EmptyView>.types(filter), most: 1,
      completion: { selection.wrappedValue = $0.first.map { PhotosPickerItem(file: $0) } }, cancellation: {})
  }

  /// Lets a person choose pictures while the binding is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    asksForFiles(
      "Choose Pictures", isPresented: isPresented, PhotosPicker<EmptyView>.types(filter), most: maxSelectionCount,
      completion: { files in selection.wrappedValue = files.map { PhotosPickerItem(file: $0) } }, cancellation: {})
  }
}
