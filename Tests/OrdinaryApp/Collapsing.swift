import SwiftUI

/// Pages whose large titles go into their bars, whatever stands around what scrolls.
struct LibraryView: View {
  @State private var query = ""
  private var books: [Int] { (0..<40).filter { query.isEmpty || "Book \($0)".contains(query) } }

  var body: some View {
    List(books, id: \.self) { Text("Book \($0)") }
      .overlay {
        if books.isEmpty { ContentUnavailableView.search(text: query) }
      }
      .navigationTitle("Library")
      .navigationBarTitleDisplayMode(.large)
      .searchable(text: $query)
  }
}

struct CartView: View {
  @State private var count = 40

  var body: some View {
    List(0..<count, id: \.self) { Text("Item \($0)") }
      .navigationTitle("Basket")
      .navigationBarTitleDisplayMode(.large)
      .safeAreaInset(edge: .bottom) {
        Button("Buy \(count)") { count = 4 }.frame(maxWidth: .infinity).padding().background(.bar)
      }
  }
}

struct NewsView: View {
  @State private var isBusy = false

  var body: some View {
    List {
      Button("Load") { isBusy = true }
      ForEach(0..<40) { Text("Story \($0)") }
    }
    .overlay(alignment: .top) { Text("Offline").frame(maxWidth: .infinity).background(.yellow) }
    .overlay {
      if isBusy {
        ZStack {
          Color.black.opacity(0.4).ignoresSafeArea()
          ProgressView()
        }
        .onTapGesture { isBusy = false }
      }
    }
    .navigationTitle("News")
    .navigationBarTitleDisplayMode(.large)
  }
}

/// Tabs without a title on a page that is pushed onto one with a large title.
struct HealthView: View {
  var body: some View {
    TabView {
      VStack(spacing: 20) {
        Gauge(value: 0.4) {
          Text("BPM")
        } currentValueLabel: {
          Text("72")
        }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.4) {
          Text("Steps")
        } currentValueLabel: {
          Text("4")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("9")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.4) { Text("Sun") }.gaugeStyle(.accessoryCircularCapacity)
      }
      .tabItem { Label("Today", systemImage: "heart") }
      Text("Sleep").tabItem { Label("Night", systemImage: "moon") }
    }
  }
}
