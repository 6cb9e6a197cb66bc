import Foundation

/// What a finger, a pen or a mouse with its button down did, as a host reports it to the innermost gesture where it went down.
///
/// A host sends moves at most once a frame, and the end of each pointer: up, or cancel where something else has taken it, such as
/// scrolling.
package struct PointerEvent: ElementEvent {
  package enum Kind: String, Sendable { case down, move, up, cancel }

  package let kind: Kind
  /// Names the pointer from down to up.
  package let pointer: Int
  /// In the window, in points.
  package let location: CGPoint
  /// In seconds, by a clock of the host's that never goes back.
  package let time: Double
  /// The keys that are held.
  package let modifiers: EventModifiers
  /// Whether it went down on a control that has taps for itself.
  package let isOnControl: Bool
  /// Where the views with gestures are in the window, by the ids of the gestures, as far as those want to know. With `down` alone.
  package let origins: [ElementID: CGPoint]

  /// What has begun before goes on.
  package var isMomentary: Bool { kind == .down }

  /// Nil for numbers that no window has.
  package init?(
    _ kind: Kind, pointer: Int = 0, at location: CGPoint, time: Double, modifiers: EventModifiers = [], isOnControl: Bool = false,
    origins: [ElementID: CGPoint] = [:]
  ) {
    guard location.isInWindow, (0...1e12).contains(time), origins.values.allSatisfy(\.isInWindow) else { return nil }
    self.kind = kind
    self.pointer = pointer
    self.location = location
    self.time = time
    self.modifiers = modifiers
    self.isOnControl = isOnControl
    self.origins = origins
  }
}

extension CGPoint {
  /// No window is larger, and nothing lies further away.
  var isInWindow: Bool { (-1e7...1e7).contains(x) && (-1e7...1e7).contains(y) }
}

/// What recognizers get to know: what happened, and all pointers since the first one went down.
@MainActor
struct GestureInput {
  enum Kind {
    case down, move, up
    /// Something else has taken a pointer.
    case cancel
    /// Nothing but time has passed.
    case time
  }

  struct Pointer {
    let id: Int
    let start: CGPoint
    let startTime: Double
    var location: CGPoint
    var isDown = true
  }

  let kind: Kind
  /// In seconds.
  let time: Double
  /// The pointers that are down, the first one first; one that has just gone up is still among them.
  let pointers: [Pointer]
  let modifiers: EventModifiers
  /// The origin of a coordinate space in the window.
  let origin: (CoordinateSpace) -> CGPoint

  /// The pointer of gestures for one.
  var primary: Pointer? { pointers.first }

  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    let origin = origin(space)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}
