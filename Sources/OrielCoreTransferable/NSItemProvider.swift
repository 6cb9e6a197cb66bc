import Foundation
import Synchronization

/// Who sees a form of what a provider has.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// What may be done with files of a provider.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Whoever gets it may use the file itself. Everybody gets a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// What is dragged, dropped, pasted or shared, in one or more forms, which are made when somebody asks for them.
///
/// Handlers run on a queue of their own, as on Apple's platforms: what they show goes back to the main actor. Each completion is called once,
/// but not when the handler that was registered never calls its own.
public final class NSItemProvider: NSObject, Sendable {
  /// What is called with an item.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  /// What makes an item.
  public typealias LoadHandler =
    @Sendable (
      @escaping @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void, AnyClass?, [AnyHashable: Any]?
    ) -> Void

  package typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  package typealias FileHandler = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  struct Form: Sendable {
    enum Source: Sendable {
      case data(DataHandler)
      case file(FileHandler)
      case item(LoadHandler)
    }

    let type: UTType
    let source: Source
  }

  struct State: Sendable {
    var forms: [Form] = []
    var name: String?
    /// An object of the same program, which needs no bytes between.
    var object: (any Sendable)?
  }

  let state = Mutex(State())
  static let queue = DispatchQueue(label: "item providers", qos: .userInitiated, attributes: .concurrent)

  /// Creates a provider of nothing yet.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an item that is there. Without a type it is one of the item's own: an address, or a text.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let item = item.map(HeldItem.init)
    guard let item else { return }
    let type = typeIdentifier ?? item.type.identifier
    registerItem(forTypeIdentifier: type) { completion, _, _ in completion(item.value, nil) }
  }

  /// Creates a provider of a file; nil if there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init(file: fileURL)
  }

  /// A provider of a file: as such, and as its address.
  package convenience init(file: URL, name: String? = nil, type: UTType? = nil) {
    self.init()
    let type = type ?? UTType(filenameExtension: file.pathExtension) ?? .data
    suggestedName = name ?? file.lastPathComponent
    registerFileRepresentation(for: type) { completion in
      completion(file, false, nil)
      return nil
    }
    registerDataRepresentation(for: .fileURL) { completion in
      completion(file.dataRepresentation, nil)
      return nil
    }
  }

  // MARK: What it has

  /// What a file of it is called.
  public var suggestedName: String? {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  /// The identifiers of its types, the best one first.
  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }
  /// Its types, the best one first.
  public var registeredContentTypes: [UTType] { types }
  /// The same of files that may be used in place, which are none.
  public var registeredContentTypesForOpenInPlace: [UTType] { [] }

  private var types: [UTType] { state.withLock { $0.forms.map(\.type) } }

  /// The identifiers of its types; with `openInPlace` of files that may be used in place, which are none.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
    fileOptions.isEmpty ? registeredTypeIdentifiers : []
  }

  /// Its types that are kinds of another one.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    types.filter { $0.conforms(to: contentType) }
  }

  /// Whether it has a form of a type, or of a kind of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { form(typeIdentifier) != nil }

  /// Whether it has a form of a type, or of a kind of it.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    fileOptions.isEmpty && form(typeIdentifier) != nil
  }

  func form(_ identifier: String) -> Form? {
    let forms = state.withLock { $0.forms }
    if let exact = forms.first(where: { $0.type.identifier == identifier }) { return exact }
    guard let type = UTType(identifier) else { return nil }
    return forms.first { $0.type.conforms(to: type) }
  }

  // MARK: Registering

  private func add(_ identifier: String, _ source: Form.Source) {
    let form = Form(type: UTType(identifier) ?? UTType(importedAs: identifier), source: source)
    // What was there goes behind the lock: it may be the app's.
    let old = state.withLock { state in
      let old = state.forms.filter { $0.type == form.type }
      if let place = state.forms.firstIndex(where: { $0.type == form.type }) {
        state.forms[place] = form
      } else {
        state.forms.append(form)
      }
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Has bytes of a type made when somebody asks for them.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(typeIdentifier, .data(loadHandler))
  }

  /// Has bytes of a type made when somebody asks for them.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(contentType.identifier, .data(loadHandler))
  }

  /// Has a file of a type made when somebody asks for it.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(typeIdentifier, .file(loadHandler))
  }

  /// Has a file of a type made when somebody asks for it.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(contentType.identifier, .file(loadHandler))
  }

  /// Has an item of a type made when somebody asks for it.
  public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    add(typeIdentifier, .item(loadHandler))
  }

  /// Adds all forms of an object.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    let held = HeldObject(object)
    state.withLock { if $0.object == nil { $0.object = held } }
    if suggestedName == nil, let url = object as? NSURL, url.isFileURL { suggestedName = url.lastPathComponent }
    for type in object.writableTypeIdentifiersForItemProvider {
      add(
        type,
        .data { completion in held.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion) })
    }
  }

  /// Has an object made when somebody asks for one of its forms.
  public func registerObject<T: NSItemProviderWriting>(
    ofClass aClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      add(
        type,
        .data { completion in
          loadHandler { object, error in
            guard let object else { return completion(nil, error) }
            _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
          }
        })
    }
  }

  /// Adds all forms of a value.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let value = transferable()
    state.withLock { if $0.object == nil { $0.object = value } }
    if suggestedName == nil { suggestedName = value.suggestedFilename }
    for entry in value.exportableEntries {
      guard let export = entry.export else { continue }
      if entry.isFile {
        add(
          entry.type.identifier,
          .file { completion in
            Task.detached {
              await Self.report({ try await export(value).file(named: "File", type: entry.type) }) { completion($0, false, $1) }
            }
            return nil
          })
      } else {
        add(
          entry.type.identifier,
          .data { completion in
            Task.detached { await Self.report({ try await export(value).data() }, to: completion) }
            return nil
          })
      }
    }
  }

  private static func report<Value: Sendable>(
    _ make: () async throws -> Value, to completion: @Sendable (Value?, (any Error)?) -> Void
  ) async {
    let result: Result<Value, any Error>
    do { result = .success(try await make()) } catch { result = .failure(error) }
    switch result {
    case .success(let value): completion(value, nil)
    case .failure(let error): completion(nil, error)
    }
  }

  /// A provider of the forms of a value.
  package convenience init(transferable value: some Transferable) {
    self.init()
    register(value)
  }
}
