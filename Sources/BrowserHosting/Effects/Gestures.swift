import Foundation
import SwiftUICore

extension GestureEffect: DOMEffect {
  static var limit: String? {
    """
    The empty room of a stack with a gesture counts as the stack. Places are in the space of the view as it lies when a pointer goes \
    down. A drag with standard priority keeps the page from scrolling where it begins; one of `simultaneousGesture` leaves scrolling \
    up and down to the browser, which then cancels it. Turning two fingers on a trackpad is not reported by browsers; their pinch is.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    guard isEnabled else { return }
    let id = String(target.rawValue)
    surroundings.setTapAttribute("data-pointer", id)
    if demands.isLoneTap {
      surroundings.setTapAttribute("data-tap-1", id)
      surroundings.setTapAttribute("data-tap", "")
      return
    }
    if !demands.isDisjoint(with: [.tap, .taps]) { surroundings.setTapAttribute("data-activate", id) }
    surroundings.addTapWord("data-gesture", words)
    // Where the view is as a whole, with what has moved its inside.
    if demands.contains(.localSpace) { surroundings.withBox(at: .layout, joins: true) { $0.addWord("data-space", id) } }
  }

  /// What the script and the style sheet need to know.
  private var words: String {
    var words: [String] = []
    if demands.contains(.drag) { words.append(demands.contains(.simultaneous) ? "pans" : "drag") }
    if demands.contains(.press) { words.append("press") }
    if demands.contains(.pinch) { words.append("pinch") }
    if !demands.isDisjoint(with: [.tap, .taps]) { words.append("tap") }
    if demands.contains(.highPriority) { words.append("first") }
    if demands.contains(.simultaneous) { words.append("along") }
    return words.joined(separator: " ")
  }

  static var styleSheet: [UInt8] { PackageResources.Gestures_css }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "tap") { $0.isEmpty ? TapEvent() : nil },
      DOMEvent(name: "pointer") { arguments in
        guard arguments.count == 2, case .string(let words) = arguments[0], case .string(let origins) = arguments[1] else {
          return nil
        }
        return PointerEvent(words, origins)
      },
    ]
  }
}

extension PointerEvent {
  /// `kind pointer x y milliseconds modifiers isOnControl` and `id x y;id x y`.
  fileprivate init?(_ text: String, _ places: String) {
    let words = text.split(separator: " ", maxSplits: 7, omittingEmptySubsequences: false)
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard words.count == 7, numbers.count == 6, let kind = Kind(rawValue: String(words[0])),
      let pointer = Int(exactly: numbers[0]), let modifiers = Int(exactly: numbers[4])
    else { return nil }
    var origins: [ElementID: CGPoint] = [:]
    for place in places.split(separator: ";", maxSplits: 100) {
      let parts = place.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).compactMap { Double($0) }
      guard parts.count == 3, let id = UInt32(exactly: parts[0]) else { return nil }
      origins[ElementID(id)] = CGPoint(x: parts[1], y: parts[2])
    }
    self.init(
      kind, pointer: pointer, at: CGPoint(x: numbers[1], y: numbers[2]), time: numbers[3] / 1000,
      modifiers: EventModifiers(rawValue: modifiers), isOnControl: numbers[5] != 0, origins: origins)
  }
}

extension HoverListeningEffect: DOMEffect {
  static var limit: String? {
    "Places in a space with a name are in the window's. `hoverEffect` changes nothing: it is the look of iPads."
  }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.addTapWord("data-hover", isContinuous ? "\(target.rawValue)+" : "\(target.rawValue)")
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "hover") { arguments in
        guard arguments.count == 1, case .string(let text) = arguments[0] else { return nil }
        if text.isEmpty { return HoverEvent(at: nil) }
        let words = text.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        let numbers = words.compactMap { Double($0) }
        guard words.count == 4, numbers.count == 4 else { return nil }
        return HoverEvent(at: CGPoint(x: numbers[0], y: numbers[1]), origin: CGPoint(x: numbers[2], y: numbers[3]))
      }
    ]
  }
}
