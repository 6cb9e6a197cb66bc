import SwiftUI

struct GalleryView: View {
  @SceneStorage("screen") private var shownID: String?
  @State private var search = ""

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width > 700
      let shown = Screen.all.first { $0.id == shownID } ?? (isWide ? Screen.all[0] : nil)
      // What stays in both widths keeps its state.
      HStack(alignment: .top, spacing: 0) {
        if isWide || shown == nil { ScreenList(search: $search, shown: choice(shown)).frame(width: isWide ? 260 : nil) }
        if isWide { Divider() }
        if let shown { ScreenView(screen: shown, close: isWide ? nil : leave).id(shown.id) }
      }
    }
  }

  private func choice(_ shown: Screen?) -> Binding<Screen?> { Binding(get: { shown }, set: { shownID = $0?.id }) }

  private func leave() { shownID = nil }
}
