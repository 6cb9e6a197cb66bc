import SwiftUI

/// Things that move: an album whose photos grow into pages, a deck of cards, a timer and a chart.
@main struct InMotionApp: App {
  var body: some Scene {
    WindowGroup("In Motion") {
      TabView {
        Tab("Album", systemImage: "photo.on.rectangle") { AlbumView() }
        Tab("Cards", systemImage: "rectangle.stack") { DeckView() }
        Tab("Timer", systemImage: "timer") { TimerView() }
        Tab("Chart", systemImage: "chart.bar") { ChartView() }
      }
    }
  }
}
