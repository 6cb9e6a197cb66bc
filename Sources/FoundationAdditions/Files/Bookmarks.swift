import Foundation

extension URL {
  /// What a bookmark is for. It is the same for all: no system here gives an app files for a time.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// How a bookmark is followed: always without asking anybody.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// Something by which the file or the folder is found later, also by another run of the app, and also under another name in
  /// the same folder.
  ///
  /// - Throws: A `CocoaError` where there is none.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: self]) }
    let path = standardizedFileURL.path
    guard let identity = Bookmark.Identity(path) else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: self]) }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(Bookmark(path: path, identity: identity))
  }

  /// Finds what a bookmark was made of: by its path, or by its identity in the same folder.
  ///
  /// - Parameter bookmarkDataIsStale: Whether it has another name now, or something else is at its place: then make a new one.
  /// - Throws: A `CocoaError` where it is gone, or the data is no bookmark of this platform's.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let bookmark = try? PropertyListDecoder().decode(Bookmark.self, from: data), bookmark.path.hasPrefix("/") else {
      throw CocoaError(
        .fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "The data is no bookmark that was made on this platform."])
    }
    guard let (path, isStale) = bookmark.place else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: bookmark.path])
    }
    bookmarkDataIsStale = isStale
    self.init(fileURLWithPath: path)
  }
}

private struct Bookmark: Codable {
  /// What stays when a file gets another name.
  struct Identity: Codable, Equatable {
    let device: UInt64
    let number: UInt64

    /// Nil where there is nothing.
    init?(_ path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }
  }

  let path: String
  let identity: Identity

  /// Where it is, and whether that is otherwise than it was; nil for gone.
  var place: (path: String, isStale: Bool)? {
    let there = Identity(path)
    if there == identity { return (path, false) }
    let folder = (path as NSString).deletingLastPathComponent
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let other = (folder as NSString).appendingPathComponent(name)
      if Identity(other) == identity { return (other, true) }
    }
    // As on Apple's platforms: who saves a file anew has another one at its place.
    return there == nil ? nil : (path, true)
  }
}
