import SwiftUI

/// Symbols in sizes, weights, variants and colors.
struct SymbolGallery: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("Small")
        Image(systemName: "heart.fill").imageScale(.small)
        Text("medium")
        Image(systemName: "heart.fill")
        Text("large")
        Image(systemName: "heart.fill").imageScale(.large)
      }
      HStack {
        Image(systemName: "star").font(.caption)
        Image(systemName: "star")
        Image(systemName: "star").font(.title)
        Image(systemName: "star").font(.title.weight(.black))
        Image(systemName: "star").font(.largeTitle.weight(.thin))
        Image(systemName: "star").resizable().frame(width: 48, height: 24).accessibilityIdentifier("wide star")
        Image(systemName: "star").resizable().scaledToFit().frame(width: 48, height: 24)
      }
      HStack {
        Image(systemName: "bell")
        Image(systemName: "bell").symbolVariant(.fill)
        Image(systemName: "bell").symbolVariant(.slash)
        Image(systemName: "bell").symbolVariant(.circle.fill)
        Image(systemName: "person.crop.circle.badge.plus").foregroundStyle(.blue, .green)
        Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.hierarchical)
        Image(systemName: "speaker.wave.3", variableValue: 0.4)
        Image(systemName: "no.such.symbol")
      }
      .font(.title2)
      HStack(spacing: 24) {
        Label("Both", systemImage: "bolt")
        Label("Title", systemImage: "bolt").labelStyle(.titleOnly)
        Label("Icon", systemImage: "bolt").labelStyle(.iconOnly)
        Label("Own", systemImage: "bolt").labelStyle(UprightLabelStyle())
      }
    }
  }
}

struct UprightLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.title3)
      configuration.title.font(.caption)
    }
  }
}
