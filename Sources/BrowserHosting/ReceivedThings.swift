import Foundation
import SwiftUICore

/// What a page says of things that have come: files by what the app has called them, and texts.
struct ReceivedThings: Equatable {
  enum Thing: Equatable {
    case file(String)
    case text(String)
    case url(URL)
  }

  let things: [Thing]

  private struct Entry: Decodable {
    let file: String?
    let text: String?
    let url: String?
  }

  /// A list in JSON of objects with a `file`, a `text` or an `url`. Nil for what no page sends.
  init?(_ text: String) {
    guard let entries = try? JSONDecoder().decode([Entry].self, from: Data(text.utf8)), entries.count <= UploadLimits.mostAtOnce
    else { return nil }
    var things: [Thing] = []
    for entry in entries {
      switch (entry.file, entry.text, entry.url) {
      case (let file?, nil, nil): things.append(.file(file))
      case (nil, let text?, nil): things.append(.text(text))
      case (nil, nil, let address?):
        // Addresses of files on the person's device mean nothing here, and must not mean one of the server's.
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(), scheme != "file" else { continue }
        things.append(.url(url))
      default: return nil
      }
    }
    self.things = things
  }
}
