import SwiftUI

extension Screen {
  static let styles = Screen("Styles", .colors, words: "material hierarchical primary secondary tint background scheme") {
    StylesScreen()
  }
}

struct StylesScreen: View {
  var body: some View {
    Sample("Levels of the foreground") {
      VStack(alignment: .leading, spacing: 4) {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Quaternary").foregroundStyle(.quaternary)
      }
      .font(.headline)
    }
    Sample("Materials") {
      SampleGrid(width: 120) {
        sheet("Ultra thin", .ultraThinMaterial)
        sheet("Thin", .thinMaterial)
        sheet("Regular", .regularMaterial)
        sheet("Thick", .thickMaterial)
        sheet("Ultra thick", .ultraThickMaterial)
      }
    }
    Sample("Tint") {
      HStack(spacing: 16) {
        Button("Button") {}
        Toggle("Toggle", isOn: .constant(true))
        ProgressView("Progress", value: 0.6).frame(width: 80)
      }
      .tint(.purple)
    }
    Sample("The other scheme") {
      HStack(spacing: 16) {
        Text("Always light").padding().background(.background, in: .rect(cornerRadius: 12)).environment(\.colorScheme, .light)
        Text("Always dark").padding().background(.background, in: .rect(cornerRadius: 12)).environment(\.colorScheme, .dark)
      }
    }
  }

  private func sheet(_ name: String, _ material: Material) -> some View {
    ZStack {
      LinearGradient(colors: [.orange, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
      Text(name).font(.footnote).padding(8).background(material, in: .rect(cornerRadius: 8))
    }
    .frame(height: 80)
    .clipShape(.rect(cornerRadius: 12))
  }
}
