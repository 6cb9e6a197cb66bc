import SwiftData
import Testing

@MainActor @Suite("Relationships") struct RelationshipTests {
  let container: ModelContainer
  let c: ModelContext

  init() throws {
    container = try SwiftDataTests.container(
      Item.self, Node.self, Post.self, Line.self, Country.self)
    c = container.mainContext
    c.autosaveEnabled = false
  }

  func fresh<Model: PersistentModel>(_ type: Model.Type) throws -> [Model] {
    try ModelContext(container).fetch(FetchDescriptor<Model>())
  }

  @Test("5.03, 5.07, test 4: append sets the other side, and brings the object into the context")
  func append() throws {
    let owner = Owner("o")
    c.insert(owner)
    let item = Item("a")
    owner.items.append(item)
    #expect(item.owner === owner && item.modelContext === c)
    try c.save()
    #expect(try fresh(Item.self).first?.owner?.name == "o")
    #expect(try fresh(Owner.self).first?.items.map(\.name) == ["a"])
  }

  @Test("5.03, test 5: a new owner takes the object from the old one")
  func move() throws {
    let (one, two) = (Owner("1"), Owner("2"))
    let item = Item("a", owner: one)
    c.insert(item)
    c.insert(two)
    #expect(one.items == [item])
    item.owner = two
    #expect(one.items.isEmpty && two.items == [item])
    try c.save()
    item.owner = one
    #expect(one.items == [item] && two.items.isEmpty)
    one.items = []
    #expect(item.owner == nil)
    try c.save()
    #expect(try fresh(Item.self).first?.owner == nil)
  }

  @Test("5.07: objects that are in no context have inverses, too, and come together")
  func uninserted() throws {
    let owner = Owner("o")
    let item = Item("a")
    item.owner = owner
    #expect(owner.items == [item])
    c.insert(owner)
    #expect(item.modelContext === c && c.insertedModelsArray.count == 2)
  }

  @Test("5.05: a to-many relationship keeps the first of equal objects")
  func duplicates() {
    let owner = Owner("o")
    let (a, b) = (Item("a"), Item("b"))
    owner.items = [a, b, a]
    #expect(owner.items == [a, b])
  }

  @Test("5.04: while it is loaded the order is the app's; from the store it is that of creation")
  func order() throws {
    let owner = Owner("o")
    let (a, b, d) = (Item("a"), Item("b"), Item("d"))
    owner.items = [d, a, b]
    c.insert(owner)
    try c.save()
    #expect(owner.items == [d, a, b])
    #expect(try fresh(Owner.self).first?.items.map(\.name) == ["a", "b", "d"])
  }

  @Test("5.06, test 63: many to many, both ways, also after a reload")
  func manyToMany() throws {
    let (p, q) = (Post("p"), Post("q"))
    let (s, t) = (Tag("s"), Tag("t"))
    c.insert(p)
    c.insert(q)
    p.tags = [s, t]
    q.tags = [t]
    #expect(t.posts == [p, q])
    try c.save()
    let posts = try fresh(Post.self)
    #expect(posts.map { $0.tags?.map(\.name) } == [["s", "t"], ["t"]])
    let tags = try fresh(Tag.self)
    #expect(tags.map { $0.posts.map(\.title) } == [["p"], ["p", "q"]])
    t.posts.removeAll { $0 === p }
    #expect(p.tags == [s])
    try c.save()
    #expect(try fresh(Post.self).map { $0.tags?.map(\.name) } == [["s"], ["t"]])
  }

  @Test("5.08, test 69: nil is the same as no objects, and the store gives none rather than nil")
  func optionalToMany() throws {
    let post = Post("p")
    post.tags = [Tag("t")]
    c.insert(post)
    post.tags = nil
    #expect(post.tags == [])
    try c.save()
    #expect(try fresh(Post.self).first?.tags == [])
  }

  @Test("5.02, test 67: 'inverse: nil' makes a relationship one-way; an inverse is found by itself where one fits")
  func inverses() throws {
    let schema = container.schema
    #expect(schema.entity(for: Post.self)?.relationshipsByName["favourite"]?.inverseName == nil)
    #expect(schema.entity(for: Node.self)?.relationshipsByName["parent"]?.inverseName == "children")
    #expect(schema.entity(for: Node.self)?.relationshipsByName["children"]?.inverseName == "parent")
  }

  @Test("5.06, test 64: a tree, and the root is deleted with all below it")
  func tree() throws {
    let root = Node("r", [Node("a", [Node("x"), Node("y")]), Node("b")])
    c.insert(root)
    try c.save()
    #expect(try c.fetchCount(FetchDescriptor<Node>()) == 5)
    #expect(try fresh(Node.self).first { $0.name == "x" }?.parent?.parent?.name == "r")
    c.delete(root)
    #expect(try c.fetchCount(FetchDescriptor<Node>()) == 0)
    try c.save()
    #expect(try fresh(Node.self).isEmpty)
  }

  @Test("one to one: either side sets the other, and a former partner is let go")
  func oneToOne() throws {
    let (a, b) = (Country("a"), Country("b"))
    let anthem = Anthem("x")
    c.insert(a)
    c.insert(b)
    a.anthem = anthem
    #expect(anthem.country === a)
    anthem.country = b
    #expect(a.anthem == nil && b.anthem === anthem)
    try c.save()
    let countries = try fresh(Country.self)
    #expect(countries.map { $0.anthem?.title } == [nil, "x"])
    #expect(try fresh(Anthem.self).first?.country?.name == "b")
    let other = Anthem("y")
    b.anthem = other
    #expect(anthem.country == nil && other.country === b)
    try c.save()
    #expect(try fresh(Anthem.self).map { $0.country?.name } == [nil, "b"])
  }

  // MARK: Delete rules

  @Test("5.20, tests 6 and 8: a cascade deletes at once and after the save, also what is not loaded")
  func cascade() throws {
    let owner = Owner("o")
    owner.items = [Item("a"), Item("b")]
    c.insert(owner)
    try c.save()
    let d = ModelContext(container)
    d.delete(try #require(try d.fetch(FetchDescriptor<Owner>()).first))
    #expect(try items(d) == [])
    try d.save()
    #expect(try fresh(Item.self).isEmpty && fresh(Owner.self).isEmpty)
    #expect(try items(c) == [])
  }

  @Test("5.20, 5.21, tests 7 and 68: references to a deleted object become nil, one-way ones, too")
  func nullify() throws {
    let post = Post("p")
    let tag = Tag("t")
    post.favourite = tag
    post.tags = [tag]
    c.insert(post)
    try c.save()
    c.delete(tag)
    #expect(post.favourite == nil && post.tags == [])
    try c.save()
    #expect(post.favourite == nil && post.tags == [])
    #expect(try fresh(Post.self).first?.favourite == nil && fresh(Post.self).first?.tags == [])
  }

  @Test("5.20, test 41: 'deny' makes the save fail while there are others, and nothing is deleted")
  func deny() throws {
    let country = Country("c")
    let city = City("x")
    country.cities = [city]
    c.insert(country)
    try c.save()
    c.delete(country)
    let text = try #require(failure { try c.save() })
    #expect(text.contains("Country") && text.contains("cities") && text.contains("deny"))
    #expect(c.deletedModelsArray.count == 1)
    #expect(try fresh(Country.self).count == 1)
    c.delete(city)
    try c.save()
    #expect(try fresh(Country.self).isEmpty && fresh(City.self).isEmpty)
  }

  @Test("5.10, test 40: a required object that is missing makes the save fail, with both names, and nothing changes")
  func required() throws {
    let invoice = Invoice(1)
    let line = Line(5, invoice)
    c.insert(line)
    try c.save()
    #expect(try fresh(Line.self).first?.invoice.number == 1)
    c.delete(invoice)
    let text = try #require(failure { try c.save() })
    #expect(text.contains("Line.invoice") && text.contains("required") && text.contains("Invoice"))
    #expect(try fresh(Invoice.self).count == 1)
    c.rollback()
    invoice.lines = []
    #expect(line.invoice === invoice)
    #expect(try #require(failure { try c.save() }).contains("Line.invoice"))
  }

  @Test("1.21: bounds are checked by the save alone")
  func bounds() throws {
    let invoice = Invoice(1)
    c.insert(invoice)
    for sum in 0..<4 { invoice.lines.append(Line(sum, invoice)) }
    #expect(try #require(failure { try c.save() }).contains("at most 3"))
    c.delete(invoice.lines[0])
    try c.save()
    #expect(try fresh(Line.self).count == 3)
  }

  @Test("5.22: cycles of cascades end")
  func cycle() throws {
    let (a, b) = (Node("a"), Node("b"))
    a.children = [b]
    b.children = [a]
    c.insert(a)
    try c.save()
    c.delete(a)
    try c.save()
    #expect(try fresh(Node.self).isEmpty)
  }

  @Test("Readers of both sides are notified")
  func notified() throws {
    let owner = Owner("o")
    c.insert(owner)
    let item = Item("a")
    let changed = Changes()
    withObservationTracking {
      _ = owner.items
    } onChange: {
      changed.count += 1
    }
    item.owner = owner
    #expect(changed.count == 1)
    withObservationTracking {
      _ = item.owner
    } onChange: {
      changed.count += 1
    }
    owner.items = []
    #expect(changed.count == 2)
  }
}

final class Changes: @unchecked Sendable {
  var count = 0
}
