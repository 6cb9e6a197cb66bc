/// The elements of one scene, and what else gets events, by their ids.
///
/// Ids count up, so pages are enough: looking up, adding and removing cost two indexes and no hash. After the last one they begin anew, with
/// those that nobody has: a scene that lives for years, in which much comes and goes, uses up two thousand million.
@MainActor
struct ElementTable {
  // The tree owns them; each is taken out before it goes.
  private var elements = PagedTable<Unmanaged<ViewNode>>()
  private var nextID: UInt32
  private var hasBegunAnew = false

  /// - Parameter nextID: The id of the first element.
  init(nextID: UInt32 = 1) {
    self.nextID = nextID
  }

  subscript(id: ElementID) -> ViewNode? { elements[id.rawValue]?.takeUnretainedValue() }

  /// Returns the id that the element gets.
  mutating func insert(_ element: ViewNode) -> ElementID {
    while hasBegunAnew, elements[nextID] != nil { countUp() }
    let id = ElementID(nextID)
    elements[nextID] = Unmanaged.passUnretained(element)
    countUp()
    return id
  }

  private mutating func countUp() {
    if nextID < ElementID.largest.rawValue { nextID += 1 } else { beginAnew() }
  }

  /// The next ids are the smallest ones that nobody has.
  mutating func beginAnew() {
    nextID = ElementID.root.rawValue + 1
    hasBegunAnew = true
  }

  mutating func remove(_ id: ElementID) { elements[id.rawValue] = nil }

  mutating func removeAll() { elements = PagedTable() }
}

/// Values by numbers that most often count up, in pages of pages. Those that are empty are released, so what is kept is by how many values
/// there are, and not by how many there have been.
@MainActor
struct PagedTable<Value> {
  private struct Page {
    var values = ContiguousArray<Value?>(repeating: nil, count: pageSize)
    var count = 0
  }

  private struct Chapter {
    var pages: ContiguousArray<Page?> = []
    var count = 0
  }

  nonisolated private static var pageSize: Int { 256 }
  private static var chapterSize: Int { 4096 }

  private var chapters: ContiguousArray<Chapter?> = []

  subscript(number: UInt32) -> Value? {
    get {
      let (chapter, page, place) = Self.place(of: number)
      guard chapter < chapters.count, let pages = chapters[chapter]?.pages, page < pages.count else { return nil }
      return pages[page]?.values[place]
    }
    set {
      let (chapter, page, place) = Self.place(of: number)
      if newValue != nil { makePage(chapter, page) }
      guard chapter < chapters.count, chapters[chapter] != nil, page < chapters[chapter]!.pages.count,
        chapters[chapter]!.pages[page] != nil
      else { return }
      let had = chapters[chapter]!.pages[page]!.values[place] != nil
      chapters[chapter]!.pages[page]!.values[place] = newValue
      chapters[chapter]!.pages[page]!.count += (newValue == nil ? 0 : 1) - (had ? 1 : 0)
      guard chapters[chapter]!.pages[page]!.count == 0 else { return }
      chapters[chapter]!.pages[page] = nil
      chapters[chapter]!.count -= 1
      if chapters[chapter]!.count == 0, chapter + 1 < chapters.count { chapters[chapter] = nil }
    }
  }

  private mutating func makePage(_ chapter: Int, _ page: Int) {
    while chapters.count <= chapter { chapters.append(nil) }
    if chapters[chapter] == nil { chapters[chapter] = Chapter() }
    while chapters[chapter]!.pages.count <= page { chapters[chapter]!.pages.append(nil) }
    guard chapters[chapter]!.pages[page] == nil else { return }
    chapters[chapter]!.pages[page] = Page()
    chapters[chapter]!.count += 1
  }

  /// How many pages are kept.
  var pageCount: Int { chapters.reduce(0) { $0 + ($1?.count ?? 0) } }

  /// All numbers that have a value. O(values).
  var numbers: [UInt32] {
    chapters.enumerated().flatMap { chapterNumber, chapter in
      (chapter?.pages ?? []).enumerated().flatMap { pageNumber, page in
        (page?.values ?? []).enumerated().compactMap { place, value in
          value == nil ? nil : UInt32((chapterNumber * Self.chapterSize + pageNumber) * Self.pageSize + place)
        }
      }
    }
  }

  @inline(__always)
  private static func place(of number: UInt32) -> (chapter: Int, page: Int, place: Int) {
    let page = Int(number) / pageSize
    return (page / chapterSize, page % chapterSize, Int(number) % pageSize)
  }
}
