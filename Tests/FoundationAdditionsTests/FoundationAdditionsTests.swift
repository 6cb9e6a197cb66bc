import Foundation
import FoundationAdditions
import Testing

/// What Foundation has on Apple's platforms alone.
@Suite("Additions to Foundation")
struct FoundationAdditionsTests {
  private struct Bird {
    var name: String
  }

  @Test("localizedStandard sorts as people do: numbers by their value, whatever the case, accents beside their letters")
  func localizedStandard() {
    let names = ["bird 10", "Bird 2", "albatross", "Zebra finch", "éclair", "Eclipse", "Éclair"].map(Bird.init)
    let sorted = names.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)).map(\.name)
    #expect(sorted == ["albatross", "Bird 2", "bird 10", "éclair", "Éclair", "Eclipse", "Zebra finch"])
    let backwards: [SortDescriptor<Bird>] = [.init(\.name, comparator: .localizedStandard, order: .reverse), .init(\.name)]
    #expect(names.sorted(using: backwards).map(\.name) == sorted.reversed())
    var turned: LocalizedStringComparator = .localizedStandard
    turned.order = .reverse
    #expect(names.sorted(using: SortDescriptor(\.name, comparator: turned)).map(\.name) == sorted.reversed())
    #expect(["b 10", "a", "B 2"].sorted(using: .localizedStandard) == ["a", "B 2", "b 10"])
    #expect(
      ["b", "É", "a"].map(Bird.init).sorted(using: SortDescriptor(\.name, comparator: .localized)).map(\.name) == ["a", "b", "É"])
    // Foundation's own stays.
    #expect(names.sorted(using: SortDescriptor(\.name, comparator: .lexical)).first?.name == "Bird 2")
  }

  @Test("a list of texts is joined as the language does")
  func list() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["A", "B", "C"]) == "A, B, and C")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(for: ["A", "B", "C"]) == "A, B und C")
    #expect(formatter.string(for: 1) == nil)
  }

  @Test("a moment is said from another one")
  func relativeDate() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(2 * 3600), relativeTo: now) == "in 2 hours")
    #expect(formatter.localizedString(for: now.addingTimeInterval(-3 * 86400), relativeTo: now) == "3 days ago")
    #expect(formatter.localizedString(from: DateComponents(day: -2)) == "2 days ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(for: now.addingTimeInterval(-60), relativeTo: now).contains("1"))
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now.addingTimeInterval(-86400), relativeTo: now) == "yesterday")
  }

  @Test("names of Core Foundation and Objective-C")
  func names() throws {
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date.now.timeIntervalSinceReferenceDate) < 5)
    #expect(autoreleasepool { 4 } == 4)
    #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
    let defaults = try #require(UserDefaults(suiteName: "additions-\(ProcessInfo.processInfo.processIdentifier)"))
    defaults.setValue(3, forKey: "three")
    #expect(defaults.value(forKey: "three") as? Int == 3)
    defaults.setValue(nil, forKey: "three")
    #expect(defaults.value(forKey: "three") == nil)
  }

  @Test("a queue has its label, and so has the one that runs")
  func queueLabels() async {
    let queue = DispatchQueue(label: "birds")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "birds")
    #expect(__dispatch_queue_get_label(queue) == __dispatch_queue_get_label(DispatchQueue(label: "birds")))
    let running = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: String(cString: __dispatch_queue_get_label(nil))) }
    }
    #expect(running == "birds")
  }

  @Test("nothing comes from iCloud, and whoever asks hears of it")
  func cloud() {
    let place = URL(fileURLWithPath: "/nowhere")
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: place) }
  }
}
