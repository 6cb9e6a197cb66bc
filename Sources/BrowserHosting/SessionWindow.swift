import Dispatch
import Foundation
import SwiftUICore

/// What is known of the window of the desktop's that shows a session.
struct SessionWindow {
  /// Whether it is to be no larger than its content, either.
  let isLimitedByContent: Bool
  /// What the page has been told.
  var told: WindowLimits?
  var isAsked = false

  init(_ traits: WindowTraits?) {
    isLimitedByContent = traits?.isLimitedByContent ?? false
  }
}

extension Session {
  /// Tells the page soon how small its window may be made, and how large, where that is not what it has been told.
  ///
  /// - Parameter isNew: Whether the page has been told nothing.
  func sendLimits(isNew: Bool = false) {
    if isNew { window?.told = nil }
    guard window?.isAsked == false else { return }
    window?.isAsked = true
    // Not within the commit: layouts of the app's own are asked.
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.sendChangedLimits() } }
  }

  private func sendChangedLimits() {
    window?.isAsked = false
    guard let window, let link, let limits = graph.layout?.limits, limits != window.told else { return }
    self.window?.told = limits
    link.send(CommitEncoder.limits(limits, isLimitedByContent: window.isLimitedByContent, event: newestEvent))
  }
}

extension WindowLimits {
  /// What a page is told: in whole points that are enough, with 0 for what no screen has.
  func lengths(isLimitedByContent: Bool) -> [Int] {
    let largest = isLimitedByContent ? [largest.width, largest.height] : [.infinity, .infinity]
    return ([smallest.width, smallest.height] + largest).map { length in
      length.rounded(.up) <= 10_000 ? Int(max(0, length.rounded(.up))) : 0
    }
  }
}
