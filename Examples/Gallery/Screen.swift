import SwiftUI

/// One screen of the gallery.
struct Screen: Identifiable, Sendable {
  let title: String
  let topic: Topic
  /// What else it is found by.
  let words: String
  /// The file with its source.
  let file: String
  let content: @MainActor @Sendable () -> AnyView

  enum Topic: String, CaseIterable, Identifiable {
    case text = "Text"
    case images = "Images and symbols"
    case colors = "Colors and styles"
    case drawing = "Drawing"
    case effects = "Effects"
    case motion = "Motion"
    case boxes = "Boxes"
    case layout = "Layout"
    case presentation = "Presentation"
    case controls = "Controls and lists"
    case structure = "Structure"
    case gestures = "Gestures and keys"

    var id: Self { self }
  }

  init(
    _ title: String, _ topic: Topic, words: String, file: String = #filePath,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    self.title = title
    self.topic = topic
    self.words = words
    self.file = file
    self.content = { AnyView(content()) }
  }

  var id: String { title }

  func matches(_ search: String) -> Bool {
    search.split(separator: " ").allSatisfy { word in
      "\(title) \(topic.rawValue) \(words)".localizedCaseInsensitiveContains(word)
    }
  }

  var source: String {
    (try? String(contentsOfFile: file, encoding: .utf8)) ?? "The source is not on this machine: \(file)"
  }
}
