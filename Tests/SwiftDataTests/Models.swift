import SwiftData

// The models of the tests.

@Model final class Item {
  var name: String
  var n: Int = 0
  var date: Date?
  var owner: Owner?
  @Transient var note = "none"

  init(_ name: String, n: Int = 0, owner: Owner? = nil) {
    self.name = name
    self.n = n
    self.owner = owner
  }
}

@Model final class Owner {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Item.owner) var items: [Item] = []

  init(_ name: String) {
    self.name = name
  }
}

/// A tree, with the inverse found by itself.
@Model class Node {
  var name: String
  var parent: Node?
  @Relationship(deleteRule: .cascade) var children: [Node]

  init(_ name: String, _ children: [Node] = []) {
    self.name = name
    self.children = children
  }
}

/// Many to many.
@Model final class Tag {
  @Attribute(.unique) var name: String
  var posts: [Post] = []

  init(_ name: String) { self.name = name }
}

@Model final class Post {
  var title: String
  @Relationship(inverse: \Tag.posts) var tags: [Tag]? = nil
  /// One-way.
  @Relationship(inverse: nil) var favourite: Tag?

  init(_ title: String) { self.title = title }
}

/// A to-one relationship that is required.
@Model final class Line {
  var sum: Int
  var invoice: Invoice

  init(_ sum: Int, _ invoice: Invoice) {
    self.sum = sum
    self.invoice = invoice
  }
}

@Model final class Invoice {
  var number: Int
  @Relationship(minimumModelCount: 0, maximumModelCount: 3, inverse: \Line.invoice) var lines: [Line] = []

  init(_ number: Int) { self.number = number }
}

/// One to one, and a rule that denies.
@Model final class Country {
  var name: String
  @Relationship(deleteRule: .deny, inverse: \City.country) var cities: [City] = []
  @Relationship(inverse: \Anthem.country) var anthem: Anthem?

  init(_ name: String) { self.name = name }
}

@Model final class City {
  var name: String
  var country: Country?

  init(_ name: String) { self.name = name }
}

@Model final class Anthem {
  var title: String
  var country: Country?

  init(_ title: String) { self.title = title }
}

/// Unique values.
@Model final class Account {
  #Unique<Account>([\.handle], [\.realm, \.number])
  #Index<Account>([\.title])

  var handle: String
  var realm: String?
  var number: Int
  var title: String
  var group: Owner?

  init(_ handle: String, realm: String? = nil, number: Int = 0, title: String) {
    self.handle = handle
    self.realm = realm
    self.number = number
    self.title = title
  }
}

func items(_ context: ModelContext) throws -> [String] {
  try context.fetch(FetchDescriptor<Item>()).map(\.name)
}

/// A container in memory.
func container(_ types: any PersistentModel.Type...) throws -> ModelContainer {
  try ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// What an error of saving says; nil where there is none.
func failure(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}
