import Foundation
import Migrator
import Testing

@Suite("Programs that are started") struct SubprocessTests {
  private static func shell(_ script: String, limit: Duration?, processorLimit: Duration?) throws -> Subprocess.Result {
    try Subprocess.run("/bin/sh", ["-c", script], limit: limit, processorLimit: processorLimit)
  }

  @Test("one for which processors work too long is stopped, and it is said how long they did")
  func processor() throws {
    let result = try Self.shell("while :; do :; done", limit: .seconds(300), processorLimit: .milliseconds(300))
    #expect(result.tookTooLong && result.wasKilled)
    #expect(result.processorTime >= .milliseconds(300) && result.processorTime < .seconds(100))
  }

  @Test("one that waits, as on a busy machine, is not stopped by a limit for processors")
  func waiting() throws {
    let result = try Self.shell("sleep 1; echo done", limit: .seconds(300), processorLimit: .milliseconds(500))
    #expect(!result.tookTooLong && result.status == 0 && result.text == "done\n")
    #expect(result.processorTime < .milliseconds(500))
  }

  @Test("one that never ends is stopped by the time that passes", arguments: [nil, Duration.seconds(300)])
  func passing(processorLimit: Duration?) throws {
    let result = try Self.shell("exec sleep 1000", limit: .milliseconds(300), processorLimit: processorLimit)
    #expect(result.tookTooLong && result.wasKilled)
  }
}
