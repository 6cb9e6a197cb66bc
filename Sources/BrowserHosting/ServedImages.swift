import Foundation
import SwiftUICore
import Synchronization

/// The images that pages may ask for: those that some page has shown, by names made from their bytes. Nothing else can be asked for,
/// so no name leads out of the app's resources.
final class ServedImages: Sendable {
  static let shared = ServedImages()

  /// A representation of an image, as pages ask for it.
  struct Picture: Sendable {
    let address: String
    let scale: Double
    let isDark: Bool
    let isDrawing: Bool
  }

  /// An image with the bytes of an address. It is not kept for that: what has been loaded goes when nobody shows it any more.
  fileprivate struct Entry {
    weak var image: ImageFile?
    let place: Int
  }

  fileprivate struct State {
    /// Several images may have the same bytes.
    var entries: [String: [Entry]] = [:]
    var pictures: [ObjectIdentifier: (image: Weak, pictures: [Picture])] = [:]
    /// Before the path of each address.
    var base = ""
    /// How many images there may be before those that are gone are looked for.
    var limit = 256
    /// What answers have of files now.
    var loaded: [String: WeakBytes] = [:]
  }

  fileprivate struct WeakBytes {
    weak var bytes: ImageBytes?
  }

  fileprivate struct Weak {
    weak var image: ImageFile?
  }

  private let state = Mutex(State())

  /// The representations of an image that can be read, by their scales; those for dark schemes last. The first call reads the files, but
  /// for the large ones: everybody waits for it.
  func pictures(of image: ImageFile) -> [Picture] {
    let id = ObjectIdentifier(image)
    if let known = state.withLock({ $0.pictures[id] }), known.image.image === image { return known.pictures }
    var pictures: [Picture] = []
    var entries: [String: Entry] = [:]
    let base = state.withLock(\.base)
    for (place, representation) in image.representations.enumerated() {
      guard let mark = Self.mark(of: representation.bytes) else { continue }
      let name = "\(mark).\(representation.format.rawValue)"
      entries[name] = Entry(image: image, place: place)
      pictures.append(
        Picture(
          address: "\(base)/image/\(name)", scale: representation.scale, isDark: representation.isDark,
          isDrawing: representation.format == .svg))
    }
    state.withLock { state in
      for (name, entry) in entries {
        state.entries[name, default: []].removeAll { $0.image == nil }
        state.entries[name, default: []].append(entry)
      }
      state.pictures[id] = (Weak(image: image), pictures)
      state.removeDead()
    }
    return pictures
  }

  /// What stands for the bytes in an address: a hash of them. Of large files one of all that the system says of the file: it has another one
  /// whenever the file has been changed.
  private static func mark(of bytes: SwiftUICore.ImageBytes) -> String? {
    if case .file(let path) = bytes, let state = largeFileState(path) {
      return Digest.sha256(Array(state.utf8)).prefix(12).hexadecimal
    }
    return (try? bytes.read()).map { Digest.sha256($0).prefix(12).hexadecimal }
  }

  /// In bytes. To hash more than this takes longer than a person's event should.
  static let largeFile = 256 * 1024

  /// Nil for what is no large file.
  private static func largeFileState(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > largeFile,
      status.st_size <= SwiftUICore.ImageBytes.limit
    else { return nil }
    let (changed, written) = (status.st_ctim, status.st_mtim)
    return "file \(path)\n\(status.st_dev) \(status.st_ino) \(status.st_size) \(written.tv_sec) \(written.tv_nsec)"
      + " \(changed.tv_sec) \(changed.tv_nsec)"
  }

  /// Before any page is made: the path that stands before those of all images.
  func setBase(_ base: String) {
    state.withLock { $0.base = base }
  }

  /// What a path within the app stands for; nil for one that no page has been told, or whose image is gone.
  func representation(at path: Substring) -> ImageFile.Representation? {
    guard path.hasPrefix("/image/") else { return nil }
    return state.withLock { state in
      for entry in state.entries[String(path.dropFirst(7))] ?? [] {
        if let image = entry.image { return image.representations[entry.place] }
      }
      return nil
    }
  }
}

extension ServedImages {
  /// The bytes of a path within the app, the same for all that want them at the same time; nil if they cannot be had.
  func load(_ path: Substring) -> ImageBytes? {
    let name = String(path.dropFirst(7))
    if let known = state.withLock({ $0.loaded[name]?.bytes }) { return known }
    guard let representation = representation(at: path), let data = try? representation.bytes.read() else { return nil }
    let bytes = ImageBytes(Array(data), representation.format)
    state.withLock { state in
      state.loaded = state.loaded.filter { $0.value.bytes != nil }
      state.loaded[name] = WeakBytes(bytes: bytes)
    }
    return bytes
  }
}

/// What has been read of an image, as long as some answer needs it.
final class ImageBytes: Sendable {
  let bytes: [UInt8]
  let format: ImageFormat

  init(_ bytes: [UInt8], _ format: ImageFormat) {
    self.bytes = bytes
    self.format = format
  }
}

extension ServedImages.State {
  fileprivate mutating func removeDead() {
    guard pictures.count > limit else { return }
    pictures = pictures.filter { $0.value.image.image != nil }
    entries = entries.filter { $0.value.contains { $0.image != nil } }
    limit = max(256, 2 * pictures.count)
  }
}

extension ImageFormat {
  /// As HTTP names it.
  var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }
}
