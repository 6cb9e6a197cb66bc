import SwiftUI

struct GalleryView: View {
  @State private var shown: Screen?
  @State private var search = ""

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width > 700
      // What stays in both widths keeps its state.
      HStack(alignment: .top, spacing: 0) {
        if isWide || shown == nil { ScreenList(search: $search, shown: $shown).frame(width: isWide ? 260 : nil) }
        if isWide { Divider() }
        if isWide || shown != nil {
          ScreenView(screen: shown ?? Screen.all[0], close: isWide ? nil : leave)
            .id(shown?.id ?? Screen.all[0].id)
        }
      }
    }
  }

  private func leave() { shown = nil }
}
