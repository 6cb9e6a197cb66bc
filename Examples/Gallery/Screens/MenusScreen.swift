import SwiftUI

extension Screen {
  static let menus = Screen("Context menus", .presentation, words: "long press help tooltip badge row") { MenusScreen() }
}

struct MenusScreen: View {
  @State private var fruits = ["Apple", "Pear", "Plum"]
  @State private var marked: Set<String> = ["Pear"]
  @State private var last = "Nothing yet"

  var body: some View {
    Sample("Hold a word, or click it with the other button") {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(fruits, id: \.self) { fruit in
          Text(marked.contains(fruit) ? "\(fruit), marked" : fruit)
            .padding(8)
            .background(.mint.opacity(0.4), in: RoundedRectangle(cornerRadius: 8))
            .contextMenu {
              Button(marked.contains(fruit) ? "Unmark" : "Mark", systemImage: "star") { marked.formSymmetricDifference([fruit]) }
              Button("Copy", systemImage: "doc.on.doc") { last = "Copied \(fruit)" }
              Button("Not Now") {}.disabled(true)
              Divider()
              Button("Remove", systemImage: "trash", role: .destructive) { fruits.removeAll { $0 == fruit } }
            } preview: {
              Text(fruit).font(.largeTitle).padding(40)
            }
        }
      }
      Text(last)
    }
    Sample("Words for a pointer that rests") {
      Button("Save") {}.help("Keeps what you have written")
    }
    Sample("Badges of rows") {
      List {
        Text("Inbox").badge(12)
        Text("Sent").badge(0)
        Text("Drafts").badge("new").badgeProminence(.increased)
      }
      .frame(height: 220)
    }
  }
}
