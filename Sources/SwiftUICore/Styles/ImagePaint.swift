import Foundation

/// A style that fills an area with an image, again and again from its top left corner on.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of it that is shown, in units of its size. Browsers show all of it but on a canvas.
  public var sourceRect: CGRect
  /// What the image's size is multiplied by.
  public var scale: CGFloat

  /// Creates a style that fills with an image.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let image = GraphicsContext.ResolvedImage(image.definition, in: environment)
    return _Paint(.image(ImagePattern(image.image, size: image.size, part: sourceRect, scale: scale)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that fills with an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// An image that fills an area again and again: an object, so that paints stay small.
package final class ImagePattern: Hashable, Sendable {
  package let image: ShownImage
  /// Of the whole image, in points.
  package let size: CGSize
  /// What is shown of it, in units of its size.
  package let part: CGRect
  package let scale: CGFloat

  package init(_ image: ShownImage, size: CGSize, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.size = size
    self.part = part
    self.scale = scale
  }

  package static func == (left: ImagePattern, right: ImagePattern) -> Bool {
    left.image == right.image && left.size == right.size && left.part == right.part && left.scale == right.scale
  }

  // Images are not hashable.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
  }
}
