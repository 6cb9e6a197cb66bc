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
    Sample("A symbol in a text") {
      Text("Press \(Image(systemName: "plus.circle.fill")) to add one.")
    }
    Sample("Link") {
      Link("The home of Swift", destination: URL(string: "https://www.swift.org")!)
    }
    Sample("Can be selected") {
      Text("Mark me and copy me.").textSelection(.enabled)
    }
  }
}
