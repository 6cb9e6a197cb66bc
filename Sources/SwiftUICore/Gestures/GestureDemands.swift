/// What a gesture needs to hear of: a host sends nothing else, and lets the person scroll where no gesture needs the movement.
package struct GestureDemands: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Single taps.
  package static let tap = Self(rawValue: 1)
  /// Several taps in quick succession.
  package static let taps = Self(rawValue: 2)
  /// A press that lasts.
  package static let press = Self(rawValue: 4)
  package static let drag = Self(rawValue: 8)
  /// Two pointers: magnification and rotation.
  package static let pinch = Self(rawValue: 16)
  /// Places in the view's own space.
  package static let localSpace = Self(rawValue: 32)
  /// It goes along with others, the browser's own scrolling among them.
  package static let simultaneous = Self(rawValue: 64)
  /// It comes before controls inside.
  package static let highPriority = Self(rawValue: 128)

  /// Places in a space that has a name. The core knows where these are.
  static let namedSpace = Self(rawValue: 256)

  /// Whether all it wants is to be tapped once, wherever.
  package var isLoneTap: Bool { self == .tap }

  var words: String {
    let names: [(GestureDemands, String)] = [
      (.tap, "tap"), (.taps, "taps"), (.press, "press"), (.drag, "drag"), (.pinch, "pinch"), (.simultaneous, "simultaneous"),
      (.highPriority, "first"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

extension CoordinateSpace {
  /// What a gesture with places in this space needs.
  var demands: GestureDemands {
    switch self {
    case .global: []
    case .local: .localSpace
    case .named: .namedSpace
    }
  }
}
