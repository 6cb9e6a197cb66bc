import Foundation

/// What a page asks of the window that shows it. `Desktop.js` has the page's side.
enum PageMessage: Equatable {
  /// Opens a window at a path of the app, or brings the one of that name to the front. Without a size it is as large as windows usually are.
  case window(path: String, name: String?, size: CGSize?)
  case close
  /// The app's commands.
  case menus([Menu])
  /// How small and how large the content can be shown; a largest length of nil is any.
  case limits(smallest: CGSize, width: CGFloat?, height: CGFloat?)

  /// Nil for what no page of this version says.
  init?(_ text: String) {
    guard let parts = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any], let name = parts.first as? String else {
      return nil
    }
    if name == "menus", parts.count == 2 {
      guard let menus = (parts[1] as? [Any])?.map(Menu.init), menus.allSatisfy({ $0 != nil }) else { return nil }
      self = .menus(menus.compactMap { $0 })
      return
    }
    let numbers = parts.compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
    switch (name, parts.count) {
    case ("close", 1): self = .close
    case ("window", 5):
      guard let path = parts[1] as? String, path.hasPrefix("/"), numbers.count == 2 else { return nil }
      let size = CGSize(width: numbers[0], height: numbers[1])
      self = .window(path: path, name: parts[2] as? String, size: numbers.contains(0) ? nil : size)
    case ("limits", 5):
      guard numbers.count == 4 else { return nil }
      self = .limits(
        smallest: CGSize(width: numbers[0], height: numbers[1]), width: numbers[2] == 0 ? nil : numbers[2],
        height: numbers[3] == 0 ? nil : numbers[3])
    default: return nil
    }
  }
}
