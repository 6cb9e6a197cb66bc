import SwiftUICore

/// How a picture is made.
public final class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// How many pixels a point has. Bytes stay as they are, whatever it says.
  public var scale: CGFloat = 1
  /// Whether nothing shines through.
  public var opaque = false

  override public init() {}

  /// As screens have it.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  /// As screens have it.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// Makes a picture out of others: here of one, in another size.
///
/// Nothing is rasterized on the server. An image that alone is drawn from edge to edge is the result, shown in the renderer's
/// size, with its bytes as
/// they are. Anything else gives an image without anything, and the log says so, once.
public final class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  private let size: CGSize
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures in a size.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
    self.size = size
    self.format = format
  }

  /// Creates a renderer of pictures in a size.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) {
    self.init(size: bounds.size, format: format)
  }

  /// Makes a picture.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format)
    UIGraphicsImageRendererContext.$current.withValue(context) { actions(context) }
    let all = CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5)
    guard !context.isMore, let drawn = context.drawn, context.place.contains(all) else {
      StandIns.tell(
        "UIGraphicsImageRenderer.image", "is without anything: of drawings only a single image in another size is made here.")
      return UIImage()
    }
    return drawn.resized(to: size)
  }
}

/// What is drawn into while a renderer makes a picture.
public final class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  @TaskLocal fileprivate static var current: UIGraphicsImageRendererContext?

  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat
  fileprivate var drawn: UIImage?
  fileprivate var place = CGRect.zero
  /// Whether more is drawn than one image.
  fileprivate var isMore = false

  fileprivate init(format: UIGraphicsImageRendererFormat) {
    self.format = format
  }

  /// Fills a rectangle: more than is made here.
  public func fill(_ rect: CGRect) { isMore = true }
  /// Draws the edges of a rectangle: more than is made here.
  public func stroke(_ rect: CGRect) { isMore = true }

  static func draw(_ image: UIImage, in rect: CGRect) {
    guard let current else {
      return StandIns.tell("UIImage.draw", "nothing happens: no UIGraphicsImageRenderer is at work.")
    }
    if current.drawn != nil { current.isMore = true }
    current.drawn = image
    current.place = rect
  }
}
