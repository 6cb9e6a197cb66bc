import SwiftUI

struct PostcardsView: View {
  @State private var box = Box.inbox
  @State private var isFavorite = false

  var body: some View {
    List {
      Section("Boxes") {
        ForEach(Box.allCases) { box in
          Button {
            self.box = box
          } label: {
            Label(box.title, systemImage: box.symbol)
          }
        }
      }
      Section("Card") {
        Card(isFavorite: $isFavorite)
      }
      Section("Pictures") {
        PictureGallery()
      }
      Section("Symbols") {
        SymbolGallery()
      }
      Section("From afar") {
        Delivery(url: box.picture)
      }
    }
  }
}

enum Box: String, CaseIterable, Identifiable {
  case inbox, drafts, sent

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .inbox: "tray"
    case .drafts: "pencil"
    case .sent: "paperplane"
    }
  }

  /// A picture that is an address.
  var picture: URL? {
    let color =
      switch self {
      case .inbox: "teal"
      case .drafts: "tomato"
      case .sent: "gold"
      }
    let drawing = """
      <svg xmlns='http://www.w3.org/2000/svg' width='80' height='40'><rect width='80' height='40' fill='\(color)'/></svg>
      """
    let encoded = drawing.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return URL(string: "data:image/svg+xml,\(encoded)")
  }
}
