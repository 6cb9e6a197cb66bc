import Foundation

/// An outline of lines and curves, in points; y grows downwards.
///
/// A path is a value, made by moving, drawing lines and curves, and closing. As a view it is filled with the foreground style, at the
/// coordinates that it has, and it is a shape that does not care for the rectangle that it is offered. Adding costs O(1); copies
/// share their elements until one of them changes.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins another part at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the part begins, which makes it an area.
    case closeSubpath
  }

  package private(set) var elements: ContiguousArray<Element> = []
  /// Where the part begins that is being drawn.
  private var start: CGPoint?
  private var end: CGPoint?

  // MARK: Making one

  /// Creates an empty path.
  public init() {}

  /// Creates a path and draws it in a closure.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the outline of an ellipse that just fits into a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates the outline of a rectangle with elliptical corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates the outline of a rectangle with round corners of radii of their own.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  // MARK: Adding

  /// Begins another part at a point.
  public mutating func move(to end: CGPoint) {
    // A part of which nothing is drawn is forgotten.
    if case .move? = elements.last { elements.removeLast() }
    elements.append(.move(to: end))
    (start, self.end) = (end, end)
  }

  /// Draws a straight line from the current point. On an empty path nothing happens.
  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end), endingAt: end)
  }

  /// Draws a curve from the current point, with one control point. On an empty path nothing happens.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control), endingAt: end)
  }

  /// Draws a curve from the current point, with two control points. On an empty path nothing happens.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2), endingAt: end)
  }

  /// Draws a line back to where the part begins. What comes next begins there.
  public mutating func closeSubpath() {
    guard let start else { return }
    switch elements.last {
    case .closeSubpath?, nil: return
    default: break
    }
    elements.append(.closeSubpath)
    end = start
  }

  private mutating func append(_ element: Element, endingAt point: CGPoint) {
    guard start != nil else { return }
    elements.append(element)
    end = point
  }

  /// Adds straight lines: moves to the first point and draws to all others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    elements.reserveCapacity(elements.count + lines.count)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a path, mapped by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.reserveCapacity(elements.count + path.elements.count)
    for element in path.elements { add(transform.isIdentity ? element : element.applying(transform)) }
  }

  mutating func add(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }

  // MARK: What it is

  /// Whether nothing has been drawn, and no point set.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line begins; nil for an empty path.
  public var currentPoint: CGPoint? { end }

  /// Calls a closure with each step, first to last.
  public func forEach(_ body: (Element) -> Void) {
    for element in elements { body(element) }
  }

  /// This path, mapped by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var path = Path()
    path.elements = ContiguousArray(elements.map { $0.applying(transform) })
    path.start = start?.applying(transform)
    path.end = end?.applying(transform)
    return path
  }

  /// This path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Whether two paths consist of the same steps.
  public static func == (left: Path, right: Path) -> Bool { left.elements == right.elements }
}

extension Path.Element {
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control): .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
