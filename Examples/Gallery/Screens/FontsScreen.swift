import SwiftUI

extension Screen {
  static let fonts = Screen("Fonts", .text, words: "style weight design size bold italic width") { FontsScreen() }
}

struct FontsScreen: View {
  private let styles: [(String, Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3), ("Headline", .headline),
    ("Subheadline", .subheadline), ("Body", .body), ("Callout", .callout), ("Footnote", .footnote), ("Caption", .caption),
    ("Caption 2", .caption2),
  ]
  private let weights: [(String, Font.Weight)] = [
    ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  var body: some View {
    Sample("Text styles") {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(styles, id: \.0) { name, font in
          Text(name).font(font)
        }
      }
    }
    Sample("Weights") {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(weights, id: \.0) { name, weight in
          Text(name).fontWeight(weight)
        }
      }
    }
    Sample("Designs") {
      VStack(alignment: .leading, spacing: 4) {
        Text("Default").font(.system(.title3))
        Text("Serif").font(.system(.title3, design: .serif))
        Text("Rounded").font(.system(.title3, design: .rounded))
        Text("Monospaced").font(.system(.title3, design: .monospaced))
      }
    }
    Sample("Traits") {
      VStack(alignment: .leading, spacing: 4) {
        Text("Bold").bold()
        Text("Italic").italic()
        Text("Underlined").underline()
        Text("Underlined in red").underline(color: .red)
        Text("Struck through").strikethrough()
        Text("Small caps").font(.body.smallCaps())
        Text("0123456789 with digits of one width").monospacedDigit()
        Text("Exactly 24 points").font(.system(size: 24, weight: .semibold))
      }
    }
  }
}
