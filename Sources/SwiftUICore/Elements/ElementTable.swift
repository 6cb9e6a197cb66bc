/// The elements of one scene, and what else gets events, by their ids.
///
/// Ids count up and are never used again, so a table of pages is enough: looking up, adding and removing cost an index and no
/// hash. A page whose elements are all gone is released.
@MainActor
struct ElementTable {
  private struct Page {
    // The tree owns them; each is taken out before it goes.
    var elements: ContiguousArray<Unmanaged<ViewNode>?>
    var count = 0
  }

  private static let pageSize = 256

  private var pages: ContiguousArray<Page?> = []
  private var nextID: UInt32 = 1

  subscript(id: ElementID) -> ViewNode? {
    let (page, place) = Self.place(of: id)
    guard page < pages.count else { return nil }
    return pages[page]?.elements[place]?.takeUnretainedValue()
  }

  /// Returns the id that the element gets.
  mutating func insert(_ element: ViewNode) -> ElementID {
    let id = ElementID(nextID)
    nextID += 1
    let (page, place) = Self.place(of: id)
    while pages.count <= page { pages.append(nil) }
    if pages[page] == nil { pages[page] = Page(elements: ContiguousArray(repeating: nil, count: Self.pageSize)) }
    pages[page]!.elements[place] = Unmanaged.passUnretained(element)
    pages[page]!.count += 1
    return id
  }

  mutating func remove(_ id: ElementID) {
    let (page, place) = Self.place(of: id)
    guard page < pages.count, pages[page]?.elements[place] != nil else { return }
    pages[page]!.elements[place] = nil
    pages[page]!.count -= 1
    if pages[page]!.count == 0 { pages[page] = nil }
  }

  mutating func removeAll() {
    pages.removeAll()
  }

  private static func place(of id: ElementID) -> (page: Int, place: Int) {
    (Int(id.rawValue) / pageSize, Int(id.rawValue) % pageSize)
  }
}
