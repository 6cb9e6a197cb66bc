import Foundation
import SwiftUICore
import SymbolDrawings

/// Where scripts and style sheets find an image.
struct ImageSource {
  /// One without quotation marks.
  let address: String
  /// In pixels for each point.
  let scale: Double
}

extension ShownImage {
  /// The representation with most pixels, in the scheme that the image is for; nil for what has no picture. Symbols are black.
  var source: ImageSource? {
    switch graphic {
    case .file(let file):
      let pictures = ServedImages.shared.pictures(of: file)
      let variants = pictures.filter { $0.isDark == (scheme == .dark) }
      return (variants.last ?? pictures.first).map { ImageSource(address: $0.address, scale: $0.scale) }
    case .symbol(let symbol): return ImageSource(address: symbol.address, scale: 1)
    case .missing, .waiting: return nil
    }
  }
}

extension ShownSymbol {
  /// The drawing itself, as an address.
  fileprivate var address: String {
    let drawing = SymbolGraphic.drawing(of: self)
    let markup = drawing.svg(weight: SymbolWeight(css: weight), scale: scale.drawn, value: value)
    let size = size(points: 17)
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(CSS.number(size.width))\" height=\"\(CSS.number(size.height))\""
      + markup.dropFirst(4)
    return "data:image/svg+xml," + (svg.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
  }
}
