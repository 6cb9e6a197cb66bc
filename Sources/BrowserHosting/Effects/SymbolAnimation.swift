import Foundation
import SwiftUICore

extension SymbolAnimationEffect: DOMEffect {
  static var limit: String? {
    """
    All layers of a symbol move together, and `variableColor` dims the whole symbol in steps. There are no pauses between repetitions. Who \
    wants less motion sees none.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setInheritedStyle("--symbol-animation", animation)
  }

  private var animation: String {
    guard kind != .none else { return "none" }
    // The name differs from one run to the next, since a browser begins an animation of another name.
    let name = "symbol-\(kind.rawValue)\(run % 2 == 0 ? "" : "-again")"
    if Self.isLasting(kind) { return "\(name) \(CSS.number(0.25 / speed))s ease-out forwards" }
    return "\(name) \(CSS.number(Self.duration(of: kind) / speed))s ease-in-out \(count.map(String.init) ?? "infinite")"
  }

  private static func isLasting(_ kind: _SymbolMovement.Kind) -> Bool { [.scaleUp, .scaleDown, .disappear].contains(kind) }

  private static func duration(of kind: _SymbolMovement.Kind) -> Double {
    switch kind {
    case .pulse, .variableColor, .rotate, .rotateBack: 1.6
    case .breathe: 3
    default: 0.6
    }
  }

  static var styleSheet: [UInt8] {
    var sheet = "@media (prefers-reduced-motion: reduce) { .symbol > .graphic { animation-duration: 0.001s !important; "
    sheet += "animation-iteration-count: 1 !important; } }\n"
    for kind in _SymbolMovement.Kind.allCases where kind != .none {
      for ending in isLasting(kind) ? [""] : ["", "-again"] {
        sheet += "@keyframes symbol-\(kind.rawValue)\(ending) { \(frames(of: kind)) }\n"
      }
    }
    return Array(sheet.utf8)
  }

  private static func frames(of kind: _SymbolMovement.Kind) -> String {
    switch kind {
    case .pulse: "50% { opacity: 0.35; }"
    case .bounce: "35% { scale: 1.2; } 65% { scale: 0.94; }"
    case .bounceDown: "35% { scale: 0.82; } 65% { scale: 1.06; }"
    case .variableColor: "0% { opacity: 0.3; } 33% { opacity: 0.55; } 66% { opacity: 0.8; } 100% { opacity: 1; }"
    case .wiggle: "20%, 60% { rotate: 11deg; } 40%, 80% { rotate: -11deg; }"
    case .sway: "20%, 60% { translate: 12% 0; } 40%, 80% { translate: -12% 0; }"
    case .rise: "20%, 60% { translate: 0 -12%; } 40%, 80% { translate: 0 12%; }"
    case .breathe: "50% { scale: 1.14; }"
    case .rotate: "to { rotate: 1turn; }"
    case .rotateBack: "to { rotate: -1turn; }"
    case .scaleUp: "to { scale: 1.18; }"
    case .scaleDown: "to { scale: 0.84; }"
    case .disappear: "to { opacity: 0; scale: 0.6; }"
    case .none: ""
    }
  }
}
