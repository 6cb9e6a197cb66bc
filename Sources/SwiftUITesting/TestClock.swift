import Foundation
import SwiftUICore

extension TestHost {
  /// When the clock of a host with animations begins.
  static var firstMoment: Date { Date(timeIntervalSinceReferenceDate: 0) }

  /// Lets time pass for a host with `animates`: animations go on, completions run, and what goes by the clock (`TimelineView`,
  /// `phaseAnimator`, `keyframeAnimator`) changes, in frames of a sixtieth of a second.
  ///
  /// Costs time in proportion to the number of frames in which something changes.
  ///
  /// - Parameter seconds: How much time; what is not above 0 is none.
  public func advance(
    by seconds: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = use(at: fileID, filePath, line, column)
    guard animates else {
      return site.fail("Time passes only for a host that was made with `animates: true`.")
    }
    run(at: site)
    let end = elapsed + max(0, seconds.isFinite ? seconds : 0)
    while elapsed < end {
      elapsed = min(end, elapsed + 1 / 60)
      graph.setClock(to: Self.firstMoment.addingTimeInterval(elapsed))
      run(at: site)
    }
  }

  private func run(at site: CallSite) {
    // Each turn may ask for another; one that never ends is an error of the views.
    for _ in 0..<1000 where !turn(at: site) { return }
    site.fail("The scene did not come to rest within 1000 turns.")
  }
}
