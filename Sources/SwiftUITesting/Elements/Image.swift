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
  /// The name of the symbol that an image shows; nil for other images.
  public var symbolName: String? {
    guard case .symbol(let symbol)? = shownImage?.graphic else { return nil }
    return symbol.name
  }

  /// Whether an image shows a placeholder, because nothing of its name was found.
  public var isMissingImage: Bool {
    switch shownImage?.graphic {
    case .missing: true
    case .symbol(let symbol): !symbol.isKnown
    default: false
    }
  }

  private var shownImage: ShownImage? { (element.content as? ImageContent)?.image }
}
