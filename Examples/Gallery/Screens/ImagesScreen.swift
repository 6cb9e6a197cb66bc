import SwiftUI

extension Screen {
  static let images = Screen("Images", .images, words: "resizable fit fill aspect ratio tile template interpolation") {
    ImagesScreen()
  }
}

struct ImagesScreen: View {
  var body: some View {
    SampleGrid {
      Sample("Natural size") { Image("Harbour") }
      Sample("Fits 120 by 80") {
        Image("Harbour").resizable().scaledToFit().frame(width: 120, height: 80).border(.secondary)
      }
      Sample("Fills 120 by 80") {
        Image("Harbour").resizable().scaledToFill().frame(width: 120, height: 80).clipped().border(.secondary)
      }
      Sample("Stretched") {
        Image("Harbour").resizable().frame(width: 120, height: 40)
      }
      Sample("A circle of it") {
        Image("Harbour").resizable().aspectRatio(contentMode: .fill).frame(width: 80, height: 80).clipShape(Circle())
      }
      Sample("Tiled") {
        Image("Tile").resizable(resizingMode: .tile).frame(width: 120, height: 80)
      }
      Sample("Template") {
        Image("Tile").renderingMode(.template).foregroundStyle(.purple)
      }
      Sample("Enlarged without smoothing") {
        Image("Tile").interpolation(.none).resizable().frame(width: 80, height: 80)
      }
      Sample("Another one in dark schemes") { Image("Weather") }
      Sample("A name without an image") { Image("Nowhere") }
    }
  }
}
