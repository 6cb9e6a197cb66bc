import Foundation
import NIOCore
import SwiftUICore

/// The operations of a canvas as JSON for the script, one text each.
///
///     ["=", transform, opacity, blend, [filter, ...], [clip, ...]]   what is in force from here on; what is left out is as at first
///     ["f", path, paint, isEvenOdd]
///     ["s", path, paint, width, cap, join, miterLimit, [dash, ...], phase]
///     ["t", node, paint or 0, x, y, anchorX, anchorY]
///     ["x", node, paint or 0, x, y, width, height]
///     ["i", address, paint or 0, x, y, width, height, isSmooth]
///     ["v", id, x, y, anchorX, anchorY]                              a view of the canvas; with a width and a height at the end, stretched
///     ["l", [operation, ...]]
///
/// A paint is a colour, or `["l", x, y, x, y, stops]`, `["r", x, y, radius, radius, stops]`, `["c", x, y, angle, stops]`, with stops
/// `[place, colour, ...]`; or tiles, `["i", address, x, y, [x, y, width, height of the part], scale]`. A clip is `[path, isEvenOdd, isInverse, transform]` or `[[operation, ...], opacity, isInverse]`.
enum CanvasEncoder {
  static func operations(_ operations: [DrawingOperation]) -> [String] {
    var texts: [String] = []
    texts.reserveCapacity(operations.count)
    var state = "[\"=\"]"
    var known: DrawingState?
    for operation in operations {
      if known !== operation.state {
        known = operation.state
        let new = text(of: operation.state)
        if new != state { texts.append(new) }
        state = new
      }
      texts.append(text(of: operation.kind))
    }
    return texts
  }

  private static func list(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }

  private static func string(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(buffer: json.buffer)
  }

  private static func number(_ value: CGFloat) -> String { CSS.number((Double(value) * 1e4).rounded() / 1e4) }

  private static func text(of kind: DrawingOperation.Kind) -> String {
    switch kind {
    case .fill(let path, let paint, let isEvenOdd):
      return list(["\"f\"", string(CSS.path(path)), text(of: paint)] + (isEvenOdd ? ["1"] : []))
    case .stroke(let path, let paint, let style):
      var parts = ["\"s\"", string(CSS.path(path)), text(of: paint), number(max(0, style.lineWidth))]
      let dash = style.drawnDash
      if style != StrokeStyle(lineWidth: style.lineWidth) {
        parts += [string(style.lineCap.word), string(style.lineJoin.word), number(max(1, style.miterLimit))]
        if !dash.isEmpty { parts += [list(dash.map(number)), number(style.dashPhase)] }
      }
      return list(parts)
    case .text(let content, let paint, let point, let anchor):
      let numbers = [point.x, point.y, anchor.x, anchor.y].map(number)
      return list(["\"t\"", text(of: content), paint.map(text(of:)) ?? "0"] + numbers)
    case .lines(let content, let paint, let rect):
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(number)
      return list(["\"x\"", text(of: content), paint.map(text(of:)) ?? "0"] + numbers)
    case .image(let image, let paint, let rect):
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(number)
      var parts = ["\"i\"", string(image.source?.address ?? ""), paint.map(text(of:)) ?? "0"]
      parts += numbers
      parts.append(image.isSmooth ? "1" : "0")
      return list(parts)
    case .view(let id, let point, let anchor, let size):
      let numbers = [point.x, point.y, anchor.x, anchor.y] + (size.map { [$0.width, $0.height] } ?? [])
      return list(["\"v\"", "\(id.rawValue)"] + numbers.map(number))
    case .layer(let operations): return list(["\"l\"", list(self.operations(operations))])
    }
  }

  /// A node whose style the script reads. Canvases draw a text in one style, and no images in it.
  private static func text(of content: TextContent) -> String {
    var content = content
    if let style = content.style, let details = style.details, !details.runs.isEmpty {
      content.style = .make(
        font: style.font, foreground: style.foreground,
        details: .make(characters: details.characters, paragraph: details.paragraph))
    }
    var node = DOMMapping.node(for: Element(id: .root, content), in: DOMPlace())
    node.set("data-id", nil)
    var json = JSONWriter()
    node.write(to: &json)
    return String(buffer: json.buffer)
  }

  private static func text(of state: DrawingState) -> String {
    var parts = [
      list(numbers(of: state.transform)), CSS.number(state.opacity), string(state.blendMode.word),
      list(state.filters.map(text(of:))), list(state.clips.map(text(of:))),
    ]
    let usual = ["[1,0,0,1,0,0]", "1", "\"source-over\"", "[]", "[]"]
    while let last = parts.last, last == usual[parts.count - 1] { parts.removeLast() }
    return list(["\"=\""] + parts)
  }

  private static func numbers(of transform: CGAffineTransform) -> [String] {
    let linear = [transform.a, transform.b, transform.c, transform.d].map { CSS.number((Double($0) * 1e6).rounded() / 1e6) }
    return linear + [number(transform.tx), number(transform.ty)]
  }

  private static func text(of clip: DrawingState.Clip) -> String {
    let isInverse = clip.isInverse ? "1" : "0"
    switch clip.area {
    case .path(let path, let isEvenOdd):
      return list([string(CSS.path(path)), isEvenOdd ? "1" : "0", isInverse, list(numbers(of: clip.transform))])
    case .layer(let operations, let opacity):
      return list([list(self.operations(operations)), CSS.number(opacity), isInverse])
    }
  }

  private static func text(of filter: DrawingFilter) -> String {
    switch filter {
    case .blur(let radius): list(["\"blur\"", number(max(0, radius))])
    case .shadow(let color, let radius, let x, let y):
      list(["\"drop-shadow\"", number(x), number(y), number(max(0, radius)), string(CSS.color(color))])
    case .brightness(let amount): list(["\"brightness\"", CSS.number(max(0, amount))])
    case .contrast(let amount): list(["\"contrast\"", CSS.number(max(0, amount))])
    case .saturation(let amount): list(["\"saturate\"", CSS.number(max(0, amount))])
    case .grayscale(let amount): list(["\"grayscale\"", CSS.number(max(0, amount))])
    case .colorInvert(let amount): list(["\"invert\"", CSS.number(max(0, amount))])
    case .hueRotation(let radians): list(["\"hue-rotate\"", CSS.number(radians)])
    }
  }

  // MARK: Paints

  private static func text(of paint: DrawingPaint) -> String {
    switch paint {
    case .paint(let paint, let rect): text(of: paint, in: rect)
    case .linear(let colors, let start, let end):
      list(["\"l\""] + [start.x, start.y, end.x, end.y].map(number) + [stops(colors)])
    case .radial(let colors, let center, let start, let end):
      list(["\"r\""] + [center.x, center.y, max(0, start), max(0, end)].map(number) + [stops(colors)])
    case .conic(let colors, let center, let angle):
      list(["\"c\"", number(center.x), number(center.y), CSS.number(angle), stops(colors)])
    case .tiles(let image, let origin, let part, let scale): tiles(image, origin, part, scale)
    }
  }

  private static func tiles(_ image: ShownImage, _ origin: CGPoint, _ part: CGRect, _ scale: CGFloat) -> String {
    guard let source = image.source else { return string("transparent") }
    let numbers = [part.minX, part.minY, part.width, part.height].map(number)
    return list(
      [
        "\"i\"", string(source.address), number(origin.x), number(origin.y), list(numbers),
        CSS.number(Double(scale) / source.scale),
      ])
  }

  /// Canvases have no materials, no ellipses and no angles with two ends: a colour, circles and whole turns.
  private static func text(of paint: Paint, in rect: CGRect) -> String {
    switch paint {
    case .color, .material: return string(CSS.background(paint))
    case .image(let pattern): return tiles(pattern.image, rect.origin, pattern.part, pattern.scale)
    case .drawn(let paint, _): return text(of: paint, in: rect)
    case .gradient(let gradient):
      let bounds = gradient.bounds ?? rect
      func point(_ point: Paint.Point) -> CGPoint {
        CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
      }
      switch gradient.geometry {
      case .linear(let start, let end): return text(of: .linear(gradient.stops, start: point(start), end: point(end)))
      case .radial(let center, let start, let end):
        return text(of: .radial(gradient.stops, center: point(center), startRadius: start, endRadius: end))
      case .elliptical(let center, let start, let end):
        let radius = max(bounds.width, bounds.height)
        return text(
          of: .radial(gradient.stops, center: point(center), startRadius: start * radius, endRadius: end * radius))
      case .angular(let center, let start, _): return text(of: .conic(gradient.stops, center: point(center), angle: start))
      }
    }
  }

  /// Each place of a canvas' gradient lies between 0 and 1.
  private static func stops(_ colors: [Paint.Stop]) -> String {
    list(colors.flatMap { [number(min(max($0.location, 0), 1)), string(CSS.color($0.color))] })
  }
}

extension GraphicsContext.BlendMode {
  /// The word of canvases for it.
  fileprivate var word: String {
    let words = [
      "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light",
      "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "destination-out", "copy", "source-in",
      "source-out", "source-atop", "destination-over", "destination-in", "destination-out", "destination-atop", "xor", "multiply",
      "lighter",
    ]
    return words.indices.contains(Int(rawValue)) ? words[Int(rawValue)] : words[0]
  }
}
