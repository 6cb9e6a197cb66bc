import SwiftUICore
import SymbolDrawings

/// An image: bytes of a file, an image of the app's resources, or a symbol. It is not decoded, for that is the browser's work, so
/// nothing can
/// be drawn into it.
open class NSImage: NSObject, @unchecked Sendable {
  /// The name of an image.
  public typealias Name = String

  private enum Content {
    case none
    case file(ImageFile)
    case symbol(String)
  }

  private let content: Content
  /// Whether it is a stencil for the foreground style. Set it before the image is shown or shared.
  open var isTemplate = false

  /// Creates an image without anything.
  override public init() { content = .none }

  /// Creates an image from the bytes of a PNG, JPEG, GIF, WebP or SVG file; nil for bytes that browsers do not show.
  public init?(data: Data) {
    guard let file = try? ImageFile(data, scale: 1) else { return nil }
    content = .file(file)
  }

  /// Creates an image from a file; nil if there is none, or none that browsers show.
  public init?(contentsOfFile fileName: String) {
    guard let data = try? ImageBytes.file(path: fileName).read(), let file = try? ImageFile(data, scale: 1) else { return nil }
    content = .file(file)
  }

  /// Creates an image from a file; nil if there is none, or none that browsers show. Images of the net are not loaded.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }

  /// An image of the app's asset catalogs or resources; nil if there is none of that name.
  public init?(named name: Name) {
    guard let file = AppResources.image(named: name, bundlePath: nil) else { return nil }
    content = .file(file)
  }

  /// A symbol; nil if nobody has drawn one of that name.
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard SymbolDrawing.named(name) != nil else { return nil }
    content = .symbol(name)
    accessibilityDescription = description
  }

  /// What assistive technology says of it.
  open var accessibilityDescription: String?

  /// In points. A symbol is as large as body text.
  open var size: CGSize {
    switch content {
    case .none: .zero
    case .file(let file): file.size
    case .symbol: CGSize(width: 20, height: 20)
    }
  }

  /// Whether there is anything to show.
  open var isValid: Bool { if case .none = content { false } else { true } }

  /// Nil, and the log says so, once: no image is encoded here.
  open var tiffRepresentation: Data? {
    StandIns.tell("NSImage.tiffRepresentation", "nil, for no image is encoded here.")
    return nil
  }

  // MARK: As an object

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSImage, isTemplate == other.isTemplate else { return false }
    return switch (content, other.content) {
    case (.none, .none): self === other
    case (.file(let one), .file(let two)): one == two
    case (.symbol(let one), .symbol(let two)): one == two
    default: false
    }
  }

  override open var hash: Int {
    switch content {
    case .none: ObjectIdentifier(self).hashValue
    case .file(let file): ObjectIdentifier(file).hashValue
    case .symbol(let name): name.hashValue
    }
  }

  /// SwiftUI's image of it.
  var image: Image {
    let image =
      switch content {
      case .none: Image.blank
      case .file(let file): Image(file)
      case .symbol(let name): Image(systemName: name)
      }
    return isTemplate ? image.renderingMode(.template) : image
  }
}

extension Image {
  /// Shows an image of AppKit's.
  public init(nsImage: NSImage) { self = nsImage.image }
}
