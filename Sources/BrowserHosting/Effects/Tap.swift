import SwiftUICore

extension TapEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setAttribute("data-tap-\(count)", String(target.rawValue))
    surroundings.setAttribute("data-tap", "")
  }

  static var events: [DOMEvent] { [DOMEvent(name: "tap") { $0.isEmpty ? TapEvent() : nil }] }
}
