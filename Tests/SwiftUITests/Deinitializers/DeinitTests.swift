import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Deinitializers are code of the app: whoever holds the last reference, and whatever they do, nothing is lost and nothing is done
/// twice.
@MainActor
@Suite("Deinitializers that change what is shown", .serialized)
struct DeinitTests {
  private func makeHosts(_ stage: Stage, _ holder: Holder) throws -> (main: TestHost, other: TestHost) {
    let host = TestHost(visibleRows: 3) {
      Stand(stage: stage, holder: holder, switcher: stage.switcher)
      BoardView(stage: stage, isMain: true)
    }
    host.recorder.keepsRecords = false
    stage.host = host
    try holder.prepare(stage)
    stage.mortal = nil
    return (host, TestHost { BoardView(stage: stage, isMain: false) })
  }

  private func run(_ hosts: [TestHost], _ stage: Stage) async {
    for _ in 0..<10_000 {
      for host in hosts {
        for _ in 0..<10 where !host.turn() { break }
      }
      // Tasks end by themselves.
      if stage.living == nil, !hosts.contains(where: \.graph.hasPendingWork) { return }
      await Task.yield()
    }
  }

  private func board(_ host: TestHost) -> [String] {
    let texts = host.texts
    let lines = texts.drop { !$0.hasPrefix("state ") }
    return lines.filter { $0 != "none" }
  }

  @Test("what the deinitializer of a value changes is shown, wherever the value was let go", arguments: Holder.all, Deed.allCases)
  func release(_ holder: Holder, _ deed: Deed) async throws {
    let stage = Stage(deed)
    let (host, other) = try makeHosts(stage, holder)
    #expect(stage.living != nil && stage.performances == 0)
    try holder.release(stage)
    await run([host, other], stage)
    #expect(stage.living == nil)
    #expect(stage.performances == 1)
    #expect(board(host) == (deed == .unmounts ? [] : BoardView.lines(after: deed, isMain: true)))
    #expect(board(other) == BoardView.lines(after: deed, isMain: false))
    let changesState = deed == .writesState || deed == .writesAnimated
    #expect(stage.journal == (changesState ? ["changed 1"] : deed == .usesAnotherHost ? ["published 1"] : []))
    #expect(host.warnings.isEmpty)
    #expect(host.leaks.isEmpty)
    host.unmount()
    #expect(host.leaks.isEmpty)
    #expect(stage.performances == 1)
  }

  @Test(
    "the end of a scene takes each value along, and what deinitializers change then is shown elsewhere", arguments: Holder.all,
    Deed.allCases)
  func unmount(_ holder: Holder, _ deed: Deed) async throws {
    let stage = Stage(deed)
    let (host, other) = try makeHosts(stage, holder)
    for _ in 0..<10 where !host.turn() { break }
    stage.binding = nil
    host.unmount()
    // The app's own.
    stage.elements.all = []
    await run([host, other], stage)
    #expect(stage.living == nil)
    #expect(stage.performances == 1)
    #expect(host.texts.isEmpty && !host.graph.hasPendingWork)
    #expect(board(other) == BoardView.lines(after: deed, isMain: false))
    #expect(host.leaks.isEmpty)
  }
}
