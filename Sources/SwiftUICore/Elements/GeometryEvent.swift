import Foundation

/// What a host is to report of the place of something, with `GeometryEvent`: at first, and whenever it is another one.
package enum Measurement: String, Sendable {
  case size
  /// The size, and where it is in the window.
  case frame
}

/// An effect that wants to know the place of its element, with what is around that up to the effect.
package protocol MeasuringEffect: ElementEffect {
  /// Where hosts send `GeometryEvent`; nil where this one needs none.
  var measured: ElementID? { get }
  /// Whether what it does to the place of what is inside is not a part of that: the place is then that of the element around.
  static var measuresAround: Bool { get }
}

extension MeasuringEffect {
  package static var measuresAround: Bool { false }
}

/// The host has laid something out: its size, and where it is in the window if that was asked for, in points.
package struct GeometryEvent: ElementEvent, Equatable {
  package let size: CGSize
  package let origin: CGPoint?
  /// How large it is drawn in the window; nil for as large as it is.
  package let drawnSize: CGSize?
  /// What covers the edges that it touches.
  package let safeArea: EdgeInsets

  /// No window is larger, and nothing lies further away.
  private static var limit: CGFloat { 1e7 }

  /// Nil for numbers that no layout has.
  package init?(size: CGSize, origin: CGPoint? = nil, drawnSize: CGSize? = nil, safeArea: EdgeInsets = EdgeInsets()) {
    guard (0...Self.limit).contains(size.width), (0...Self.limit).contains(size.height) else { return nil }
    if let origin {
      guard (-Self.limit...Self.limit).contains(origin.x), (-Self.limit...Self.limit).contains(origin.y) else { return nil }
    }
    self.size = size
    self.origin = origin
    self.drawnSize = drawnSize
    self.safeArea = safeArea
  }
}
