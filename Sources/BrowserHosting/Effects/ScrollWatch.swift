import Foundation
import SwiftUICore

extension ScrollWatchEffect: DOMEffect {
  static var limit: String? {
    """
    What `onScrollGeometryChange` and `onScrollPhaseChange` tell is as late as the connection is slow; a context has no velocity, and \
    insets are a part of the content
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.addWord("data-scroll-watch", "\(target.rawValue)")
  }

  /// The target, the place of the phase among all, and offset, size of the content and size of what one looks through.
  static var events: [DOMEvent] {
    [
      DOMEvent(name: "scroll") { arguments in
        guard arguments.count == 1, case .string(let text) = arguments[0] else { return nil }
        return ScrollEvent(text)
      }
    ]
  }
}

extension ScrollEvent {
  /// No window is larger, and nothing scrolls further.
  private static let limit = 1e9

  /// Nil for what no page of this version sends: the place of the phase, then offset, content and container.
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 7, omittingEmptySubsequences: false)
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 7, words.count == 7, numbers.allSatisfy({ abs($0) <= Self.limit }),
      let place = Int(exactly: numbers[0]), ScrollPhase.allCases.indices.contains(place), numbers[3...].allSatisfy({ $0 >= 0 })
    else { return nil }
    self.init(
      ScrollGeometry(
        contentOffset: CGPoint(x: numbers[1], y: numbers[2]), contentSize: CGSize(width: numbers[3], height: numbers[4]),
        contentInsets: EdgeInsets(), containerSize: CGSize(width: numbers[5], height: numbers[6])), ScrollPhase.allCases[place])
  }
}
