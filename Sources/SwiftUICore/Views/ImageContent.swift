import Foundation
import SymbolDrawings

/// The content of an image.
package struct ImageContent: ElementContent {
  package let image: ShownImage
  /// The font and the color that a symbol takes.
  package let style: TextStyle?

  package init(_ image: ShownImage, style: TextStyle?) {
    self.image = image
    self.style = style
  }

  package var role: ElementRole { ElementRole("image") }
  package var innerKinds: InnerKinds { image.resizing == nil ? [] : .growing }
  package var name: String? { image.label }
  package var summary: [String] { image.summary + (image.takesStyle ? style?.summary ?? [] : []) }
}

/// What is shown of an image: an object, so that the content stays small.
package final class ShownImage: Equatable, Sendable {
  package enum Graphic: Equatable, Sendable {
    case symbol(ShownSymbol)
    case file(ImageFile)
    /// There is no image of this name.
    case missing(String)
    /// A surface where there will be an image.
    case waiting
  }

  package let graphic: Graphic
  /// What assistive technology says; nil for what it passes over.
  package let label: String?
  /// Whether the foreground style shows in place of the image's colors.
  package let isTemplate: Bool
  /// Nil for an image in its own size.
  package let resizing: ImageResizing?
  /// Whether pixels are made up where the image is shown larger than it is.
  package let isSmooth: Bool
  /// Which of a file's variants is shown; nil for that of the person's scheme, and where there is only one.
  package let scheme: ColorScheme?

  package init(
    _ graphic: Graphic, label: String? = nil, isTemplate: Bool = false, resizing: ImageResizing? = nil, isSmooth: Bool = true,
    scheme: ColorScheme? = nil
  ) {
    self.graphic = graphic
    self.label = label
    self.isTemplate = isTemplate
    self.resizing = resizing
    self.isSmooth = isSmooth
    self.scheme = scheme
  }

  /// In points; nil for a symbol, whose size is that of its font.
  package var naturalSize: CGSize? {
    switch graphic {
    case .file(let file): file.size
    // As measured on macOS 26 what is not there takes no room.
    case .missing, .waiting: .zero
    case .symbol: nil
    }
  }

  /// Whether font or color of the text around matter.
  package var takesStyle: Bool {
    if case .symbol = graphic { true } else { isTemplate }
  }

  package static func == (left: ShownImage, right: ShownImage) -> Bool {
    left === right
      || (left.graphic == right.graphic && left.label == right.label && left.isTemplate == right.isTemplate
        && left.resizing == right.resizing && left.isSmooth == right.isSmooth && left.scheme == right.scheme)
  }

  var summary: [String] {
    let what =
      switch graphic {
      case .symbol(let symbol): symbol.summary
      case .file(let file): ["file=\(file.name)"]
      case .missing(let name): ["missing=\(name)"]
      case .waiting: ["waiting"]
      }
    return what + (label == nil ? ["decorative"] : []) + (isTemplate ? ["template"] : [])
      + (resizing.map { [$0.mode == .tile ? "tiled" : "resizable"] } ?? []) + (isSmooth ? [] : ["pixels"])
      + (scheme.map { ["\($0)"] } ?? [])
  }
}

/// The colours that the layers of a symbol have of their own. Nil is that of the text around.
package struct LayerColors: Hashable, Sendable {
  package let primary: ColorDescription.Name?
  package let secondary: ColorDescription.Name?
  package let tertiary: ColorDescription.Name?

  fileprivate init(_ colors: SymbolColors) {
    func name(_ hue: SymbolColors.Hue?) -> ColorDescription.Name? { hue.flatMap { ColorDescription.Name(rawValue: $0.rawValue) } }
    (primary, secondary, tertiary) = (name(colors.primary), name(colors.secondary), name(colors.tertiary))
  }
}

/// A symbol as hosts draw it.
package struct ShownSymbol: Hashable, Sendable {
  package var name: String
  /// On the scale of CSS and OpenType, 100 to 900.
  package var weight = 400
  package var scale = Image.Scale.medium
  package var mode = SymbolRenderingMode.Mode.monochrome
  /// From 0 to 1; layers beyond it are dim.
  package var value: Double?
  /// The colours of the second and third layer in a palette.
  package var palette: SymbolPalette?
  /// The colours that the layers have of their own, where they are shown.
  package var colors: LayerColors?
  /// Whether there is a drawing of this name.
  package var isKnown = true

  package init(_ name: String) {
    self.name = name
  }

  var summary: [String] {
    var words = ["symbol=\(name)"]
    if !isKnown { words.append("unknown") }
    if weight != 400 { words.append("weight=\(weight)") }
    if scale != .medium { words.append("scale=\(scale)") }
    if mode != .monochrome { words.append("\(mode)") }
    if let value { words.append("value=\(value)") }
    return words + (palette?.summary ?? [])
  }
}

extension ShownImage {
  /// What is shown of an image in an environment.
  ///
  /// - Parameter scheme: Asked only for images with variants: the others do not depend on it.
  convenience init(
    _ definition: ImageDefinition, _ style: TextStyle?, _ environment: EnvironmentValues,
    scheme: (EnvironmentValues) -> ColorScheme? = { $0.chosenColorScheme }
  ) {
    let options = definition.options
    var graphic = Graphic.waiting
    var name: String?
    var resizing = options.resizing
    var isTemplate = options.renderingMode == .template
    switch definition.source {
    case .symbol(let base):
      let symbol = ShownSymbol(base, options, style, environment.symbolStyle)
      if !symbol.isKnown { Diagnostics.report(.missingSymbol(base)) }
      graphic = .symbol(symbol)
      name = base.replacing(".", with: " ")
      isTemplate = false
    case .resource(let resource, let bundlePath):
      name = resource
      if let file = AppResources.image(named: resource, bundlePath: bundlePath) {
        graphic = .file(file)
      } else {
        Diagnostics.report(.missingImage(name: resource, folders: AppResources.folders(bundlePath)))
        graphic = .missing(resource)
      }
    case .file(let file):
      graphic = .file(file)
      name = file.name
    case .waiting: break
    }
    var shownScheme: ColorScheme?
    if case .file(let file) = graphic {
      if file.hasVariants { shownScheme = scheme(environment) }
      isTemplate = options.renderingMode.map { $0 == .template } ?? file.isTemplate
      if resizing?.capInsets == EdgeInsets(), let slicing = file.slicing { resizing = slicing }
    }
    let label: String? =
      switch definition.label {
      case .name: name.flatMap { $0.isEmpty ? nil : $0 }
      case .text(let text): text.string(in: environment)
      case .decorative: nil
      }
    let isSmooth = options.interpolation.map { $0 != .none } ?? options.isAntialiased
    self.init(graphic, label: label, isTemplate: isTemplate, resizing: resizing, isSmooth: isSmooth, scheme: shownScheme)
  }
}

extension ShownSymbol {
  fileprivate init(_ base: String, _ options: ImageOptions, _ style: TextStyle?, _ symbolStyle: SymbolStyle?) {
    let resolved = SymbolNames.name(of: base, with: symbolStyle?.variants ?? .none)
    self.init(resolved ?? base)
    isKnown = resolved != nil
    weight = style?.symbolWeight ?? 400
    scale = symbolStyle?.scale ?? .medium
    value = options.variableValue.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    // A palette counts as long as its first color is the foreground: a style further inside has replaced it otherwise.
    let palette = symbolStyle?.palette.flatMap { $0.primary == style?.foreground ? $0 : nil }
    mode = (options.symbolRenderingMode ?? symbolStyle?.mode)?.mode ?? (palette == nil ? .monochrome : .palette)
    self.palette = mode == .palette ? palette : nil
    if options.renderingMode == .original, options.symbolRenderingMode == nil { mode = .multicolor }
    guard mode == .multicolor else { return }
    colors = SymbolColors.named(name).map(LayerColors.init)
    if colors == nil { mode = .monochrome }
  }
}

extension TextStyle {
  /// The weight of the symbols beside text of this style.
  fileprivate var symbolWeight: Int {
    let weight = details?.characters.weight ?? font?.weight ?? font?.size.weight ?? 400
    return details?.paragraph.isHeavier == true ? min(weight + 200, 900) : weight
  }
}
