/// Layout nodes by the ids of their elements, which count up: a table of pages, as `ElementTable`.
@MainActor
struct LayoutNodeTable {
  private static var pageSize: Int { 256 }

  private struct Page {
    var nodes = ContiguousArray<LayoutNode?>(repeating: nil, count: 256)
    var count = 0
  }

  private var pages: ContiguousArray<Page?> = []

  subscript(id: ElementID) -> LayoutNode? {
    get {
      let (page, place) = Int(id.rawValue).quotientAndRemainder(dividingBy: Self.pageSize)
      return page < pages.count ? pages[page]?.nodes[place] : nil
    }
    set {
      let (page, place) = Int(id.rawValue).quotientAndRemainder(dividingBy: Self.pageSize)
      while pages.count <= page { pages.append(nil) }
      if newValue != nil, pages[page] == nil { pages[page] = Page() }
      guard pages[page] != nil else { return }
      pages[page]!.count += (newValue == nil ? 0 : 1) - (pages[page]!.nodes[place] == nil ? 0 : 1)
      pages[page]!.nodes[place] = newValue
      if pages[page]!.count == 0 { pages[page] = nil }
    }
  }

  /// All ids that have a node. O(nodes).
  var ids: [ElementID] {
    pages.enumerated().flatMap { number, page in
      (page?.nodes ?? []).enumerated().compactMap { $1 == nil ? nil : ElementID(UInt32(number * Self.pageSize + $0)) }
    }
  }
}
