import Foundation
import OrielPhotosUI
import SwiftUITesting
import Testing

@MainActor
@Suite("PhotosPicker") struct PhotosPickerTests {
  private struct Picker: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var isPresented = false
    @State private var size = 0

    var body: some View {
      PhotosPicker("One", selection: $item, matching: .images)
      PhotosPicker(selection: $items, maxSelectionCount: 2, matching: .any(of: [.images, .videos])) { Text("Several") }
      Button("Present") { isPresented = true }.photosPicker(isPresented: $isPresented, selection: $item, matching: .images)
      Text("\(size) bytes, \(items.count) items")
        .task(id: item) { size = (try? await item?.loadTransferable(type: Data.self))?.count ?? 0 }
    }
  }

  private func file(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data([1, 2, 3]).write(to: url)
    return url
  }

  @Test("a picture is chosen, and loaded as what the app wants")
  func one() async throws {
    let host = TestHost { Picker() }
    try host.find(.button("One")).choose(files: [file("cat.png")])
    try await host.settle()
    #expect(host.texts.contains("3 bytes, 0 items"))
    #expect(throws: ElementUnusable.self) { try host.find(.button("One")).choose(files: [file("cat.txt")]) }
    let item = PhotosPickerItem(file: try file("dog.jpg"))
    #expect(item.supportedContentTypes == [.jpeg])
    #expect(try await item.loadTransferable(type: AttributedString.self) == nil)
    await #expect(throws: (any Error).self) { try await item.loadTransferable(type: Image.self) }
  }

  @Test("several are chosen, at most as many as the app says; none leaves what was chosen")
  func several() async throws {
    let host = TestHost { Picker() }
    let files = try ["a.png", "b.mov", "c.png"].map { try file($0) }
    try host.find(.button("Several")).choose(files: files)
    try await host.settle()
    #expect(host.texts.contains("0 bytes, 2 items"))
    try host.find(.button("Several")).choose(files: [])
    try await host.settle()
    #expect(host.texts.contains("0 bytes, 2 items"))
  }

  @Test("the modifier asks while its binding is true")
  func presented() async throws {
    let host = TestHost { Picker() }
    try host.find(.button("Present")).press()
    host.turn()
    try host.find(.button("Choose a File…")).choose(files: [file("cat.png")])
    try await host.settle()
    #expect(host.texts.contains("3 bytes, 0 items") && !host.texts.contains("Choose a Picture"))
  }
}
