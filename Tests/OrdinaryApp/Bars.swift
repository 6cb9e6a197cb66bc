import SwiftUI

/// Bars of the app's own above and below what scrolls, which passes under them.
struct BarsView: View {
  @State private var played = "nothing"

  var body: some View {
    List {
      NavigationLink("Checkout") { CheckoutView() }
      NavigationLink("Player") { PlayerView(title: "Player", played: $played) }
      NavigationLink("Player from the right") {
        PlayerView(title: "Player from the right", played: $played).environment(\.layoutDirection, .rightToLeft)
      }
      NavigationLink("Large") {
        List { Text("First") }
          .navigationTitle("Donaudampfschifffahrtsgesellschaftskapitän Maier")
          .navigationBarTitleDisplayMode(.large)
      }
      NavigationLink("Dots") { PagesView() }
    }
    .navigationTitle("Bars")
  }
}

/// Dots over pictures: white, and without a background where the app says so.
private struct PagesView: View {
  @State private var isBare = false

  var body: some View {
    TabView {
      ForEach([Color.white, .black, .green], id: \.self) { color in
        color.overlay { Button("Change the dots") { isBare.toggle() } }
      }
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: isBare ? .never : .always))
    .navigationTitle("Dots")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct CheckoutView: View {
  @State private var kind = 0
  @State private var hasBar = true
  @State private var top: CGFloat = -1

  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach(0..<4) { section in
          Section("Section \(section)") {
            ForEach(0..<10) { row in Text("Thing \(section).\(row)").id("\(section).\(row)") }
          }
        }
      }
      .listStyle(.plain)
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentSize.height - geometry.containerSize.height - geometry.contentOffset.y
      } action: { _, rest in
        top = rest
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        Picker("Kind", selection: $kind) {
          Text("All").tag(0)
          Text("New").tag(1)
        }
        .pickerStyle(.segmented)
        .padding()
        .background(.bar)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if hasBar {
          VStack {
            Text("Below the window: \(Int(top.rounded()))")
            HStack {
              Button("Second") { proxy.scrollTo("2.0", anchor: .top) }
              Spacer()
              Button("Last") { proxy.scrollTo("3.9", anchor: .bottom) }
              Spacer()
              Button("Hide the bar") { hasBar = false }
            }
          }
          .padding()
          .background(.thinMaterial)
        }
      }
    }
    .navigationTitle("Checkout")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct PlayerView: View {
  let title: String
  @Binding var played: String

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<8) { number in
              Text("Cover \(number)").frame(width: 200, height: 120).background(.teal)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .safeAreaPadding(.horizontal, 24)
        ForEach(0..<30) { number in
          Button {
            played = "\(number)"
          } label: {
            Text("Song \(number)").frame(maxWidth: .infinity).frame(height: 60).background(number % 2 == 0 ? .orange : .purple)
          }
          .buttonStyle(.plain)
        }
        Text(played)
      }
    }
    .safeAreaInset(edge: .bottom) {
      Text("Now playing")
        .padding()
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 40)
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
