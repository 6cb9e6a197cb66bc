import Combine
import Foundation
import Synchronization

/// What an `AsyncImage` asks for.
struct ImageRequest: Hashable, Sendable {
  let url: URL
  /// How many pixels a point has.
  let scale: Double
}

/// Loads images for `AsyncImage`.
package enum ImageLoader {
  /// In bytes. What is larger ends with an error as soon as that is known.
  static let sizeLimit = 32 * 1024 * 1024
  /// How long nothing may come, and how long all of it may take, in seconds.
  static let idleTime = 30.0
  static let wholeTime = 120.0

  /// What a host does with an image that has come, before any view shows it: off the main actor, where it may take its time.
  package static var preparation: (@Sendable (ImageFile) -> Void)? {
    get { prepared.withLock { $0 } }
    set { prepared.withLock { $0 = newValue } }
  }

  private static let prepared = Mutex<(@Sendable (ImageFile) -> Void)?>(nil)

  /// - Parameter sources: From where it may come; nil for anywhere.
  @concurrent
  static func load(_ request: ImageRequest, from sources: ImageSources? = .all) async throws -> ImageFile {
    let url = request.url
    let data: Data
    switch url.scheme?.lowercased() {
    case "http", "https": data = try await ImageDownload.data(from: url, sources)
    case "file":
      guard sources?.allowsFile(url.path) ?? true else {
        throw ImageLoadingError(url, "images are loaded from the app's own files only")
      }
      data = try file(url)
    case "data": data = try embedded(url)
    default: throw ImageLoadingError(url, "images are loaded by http, https, file and data addresses only")
    }
    try Task.checkCancellation()
    let scale = request.scale.isFinite && request.scale > 0 ? request.scale : 1
    do throws(UnreadableImage) {
      let representation = try ImageFile.Representation(.data(data), scale: scale)
      guard let image = ImageFile(name: "", [representation]) else { throw UnreadableImage("it is empty") }
      preparation?(image)
      return image
    } catch {
      throw ImageLoadingError(url, "it is no image: \(error)")
    }
  }

  private static func file(_ url: URL) throws -> Data {
    do throws(UnreadableImage) {
      let data = try ImageBytes.file(path: url.path).read()
      guard data.count <= sizeLimit else { throw UnreadableImage("it is larger than \(sizeLimit) bytes") }
      return data
    } catch {
      throw ImageLoadingError(url, error.description)
    }
  }

  private static func embedded(_ url: URL) throws -> Data {
    let text = url.absoluteString.dropFirst("data:".count)
    guard let comma = text.firstIndex(of: ",") else { throw ImageLoadingError(url, "it has no data") }
    let content = String(text[text.index(after: comma)...]).removingPercentEncoding
    let isBase64 = text[..<comma].hasSuffix(";base64")
    guard let content, let data = isBase64 ? Data(base64Encoded: content) : Data(content.utf8) else {
      throw ImageLoadingError(url, "its data is damaged")
    }
    return data
  }
}

/// Why an image was not loaded.
struct ImageLoadingError: Error, LocalizedError, CustomStringConvertible {
  let description: String

  init(_ url: URL, _ reason: String) {
    // Addresses with data in them are long.
    let address = url.absoluteString
    description = "\(address.prefix(200))\(address.count > 200 ? "…" : "") was not loaded: \(reason)."
  }

  var errorDescription: String? { description }
}
