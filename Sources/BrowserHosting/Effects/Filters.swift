import Foundation
import SwiftUICore

extension DOMSurroundings {
  /// Filters that follow each other are one list.
  fileprivate mutating func addFilter(_ filter: String) {
    withBox(at: .filter, joins: true) { $0.addFilter(filter) }
  }
}

extension BlurEffect: DOMEffect {
  static var limit: String? { "With `opaque` the edges of the frame fade all the same." }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.addFilter("blur(\(CSS.length(max(0, radius))))")
    if isOpaque { surroundings.withBox(at: .clip) { $0.addStyle("clip-path", "inset(0)") } }
  }
}

extension BrightnessEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    let amount = amount.isNaN ? 0 : min(max(amount, -1), 1)
    // A filter of that name multiplies. Together with a contrast it adds: the one takes away what the other makes too steep.
    let (brightness, contrast) =
      amount >= 0
      ? (CSS.number(1 + 2 * amount), CSS.number(1 / (1 + 2 * amount)))
      : (CSS.number(1 / (1 - 2 * amount)), CSS.number(1 - 2 * amount))
    // In this order nothing is cut off on the way.
    surroundings.addFilter(
      amount >= 0 ? "contrast(\(contrast)) brightness(\(brightness))" : "brightness(\(brightness)) contrast(\(contrast))")
  }
}

extension ContrastEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.addFilter((amount < 0 ? "invert(1) " : "") + "contrast(\(CSS.number(abs(amount))))")
  }
}

extension SaturationEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.addFilter("saturate(\(CSS.number(max(0, amount))))")
  }
}

extension GrayscaleEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.addFilter("grayscale(\(CSS.number(min(max(0, amount), 1))))")
  }
}

extension HueRotationEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.addFilter("hue-rotate(\(CSS.angle(radians: angle)))")
  }
}

extension ColorInvertEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.addFilter("invert(1)")
  }
}

extension ColorMultiplyEffect: DOMEffect {
  static var limit: String? { DOMSurroundings.matrixLimit }

  func add(to surroundings: inout DOMSurroundings) {
    let diagonal = [red, green, blue, opacity].map { CSS.number($0) }
    surroundings.addMatrix(
      "\(diagonal[0]) 0 0 0 0 0 \(diagonal[1]) 0 0 0 0 0 \(diagonal[2]) 0 0 0 0 0 \(diagonal[3]) 0")
  }
}

extension LuminanceToAlphaEffect: DOMEffect {
  static var limit: String? { DOMSurroundings.matrixLimit }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.addMatrix("0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.2126 0.7152 0.0722 0 0")
  }
}

extension DOMSurroundings {
  fileprivate static var matrixLimit: String { "A browser that takes no filter from an address shows no change." }

  /// A filter that CSS has no name for: four rows of five numbers, for the components and the opacity.
  fileprivate mutating func addMatrix(_ matrix: String) {
    // In an address within quotes; spaces may stay.
    let filter =
      "<svg xmlns='http://www.w3.org/2000/svg'><filter id='f' color-interpolation-filters='sRGB'>"
      + "<feColorMatrix values='\(matrix)'/></filter></svg>"
    let address = filter.replacingOccurrences(of: "<", with: "%3C").replacingOccurrences(of: ">", with: "%3E")
    addFilter("url(\"data:image/svg+xml,\(address)#f\")")
  }
}
