import SwiftUI

/// A photo of nothing but light.
struct Photo: Identifiable, Hashable {
  let id: Int
  let title: String

  var colors: [Color] {
    [
      Color(hue: Double(id * 47 % 360) / 360, saturation: 0.65, brightness: 0.95),
      Color(hue: Double((id * 47 + 70) % 360) / 360, saturation: 0.8, brightness: 0.7),
    ]
  }

  static let all = [
    "Dawn", "Lagoon", "Meadow", "Ember", "Dusk", "Glacier", "Orchard", "Canyon", "Harbour", "Aurora", "Dune", "Fjord",
  ]
  .enumerated().map { Photo(id: $0.offset, title: $0.element) }
}

struct PhotoView: View {
  let photo: Photo

  var body: some View {
    LinearGradient(colors: photo.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay(alignment: .bottomLeading) {
        Text(photo.title).font(.headline).foregroundStyle(.white).padding(10)
      }
  }
}

/// Photos in a carousel, which lean back at the edges, and in a grid. Each grows into a page of its own.
struct AlbumView: View {
  @Namespace private var album
  @State private var highlight: Photo?

  var body: some View {
    NavigationStack {
      ScrollView {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 12) {
            ForEach(Photo.all) { photo in
              Button {
                highlight = photo
              } label: {
                PhotoView(photo: photo)
                  .frame(width: 220, height: 140)
                  .clipShape(.rect(cornerRadius: 16))
              }
              .buttonStyle(.plain)
              .accessibilityLabel("Highlight \(photo.title)")
              .matchedTransitionSource(id: "highlight \(photo.id)", in: album)
              .scrollTransition { content, phase in
                content
                  .opacity(phase.isIdentity ? 1 : 0.4)
                  .scaleEffect(phase.isIdentity ? 1 : 0.8)
                  .rotationEffect(.degrees(phase.value * 6))
              }
            }
          }
          .padding(.horizontal)
        }
        .frame(height: 160)
        .scrollIndicators(.hidden)

        LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 8)], spacing: 8) {
          ForEach(Photo.all) { photo in
            NavigationLink(value: photo) {
              PhotoView(photo: photo)
                .aspectRatio(1, contentMode: .fill)
                .clipShape(.rect(cornerRadius: 12))
            }
            .buttonStyle(.plain)
            .matchedTransitionSource(id: photo.id, in: album)
            .scrollTransition(.animated(.easeOut(duration: 0.3)).threshold(.visible(0.3))) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.7)
            }
          }
        }
        .padding(.horizontal)
      }
      .navigationTitle("Album")
      .fullScreenCover(item: $highlight) { photo in
        HighlightView(photo: photo)
          .navigationTransition(.zoom(sourceID: "highlight \(photo.id)", in: album))
      }
      .navigationDestination(for: Photo.self) { photo in
        PhotoPage(photo: photo)
          .navigationTransition(.zoom(sourceID: photo.id, in: album))
      }
    }
  }
}

/// A photo that fills the window.
struct HighlightView: View {
  let photo: Photo
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    PhotoView(photo: photo)
      .ignoresSafeArea()
      .overlay(alignment: .topTrailing) {
        Button("Close", systemImage: "xmark") { dismiss() }
          .labelStyle(.iconOnly)
          .padding(12)
          .background(.ultraThinMaterial, in: .circle)
          .padding()
      }
  }
}

struct PhotoPage: View {
  let photo: Photo
  @State private var isFavorite = false

  var body: some View {
    VStack(spacing: 0) {
      PhotoView(photo: photo).frame(maxHeight: 420)
      HStack {
        Text("A photo called \(photo.title)")
        Spacer()
        Button(isFavorite ? "Not a Favorite" : "Favorite", systemImage: isFavorite ? "heart.fill" : "heart") {
          isFavorite.toggle()
        }
        .labelStyle(.iconOnly)
        .font(.title2)
        .tint(.pink)
        .contentTransition(.symbolEffect(.replace))
      }
      .padding()
      Spacer()
    }
    .navigationTitle(photo.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
