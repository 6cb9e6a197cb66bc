import Foundation

/// What an app tells the process of its window, as the first line of its standard input: so no other program of the machine reads the key.
package struct WindowOrder: Codable, Equatable, Sendable {
  /// What the window is called until its page says something else.
  package var name: String
  /// Where the app's first page is.
  package var url: String
  /// The cookie that opens the app's pages.
  package var cookieName: String
  package var key: String
  /// How large a window is of which nobody has said anything, in points.
  package var width: Int
  package var height: Int
  /// Whether F12 shows what a page consists of.
  package var hasInspector: Bool
  /// Whether the first scene has any number of windows, so that a person may open another one.
  package var opensMore: Bool

  package init(
    name: String, url: String, cookieName: String, key: String, size: CGSize?, hasInspector: Bool = false, opensMore: Bool = false
  ) {
    (self.name, self.url, self.cookieName, self.key) = (name, url, cookieName, key)
    (self.hasInspector, self.opensMore) = (hasInspector, opensMore)
    (width, height) = (Self.length(size?.width ?? 900), Self.length(size?.height ?? 650))
  }

  /// Nobody's screen is larger, and a window of nothing is no window.
  static func length(_ length: CGFloat) -> Int { length.isFinite ? Int(max(50, min(10_000, length.rounded(.up)))) : 10_000 }

  /// The last line: the app ends in good order, and its windows with it. Where the input ends without, something has ended the app.
  static let end = Data("end\n".utf8)

  func line() throws -> Data { try JSONEncoder().encode(self) + Data("\n".utf8) }

  /// Nil for what no app has written.
  init?(line: Data) {
    guard let order = try? JSONDecoder().decode(WindowOrder.self, from: line), URL(string: order.url)?.host != nil else {
      return nil
    }
    self = order
  }
}
