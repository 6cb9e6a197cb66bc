import Foundation
import FoundationAdditions
import FoundationNetworking
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

  private struct Place: Codable, Equatable {
    var row: Int
    var name: String
  }

  @Test("an activity keeps what the app writes into it")
  func activity() throws {
    let activity = NSUserActivity(activityType: "test")
    try activity.setTypedPayload(Place(row: 3, name: "a"))
    #expect(activity.userInfo?["row"] as? Int == 3)
    #expect(try activity.typedPayload(Place.self) == Place(row: 3, name: "a"))
    #expect(throws: EncodingError.self) { try activity.setTypedPayload([1]) }
    activity.userInfo = ["row": "x"]
    #expect(throws: DecodingError.self) { try activity.typedPayload(Place.self) }
    activity.userInfo = ["row": Date.now]
    #expect(throws: DecodingError.self) { try activity.typedPayload(Place.self) }
  }

  @Test("what would go from device to device stays with the app, apart from its own values")
  func ubiquitous() {
    let store = NSUbiquitousKeyValueStore.default
    let key = "test \(UUID())"
    store.set("a", forKey: key)
    #expect(store.string(forKey: key) == "a" && UserDefaults.standard.string(forKey: key) == nil)
    #expect(store.dictionaryRepresentation[key] as? String == "a")
    store.set(Int64(7), forKey: key)
    #expect(store.longLong(forKey: key) == 7)
    store.removeObject(forKey: key)
    #expect(store.object(forKey: key) == nil && !store.dictionaryRepresentation.keys.contains(key))
  }

  @Test("the folder of a group is the app's own, and no name leads out of it")
  func group() throws {
    let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.test"))
    #expect(folder.path.hasSuffix("/Groups/group.test") && FileManager.default.fileExists(atPath: folder.path))
    let odd = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../../a"))
    #expect(odd.deletingLastPathComponent().path == folder.deletingLastPathComponent().path)
    for name in ["", ".", ".."] {
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
  }

  @Test("a style of paragraphs is an attribute of texts, and copies stay apart")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.5
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style)
    style.lineSpacing = 2
    #expect(copy?.lineSpacing == 0 && copy?.lineHeightMultiple == 1.5 && copy != style)
    var text = AttributedString("a")
    text.paragraphStyle = style
    #expect(text.paragraphStyle?.lineSpacing == 2)
  }

  @Test("settings of sessions that Foundation lacks here can be read and written")
  func sessions() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.waitsForConnectivity = true
    configuration.allowsConstrainedNetworkAccess = false
    #expect(!configuration.waitsForConnectivity && configuration.allowsConstrainedNetworkAccess)
    #expect(URLCache(memoryCapacity: 1000, diskCapacity: 0).memoryCapacity == 1000)
  }
}
