import Foundation

/// How much of a view is in sight.
enum ScrollVisibility {
  /// Whether at least so much of its area is inside the window. A view without an area is in sight if its place is.
  static func isVisible(_ proxy: GeometryProxy, threshold: Double) -> Bool {
    // The tree of views is the main actor's.
    guard MainQueue.isCurrent else { return false }
    let window = CGRect(origin: .zero, size: MainQueue.assume { proxy.place.windowSize })
    let frame = proxy.frame(in: .global)
    let area = Double(frame.width * frame.height)
    guard area > 0 else { return window.contains(frame.origin) }
    let shown = frame.intersection(window)
    guard !shown.isNull else { return false }
    // Of what is larger than the window, the whole is never seen.
    let most = Double(min(frame.width, window.width) * min(frame.height, window.height))
    return Double(shown.width * shown.height) >= min(area * threshold, most) - 0.5
  }
}

extension View {
  /// Runs an action when so much of this view comes into sight, or is not in sight any more.
  ///
  /// `threshold` is the part of its area. In sight is what is inside the window: a page does not tell where smaller views that
  /// scroll end. It is told at
  /// first if the view is in sight, and as late as the connection is slow.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier(value: { ScrollVisibility.isVisible($0, threshold: threshold) }) { old, new in
        if new || old != new { action(new) }
      })
  }
}
