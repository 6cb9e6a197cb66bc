import Testing

@testable import SwiftData

/// What is changed in an object that is marked as deleted, where the mark is taken back.
@MainActor @Suite("Changes of objects marked as deleted") struct DeletionMarkTests {
  let container: ModelContainer
  let c: ModelContext

  init() throws {
    container = try SwiftDataTests.container(Item.self, Post.self)
    c = container.mainContext
    c.autosaveEnabled = false
  }

  private func saved(_ item: Item) throws -> Item {
    c.insert(item)
    try c.save()
    return item
  }

  @Test("4.06: after an insert they are saved")
  func insert() throws {
    let item = try saved(Item("a"))
    c.delete(item)
    item.name = "new"
    c.insert(item)
    #expect(c.hasChanges)
    try c.save()
    #expect(try items(ModelContext(container)) == ["new"])
  }

  @Test("4.16: a rollback restores the values")
  func rollback() throws {
    let item = try saved(Item("a"))
    c.delete(item)
    item.name = "new"
    c.rollback()
    #expect(item.name == "a" && !c.hasChanges)
  }

  @Test("4.16: and the links, so that no later save takes them from the store")
  func links() throws {
    let (post, tag) = (Post("p"), Tag("t"))
    post.tags = [tag]
    c.insert(post)
    try c.save()
    c.delete(tag)
    tag.posts = []
    c.rollback()
    tag.name = "y"
    try c.save()
    #expect(tag.posts == [post])
    #expect(try ModelContext(container).fetch(FetchDescriptor<Post>()).first?.tags?.map(\.name) == ["y"])
  }

  @Test("4.16: both sides agree after it")
  func owners() throws {
    let (one, two) = (Owner("1"), Owner("2"))
    let item = Item("a", owner: one)
    c.insert(item)
    c.insert(two)
    try c.save()
    c.delete(one)
    item.owner = two
    c.rollback()
    #expect(item.owner === one && one.items == [item] && two.items.isEmpty)
  }

  @Test("4.25: a deletion that is saved wins over them")
  func deleted() throws {
    let item = try saved(Item("a"))
    c.delete(item)
    item.name = "new"
    try c.save()
    #expect(try items(ModelContext(container)) == [] && item.name == "new" && !c.hasChanges)
  }
}
