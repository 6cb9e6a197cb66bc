import Testing

@testable import SwiftData

@MainActor @Suite("Two contexts of one container") struct OtherContextTests {
  let container: ModelContainer
  let c: ModelContext
  let d: ModelContext
  let item: Item
  let other: Item

  init() throws {
    container = try SwiftDataTests.container(Item.self, Post.self)
    c = container.mainContext
    c.autosaveEnabled = false
    d = ModelContext(container)
    item = Item("a", n: 1)
    c.insert(item)
    try c.save()
    other = try #require(try d.fetch(FetchDescriptor<Item>()).first)
  }

  @Test("4.20: what one saves the other has, and its readers are notified")
  func refresh() throws {
    let changed = Changes()
    withObservationTracking {
      _ = item.name
    } onChange: {
      changed.count += 1
    }
    other.name = "b"
    #expect(item.name == "a")
    try d.save()
    #expect(item.name == "b" && changed.count == 1 && !c.hasChanges)
  }

  @Test("4.21, test 48: different properties: both are kept")
  func different() throws {
    other.name = "b"
    item.n = 7
    try d.save()
    #expect(item.name == "b" && item.n == 7)
    try c.save()
    #expect(other.name == "b" && other.n == 7)
    #expect(try ModelContext(container).fetch(FetchDescriptor<Item>()).first?.n == 7)
  }

  @Test("4.21, test 49: the same property: who saves later wins")
  func same() throws {
    other.name = "b"
    item.name = "x"
    try d.save()
    #expect(item.name == "x")
    try c.save()
    #expect(item.name == "x" && other.name == "x")
  }

  @Test("4.21: what somebody else saved between is not lost from view by a save of one's own")
  func between() throws {
    let store = try #require(container.body.store(of: EntityLayout.of(Item.self)))
    item.n = 7
    // As another process does: nobody is told.
    var changes = StoreChanges()
    changes.updates = [.init(entity: "Item", key: item.persistentModelID.key, values: [0: .text("theirs")])]
    _ = try store.save(changes)
    #expect(item.name == "a")
    try c.save()
    #expect(item.name == "theirs" && item.n == 7)
  }

  @Test("4.22, test 50: deleted in one, changed in the other: it is dead, and the save succeeds")
  func deleted() throws {
    item.name = "x"
    d.delete(other)
    try d.save()
    #expect(item.modelContext == nil && !c.hasChanges && item.name == "x")
    #expect(try items(c) == [])
    try c.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Item>()) == 0)
  }

  @Test("4.20: relationships that another context has changed")
  func relationships() throws {
    let owner = Owner("o")
    c.insert(owner)
    try c.save()
    let theirs = try #require(try d.fetch(FetchDescriptor<Owner>()).first)
    #expect(theirs.items.isEmpty)
    item.owner = owner
    try c.save()
    #expect(theirs.items == [other] && other.owner === theirs)
    d.insert(Item("new", owner: theirs))
    try d.save()
    #expect(owner.items.map(\.name) == ["a", "new"])
    c.delete(item)
    try c.save()
    #expect(theirs.items.map(\.name) == ["new"])
  }

  @Test("4.21: both add to the same list: all stay")
  func lists() throws {
    let post = Post("p")
    let tags = [Tag("s"), Tag("t")]
    for tag in tags { c.insert(tag) }
    c.insert(post)
    try c.save()
    let theirs = try #require(try d.fetch(FetchDescriptor<Post>()).first)
    let their = try d.fetch(FetchDescriptor<Tag>())
    theirs.tags?.append(their[1])
    post.tags?.append(tags[0])
    try d.save()
    #expect(post.tags.map(Set.init) == Set(tags))
    try c.save()
    #expect(theirs.tags.map(Set.init) == Set(their))
    #expect(try ModelContext(container).fetch(FetchDescriptor<Post>()).first?.tags?.count == 2)
  }

  @Test("4.23: a context for drafts: what it has changed goes with it")
  func draft() throws {
    do {
      let draft = ModelContext(container)
      let edited = try #require(draft.model(for: item.persistentModelID) as? Item)
      edited.name = "draft"
      #expect(draft.hasChanges && item.name == "a")
    }
    #expect(try ModelContext(container).fetch(FetchDescriptor<Item>()).first?.name == "a")
  }

  @Test("4.24: an object stays usable when its context is gone")
  func withoutContext() throws {
    var draft: ModelContext? = ModelContext(container)
    let owner = Owner("o")
    item.owner = owner
    try c.save()
    let edited = try #require(draft?.model(for: item.persistentModelID) as? Item)
    weak let gone = draft
    draft = nil
    #expect(gone == nil && edited.modelContext == nil)
    #expect(edited.owner?.name == "o" && edited.name == "a")
    edited.name = "b"
    #expect(edited.name == "b")
  }
}
