import Foundation
import OrielCoreTransferable

/// A file, or a folder with what is in it, in memory.
open class FileWrapper: NSObject {
  /// How it is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Not into memory, as far as possible.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How it is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All of it or nothing.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names in it become those of the files.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// What it is to be called.
  open var preferredFilename: String?
  /// What it is called on disk.
  open var filename: String?
  /// What the file system says of it.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      addFileWrapper(child)
    }
  }

  /// Creates something that leads to another file.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file, or a folder with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = .file(Data())
    super.init()
    try read(from: url, options: options)
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it leads to another file.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  /// The bytes of a file.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// What is in a folder, by its names.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let files) = content { files } else { nil } }
  /// Where it leads.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// Reads it anew.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?:
      var files: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        files[name] = try FileWrapper(url: url.appending(path: name), options: options)
      }
      content = .folder(files)
    case .typeSymbolicLink?:
      content = .link(URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: url.path)))
    case .typeRegular?: content = .file(try Data(contentsOf: url))
    default: throw TransferError("\(url.path) is neither a file nor a folder")
    }
    fileAttributes = attributes.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
    filename = url.lastPathComponent
    if preferredFilename == nil { preferredFilename = filename }
  }

  /// Whether a file on disk is the same, as its time and its size say.
  open func matchesContents(of url: URL) -> Bool {
    guard let now = try? FileManager.default.attributesOfItem(atPath: url.path) else { return false }
    func value(_ key: FileAttributeKey) -> NSObject? { fileAttributes[key.rawValue] as? NSObject }
    return value(.modificationDate) == now[.modificationDate] as? NSObject && value(.size) == now[.size] as? NSObject
  }

  /// Writes it. Names in a folder that would lead out of it are an error.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let destination): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
    case .folder(let files):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, file) in files {
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.contains("\0") else {
          throw TransferError("'\(name)' in \(url.lastPathComponent) is no name of a file")
        }
        try file.write(to: url.appending(path: name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  // MARK: In a folder

  /// Puts something into a folder, under its preferred name or, if that is taken, one like it, which is returned.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var files) = content else { preconditionFailure("only a folder takes files") }
    let wanted = child.preferredFilename ?? "File"
    var name = wanted
    var number = 2
    while files[name] != nil {
      name = "\(number)__#$!@%!#__\(wanted)"
      number += 1
    }
    files[name] = child
    content = .folder(files)
    return name
  }

  /// Puts a file into a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Takes something out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var files) = content, let name = keyForChildFileWrapper(child) else { return }
    files[name] = nil
    content = .folder(files)
  }

  /// The name of something in a folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }
}
