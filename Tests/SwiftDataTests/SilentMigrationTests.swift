import Foundation
import Testing

@testable import SwiftData

private enum Old {
  @Model final class Person {
    var userID: String
    var due: Date?
    var score: Int
    init(_ userID: String, due: Date?, score: Int) {
      self.userID = userID
      self.due = due
      self.score = score
    }
  }

  @Model final class Circle {
    var name: String
    var number: UInt
    @Relationship(inverse: nil) var people: [Person] = []
    init(_ name: String, _ number: UInt) {
      self.name = name
      self.number = number
    }
  }

  @Model final class Pet {
    var name: String?
    init(_ name: String?) { self.name = name }
  }
}

private enum Renamed {
  @Model final class Person {
    var userId: String
    var due: Date?
    var score: Int
    init() { (userId, score) = ("", 0) }
  }
}

private enum Required {
  @Model final class Person {
    var userID: String
    var due: Date = Date(timeIntervalSinceReferenceDate: 7)
    var score: Int
    init() { (userID, score) = ("", 0) }
  }

  @Model final class Pet {
    var name: String
    init() { name = "" }
  }
}

private enum Narrow {
  @Model final class Person {
    var userID: URL
    var due: Date?
    var score: Int8
    init() { (userID, score) = (URL(fileURLWithPath: "/"), 0) }
  }
}

private enum Cased {
  @Model final class PERSON {
    var userID: String
    var due: Date?
    var score: Int
    init() { (userID, score) = ("", 0) }
  }

  @Model final class Circle {
    var name: String
    var number: UInt
    @Relationship(inverse: nil) var peOple: [PERSON] = []
    init() { (name, number) = ("", 0) }
  }
}

private enum Moved {
  @Model final class Circle {
    var name: String
    var number: UInt
    @Relationship(originalName: "people", inverse: nil) var members: [Old.Person] = []
    init() { (name, number) = ("", 0) }
  }
}

private enum Signed {
  @Model final class Circle {
    var name: String
    var number: Int
    @Relationship(inverse: nil) var people: [Old.Person] = []
    init() { (name, number) = ("", 0) }
  }
}

private enum Twice {
  @Model final class Place {
    var link: String = ""
    var lInK: String = ""
    init() {}
  }

  @Model final class Key {
    var _key: Int = 0
    init() {}
  }
}

@MainActor @Suite("Migration without help") struct SilentMigrationTests {
  let folder = Folder()

  private func fill(_ score: Int = 3) throws {
    let c = try folder.container(Old.Person.self).mainContext
    c.insert(Old.Person("u", due: nil, score: score))
    c.insert(Old.Person("v", due: Date(timeIntervalSinceReferenceDate: 1), score: 4))
    try c.save()
  }

  @Test("10.02: a name that changes in case alone is the same property")
  func cases() throws {
    try fill()
    let people = try folder.container(Renamed.Person.self).mainContext.fetch(FetchDescriptor<Renamed.Person>())
    #expect(people.map(\.userId) == ["u", "v"])
  }

  @Test("10.02: nor do the names of models and of relationships between many; those are renamed, too")
  func tables() throws {
    do {
      let c = try folder.container(Old.Circle.self).mainContext
      let circle = Old.Circle("c", 1)
      circle.people = [Old.Person("u", due: nil, score: 1)]
      c.insert(circle)
      try c.save()
    }
    do {
      let circles = try folder.container(Moved.Circle.self).mainContext.fetch(FetchDescriptor<Moved.Circle>())
      #expect(circles.map { $0.members.map(\.userID) } == [["u"]])
    }
    do {
      // And back again: the links are in a table with another name, which stays beside.
      let c = try folder.container(Old.Circle.self).mainContext
      #expect(try c.fetch(FetchDescriptor<Old.Circle>()).map(\.people) == [[]])
      try c.fetch(FetchDescriptor<Old.Circle>()).first?.people = c.fetch(FetchDescriptor<Old.Person>())
      try c.save()
    }
    let circles = try folder.container(Cased.Circle.self).mainContext.fetch(FetchDescriptor<Cased.Circle>())
    #expect(circles.map { $0.peOple.map(\.userID) } == [["u"]])
  }

  @Test("10.03: numbers without a sign become ones with a sign where they fit", arguments: [5, UInt.max])
  func signs(_ number: UInt) throws {
    do {
      let c = try folder.container(Old.Circle.self).mainContext
      c.insert(Old.Circle("c", number))
      try c.save()
    }
    if number == .max {
      #expect(folder.text(Signed.Circle.self).contains("1 values of Circle.number do not fit its new type Int"))
    } else {
      let circles = try folder.container(Signed.Circle.self).mainContext.fetch(FetchDescriptor<Signed.Circle>())
      #expect(circles.map(\.number) == [5])
    }
  }

  @Test("10.06: a file of an older build, which says less of its columns, is taken as it is")
  func lessKnown() throws {
    try fill()
    let connection = try folder.connection
    guard case .text(let text)? = try connection.rows("SELECT v FROM _meta WHERE k = 'schema'").first?.first else { return }
    let known = try JSONDecoder().decode(StoreDescription.self, from: Data(text.utf8))
    var less = known
    for table in less.tables.indices {
      for column in less.tables[table].columns.indices {
        less.tables[table].columns[column].isOptional = nil
        less.tables[table].columns[column].valueType = nil
      }
    }
    let encoded = String(decoding: try JSONEncoder().encode(less), as: UTF8.self)
    try connection.run("UPDATE _meta SET v = ? WHERE k = 'schema'", [.text(encoded)])
    #expect(known.isExactly(less) && known.canRead(less) && known != less)
    let people = try folder.container(Old.Person.self).mainContext.fetch(FetchDescriptor<Old.Person>())
    #expect(people.map(\.userID) == ["u", "v"] && !folder.files.contains { $0.contains("before") })
  }

  @Test("10.02: names that SQLite cannot tell apart, or that the store needs, are refused")
  func names() {
    #expect(folder.text(Twice.Place.self).contains("Place.link and Place.lInK"))
    #expect(folder.text(Twice.Key.self).contains("Key._key has"))
  }

  @Test("10.02: an optional property that becomes a required one takes its default where there was nil")
  func required() throws {
    try fill()
    for _ in 0..<2 {
      let people = try folder.container(Required.Person.self).mainContext.fetch(FetchDescriptor<Required.Person>())
      #expect(people.map(\.due.timeIntervalSinceReferenceDate) == [7, 1])
    }
  }

  @Test("10.02: without a default it is refused, with the count of rows")
  func refused() throws {
    do {
      let c = try folder.container(Old.Pet.self).mainContext
      for name in [nil, "b"] { c.insert(Old.Pet(name)) }
      try c.save()
    }
    #expect(folder.text(Required.Pet.self).contains("missing default for Pet.name: 1 rows"))
    #expect(try folder.connection.rows("SELECT name FROM Pet") == [[.null], [.text("b")]])
  }

  @Test("10.03: another type of the same kind: what fits is taken, what does not is refused with its count")
  func narrow() throws {
    try fill()
    do {
      let people = try folder.container(Narrow.Person.self).mainContext.fetch(FetchDescriptor<Narrow.Person>())
      #expect(people.map(\.score) == [3, 4] && people.map(\.userID.relativeString) == ["u", "v"])
    }
    let other = Folder()
    do {
      let c = try other.container(Old.Person.self).mainContext
      c.insert(Old.Person("u", due: nil, score: 300))
      try c.save()
    }
    #expect(other.text(Narrow.Person.self).contains("1 values of Person.score do not fit its new type Int8"))
  }
}
