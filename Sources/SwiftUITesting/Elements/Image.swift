import SwiftUICore

extension ElementQuery.Role {
  /// Images and symbols.
  public static let image = Self("image")
  /// Labels: an icon with a title.
  public static let label = Self("label")
}

extension ElementQuery {
  /// An image by what assistive technology says for it, or any. A symbol is called by its name, with spaces for its dots.
  public static func image(_ label: String? = nil) -> ElementQuery { ElementQuery(.image, label: label) }
}

extension FoundElement {
  /// The name of the symbol that an image shows, or the first one in a text; nil for other images.
  public var symbolName: String? {
    for case .symbol(let symbol) in shownImages.map(\.graphic) { return symbol.name }
    return nil
  }

  /// Whether an image, or one in a text, shows a placeholder, because nothing of its name was found.
  public var isMissingImage: Bool {
    shownImages.contains { image in
      switch image.graphic {
      case .missing: true
      case .symbol(let symbol): !symbol.isKnown
      case .file, .waiting: false
      }
    }
  }

  private var shownImages: [ShownImage] {
    if let content = element.content as? ImageContent { return [content.image] }
    return (element.content as? TextContent)?.style?.details?.runs.compactMap(\.image) ?? []
  }
}
