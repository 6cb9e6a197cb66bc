import Foundation

/// A picture: a symbol, an image of the app's resources, or one that `AsyncImage` has loaded.
///
/// It has a size of its own, whatever space it is offered, until `resizable(capInsets:resizingMode:)` makes it fill that space. A symbol
/// is as large as the font around it and takes its weight and color from there. A name that nothing is found for shows a placeholder,
/// stays the name for assistive technology, and is warned of once.
public struct Image: Equatable, Sendable {
  /// A reference, because images are copied often.
  let definition: ImageDefinition

  init(_ definition: ImageDefinition) {
    self.definition = definition
  }

  /// Shows an image that has been read.
  package init(_ file: ImageFile) { self.init(.file(file), .name) }

  /// Shows a surface without anything.
  package static var blank: Image { Image(.waiting, .decorative) }

  private init(_ source: ImageDefinition.Source, _ label: ImageDefinition.Label, value: Double? = nil) {
    definition = ImageDefinition(source, label, ImageOptions(variableValue: value))
  }

  private init(resource name: String, _ bundle: Bundle?, _ label: ImageDefinition.Label, value: Double? = nil) {
    self.init(.resource(name, bundlePath: bundle?.bundlePath), label, value: value)
  }

  /// Shows an image of an asset catalog, or an image file, by its name. The name is also what assistive technology says.
  ///
  /// - Parameters:
  ///   - name: Of the image set, with its folders where these provide a namespace; or of a file, without `@2x` and with or without
  ///     its extension.
  ///   - bundle: Where to look; nil for the app's own bundles.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(resource: name, bundle, .name) }

  /// Shows an image of the app's resources by its name, with a text for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(resource: name, bundle, .text(label)) }

  /// Shows an image of the app's resources by its name, which assistive technology passes over.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(resource: name, bundle, .decorative) }

  /// Shows an image of the app's resources by its name. The value, from 0 to 1, is for symbols; others take no notice of it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(resource: name, bundle, .name, value: variableValue)
  }

  /// Shows an image of the app's resources by its name, with a text for assistive technology. The value, from 0 to 1, is for
  /// symbols; others take no notice of it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(resource: name, bundle, .text(label), value: variableValue)
  }

  /// Shows an image of the app's resources by its name, which assistive technology passes over. The value, from 0 to 1, is for
  /// symbols; others take no notice of it.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(resource: name, bundle, .decorative, value: variableValue)
  }

  /// Shows an image of the app's resources.
  public init(_ resource: ImageResource) {
    self.init(.resource(resource.name, bundlePath: resource.bundlePath), .name)
  }

  /// Shows a symbol by its name. Assistive technology says the name, with spaces for its dots.
  ///
  /// The drawings are the project's own, on the same grid as the symbols of Apple's platforms. A name that nobody has drawn shows a
  /// dashed square.
  public init(systemName: String) { self.init(.symbol(systemName), .name) }

  /// Shows a symbol by its name, of which the layers up to a value, from 0 to 1, stand out. Nil shows all of them.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName), .name, value: variableValue) }
}

extension Image: ElementView {
  package func content(in environment: EnvironmentValues) -> ImageContent {
    let style = environment.textStyle
    return ImageContent(ShownImage(definition, style, environment), style: style)
  }
}

/// What an image is: where it comes from, what it is called, and how it is to be shown.
final class ImageDefinition: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    /// In a bundle, or in the app's own ones.
    case resource(String, bundlePath: String?)
    case file(ImageFile)
    /// A surface where there will be an image.
    case waiting
  }

  enum Label: Equatable, Sendable {
    /// The name of what is shown.
    case name
    case text(Text)
    case decorative
  }

  let source: Source
  let label: Label
  let options: ImageOptions

  init(_ source: Source, _ label: Label, _ options: ImageOptions = ImageOptions()) {
    self.source = source
    self.label = label
    self.options = options
  }

  static func == (left: ImageDefinition, right: ImageDefinition) -> Bool {
    left === right || (left.source == right.source && left.label == right.label && left.options == right.options)
  }
}

/// What modifiers of an image say.
struct ImageOptions: Equatable, Sendable {
  var variableValue: Double?
  var resizing: ImageResizing?
  var renderingMode: Image.TemplateRenderingMode?
  var interpolation: Image.Interpolation?
  var isAntialiased = true
  var symbolRenderingMode: SymbolRenderingMode?
}

/// How an image fills the space that it gets.
package struct ImageResizing: Equatable, Sendable {
  /// What keeps its size, in points.
  package var capInsets: EdgeInsets
  package var mode: Image.ResizingMode
}
