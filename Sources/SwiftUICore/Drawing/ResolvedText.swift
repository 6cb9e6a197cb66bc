import Foundation

extension GraphicsContext {
  /// A text with the font and color that it has in an environment.
  public struct ResolvedText {
    /// What it is drawn with. Nil, as at first, is its own color.
    private var own: Shading?
    let content: TextContent

    init(_ content: TextContent) {
      self.content = content
    }

    /// What it is drawn with.
    public var shading: Shading {
      get { own ?? .foreground }
      set { own = newValue }
    }

    func paint(in environment: EnvironmentValues, _ bounds: CGRect) -> DrawingPaint? { own?.paint(in: environment, bounds) }

    /// The size of the text in a space that is offered. An estimate: the app does not have the host's fonts.
    public func measure(in size: CGSize) -> CGSize {
      let advance = fontSize * 0.52
      let lines = content.string.split(separator: "\n", omittingEmptySubsequences: false).map { CGFloat($0.count) * advance }
      let room = max(size.width, advance)
      let count = lines.reduce(0) { $0 + max(1, ($1 / room).rounded(.up)) }
      return CGSize(width: min(lines.max() ?? 0, room), height: count * lineHeight)
    }

    /// How far the first line's letters stand below the top. An estimate, as `measure(in:)`.
    public func firstBaseline(in size: CGSize) -> CGFloat { lineHeight * 0.8 }

    /// How far the last line's letters stand below the top. An estimate, as `measure(in:)`.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height - lineHeight * 0.2 }

    private var lineHeight: CGFloat { (fontSize * 1.2).rounded() }

    private var fontSize: CGFloat { content.pointSize }
  }

  /// A text with the font and color that it has in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text.content(of: environment)) }

  /// Draws a text in a rectangle, from its top leading corner on. Lines are as wide as the rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(.lines(text.content, text.paint(in: environment, rect), in: rect))
  }

  /// Draws a text so that a point of it, in units of its size, is at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    add(.text(text.content, text.paint(in: environment, CGRect(origin: origin, size: size)), at: point, anchor: anchor))
  }

  /// Draws a text in a rectangle, from its top leading corner on. Lines are as wide as the rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text so that a point of it, in units of its size, is at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension Text {
  /// The content in an environment: canvases are drawn where the views are.
  fileprivate func content(of environment: EnvironmentValues) -> TextContent {
    nonisolated(unsafe) let environment = environment
    return MainQueue.assume { content(in: environment) }
  }
}

extension TextContent {
  /// How large its letters are.
  package var pointSize: CGFloat {
    let typeSize = style?.details?.paragraph.typeSize ?? .large
    return switch style?.font?.size {
    case .points(let points): points
    case .scaled(let points, let style): points * typeSize.scale(of: style)
    case .style(let style): typeSize.points(of: style)
    case nil: typeSize.points(of: .body)
    }
  }
}
