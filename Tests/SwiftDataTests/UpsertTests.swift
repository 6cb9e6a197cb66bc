import SwiftData
import Testing

@MainActor @Suite("Unique values") struct UpsertTests {
  let container: ModelContainer
  let c: ModelContext

  init() throws {
    container = try SwiftDataTests.container(Account.self, Tag.self, Post.self, Team.self)
    c = container.mainContext
    c.autosaveEnabled = false
  }

  func titles() throws -> [String] { try ModelContext(container).fetch(FetchDescriptor<Account>()).map(\.title) }

  @Test("5.30, 5.31, test 16: two new objects with one value: one row, the last values, the key of the first")
  func two() throws {
    let (a, b) = (Account("x", title: "1"), Account("x", title: "2"))
    let id = a.persistentModelID
    c.insert(a)
    c.insert(b)
    #expect(try c.fetchCount(FetchDescriptor<Account>()) == 2)
    try c.save()
    #expect(try titles() == ["2"])
    #expect(a.title == "2" && b.title == "2" && a.persistentModelID == id && b.persistentModelID == id)
    let found = try c.fetch(FetchDescriptor<Account>())
    #expect(found.count == 1 && found.first === a)
    b.title = "3"
    #expect(a.title == "3")
    try c.save()
    #expect(try titles() == ["3"])
  }

  @Test("5.30 to 5.33, tests 17 and 52: over a stored row: its key and its relationships stay, and it counts as updated")
  func stored() throws {
    let first = Account("x", title: "1")
    first.group = Owner("o")
    c.insert(first)
    try c.save()
    let id = first.persistentModelID
    let d = ModelContext(container)
    let log = NotificationLog(d)
    let second = Account("x", title: "2")
    d.insert(second)
    try d.save()
    #expect(log.sets["updated"] == [id] && log.sets["inserted"] == [])
    #expect(second.persistentModelID == id && second.group?.name == "o")
    #expect(first.title == "2" && first.group?.name == "o")
    #expect(try titles() == ["2"])
  }

  @Test("5.32: to-many relationships are united, and references lead to the row that was there")
  func references() throws {
    let post = Post("p")
    let tag = Tag("t")
    post.tags = [tag]
    c.insert(post)
    try c.save()
    let another = Post("q")
    let same = Tag("t")
    another.tags = [same]
    another.favourite = same
    c.insert(another)
    try c.save()
    #expect(another.favourite?.persistentModelID == tag.persistentModelID)
    #expect(tag.posts.map(\.title) == ["p", "q"])
    #expect(try ModelContext(container).fetch(FetchDescriptor<Tag>()).map { $0.posts.count } == [2])
  }

  @Test("5.33: to change a value to one that is taken is no update of the other: the save throws with the property")
  func taken() throws {
    let (a, b) = (Account("x", title: "1"), Account("y", title: "2"))
    c.insert(a)
    c.insert(b)
    try c.save()
    b.handle = "x"
    let text = try #require(failure { try c.save() })
    #expect(text.contains("Account") && text.contains("handle"))
    #expect(c.hasChanges)
    #expect(try titles() == ["1", "2"])
    a.handle = "y"
    try c.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Account>()).map(\.handle) == ["y", "x"])
  }

  @Test("5.33: nil never collides, and combinations count as a whole")
  func combinations() throws {
    for (index, realm) in [nil, nil, "r", "r"].enumerated() {
      c.insert(Account("\(index)", realm: realm, number: index == 3 ? 2 : 1, title: "\(index)"))
    }
    try c.save()
    #expect(try titles() == ["0", "1", "2", "3"])
    c.insert(Account("9", realm: "r", number: 2, title: "new"))
    try c.save()
    #expect(try titles() == ["0", "1", "2", "new"])
  }

  @Test("A value is free once its object is deleted, in the same save, too")
  func freed() throws {
    let a = Account("x", title: "1")
    c.insert(a)
    try c.save()
    c.delete(a)
    let b = Account("x", title: "2")
    c.insert(b)
    try c.save()
    #expect(b.persistentModelID != a.persistentModelID)
    #expect(try titles() == ["2"])
  }

  @Test("5.32: a row that gets another owner by an insert leaves the list of the former one", arguments: [false, true])
  func owners(_ isLoaded: Bool) throws {
    let (one, two) = (Team("1"), Team("2"))
    let first = Player("x", team: one)
    for model in [one, two] { c.insert(model) }
    c.insert(first)
    try c.save()
    #expect(one.players == [first])
    let d = ModelContext(container)
    let theirs = try d.fetch(FetchDescriptor<Team>(sortBy: [SortDescriptor(\.name)]))
    #expect(theirs.map(\.players.count) == [1, 0])
    let kept = isLoaded ? first : nil
    c.insert(Player("x", team: two))
    try c.save()
    #expect(one.players.isEmpty && two.players.map(\.name) == ["x"])
    #expect(theirs.map(\.players.count) == [0, 1])
    withExtendedLifetime(kept) {}
  }

  @Test(
    "5.33: an insert that is the same as two rows is refused with the property, in memory and in files", arguments: [false, true])
  func both(_ inMemory: Bool) throws {
    let folder = Folder()
    let container = try inMemory ? container : folder.container(Account.self)
    let c = container.mainContext
    c.autosaveEnabled = false
    c.insert(Account("x", title: "1"))
    c.insert(Account("y", realm: "r", number: 1, title: "2"))
    try c.save()
    let third = Account("x", realm: "r", number: 1, title: "3")
    c.insert(third)
    #expect(failure { try c.save() }?.contains("realm, number") == true)
    #expect(try ModelContext(container).fetch(FetchDescriptor<Account>()).map(\.title) == ["1", "2"])
    third.number = 2
    try c.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Account>()).map(\.title) == ["3", "2"])
  }
}

@Model final class Team {
  var name: String
  @Relationship(inverse: \Player.team) var players: [Player] = []
  init(_ name: String) { self.name = name }
}

@Model final class Player {
  @Attribute(.unique) var name: String
  var team: Team?
  init(_ name: String, team: Team?) {
    self.name = name
    self.team = team
  }
}
