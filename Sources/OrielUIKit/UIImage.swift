import SwiftUICore
import SymbolDrawings

/// An image: bytes of a file, an image of the app's resources, or a symbol. It is not decoded, for that is the browser's work, so
/// nothing can
/// be drawn into it.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether an image is a stencil for the foreground style.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  private enum Content {
    case none
    case file(ImageFile)
    case symbol(String)
  }

  private let content: Content
  /// Whether it is a stencil.
  public private(set) var renderingMode = RenderingMode.automatic

  private init(_ content: Content) { self.content = content }

  /// Creates an image without anything.
  override public init() { content = .none }

  /// Creates an image from the bytes of a PNG, JPEG, GIF, WebP or SVG file; nil for others.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a file, with so many pixels to a point; nil for bytes that browsers do not show.
  public init?(data: Data, scale: CGFloat) {
    guard let file = try? ImageFile(data, scale: Double(scale)) else { return nil }
    content = .file(file)
  }

  /// Creates an image from a file; nil if there is none, or none that browsers show.
  public init?(contentsOfFile path: String) {
    guard let data = try? ImageBytes.file(path: path).read(), let file = try? ImageFile(data, scale: 1) else { return nil }
    content = .file(file)
  }

  /// An image of the app's asset catalogs or resources; nil if there is none of that name.
  public init?(named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil) {
    guard let file = AppResources.image(named: name, bundlePath: bundle?.bundlePath) else { return nil }
    content = .file(file)
  }

  /// A symbol; nil if nobody has drawn one of that name.
  public init?(systemName name: String) {
    guard SymbolDrawing.named(name) != nil else { return nil }
    content = .symbol(name)
  }

  /// In points. A symbol is as large as body text.
  open var size: CGSize {
    switch content {
    case .none: .zero
    case .file(let file): file.size
    case .symbol: CGSize(width: 20, height: 20)
    }
  }

  /// How many pixels a point has.
  open var scale: CGFloat {
    if case .file(let file) = content, let first = file.representations.first { first.scale } else { 1 }
  }

  /// Whether it is a symbol.
  open var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

  /// The same image as a stencil, or not.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = UIImage(content)
    image.renderingMode = renderingMode
    return image
  }

  /// The same image, as wide as a size says: its bytes stay as they are, and so do its proportions. Only files have sizes.
  func resized(to size: CGSize) -> UIImage {
    guard case .file(let file) = content, size.width > 0, file.size.width > 0, let first = file.representations.first,
      let data = try? first.bytes.read(),
      let resized = try? ImageFile(data, scale: first.scale * Double(file.size.width / size.width))
    else { return self }
    let image = UIImage(.file(resized))
    image.renderingMode = renderingMode
    return image
  }

  /// Draws the image in the renderer that is at work: see `UIGraphicsImageRenderer`.
  open func draw(in rect: CGRect) { UIGraphicsImageRendererContext.draw(self, in: rect) }

  /// Draws the image in its own size in the renderer that is at work: see `UIGraphicsImageRenderer`.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// The same image as a stencil. The color is not kept: give the view that shows it a foreground style.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
    StandIns.tell(
      "UIImage.withTintColor", "the image takes the foreground style of the view around it, for images are not painted here.")
    return withRenderingMode(renderingMode == .alwaysOriginal ? .alwaysTemplate : renderingMode)
  }

  // MARK: Bytes

  private func bytes(_ format: ImageFormat, _ name: String) -> Data? {
    if case .file(let file) = content, let found = file.representations.last(where: { $0.format == format && !$0.isDark }) {
      return try? found.bytes.read()
    }
    StandIns.tell(
      "UIImage.\(name)", "nil for an image that is no \(format.rawValue.uppercased()) already, for none is encoded here.")
    return nil
  }

  /// The bytes of a PNG, if the image is one already; otherwise nil.
  open func pngData() -> Data? { bytes(.png, "pngData") }

  /// The bytes of a JPEG as it is, if the image is one already; otherwise nil.
  open func jpegData(compressionQuality: CGFloat) -> Data? { bytes(.jpeg, "jpegData") }

  // MARK: As an object

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage, renderingMode == other.renderingMode else { return false }
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
    return switch renderingMode {
    case .automatic: image
    case .alwaysOriginal: image.renderingMode(.original)
    case .alwaysTemplate: image.renderingMode(.template)
    }
  }
}

extension Image {
  /// Shows an image of UIKit's.
  public init(uiImage: UIImage) { self = uiImage.image }
}
