import Foundation
import Testing
import Waiting

/// `Scripts/check kills` sets KILLS to a number; the machine should have nothing else to do then.
private let kills = ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) }

@Suite("Kills", .serialized)
struct KillTests {
  private var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  @Test("a process that is killed at any moment loses nothing that is older than a moment")
  func killed() async throws {
    let folder = try TestFolder()
    // Other tests take the processor as long as they like.
    let tolerance = kills == nil ? 2_000_000_000 : 100_000_000
    var latest = 0
    for _ in 0..<(kills ?? 5) {
      let app = try StoringProcess(["--data", folder.path])
      try await app.begin()
      let first = try await app.ask("count").split(separator: " ").compactMap { Int($0) }
      #expect(first[0] > latest, "a number that was stored is gone")
      let age = tolerance + Int.random(in: 0...500_000_000)
      try await wait(for: "a number is old enough") { now - first[1] > age }
      let moment = now
      app.kill(SIGKILL)
      try await app.status()
      let written = app.lines.filter { $0.hasPrefix("= ") }.map { $0.dropFirst(2).split(separator: " ").compactMap { Int($0) } }
      let kept = try #require(written.last { $0.count == 2 && $0[1] < moment - tolerance }?[0])
      let values = try #require(folder.values())
      let counts = ["count", "counted"].map { values[$0] as? Int ?? 0 }
      #expect(counts.allSatisfy { $0 >= kept }, "\(counts) of \(kept)")
      #expect(app.complaints.isEmpty)
      latest = counts[0]
    }
  }
}
