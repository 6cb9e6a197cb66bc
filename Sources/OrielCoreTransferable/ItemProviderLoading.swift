import Foundation

extension NSItemProvider {
  func missing(_ identifier: String) -> TransferError {
    TransferError("There is nothing of the type \(identifier): there is \(registeredTypeIdentifiers)")
  }

  /// The content of a form, on a queue of the provider's.
  func content(
    _ identifier: String, _ completion: @escaping @Sendable (Result<TransferredContent, any Error>) -> Void
  ) {
    guard let form = form(identifier) else { return completion(.failure(missing(identifier))) }
    let finish = Finish(completion: completion, missing: missing(identifier))
    switch form.source {
    case .data(let load): _ = load { finish($0.map { .data($0) }, $1) }
    case .file(let load): _ = load { url, _, error in finish(url.map { .file($0) }, error) }
    case .item(let load): load({ item, error in finish(item.flatMap(Self.content), error) }, nil, nil)
    }
  }

  private struct Finish: Sendable {
    let completion: @Sendable (Result<TransferredContent, any Error>) -> Void
    let missing: TransferError

    func callAsFunction(_ content: TransferredContent?, _ error: (any Error)?) {
      completion(content.map { .success($0) } ?? .failure(error ?? missing))
    }
  }

  private static func content(of item: any NSSecureCoding) -> TransferredContent? {
    switch item {
    case let data as NSData: return .data(Data(referencing: data))
    case let url as NSURL: return Self.url(of: url).map { $0.isFileURL ? .file($0) : .data($0.dataRepresentation) }
    case let text as NSString: return .data(Data(text.description.utf8))
    default: return nil
    }
  }

  static func url(of url: NSURL) -> URL? { URL(string: url.absoluteString) }

  func run(_ work: @escaping @Sendable (Progress) -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let held = HeldProgress(progress)
    Self.queue.async { work(held.value) }
    return progress
  }

  /// Loads bytes of a type.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    run { progress in
      let held = HeldProgress(progress)
      self.content(typeIdentifier) { result in
        let data = Result { try result.get().data() }
        held.value.completedUnitCount = 1
        switch data {
        case .success(let data): completionHandler(data, nil)
        case .failure(let error): completionHandler(nil, error)
        }
      }
    }
  }

  /// Loads bytes of a type.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads a file of a type. It is a copy that goes when the completion has run.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    run { progress in
      let held = HeldProgress(progress)
      self.content(typeIdentifier) { result in
        let folder = FileManager.default.temporaryDirectory.appending(path: "transfer-\(UUID().uuidString)")
        let copy = Result { try self.copy(try result.get(), to: folder, typeIdentifier) }
        held.value.completedUnitCount = 1
        switch copy {
        case .success(let url): completionHandler(url, nil)
        case .failure(let error): completionHandler(nil, error)
        }
        try? FileManager.default.removeItem(at: folder)
      }
    }
  }

  private func copy(_ content: TransferredContent, to folder: URL, _ identifier: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    switch content {
    case .file(let url):
      let copy = folder.appending(path: FileName.safe(suggestedName ?? url.lastPathComponent))
      try FileManager.default.copyItem(at: url, to: copy)
      return copy
    case .data(let data):
      let plain = folder.appending(path: FileName.safe(suggestedName ?? "File"))
      let type = form(identifier)?.type ?? .data
      let url = plain.pathExtension.isEmpty ? plain.appendingPathExtension(for: type) : plain
      try data.write(to: url)
      return url
    }
  }

  /// Loads a file of a type. It is a copy that goes when the completion has run.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
  }

  /// Loads a file of a type: a copy, for nothing is used in place here.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Loads an item of a type: an address, a text, or bytes.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
  ) {
    guard let completionHandler else { return }
    _ = run { _ in
      guard let form = self.form(typeIdentifier) else { return completionHandler(nil, self.missing(typeIdentifier)) }
      if case .item(let load) = form.source { return load(completionHandler, nil, nil) }
      self.content(form.type.identifier) { result in
        switch result {
        case .success(.file(let url)): completionHandler(NSURL(fileURLWithPath: url.path), nil)
        case .success(.data(let data)): completionHandler(Self.item(of: data, form.type), nil)
        case .failure(let error): completionHandler(nil, error)
        }
      }
    }
  }

  /// Loads an item of a type: an address, a text, or bytes.
  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws
    -> any NSSecureCoding
  {
    let item: HeldItem = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier) { item, error in
        if let item {
          continuation.resume(returning: HeldItem(item))
        } else {
          continuation.resume(throwing: error ?? TransferError("There is no item of the type \(typeIdentifier)"))
        }
      }
    }
    return item.value
  }

  /// Texts are texts, and addresses of the web are addresses. Those of files are bytes, as apps for the Mac read them.
  private static func item(of data: Data, _ type: UTType) -> any NSSecureCoding {
    if type.conforms(to: .url), !type.conforms(to: .fileURL), let url = NSURL(string: String(decoding: data, as: UTF8.self)) {
      return url
    }
    if type.conforms(to: .plainText), let text = String(data: data, encoding: .utf8) { return NSString(string: text) }
    return NSData(data: data)
  }
}

// Objects of Foundation's that do not change once they are here, or that may be used from everywhere.
struct HeldItem: @unchecked Sendable {
  let value: any NSSecureCoding
  init(_ value: any NSSecureCoding) { self.value = value }
  var type: UTType {
    switch value {
    case let url as NSURL: url.isFileURL ? .fileURL : .url
    case is NSString: .utf8PlainText
    default: .data
    }
  }
}

struct HeldObject: @unchecked Sendable {
  let value: any NSItemProviderWriting
  init(_ value: any NSItemProviderWriting) { self.value = value }
}

struct HeldReading: @unchecked Sendable {
  let value: any NSItemProviderReading
  init(_ value: any NSItemProviderReading) { self.value = value }
}

struct HeldProgress: @unchecked Sendable {
  let value: Progress
  init(_ value: Progress) { self.value = value }
}
