import SwiftUICore

// What has no counterpart in a browser.

extension SystemOverlaysEffect: DOMEffect {
  static var limit: String? { "What a system shows in front of a browser is not the page's" }
  func add(to surroundings: inout DOMSurroundings) {}
}

extension ScrollFlashEffect: DOMEffect {
  static var limit: String? { "When a browser shows where something is scrolled is its own choice" }
  func add(to surroundings: inout DOMSurroundings) {}
}

extension RotorEffect: DOMEffect {
  static var limit: String? {
    "Screen readers of browsers have rotors for headings, links, landmarks and fields, and none of a page's own: entries are not offered"
  }
  func add(to surroundings: inout DOMSurroundings) {}
}
