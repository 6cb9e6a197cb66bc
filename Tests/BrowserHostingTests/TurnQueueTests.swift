import Dispatch
import Testing
import Waiting

@testable import BrowserHosting

/// Turns that many windows have to do for what one person has done.
@MainActor
@Suite struct TurnQueueTests {
  private final class Deeds {
    var done: [Int] = []
  }

  /// Takes the main actor for so long.
  private static func work(milliseconds: UInt64) {
    let end = DispatchTime.now().uptimeNanoseconds + milliseconds * 1_000_000
    while DispatchTime.now().uptimeNanoseconds < end {}
  }

  @Test("whoever does something is heard between the turns of many windows, which keep their order")
  func others() async throws {
    let (queue, deeds) = (TurnQueue(), Deeds())
    for number in 0..<20 {
      queue.add {
        Self.work(milliseconds: 6)
        deeds.done.append(number)
      }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { deeds.done.append(-1) } }
    try await wait(for: "all turns are done") { deeds.done.count == 21 }
    #expect(deeds.done.filter { $0 >= 0 } == Array(0..<20))
    let place = try #require(deeds.done.firstIndex(of: -1))
    #expect(place <= 3, "\(deeds.done)")
  }

  @Test("a turn that is asked for by another one comes behind all that wait, and nothing is kept of those that are done")
  func inTurns() async throws {
    let queue = TurnQueue()
    var deeds: Deeds? = Deeds()
    weak let kept = deeds
    queue.add { [deeds] in
      deeds?.done.append(0)
      queue.add { deeds?.done.append(2) }
    }
    queue.add { [deeds] in deeds?.done.append(1) }
    try await wait(for: "all turns are done") { deeds?.done == [0, 1, 2] }
    deeds = nil
    try await wait(for: "what the turns knew has gone") { kept == nil }
  }
}
