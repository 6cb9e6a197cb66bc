import Foundation
import SymbolDrawings

extension GraphicsContext {
  /// An image as it is in an environment: its variant, and the size of a symbol beside the font.
  public struct ResolvedImage {
    let image: ShownImage
    /// In points. A symbol's follows from the font.
    public let size: CGSize
    /// How far below the top the letters of a text beside the image stand.
    public let baseline: CGFloat
    /// What a symbol or a template is drawn with; nil is the foreground. Other images have colors of their own.
    public var shading: Shading?

    init(_ definition: ImageDefinition, in environment: EnvironmentValues) {
      let style = environment.textStyle
      image = ShownImage(definition, style, environment) { $0.colorScheme }
      if case .symbol(let symbol) = image.graphic {
        let points = style.pointSize
        size = symbol.size(points: points)
        // The middle stands at that of the capital letters.
        baseline = size.height / 2 + 0.352 * points
      } else {
        size = image.naturalSize ?? .zero
        baseline = size.height
      }
    }

    fileprivate func paint(in environment: EnvironmentValues, _ rect: CGRect) -> DrawingPaint? {
      image.takesStyle ? (shading ?? .foreground).paint(in: environment, rect) : nil
    }
  }

  /// An image as it is in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image.definition, in: environment) }

  /// Draws an image that is stretched to a rectangle. Hosts smooth its edges, whatever the style says.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(.image(image.image, image.paint(in: environment, rect), in: rect))
  }

  /// Draws an image in its own size, so that a point of it, in units of that, is at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  /// Draws an image that is stretched to a rectangle. Hosts smooth its edges, whatever the style says.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

  /// Draws an image in its own size, so that a point of it, in units of that, is at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension ShownSymbol {
  /// In points, beside a font.
  package func size(points: CGFloat) -> CGSize {
    let drawing = SymbolDrawing.named(name) ?? .missing
    let factor: SymbolScale =
      switch scale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    let em = points * factor.factor
    return CGSize(width: drawing.width * em, height: SymbolDrawing.height * em)
  }
}
