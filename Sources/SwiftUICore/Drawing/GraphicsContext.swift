import Foundation

/// Draws on a canvas.
///
/// It is a value: a copy draws on the same canvas, and what is set on it, such as a transform or a clip, leaves the original as it is.
/// Nothing is drawn at once: the operations go to the host together, which draws them in one frame.
public struct GraphicsContext {
  /// The operations of one canvas or layer.
  final class Target {
    var operations: [DrawingOperation] = []
  }

  let target: Target
  var state: DrawingState
  private let area: CGRect
  /// The environment of the canvas.
  public let environment: EnvironmentValues

  init(_ environment: EnvironmentValues, size: CGSize) {
    self.environment = environment
    area = CGRect(origin: .zero, size: size)
    target = Target()
    state = DrawingState()
  }

  /// For what is drawn by itself: with the coordinates of a context, and nothing else of it.
  private init(layerOf context: GraphicsContext) {
    environment = context.environment
    area = context.area
    target = Target()
    state = DrawingState(transform: context.transform)
  }

  // MARK: What is in force

  /// How opaque is what is drawn, from 0 to 1.
  public var opacity: Double {
    get { state.opacity }
    set { state = state.with(opacity: min(max(newValue.isNaN ? 1 : newValue, 0), 1)) }
  }

  /// How what is drawn mixes with what is there.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state = state.with(blendMode: newValue) }
  }

  /// From the coordinates of what is drawn to those of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state = state.with(transform: newValue) }
  }

  /// Scales the coordinates from their origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves the origin of the coordinates.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns the coordinates clockwise around their origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Maps what is drawn by a transform before all that is in force.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// How a clip counts.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What lies outside is shown.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// From now on shows only what lies inside a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    addClip(.path(path, isEvenOdd: style.isEOFilled), options, transform)
  }

  /// From now on shows what is drawn only where a layer is painted, and as opaque as that. The closure draws the layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(layerOf: self)
    try content(&layer)
    addClip(.layer(layer.target.operations, opacity: opacity), options, .identity)
  }

  private mutating func addClip(_ area: DrawingState.Clip.Area, _ options: ClipOptions, _ transform: CGAffineTransform) {
    let clip = DrawingState.Clip(area: area, isInverse: options.contains(.inverse), transform: transform)
    state = state.with(clips: state.clips + [clip])
  }

  /// The smallest rectangle around what clips leave, in the coordinates that are in force.
  public var clipBoundingRect: CGRect {
    var rect = area
    for clip in state.clips where !clip.isInverse {
      if case .path(let path, _) = clip.area { rect = rect.intersection(path.boundingRect.applying(clip.transform)) }
    }
    return rect.applying(transform.inverted())
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(path, shading.paint(in: environment, path.boundingRect), isEvenOdd: style.isEOFilled))
  }

  /// Draws the line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let bounds = path.boundingRect
    let outset = bounds.isNull ? bounds : bounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    add(.stroke(path, shading.paint(in: environment, outset), style))
  }

  /// Draws the line along a path, of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws something by itself, and puts it in as one: with the opacity, the blend mode and the filters of this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(layerOf: self)
    try content(&layer)
    add(.layer(layer.target.operations))
  }

  func add(_ kind: DrawingOperation.Kind) {
    // Operations with the same state share it, so that hosts need not compare.
    if let last = target.operations.last?.state, last !== state, last == state {
      target.operations.append(DrawingOperation(kind: kind, state: last))
    } else {
      target.operations.append(DrawingOperation(kind: kind, state: state))
    }
  }
}
