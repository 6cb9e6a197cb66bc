import SwiftUICore

extension HelpEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setAttribute("title", text)
  }
}
