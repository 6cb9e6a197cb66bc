import SwiftUI

extension Screen {
  static let symbolSettings = Screen("Symbol settings", .images, words: "weight scale variant palette hierarchical rendering") {
    SymbolSettingsScreen()
  }
}

struct SymbolSettingsScreen: View {
  private let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]

  var body: some View {
    Sample("Weights") {
      HStack(spacing: 4) {
        ForEach(weights.indices, id: \.self) { index in
          Image(systemName: "heart").font(.system(size: 22, weight: weights[index]))
        }
      }
    }
    Sample("Scales beside text") {
      HStack(spacing: 16) {
        Label("Small", systemImage: "bolt").imageScale(.small)
        Label("Medium", systemImage: "bolt").imageScale(.medium)
        Label("Large", systemImage: "bolt").imageScale(.large)
      }
    }
    Sample("Variants") {
      HStack(spacing: 16) {
        Image(systemName: "bell")
        Image(systemName: "bell").symbolVariant(.fill)
        Image(systemName: "bell").symbolVariant(.circle)
        Image(systemName: "bell").symbolVariant(.circle.fill)
        Image(systemName: "bell").symbolVariant(.slash)
      }
      .font(.title2)
    }
    Sample("One color, levels of it, and a palette") {
      HStack(spacing: 16) {
        Image(systemName: "person.crop.circle.badge.plus").foregroundStyle(.blue)
        Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
        Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
      }
      .font(.largeTitle)
    }
    Sample("A name that nobody has drawn") {
      Image(systemName: "unheard.of").font(.title)
    }
  }
}
