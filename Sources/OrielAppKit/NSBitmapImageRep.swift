import SwiftUICore

/// The bytes of an image, for writing them to a file: as they are, for no image is decoded or encoded here.
open class NSBitmapImageRep: NSObject, @unchecked Sendable {
  /// Kinds of files.
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }

  /// How a file is written. None of it counts.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

  private let file: ImageFile

  /// Takes the bytes of a PNG, JPEG, GIF, WebP or SVG file; nil for others, such as a TIFF.
  public init?(data: Data) {
    guard let file = try? ImageFile(data, scale: 1) else { return nil }
    self.file = file
  }

  /// In points.
  open var size: CGSize { file.size }

  /// The bytes, if they are of that kind already; otherwise nil, and the log says so, once.
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    let format: ImageFormat? =
      switch storageType {
      case .png: .png
      case .jpeg: .jpeg
      case .gif: .gif
      default: nil
      }
    if let found = file.representations.first(where: { $0.format == format }) { return try? found.bytes.read() }
    StandIns.tell("NSBitmapImageRep.representation", "nil for bytes of another kind, for no image is encoded here.")
    return nil
  }
}
