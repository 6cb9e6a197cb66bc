import Foundation

/// The window for which code of the app runs: where it says "the screen", "the pasteboard" or "the application", it means this one's.
///
/// One program serves many windows, of many people. That of a task is the one whose turn has begun it.
@MainActor
package enum RunningWindow {
  @TaskLocal private static var ofTask: WeakWindow?
  /// The graph whose turn or event goes on, which whoever runs it keeps alive.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private unowned(unsafe) static var underway: ViewGraph?

  /// Nil if nobody can tell, or if the window has gone.
  package static var current: ViewGraph? {
    if let underway, underway.isWindow { return underway }
    if let acting = ActingWindow.current { return acting }
    if let mine = ofTask, mine.isOpen { return mine.window }
    return EvaluationScope.currentView.map(\.graph).flatMap { $0.isWindow ? $0 : nil }
  }

  /// Does something for the window, as soon as that may be: at once on the main thread. Nothing, with a word in the log, if nobody can tell
  /// which window is meant.
  package nonisolated static func perform(_ name: String, _ action: @escaping @MainActor @Sendable (ViewGraph) -> Void) {
    @MainActor func run() {
      guard let current else {
        return StandIns.tell("\(name), in no window", "nothing happens, for nobody can tell whose window is meant.")
      }
      action(current)
    }
    if MainQueue.isCurrent {
      MainQueue.assume { run() }
    } else {
      // The task goes on for the window that this one belongs to.
      Task { await run() }
    }
  }

  /// Something of the window; nil if nobody can tell which one is meant, and on other threads than the main one.
  package nonisolated static func value<Value: Sendable>(_ read: @MainActor (ViewGraph) -> Value?) -> Value? {
    MainQueue.isCurrent ? MainQueue.assume { current.flatMap(read) } : nil
  }

  /// Enters a graph, and gives back what is to be in force again behind it.
  static func enter(_ graph: ViewGraph) -> Unmanaged<ViewGraph>? {
    let before = underway.map(Unmanaged.passUnretained)
    // The app's own turn is a part of the window's.
    if underway == nil || graph.isWindow { underway = graph }
    return before
  }

  static func leave(to before: Unmanaged<ViewGraph>?) { underway = before?.takeUnretainedValue() }

  /// Runs something, and what it begins, for a window.
  package static func run<Result>(in graph: ViewGraph, _ action: () throws -> Result) rethrows -> Result {
    try $ofTask.withValue(WeakWindow(window: graph), operation: action)
  }
}

extension ViewGraph {
  /// Whether people see it: the app's own graph has no window.
  fileprivate var isWindow: Bool { !(host is WindowScheduler) }
}

// MARK: What apps ask of "the application"

extension ViewGraph {
  /// Has the host open a URL, and tells whether it does.
  package func openWithHost(_ url: URL) -> Bool { feature(SystemOpener.self).open(url) }

  /// Whether the host would open a URL.
  package func hostOpens(_ url: URL) -> Bool { host?.opens(url) == true }

  /// Opens the window of the app's `Settings`.
  package func openAppSettings() { feature(WindowOpening.self).open(WindowWish(isForSettings: true)) }
}
