import SwiftUICore

extension SightEffect: DOMEffect {
  static var limit: String? { "Rows appear when they come into the window, and are told of as late as the connection is slow." }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.addWord("data-sight", "\(target.rawValue)")
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "sight") { arguments in
        guard arguments.count == 1, case .boolean(let isSeen) = arguments[0] else { return nil }
        return SightEvent(isSeen: isSeen)
      }
    ]
  }
}
