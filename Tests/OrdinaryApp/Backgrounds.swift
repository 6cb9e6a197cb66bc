import SwiftUI

/// Pages with something painted behind them.
struct BackgroundLinks: View {
  var body: some View {
    NavigationLink("Cards") { CardsView() }
    NavigationLink("Weather") { WeatherView() }
    NavigationLink("Playlist") { PlaylistView() }
    NavigationLink("Theme") { ThemeView() }
    NavigationLink("Finder") { FinderView() }
    NavigationLink("Planner") { PlannerView() }
    NavigationLink("Shop") { ShopView() }
    NavigationLink("Inbox") { InboxView() }
    NavigationLink("Help") { HelpView() }
    NavigationLink("Library") { LibraryView() }
    NavigationLink("Basket") { CartView() }
    NavigationLink("News") { NewsView() }
    NavigationLink("Health") { HealthView() }
    NavigationLink("Bill") { BillView() }
    NavigationLink("Office") { OfficeView() }
    NavigationLink("Thread") { ThreadView() }
    NavigationLink("Contacts") { ContactsView() }
    NavigationLink("Groups") { GroupsView() }
    NavigationLink("Archive") { ArchiveView() }
    NavigationLink("Studio") { StudioView() }
    NavigationLink("Feed") { FeedView() }
    NavigationLink("Stories") { StoriesView() }
    NavigationLink("Frames") { FramesView() }
    NavigationLink("Jumps") { JumpsView() }
    NavigationLink("Narrow") { NarrowView() }
    NavigationLink("Details") { DetailsView() }
    NavigationLink("Membership") { MembershipView() }
    NavigationLink("Bars") { BarsView() }
    NavigationLink("Claim") { ClaimView() }
  }
}

/// A scroll view that is the whole page, on a color.
private struct CardsView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(0..<12) { number in
          VStack(alignment: .leading, spacing: 8) {
            Text("Card \(number)").font(.headline)
            Text("Some words that say what the card is about, on two lines or so.").font(.subheadline)
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
          .background(Color(.systemBackground))
          .clipShape(RoundedRectangle(cornerRadius: 12))
          .shadow(color: .black.opacity(0.1), radius: 4, y: 2)
        }
      }
      .padding()
    }
    .background(Color.teal)
    .navigationTitle("Cards")
  }
}

/// A page that fills its room, on a gradient.
private struct WeatherView: View {
  var body: some View {
    VStack {
      Image(systemName: "sun.max.fill").font(.system(size: 80)).foregroundStyle(.yellow)
      Text("22°").font(.system(size: 70, weight: .thin)).foregroundStyle(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom))
    .navigationTitle("Weather")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A view behind everything.
private struct PlaylistView: View {
  var body: some View {
    ZStack {
      Color.purple.ignoresSafeArea()
      ScrollView {
        VStack(spacing: 12) {
          ForEach(0..<20) { number in
            Text("Song \(number)").frame(maxWidth: .infinity).padding()
              .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 10))
          }
        }
        .padding()
      }
    }
    .navigationTitle("Playlist")
    .toolbar {
      ToolbarItem(placement: .bottomBar) { Button("Shuffle") {} }
    }
  }
}

/// A list without its own background, on a gradient.
private struct ThemeView: View {
  var body: some View {
    List {
      Section("First") { ForEach(0..<3) { Text("Row \($0)") } }
      Section("Second") { ForEach(3..<20) { Text("Row \($0)") } }
    }
    .scrollContentBackground(.hidden)
    .background(LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
    .navigationTitle("Theme")
  }
}

/// A list that is searched, on a color.
private struct FinderView: View {
  @State private var text = ""

  var body: some View {
    List(0..<20) { Text("Result \($0)") }
      .scrollContentBackground(.hidden)
      .background(Color.teal)
      .searchable(text: $text, prompt: "Find")
      .navigationTitle("Finder")
  }
}

private struct PlannerView: View {
  @State private var date = Date(timeIntervalSince1970: 1_795_000_000)

  var body: some View {
    Form {
      Section { DatePicker("When", selection: $date).datePickerStyle(.graphical) }
      Section {
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      }
    }
    .navigationTitle("Planner")
  }
}
