import Foundation

/// The line around a shape, as intent. Hosts know each kind. Lengths are in points.
package struct ShapeOutline: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case rectangle
    case roundedRectangle(width: CGFloat, height: CGFloat)
    case unevenRoundedRectangle(RectangleCornerRadii)
    case capsule
    case ellipse
    /// The largest circle in the middle.
    case circle
    /// Any other outline.
    case drawing(ShapeDrawing)
  }

  package let kind: Kind
  /// How far inside the area the line runs.
  package var inset: CGFloat = 0
  /// The width of the line, half of it on either side; nil where the shape is the area within.
  package var lineWidth: CGFloat?
  /// Whether it is that of the container around, which the environment knows: see `resolved(in:)`.
  var isContainers = false

  nonisolated package init(_ kind: Kind, inset: CGFloat = 0, lineWidth: CGFloat? = nil) {
    self.kind = kind
    self.inset = inset
    self.lineWidth = lineWidth
  }
}

extension ShapeOutline {
  /// The outline with the container's shape in place of one that is the container's. Reads the environment for such a one alone.
  func resolved(in environment: EnvironmentValues) -> ShapeOutline {
    guard isContainers else { return self }
    var resolved = environment.containerShape ?? ShapeOutline(.rectangle)
    resolved.inset += inset
    resolved.lineWidth = lineWidth
    return resolved
  }

  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path {
    let path = area(in: rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2)))
    return lineWidth.map { path.strokedPath(StrokeStyle(lineWidth: $0)) } ?? path
  }

  private func area(in rect: CGRect) -> Path {
    /// An inset shape has smaller corners.
    func corner(_ radius: CGFloat) -> CGFloat { max(0, radius - inset) }
    switch kind {
    case .rectangle: return Path(rect)
    case .roundedRectangle(let width, let height):
      return Path(roundedRect: rect, cornerSize: CGSize(width: corner(width), height: corner(height)))
    case .unevenRoundedRectangle(let radii):
      return Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: corner(radii.topLeading), bottomLeading: corner(radii.bottomLeading),
          bottomTrailing: corner(radii.bottomTrailing), topTrailing: corner(radii.topTrailing)))
    case .capsule: return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .ellipse: return Path(ellipseIn: rect)
    case .circle: return Path(ellipseIn: rect.largestSquare)
    case .drawing(let drawing): return drawing.inPoints(rect.size).area
    }
  }

  /// The shape as it is drawn where no host knows it by name. Without a size, nil for one that depends on it.
  func drawing(in size: CGSize?) -> ShapeDrawing? {
    if case .drawing(let drawing) = kind { return drawing }
    let stroke = lineWidth.map { StrokeStyle(lineWidth: $0) }
    if inset == 0 {
      let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
      switch kind {
      case .rectangle: return ShapeDrawing(Path(unit), space: .unit, stroke: stroke)
      case .ellipse: return ShapeDrawing(Path(ellipseIn: unit), space: .unit, stroke: stroke)
      case .circle: return ShapeDrawing(Path(ellipseIn: unit), space: .unitSquare, stroke: stroke)
      default: break
      }
    }
    guard let size else { return nil }
    return ShapeDrawing(ShapeOutline(kind, inset: inset).path(in: CGRect(origin: .zero, size: size)), stroke: stroke)
  }
}

extension ShapeOutline: CustomStringConvertible {
  package var description: String {
    let name =
      switch kind {
      case .rectangle: "rectangle"
      case .roundedRectangle(let width, let height):
        "roundedRectangle(\(width == height ? "\(width)" : "\(width)×\(height)"))"
      case .unevenRoundedRectangle(let radii):
        "unevenRoundedRectangle(\(radii.topLeading),\(radii.bottomLeading),\(radii.bottomTrailing),\(radii.topTrailing))"
      case .capsule: "capsule"
      case .ellipse: "ellipse"
      case .circle: "circle"
      case .drawing(let drawing): "\(drawing)"
      }
    return name + (inset == 0 ? "" : " inset=\(inset)") + (lineWidth.map { " lineWidth=\($0)" } ?? "")
  }
}

/// A shape as hosts know it, opaque to apps.
public struct _ShapeOutline: Sendable {
  package var outline: ShapeOutline

  package init(outline: ShapeOutline) {
    self.outline = outline
  }

  init(_ drawing: ShapeDrawing) {
    outline = ShapeOutline(.drawing(drawing))
  }
}

extension CGRect {
  /// The largest square in the middle.
  var largestSquare: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
