import SwiftUI

extension Screen {
  static let tabs = Screen("Tabs", .structure, words: "tab bar item badge page dots swipe selection") { TabsScreen() }
}

struct TabsScreen: View {
  @SceneStorage("fruit tab") private var tab = 1
  @State private var page = 0
  @State private var isCovered = false
  @State private var showsPages = true

  var body: some View {
    Sample("A bar with three tabs") {
      FruitTabs(tab: $tab)
        .frame(height: 420)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(.separator) }
      HStack(spacing: 16) {
        Text("Tab \(tab)")
        Button("Go to Tab 3") { tab = 3 }
        Button("In the Whole Window") { isCovered = true }
          .fullScreenCover(isPresented: $isCovered) { CoveredTabs() }
      }
    }
    Sample("Pages to swipe") {
      if showsPages {
        TabView(selection: $page) {
          ForEach(0..<3) { number in
            Text("Page \(number + 1)")
              .font(.title)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background([Color.mint, .orange, .indigo][number].opacity(0.25))
              .tag(number)
          }
        }
        .tabViewStyle(.page)
        .frame(height: 180)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      }
      HStack(spacing: 16) {
        Text("Page \(page + 1) is shown")
        Button("Next Page") { page = (page + 1) % 3 }
        Button(showsPages ? "Put Away" : "Get Out") { showsPages.toggle() }
      }
    }
  }
}

private struct FruitTabs: View {
  @Binding var tab: Int
  var close: (@MainActor () -> Void)?
  @State private var words = ""
  @State private var guests = 0

  var body: some View {
    TabView(selection: $tab) {
      Tab("Market", systemImage: "cart", value: 1) {
        NavigationStack {
          List {
            ForEach(["Apple", "Pear", "Plum"], id: \.self) { fruit in
              NavigationLink(fruit) { Text("One \(fruit.lowercased())").navigationTitle(fruit) }
            }
          }
          .navigationTitle("Market")
        }
      }
      Tab("Notes", systemImage: "pencil", value: 2) {
        VStack(spacing: 16) {
          TextField("Note", text: $words).textFieldStyle(.roundedBorder)
          Text(words.isEmpty ? "Nothing is written" : "Written: \(words)")
        }
        .padding()
      }
      .badge(4)
      Tab("Account", systemImage: "person", value: 3) {
        VStack(spacing: 16) {
          Text("Nobody has signed in")
          Button("Guests: \(guests)") { guests += 1 }.keyboardShortcut("g")
          if let close { Button("Close", action: close) }
        }
      }
    }
  }
}

private struct CoveredTabs: View {
  @State private var tab = 1
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    FruitTabs(tab: $tab) { dismiss() }
  }
}
