import SwiftUI

extension Screen {
  static let labels = Screen("Labels", .images, words: "icon title style") { LabelsScreen() }
}

struct LabelsScreen: View {
  var body: some View {
    Sample("Styles") {
      VStack(alignment: .leading, spacing: 8) {
        Label("Title and icon", systemImage: "star").labelStyle(.titleAndIcon)
        Label("Title alone", systemImage: "star").labelStyle(.titleOnly)
        Label("Icon alone", systemImage: "star").labelStyle(.iconOnly)
        Label("A style of its own", systemImage: "star").labelStyle(Stacked())
      }
    }
    Sample("Fonts") {
      VStack(alignment: .leading, spacing: 8) {
        Label("Caption", systemImage: "bell.fill").font(.caption)
        Label("Body", systemImage: "bell.fill")
        Label("Title, bold", systemImage: "bell.fill").font(.title.bold())
      }
    }
    Sample("Parts of its own") {
      Label {
        VStack(alignment: .leading) {
          Text("Anna Karenina")
          Text("Leo Tolstoy").foregroundStyle(.secondary)
        }
      } icon: {
        Circle().fill(.purple).frame(width: 32, height: 32)
      }
    }
  }
}

private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title2).foregroundStyle(.orange)
      configuration.title.font(.caption)
    }
  }
}
