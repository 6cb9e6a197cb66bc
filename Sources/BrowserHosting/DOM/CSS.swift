import Foundation
import SwiftUICore

/// Values in the words of CSS.
enum CSS {
  static func length(_ points: CGFloat) -> String {
    let points = Double(points)
    guard points.isFinite else { return "0" }
    return points == points.rounded() && abs(points) < 1e9 ? "\(Int(points))px" : "\(points)px"
  }

  /// A length at an edge of what scrolls, after what a bar covers there.
  static func lengthUnderBar(_ points: CGFloat, _ edge: String) -> String { "calc(\(length(points)) + var(--under-\(edge)))" }

  /// A number without unit.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// A part of a length that the style sheet knows.
  static func percent(_ part: CGFloat) -> String { "\(number(Double(part) * 100))%" }

  static func angle(radians: Double) -> String { "\(number(radians * 180 / .pi))deg" }

  static func color(_ color: ColorDescription) -> String {
    let opacity = color.opacity.isNaN ? 0 : min(max(color.opacity, 0), 1)
    let base: String
    switch color.base {
    case .named(.clear): return "transparent"
    case .named(let name): base = "var(--\(name.rawValue))"
    case .rgb(let red, let green, let blue):
      let parts = [red, green, blue]
      let end = opacity < 1 ? " / \(number(opacity)))" : ")"
      // Steps of a byte are seen by nobody. Colours that sRGB has not need more.
      let isInside = parts.allSatisfy { $0.isNaN || (-0.002...1.002).contains($0) }
      let numbers = parts.map { part in
        isInside ? "\(Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded()))" : number(part)
      }
      return (isInside ? "rgb(" : "color(srgb ") + numbers.joined(separator: " ") + end
    case .schemes(let color):
      let dark = CSS.color(color.dark)
      let above = color.raised.map { "color-mix(in srgb, \(CSS.color($0)) var(--raised, 0%), \(dark))" }
      base = "light-dark(\(CSS.color(color.light)), \(above ?? dark))"
    case .mixed(let first, let second, let fraction, let isPerceptual):
      base =
        "color-mix(in \(isPerceptual ? "oklab" : "srgb"), \(CSS.color(first)), \(CSS.color(second)) \(number(fraction * 100))%)"
    }
    return opacity < 1 ? "color-mix(in srgb, \(base) \(number(opacity * 100))%, transparent)" : base
  }

  private static func color(_ color: CatalogColor) -> String {
    CSS.color(ColorDescription(.rgb(red: color.red, green: color.green, blue: color.blue), opacity: color.opacity))
  }

  /// For `background`. How the paint is drawn, such as with shadows, is not in it.
  ///
  /// Where a gradient needs the size of the area (`needsSize`), this takes it from `--w` and `--h`.
  static func background(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): CSS.color(color)
    case .gradient(let gradient): CSS.gradient(gradient)
    case .material(let kind): "var(--material-\(kind.rawValue))"
    case .image(let pattern): pattern.image.source.map { tile($0, scale: pattern.scale) } ?? "none"
    case .drawn(let paint, _): background(paint)
    }
  }

  /// For `background-image` and `mask-image`, which take no colours.
  static func image(_ paint: Paint) -> String {
    switch paint.parts.paint {
    case .gradient, .image: background(paint)
    default: "linear-gradient(\(background(paint)) 0 0)"
    }
  }

  /// Where the lines of a text begin.
  static func textAlign(_ alignment: ParagraphTraits.Alignment) -> String {
    switch alignment {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }

  /// An image that says by its resolution how large it is: what it fills repeats it.
  private static func tile(_ source: ImageSource, scale: CGFloat) -> String {
    let resolution = source.scale / max(0.01, scale.isFinite ? Double(scale) : 1)
    return "image-set(url(\"\(source.address)\") \(number(resolution))x)"
  }

  /// What the style sheet draws a shape with: always the same names, nil where a paint has nothing to say.
  static func drawing(_ paint: Paint) -> [(name: String, value: String?)] {
    [
      ("--paint", background(paint)), ("--backdrop", backdrop(paint)), ("--outer-shadow", outerShadows(paint)),
      ("--inner-shadow", innerShadows(paint)),
    ]
  }

  /// For `backdrop-filter`: what becomes of what is behind a material.
  static func backdrop(_ paint: Paint) -> String? {
    if case .material(let kind) = paint.parts.paint { "var(--backdrop-\(kind.rawValue))" } else { nil }
  }

  /// For `filter`: the shadows outside of what is filled.
  static func outerShadows(_ paint: Paint) -> String? {
    let shadows = paint.parts.drawing.shadows.filter { !$0.isInner }
    return shadows.isEmpty ? nil : shadows.map { shadow($0.color, $0.radius, $0.x, $0.y) }.joined(separator: " ")
  }

  /// For `box-shadow`: the shadows inside of what is filled.
  static func innerShadows(_ paint: Paint) -> String? {
    let shadows = paint.parts.drawing.shadows.filter(\.isInner)
    if shadows.isEmpty { return nil }
    return shadows.map { shadow -> String in
      let blur = 2 * max(0, shadow.radius)
      return "inset \(length(shadow.x)) \(length(shadow.y)) \(length(blur)) \(color(shadow.color))"
    }.joined(separator: ", ")
  }

  /// A shadow as a filter. Its radius is a standard deviation, as in SwiftUI.
  static func shadow(_ color: ColorDescription, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
    "drop-shadow(\([x, y, max(0, radius)].map(length).joined(separator: " ")) \(CSS.color(color)))"
  }

  /// The same around a box: there a length is twice the standard deviation.
  static func boxShadow(_ color: ColorDescription, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
    "\([x, y, 2 * max(0, radius)].map(length).joined(separator: " ")) \(CSS.color(color))"
  }

  /// For `mix-blend-mode`. CSS has no modes for the last ones: the nearest.
  static func blendMode(_ mode: BlendMode) -> String {
    switch mode {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "multiply"
    case .sourceAtop, .destinationOver, .destinationOut: "normal"
    }
  }

  /// The corners of a box with such an outline; nil where a box cannot have it.
  static func radius(_ outline: ShapeOutline) -> String? {
    let outset = -outline.inset
    func corner(_ radius: CGFloat) -> String { length(radius > 0 ? max(0, radius + outset) : 0) }
    return switch outline.kind {
    case .rectangle: "0"
    case .roundedRectangle(let width, let height): width == height ? corner(width) : "\(corner(width)) / \(corner(height))"
    case .unevenRoundedRectangle(let radii):
      [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map(corner).joined(separator: " ")
    case .capsule: "9999px"
    case .ellipse: "50%"
    case .circle, .drawing: nil
    }
  }
}

extension HorizontalAlignmentKind {
  var flexPosition: String {
    switch self {
    case .leading: "flex-start"
    case .center: "center"
    case .trailing: "flex-end"
    }
  }
}

extension VerticalAlignmentKind {
  var flexPosition: String {
    switch self {
    case .top: "flex-start"
    case .center: "center"
    case .bottom: "flex-end"
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    }
  }
}
