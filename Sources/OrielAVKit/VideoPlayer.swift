@_exported import OrielAVFoundation
import SwiftUICore

/// Would show a film. Here a box says that none is played, with a link to it if it is on the web.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Shows what a player plays, with a view on it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public var body: some View {
    ZStack {
      Color.black
      VStack(spacing: 8) {
        Image(systemName: "film").accessibilityHidden(true)
        if let url = player?.currentItem?.url, ["http", "https"].contains(url.scheme?.lowercased()) {
          Link("Open the Film", destination: url)
        }
        Text("Films are not played here").font(.footnote)
      }
      .foregroundStyle(.white)
      overlay
    }
    .task { StandIns.tell("VideoPlayer", "is a box with a link: pages play no films here.") }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Shows what a player plays.
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}
