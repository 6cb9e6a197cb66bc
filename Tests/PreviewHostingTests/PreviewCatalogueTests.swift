import Foundation
import PreviewExchange
import SwiftUITesting
import Testing
import Waiting

@testable import PreviewHosting
@testable import SwiftUICore

@MainActor
@Suite("The previews of a program")
struct PreviewCatalogueTests {
  private static let file = #filePath.replacing("PreviewCatalogueTests", with: "SamplePreviews")
  private static let folder = (file as NSString).deletingLastPathComponent

  /// Of one file: the program with all tests has previews of other modules, too.
  private func catalogue(file: String? = Self.file, ended: [PreviewSettings.Ended] = []) -> PreviewCatalogue {
    PreviewCatalogue(
      PreviewSettings(
        title: "Sample", folder: Self.folder, file: file,
        providers: [.init(module: "PreviewHostingTests", type: "Surroundings_Previews", path: Self.file, line: 500)],
        ended: ended,
        running: ""))
  }

  @Test("all are found, in the order of their files and lines, with their names")
  func all() {
    let entries = catalogue().entries
    #expect(
      entries.map(\.name) == [
        "Counting", "Preview", "Fixed", "With data", "With the same data", "Without data", "Inside", "Named", "Surroundings 2",
        "Surroundings 3", "Surroundings 4",
      ])
    #expect(Set(entries.map(\.file)) == ["SamplePreviews.swift"])
    let lines = try? String(contentsOfFile: Self.file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    for entry in entries.prefix(7) {
      #expect(lines?[entry.line - 1].contains("#Preview") == true, "\(entry.name) at line \(entry.line)")
    }
    #expect(Set(entries.map(\.id)).count == entries.count)
    #expect(entries.map(\.id).prefix(2) == ["SamplePreviews.swift/Counting", "SamplePreviews.swift/Preview"])
  }

  @Test("of one file alone its own are there")
  func file() {
    #expect(catalogue(file: Self.file).entries.count == 11)
    #expect(Set(catalogue(file: nil).entries.map(\.id)).isSuperset(of: catalogue().entries.map(\.id)))
    #expect(catalogue(file: Self.folder + "/Other.swift").entries.isEmpty)
  }

  @Test("traits and modifiers say how large a preview is")
  func sizes() throws {
    let entries = catalogue().entries
    func size(_ name: String) throws -> CGSize { try #require(entries.first { $0.name == name }).size }
    #expect(try size("Counting") == CGSize(width: 390, height: 844))
    #expect(try size("Preview") == CGSize(width: 844, height: 390))
    #expect(entries[1].traits.layout == .sizeThatFits)
    #expect(try size("Fixed") == CGSize(width: 120, height: 40))
    #expect(try #require(entries.first { $0.name == "Surroundings 2" }).traits.layout == .sizeThatFits)
    #expect(try size("Surroundings 3") == CGSize(width: 1133, height: 744))
  }

  @Test("devices are known by the beginnings of their names")
  func devices() {
    #expect(DeviceSize.named("iPhone SE (3rd generation)") == CGSize(width: 375, height: 667))
    #expect(DeviceSize.named("iPhone 99") == DeviceSize.phone)
    #expect(DeviceSize.named("iPad Pro (12.9-inch) (6th generation)") == CGSize(width: 1024, height: 1366))
    #expect(DeviceSize.named("Toaster") == nil)
  }

  private func window(_ name: String, in catalogue: PreviewCatalogue, _ change: (inout PreviewRequest) -> Void = { _ in }) throws
    -> TestHost
  {
    let entry = try #require(catalogue.entries.first { $0.name == name })
    var request = try #require(Self.request(["id": entry.id]))
    change(&request)
    return TestHost { PreviewWindow(request: request, catalogue: catalogue) }
  }

  private static func request(_ values: [String: Any]) -> PreviewRequest? {
    (try? JSONSerialization.data(withJSONObject: values)).flatMap {
      PreviewRequest(.window(id: "preview", value: String(decoding: $0, as: UTF8.self)))
    }
  }

  @Test("a window is live, and what is @Previewable is kept in it")
  func live() throws {
    let host = try window("Counting", in: catalogue())
    for count in 3...4 {
      try host.find(.button("Count \(count)")).press()
      host.turn()
    }
    #expect(host.texts == ["Count 5"])
  }

  @Test("attributes, texts of several lines and several variables stay as they are written")
  func body() throws {
    #expect(try window("Preview", in: catalogue()).texts == ["ab}", "  Two\nlines { in one }", "2"])
  }

  @Test("a modifier's context is made once for all windows")
  func context() async throws {
    let catalogue = catalogue()
    let hosts = [try window("With data", in: catalogue), try window("With the same data", in: catalogue)]
    for host in hosts {
      try await wait(for: "the context") {
        host.turn()
        return host.texts == ["shared 1"]
      }
    }
  }

  @Test("what a modifier throws is shown in place of its preview")
  func thrown() async throws {
    let host = try window("Without data", in: catalogue())
    try await wait(for: "the failure") {
      host.turn()
      return host.texts.contains { $0.contains("has thrown: Failure()") }
    }
  }

  @Test("the surroundings are those that are asked for")
  func surroundings() throws {
    let host = try window("Named", in: catalogue()) {
      ($0.textSize, $0.direction, $0.locale, $0.contrast, $0.motion, $0.scheme) = (
        "accessibility2", "rtl", "de", "more", "less", "dark"
      )
    }
    #expect(host.texts == ["accessibility2 rightToLeft de increased true dark"])
  }

  @Test("a preview that is gone, or whose request is none, says so")
  func gone() {
    let catalogue = catalogue()
    #expect(
      TestHost { PreviewWindow(request: Self.request(["id": "no.swift/X"]), catalogue: catalogue) }.texts.contains(
        "This preview is gone"))
    #expect(Self.request(["name": "x"]) == nil)
    #expect(PreviewRequest(.window(id: "preview", value: "]")) == nil && PreviewRequest(.first) == nil)
    #expect(Self.request(["id": "x", "width": -1, "height": 1e300])?.size == nil)
  }

  @Test("one that has ended the program does not run by itself, and once more in this build where that is asked")
  func ended() throws {
    let catalogue = catalogue(ended: [.init(preview: "SamplePreviews.swift/Counting", text: "Fatal error: nine")])
    #expect(try window("Counting", in: catalogue).texts == ["This preview has ended the program", "Fatal error: nine"])
    #expect(try window("Counting", in: catalogue) { $0.retry = "an older build" }.texts.contains("Fatal error: nine"))
    #expect(try window("Counting", in: catalogue) { $0.retry = catalogue.build }.texts == ["Count 3"])
    #expect(try window("Fixed", in: catalogue).texts == ["Fixed"])
    // Where it is not known which one it was, none does.
    let unknown = self.catalogue(ended: [.init(preview: nil, text: "Ended")])
    #expect(try window("Fixed", in: unknown).texts.contains("Ended"))
    #expect(String(decoding: unknown.json(), as: UTF8.self).contains("\"ended\":\"Ended\""))
  }

  @Test("whose code runs is in a file that outlives the process")
  func running() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "running \(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(RunningPreview.noted(in: path) == nil)
    let running = try #require(RunningPreview(writing: path))
    #expect(RunningPreview.noted(in: path) == nil)
    running.note("A.swift/Ä")
    #expect(RunningPreview.noted(in: path) == "A.swift/Ä")
    running.note(String(repeating: "x", count: 10_000))
    #expect(RunningPreview.noted(in: path)?.count == 4092)
    running.note(nil)
    #expect(RunningPreview.noted(in: path) == nil)
    #expect(RunningPreview(writing: "/nowhere/at all") == nil)
  }
}
