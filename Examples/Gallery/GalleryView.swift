import SwiftUI

struct GalleryView: View {
  @State private var shown: Screen?
  @State private var search = ""

  var body: some View {
    GeometryReader { geometry in
      if geometry.size.width > 700 {
        HStack(alignment: .top, spacing: 0) {
          ScreenList(search: $search, shown: $shown)
            .frame(width: 260)
          Divider()
          ScreenView(screen: shown ?? Screen.all[0], close: nil)
            .id(shown?.id ?? Screen.all[0].id)
        }
      } else if let shown {
        ScreenView(screen: shown) { self.shown = nil }
          .id(shown.id)
      } else {
        ScreenList(search: $search, shown: $shown)
      }
    }
  }
}
