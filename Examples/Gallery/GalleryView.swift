import SwiftUI

struct GalleryView: View {
  @SceneStorage("screen") private var shownID: String?
  @State private var search = ""

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width > 700
      // What stays in both widths keeps its state.
      HStack(alignment: .top, spacing: 0) {
        if isWide || shown == nil { ScreenList(search: $search, shown: choice).frame(width: isWide ? 260 : nil) }
        if isWide { Divider() }
        if isWide || shown != nil {
          ScreenView(screen: shown ?? Screen.all[0], close: isWide ? nil : leave)
            .id(shown?.id ?? Screen.all[0].id)
        }
      }
    }
  }

  private var shown: Screen? { Screen.all.first { $0.id == shownID } }
  private var choice: Binding<Screen?> { Binding(get: { shown }, set: { shownID = $0?.id }) }

  private func leave() { shownID = nil }
}
