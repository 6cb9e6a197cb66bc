import SwiftUI

extension Screen {
  static let richText = Screen("Rich text", .text, words: "markdown attributed concatenation link label selection") {
    RichTextScreen()
  }
}

struct RichTextScreen: View {
  var body: some View {
    Sample("Markdown") {
      Text("**Bold**, *italic*, ~~struck~~, `code` and a [link](https://www.swift.org).")
    }
    Sample("Concatenation") {
      Text("Red").foregroundColor(.red).bold() + Text(", ") + Text("green").foregroundColor(.green).italic() + Text(" and ")
        + Text("blue").foregroundColor(.blue).underline()
    }
    Sample("Images in a text") {
      VStack(alignment: .leading, spacing: 4) {
        Text("Press \(Image(systemName: "plus.circle.fill")) to add one.")
        Text("\(Image(systemName: "star.fill")) Bold and large").font(.title2.bold())
        Text(Image(systemName: "heart.fill")).foregroundColor(.red) + Text(" in a color of its own")
        Text("A picture \(Image("Tile")) in its own size")
        Text("\(Image(systemName: "bolt.fill")) in a gradient")
          .foregroundStyle(.linearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing))
      }
    }
    Sample("Link") {
      Link("The home of Swift", destination: URL(string: "https://www.swift.org")!)
    }
    Sample("Links in a tint") {
      Text("Words with a [pink link](https://www.swift.org) in them.").tint(.pink)
    }
    Sample("Can be selected") {
      Text("Mark me and copy me.").textSelection(.enabled)
    }
  }
}
