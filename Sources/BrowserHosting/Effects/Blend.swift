import SwiftUICore

extension BlendModeEffect: DOMEffect {
  static var limit: String? {
    """
    `sourceAtop`, `destinationOver` and `destinationOut` are as `normal`, `plusDarker` as `multiply`: style sheets have none of these.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    if [.sourceAtop, .destinationOver, .destinationOut, .plusDarker].contains(mode) {
      DOMCatalogue.reportLimit("blendMode(.\(mode)) is shown as \(CSS.blendMode(mode)): style sheets have no such mode")
    }
    surroundings.withBox(at: .blend) { $0.addStyle("mix-blend-mode", CSS.blendMode(mode)) }
  }
}

extension GroupingEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withBox(at: .group) { isOfFrames ? $0.addClass("frame-group") : $0.addStyle("isolation", "isolate") }
  }
}
