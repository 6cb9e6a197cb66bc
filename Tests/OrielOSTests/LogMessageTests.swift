import Foundation
import OrielOSLog
import Testing

import struct Logging.LogEvent

@testable import OrielOS

@Suite("Messages of logs")
struct LogMessageTests {
  private struct Failure: Error, CustomStringConvertible { let description = "no film" }

  private func release(_ message: OSLogMessage) -> String { message.text(showsPrivate: false) }
  private func debug(_ message: OSLogMessage) -> String { message.text(showsPrivate: true) }

  @Test("without a word numbers are for everybody, and texts and objects are not")
  func auto() {
    let name = "Anna"
    let error: any Error = Failure()
    #expect(
      release("\(3) of \(name), \(1.5) \(true) \(error) \(String.self)") == "3 of <private>, 1.500000 true <private> String")
    #expect(debug("\(3) of \(name), \(error)") == "3 of Anna, no film")
  }

  @Test("public is for everybody, private not in release builds, and sensitive never")
  func privacy() {
    let name = "Anna"
    #expect(release("\(name, privacy: .public) \(name, privacy: .private) \(4, privacy: .private)") == "Anna <private> <private>")
    #expect(debug("\(name, privacy: .private) \(name, privacy: .sensitive)") == "Anna <private>")
  }

  @Test("a mask is the same for the same value, and tells nothing of it")
  func mask() {
    let one = release("\("Anna", privacy: .private(mask: .hash))")
    #expect(one == release("\("Anna", privacy: .private(mask: .hash))"))
    #expect(one != release("\("Otto", privacy: .private(mask: .hash))"))
    #expect(!one.contains("Anna") && one.hasPrefix("<mask.hash: "))
  }

  @Test("formats and alignments of numbers")
  func formats() {
    #expect(release("\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true))") == "ff 0xFF")
    #expect(release("\(-5, format: .decimal(minDigits: 3)) \(5, format: .decimal(explicitPositiveSign: true))") == "-005 +5")
    #expect(release("\(3.14159, format: .fixed(precision: 2))|\(7, align: .right(columns: 4))|") == "3.14|   7|")
    #expect(release("\(true, format: .answer)|\(7, align: .left(columns: 3))|") == "YES|7  |")
  }

  @Test("os_log's formats take values in their order, and are read within their bounds")
  func format() {
    func text(_ format: String, _ values: Any...) -> String { OSLogFormat.message(format, values).text(showsPrivate: false) }
    #expect(text("%d of %{public}@, %@", 3, "Anna", "Otto") == "3 of Anna, <private>")
    #expect(text("%.2f %5d|%x|%%|%ld", 1.5, 42, 255, 7) == "1.50    42|ff|%|7")
    #expect(text("%{private, mask.hash}s", "Anna").hasPrefix("<mask.hash: "))
    #expect(text("%d %d", 1) == "1 <missing>")
    #expect(text("100%") == "100%" && text("50%! %") == "50%! %")
    #expect(text("%d", "no number") == "no number")
  }

  @Test("what is written is in the store, with its subject, and nothing of a log that is off")
  func store() throws {
    let category = UUID().uuidString
    let logger = Logger(subsystem: "com.example", category: category)
    logger.error("\(1) went wrong")
    logger.info("more")
    let log = OSLog(subsystem: "com.example", category: category)
    os_log("old %d", log: log, type: .fault, 2)
    os_log("new \(3)", log: log, type: .debug)
    os_log(.info, log: log, "typed")
    os_log("\(category, privacy: .public)", log: .disabled, type: .error)
    let entries = try OSLogStore(scope: .currentProcessIdentifier).getEntries().compactMap { $0 as? OSLogEntryLog }
    let own = entries.filter { $0.category == category }
    #expect(own.map(\.composedMessage) == ["1 went wrong", "more", "old 2", "new 3", "typed"])
    #expect(own.map(\.level) == [.error, .info, .fault, .debug, .info])
    #expect(!entries.contains { $0.composedMessage == category })
    #expect(!OSLog.disabled.isEnabled(type: .fault) && log.isEnabled(type: .fault))
  }

  @Test("a line has when, how bad, what it is about, and what")
  func line() {
    var handler = LineHandler()
    handler[metadataKey: "category"] = "network"
    let logger = Logger(subsystem: "com.example", category: "network")
    logger.notice("a line of a test")
    let event = LogEvent(
      level: .warning, message: "two\nlines", metadata: nil, source: "", file: "", function: "", line: 1)
    let line = handler.line(of: event, at: Date(timeIntervalSince1970: 0))
    #expect(line.hasPrefix("1970-01-01T00:00:00.000Z warning category=network two"))
    #expect(!line.dropLast().contains("\n"))
  }
}
