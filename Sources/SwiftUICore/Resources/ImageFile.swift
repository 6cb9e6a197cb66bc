import Foundation

/// An image of the app's resources, or one that has been loaded, with all its representations. Equal only to itself: each is read
/// once, and kept.
package final class ImageFile: Equatable, Sendable {
  /// One file of the image.
  package struct Representation: Sendable {
    package let bytes: ImageBytes
    package let format: ImageFormat
    /// How many pixels a point has.
    package let scale: Double
    /// Whether it is for dark schemes.
    package let isDark: Bool
    /// In points.
    let size: CGSize
  }

  package let name: String
  /// In points.
  package let size: CGSize
  /// At least one for light schemes, by their scales; then those for dark ones.
  package let representations: [Representation]
  /// Whether the image is a stencil for the foreground style.
  package let isTemplate: Bool
  /// What keeps its size where the image is resizable.
  package let slicing: ImageResizing?
  /// Whether it is drawn for text of `symbolFontSize` and grows with the font around it, as symbols do.
  package let isSymbol: Bool
  /// In points.
  package static let symbolFontSize: CGFloat = 17

  /// Nil without a representation.
  init?(
    name: String, _ representations: [Representation], isTemplate: Bool = false, slicing: ImageResizing? = nil,
    isSymbol: Bool = false
  ) {
    // An image for dark schemes alone is for all.
    let light = representations.filter { !$0.isDark }
    let all = light.isEmpty ? representations.map(\.forAllSchemes) : light + representations.filter(\.isDark)
    guard let first = all.first else { return nil }
    self.name = name
    self.representations = all.sorted { ($0.isDark ? 1 : 0, $0.scale) < ($1.isDark ? 1 : 0, $1.scale) }
    size = first.size
    self.isTemplate = isTemplate
    self.slicing = slicing
    self.isSymbol = isSymbol
  }

  /// An image that the app has in memory.
  package convenience init(_ data: Data, scale: Double) throws(UnreadableImage) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(name: "", only: try Representation(.data(data), scale: scale))
  }

  /// Of one representation.
  private init(name: String, only representation: Representation) {
    self.name = name
    representations = [representation]
    size = representation.size
    isTemplate = false
    slicing = nil
    isSymbol = false
  }

  /// Whether dark schemes have another image.
  var hasVariants: Bool { representations.contains(where: \.isDark) }

  package static func == (left: ImageFile, right: ImageFile) -> Bool { left === right }
}

extension ImageFile.Representation {
  /// Reads the beginning of an image.
  init(_ bytes: ImageBytes, scale: Double, isDark: Bool = false) throws(UnreadableImage) {
    let data = try bytes.read()
    let header = try ImageHeader(data)
    self.init(
      bytes: bytes, format: header.format, scale: scale, isDark: isDark,
      size: CGSize(width: header.width / scale, height: header.height / scale))
  }

  fileprivate var forAllSchemes: ImageFile.Representation {
    ImageFile.Representation(bytes: bytes, format: format, scale: scale, isDark: false, size: size)
  }
}

/// Where the bytes of an image are.
package enum ImageBytes: Sendable {
  case file(path: String)
  case data(Data)

  /// More than any image that a page should load.
  package static let limit = 64 * 1024 * 1024

  package func read() throws(UnreadableImage) -> Data {
    switch self {
    case .data(let data): return data
    case .file(let path):
      // A link is as large as what it leads to; what is no file, such as a device, may have no end.
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: target), let size = attributes[.size] as? Int,
        attributes[.type] as? FileAttributeType == .typeRegular
      else { throw UnreadableImage("the file cannot be read") }
      guard size <= Self.limit else { throw UnreadableImage("it is larger than \(Self.limit / 1024 / 1024) MB") }
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else {
        throw UnreadableImage("the file cannot be read")
      }
      return data
    }
  }
}

/// Why something is no image that can be shown.
package struct UnreadableImage: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
