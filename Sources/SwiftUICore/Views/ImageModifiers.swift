import Foundation

extension Image {
  private func changed(_ change: (inout ImageOptions) -> Void) -> Image {
    var options = definition.options
    change(&options)
    return Image(ImageDefinition(definition.source, definition.label, options))
  }

  /// This image without being resizable.
  var inOwnSize: Image { definition.options.resizing == nil ? self : changed { $0.resizing = nil } }

  /// Makes the image fill the space that it is offered. Its proportions change with that: `scaledToFit()` keeps them.
  ///
  /// - Parameters:
  ///   - capInsets: How much of each side keeps its size, in points of the image.
  ///   - resizingMode: Whether the rest is stretched, or repeated.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed { $0.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Says whether the image is shown in its own colors, or as a stencil in the foreground style. Nil leaves it to the image: its
  /// asset catalog may say, symbols are stencils, and others have colors.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Says how pixels are made up where the image is shown larger than it is.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Says whether edges that fall between pixels are smoothed. Browsers always smooth the edges of drawings; without smoothing,
  /// pixels of photographs stay squares.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    changed { $0.isAntialiased = isAntialiased }
  }

  /// How the layers of a symbol are colored; nil leaves that to the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolRenderingMode = mode }
  }

  /// Whether an image fills its space by being stretched, or by being repeated.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated at its own size, from the upper leading corner on.
    case tile
    /// Stretched.
    case stretch
  }

  /// Whether an image has its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// What is opaque in the image shows the foreground style.
    case template
    /// The image as it is.
    case original
  }

  /// How pixels are made up where an image is shown larger than it is. Browsers know two ways: they smooth, or not.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all: pixels become squares.
    case none
    /// Quickly.
    case low
    /// In between.
    case medium
    /// Well.
    case high
  }

  /// How large symbols are beside text of the same font.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller than the text's capital letters would suggest.
    case small
    /// As high as fits the text.
    case medium
    /// Larger, for symbols that stand alone.
    case large
  }

  /// How the pixels of an image are turned or mirrored.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As they are.
    case up
    /// Mirrored sideways.
    case upMirrored
    /// Turned by half.
    case down
    /// Mirrored upright.
    case downMirrored
    /// Turned to the left by a quarter.
    case left
    /// Turned to the left by a quarter, then mirrored.
    case leftMirrored
    /// Turned to the right by a quarter.
    case right
    /// Turned to the right by a quarter, then mirrored.
    case rightMirrored
  }
}
