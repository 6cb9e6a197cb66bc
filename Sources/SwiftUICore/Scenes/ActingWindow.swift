/// The window in which somebody is doing something. An action of the app's own, which is in no window, is theirs then; so is what tasks do
/// that come of it.
enum ActingWindow {
  @TaskLocal private static var window: WeakWindow?

  /// Nil if nobody does anything, or if the window has gone.
  @MainActor static var current: ViewGraph? { window.flatMap { $0.isOpen ? $0.window : nil } }

  @MainActor
  fileprivate static func run<Result>(_ graph: ViewGraph, _ action: () throws -> Result) rethrows -> Result {
    try $window.withValue(WeakWindow(window: graph), operation: action)
  }
}

extension ViewGraph {
  /// Does what a person has asked for in this window, and what comes of it.
  package func act<Result>(_ action: () throws -> Result) rethrows -> Result { try ActingWindow.run(self, action) }
}
