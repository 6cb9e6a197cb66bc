import Synchronization

/// Drawings that were asked for before.
final class SymbolCache: Sendable {
  static let shared = SymbolCache()

  /// By name; nil for names without a drawing.
  private let drawings = Mutex<[String: SymbolDrawing?]>([:])

  /// More than an app shows. Names that are made up one after another fill no memory.
  private static let limit = 4096

  func drawing(named name: String) -> SymbolDrawing? {
    // Every name that can be drawn is short, and comparing lengths in UTF-8 takes no time.
    guard name.utf8.count <= SymbolResolver.longestName else { return nil }
    if let known = drawings.withLock({ $0[name] }) { return known }
    let drawing = SymbolResolver.drawing(named: name)
    drawings.withLock {
      if $0.count >= Self.limit { $0.removeAll() }
      $0.updateValue(drawing, forKey: name)
    }
    return drawing
  }
}
