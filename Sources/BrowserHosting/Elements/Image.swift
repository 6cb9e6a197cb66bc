import Foundation
import SwiftUICore

extension ImageContent: DOMContent {
  var role: DOMRole { .leaf }

  static var limit: String? {
    """
    Smoothing of edges (`antialiased`) and degrees of interpolation are the browser's: there is smooth and not smooth. A symbol in a gradient \
    has its first colour. Of PDF files those of the app's resources are shown, \
    where `pdftocairo` is installed. A stencil that is an SVG keeps its \
    proportions. `AsyncImage` is loaded by the app: not from its own machine, private networks and others' files, unless it was started \
    with `--images-from`.
    """
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    // An image without a name is passed over, unless a modifier names it.
    let isNamed = image.label == nil && element.effects.contains { ($0 as? AccessibilityEffect)?.label != nil }
    return DOMNode("span", class: "image", of: element, isNamed ? [("role", "img")] : [])
  }

  var settings: [DOMSetting] {
    let (symbol, file) = (image.symbol, image.file)
    let size = image.resizing == nil ? image.naturalSize : nil
    // A symbol of the app's own is as large as the font around it, as all symbols are.
    func length(_ points: CGFloat) -> String {
      file?.isSymbol == true ? "\(CSS.number((points / ImageFile.symbolFontSize * 1000).rounded() / 1000))em" : CSS.length(points)
    }
    let ratio = image.ratio
    var settings: [DOMSetting] = [
      .attribute("class", classes), .attribute("role", image.label == nil ? nil : "img"), .name(image.label, replacing: nil),
      .style("width", size.map { length($0.width) }), .style("height", size.map { length($0.height) }),
      .style("--image-ratio", ratio.map { CSS.number(($0 * 10000).rounded() / 10000) }),
      .style("--natural-height", image.resizing == nil ? nil : image.naturalSize.map { length($0.height) }),
      .attribute("data-scale", symbol.flatMap { $0.scale == .medium ? nil : "\($0.scale)" }),
      .attribute("data-mode", symbol.flatMap { $0.mode == .monochrome ? nil : $0.mode.rawValue }),
      .style("--level0", symbol?.colors?.primary.map(CSS.color)),
      .style("--level1", symbol?.palette.map { CSS.singleColor($0.secondary) } ?? symbol?.colors?.secondary.map(CSS.color)),
      .style(
        "--level2",
        symbol?.palette.map { CSS.singleColor($0.tertiary ?? $0.secondary) } ?? symbol?.colors?.tertiary.map(CSS.color)),
      .style("--stencil", file != nil && image.isTemplate ? style?.foreground.map(CSS.background) : nil),
    ]
    settings += (image.takesStyle ? style?.singleColored : nil).settings.map { setting in
      guard symbol != nil, case .attribute("data-rolls", _) = setting else { return setting }
      return .attribute("data-rolls", style?.details?.paragraph.contentTransition.wordForSymbols)
    }
    let isMasked = style?.details?.paragraph.isMasked == true
    if !image.takesStyle { settings.append(.attribute("data-masked", isMasked ? "" : nil)) }
    // Who is not to see it does not get it either.
    settings.append(.content(isMasked ? DOMNode("span", [("class", "graphic")]) : graphic))
    return settings
  }

  func changes(from old: ImageContent) -> [DOMSetting] {
    settings.changes(from: old.settings).map { setting in
      if case .name(let name, _) = setting { .name(name, replacing: old.image.label) } else { setting }
    }
  }

  private var classes: String {
    let kind =
      switch image.graphic {
      case .symbol(let symbol): symbol.isKnown ? "symbol" : "symbol unknown-symbol"
      case .file: "file"
      case .missing: "missing"
      case .waiting: "waiting"
      }
    return "image \(kind)" + (image.resizing == nil ? "" : " fill-x fill-y") + (image.isSmooth ? "" : " pixels")
  }

  static var styleSheet: [UInt8] { PackageResources.Image_css }
}

extension ShownImage {
  fileprivate var symbol: ShownSymbol? { if case .symbol(let symbol) = graphic { symbol } else { nil } }
  fileprivate var file: ImageFile? { if case .file(let file) = graphic { file } else { nil } }

  /// Width by height.
  fileprivate var ratio: Double? {
    guard resizing != nil else { return nil }
    switch graphic {
    case .symbol(let symbol):
      let size = SymbolGraphic.drawing(of: symbol).inkSize
      return size.width / size.height
    case .file(let file): return Double(file.size.width / file.size.height)
    case .missing, .waiting: return nil
    }
  }
}

// MARK: Graphics

extension ImageContent {
  /// The node inside: what is seen.
  private var graphic: DOMNode {
    switch image.graphic {
    case .symbol(let symbol): SymbolGraphic.node(of: symbol, isResizable: image.resizing != nil)
    case .file(let file): node(of: file)
    case .missing, .waiting: DOMNode("span", [("class", "graphic")])
    }
  }

  private func node(of file: ImageFile) -> DOMNode {
    let pictures = ServedImages.shared.pictures(of: file)
    var (light, dark) = (pictures.filter { !$0.isDark }, pictures.filter(\.isDark))
    // Where the app has chosen, the person's scheme does not count.
    if let scheme = image.scheme {
      if scheme == .dark, !dark.isEmpty { light = dark }
      dark = []
    }
    guard let first = light.first else { return DOMNode("span", [("class", "graphic")]) }
    let insets = image.resizing.flatMap { $0.capInsets == EdgeInsets() ? nil : $0.capInsets }
    let isTiled = image.resizing?.mode == .tile
    if let insets, !image.isTemplate { return sliced(light, dark, insets, isTiled: isTiled) }
    if image.isTemplate || isTiled {
      var styles = [("--image", Self.set(light))]
      if !dark.isEmpty { styles.append(("--dark-image", Self.set(dark))) }
      if isTiled { styles.append(("--tile", "\(CSS.length(file.size.width)) \(CSS.length(file.size.height))")) }
      let kind = !image.isTemplate ? "tiles" : isTiled ? "stencil tiled" : "stencil"
      return DOMNode("span", [("class", "graphic \(kind)"), ("style", Self.style(styles))])
    }
    // A drawing keeps its proportions by itself, unless told otherwise.
    let suffix = image.resizing == nil ? "" : "#svgView(preserveAspectRatio(none))"
    var attributes = [("src", first.address + (first.isDrawing ? suffix : ""))]
    if light.count > 1 { attributes.append(("srcset", Self.sources(light, drawingSuffix: suffix))) }
    attributes += [("alt", ""), ("draggable", "false")]
    let node = DOMNode("img", [("class", "graphic")] + attributes)
    guard !dark.isEmpty else { return node }
    let set = Self.sources(dark, drawingSuffix: suffix)
    let source = DOMNode("source", [("srcset", set), ("media", "(prefers-color-scheme: dark)")])
    return DOMNode("picture", [("class", "graphic")], .children([source, node]))
  }

  /// Nine parts, of which the corners keep their size. A border image knows one file: the one with most pixels.
  private func sliced(
    _ light: [ServedImages.Picture], _ dark: [ServedImages.Picture], _ insets: EdgeInsets, isTiled: Bool
  ) -> DOMNode {
    let best = light[light.count - 1]
    let sides = [insets.top, insets.trailing, insets.bottom, insets.leading].map { max(0, Double($0)) }
    var styles = [
      ("--image", "url(\(best.address))"), ("--slices", sides.map { CSS.number($0 * best.scale) }.joined(separator: " ")),
      ("--widths", sides.map { CSS.length($0) }.joined(separator: " ")), ("--repeat", isTiled ? "repeat" : "stretch"),
    ]
    if let best = dark.last { styles.append(("--dark-image", "url(\(best.address))")) }
    return DOMNode("span", [("class", "graphic slices"), ("style", Self.style(styles))])
  }

  private static func style(_ styles: [(String, String)]) -> String {
    styles.map { "\($0):\($1)" }.joined(separator: ";")
  }

  private static func sources(_ pictures: [ServedImages.Picture], drawingSuffix: String) -> String {
    pictures.map { "\($0.address)\($0.isDrawing ? drawingSuffix : "") \(CSS.number($0.scale))x" }.joined(separator: ", ")
  }

  /// For properties of style sheets.
  private static func set(_ pictures: [ServedImages.Picture]) -> String {
    "image-set(\(pictures.map { "url(\($0.address)) \(CSS.number($0.scale))x" }.joined(separator: ",")))"
  }
}

extension CSS {
  /// A colour for what can have one only.
  static func singleColor(_ paint: Paint) -> String { paint.mainColor.map(color) ?? "currentColor" }
}

extension CSS {
  /// A colour of a symbol's own.
  fileprivate static func color(_ name: ColorDescription.Name) -> String { color(ColorDescription(.named(name))) }
}

extension TextStyle {
  /// This, with a colour in place of a gradient.
  fileprivate var singleColored: TextStyle? {
    if case .color? = foreground { return self }
    return .make(font: font, foreground: foreground?.mainColor.map { .color($0) }, details: details)
  }
}
