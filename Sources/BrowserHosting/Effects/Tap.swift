import SwiftUICore

extension TapEffect: DOMEffect {
  static var limit: String? { "A double tap is also two single ones to a gesture for those." }

  func add(to surroundings: inout DOMSurroundings) {
    guard isEnabled else { return }
    surroundings.setTapAttribute("data-tap-\(count)", String(target.rawValue))
    surroundings.setTapAttribute("data-tap", "")
  }

  static var events: [DOMEvent] { [DOMEvent(name: "tap") { $0.isEmpty ? TapEvent() : nil }] }
}
