import OrielPhotosUI
import SwiftUI

@main
struct TransferApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack(spacing: 12) {
          FilesView()
          DragsView()
          PastesView()
        }
        .padding()
      }
    }
  }
}

struct TextDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws { text = "" }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct FilesView: View {
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var photo: PhotosPickerItem?
  @State private var words = "nothing"

  var body: some View {
    Text("Imported: \(words)")
    Button("Import") { isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: true) { result in
        let files = (try? result.get()) ?? []
        words = files.map { "\($0.lastPathComponent)=\((try? String(contentsOf: $0, encoding: .utf8)) ?? "?")" }.joined(
          separator: ", ")
      } onCancellation: {
        words = "cancelled"
      }
    Button("Export") { isExporting = true }
      .fileExporter(
        isPresented: $isExporting, document: TextDocument(text: "exported"), contentType: .plainText, defaultFilename: "Note"
      ) { _ in }
    PhotosPicker("Photo", selection: $photo, matching: .images)
      .onChange(of: photo) { _, photo in
        Task { words = "\((try? await photo?.loadTransferable(type: Data.self))?.count ?? -1) bytes" }
      }
  }
}

struct DragsView: View {
  @State private var words = "nothing"
  @State private var isTargeted = false
  @State private var presses = 0

  var body: some View {
    Button("Apple \(presses)") { presses += 1 }
    Text("Drag me").padding().background(.yellow).draggable("an apple").onTapGesture { presses += 1 }
    Text(isTargeted ? "over" : "away")
    Text("Basket").frame(width: 200, height: 60).background(.green)
      .dropDestination(for: String.self) { texts, _ in
        words = texts.joined()
        return true
      } isTargeted: {
        isTargeted = $0
      }
    Text("Images").frame(width: 200, height: 60).background(.blue)
      .onDrop(of: [.image], isTargeted: nil) { providers in
        words = providers.compactMap(\.suggestedName).joined(separator: ", ")
        return true
      }
    Text("Dropped: \(words)")
  }
}

struct PastesView: View {
  @State private var words = "nothing"

  var body: some View {
    PasteButton(payloadType: String.self) { words = $0.joined() }
    Text("Pad").focusable().copyable(["a pear"]).pasteDestination(for: String.self) { words = "pad " + $0.joined() }
    Text("Pasted: \(words)")
  }
}
