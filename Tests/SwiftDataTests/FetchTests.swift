import Foundation
import SwiftData
import Testing

@MainActor @Suite("Fetching") struct FetchTests {
  let container: ModelContainer
  let c: ModelContext

  init() throws {
    container = try SwiftDataTests.container(Item.self, Post.self)
    c = container.mainContext
    c.autosaveEnabled = false
    let owner = Owner("o")
    for (n, name) in ["e", "a", "École", "b", "100%", "d"].enumerated() {
      let item = Item(name, n: n)
      if n < 2 { item.owner = owner }
      if n == 3 { item.date = Date(timeIntervalSinceReferenceDate: 5) }
      c.insert(item)
    }
    try c.save()
  }

  func names(_ predicate: Predicate<Item>) throws -> String {
    let descriptor = FetchDescriptor(predicate: predicate)
    let found = try c.fetch(descriptor)
    #expect(try c.fetchCount(descriptor) == found.count)
    return found.map(\.name).joined(separator: " ")
  }

  @Test("6.10, 6.11, 6.12: comparisons, and, or, not; nil is unequal to a value (tests 21 and 22)")
  func comparisons() throws {
    let limit = 3
    #expect(try names(#Predicate { $0.n == 1 || $0.n > limit }) == "a 100% d")
    #expect(try names(#Predicate { !($0.n >= 1) && $0.name != "x" }) == "e")
    #expect(try names(#Predicate { $0.date == nil && $0.n > 3 }) == "100% d")
    #expect(try names(#Predicate { $0.date != nil }) == "b")
    let date = Date(timeIntervalSinceReferenceDate: 4)
    #expect(try names(#Predicate { ($0.date ?? date) > date }) == "b")
  }

  @Test("6.15, 6.16, test 20: paths through optional relationships")
  func paths() throws {
    #expect(try names(#Predicate { $0.owner?.name == "o" }) == "e a")
    #expect(try names(#Predicate { $0.owner == nil && $0.n > 4 }) == "d")
    let owner = try #require(try c.fetch(FetchDescriptor<Owner>()).first)
    let id = owner.persistentModelID
    #expect(try names(#Predicate { $0.owner?.persistentModelID == id }) == "e a")
  }

  @Test("6.17, test 30: the identifier, and a captured object's property")
  func identifiers() throws {
    let item = try c.fetch(FetchDescriptor<Item>())[3]
    let id = item.persistentModelID
    let name = item.name
    #expect(try names(#Predicate { $0.persistentModelID == id }) == "b")
    #expect(try names(#Predicate { $0.name == name }) == "b")
  }

  @Test("6.19 to 6.22, tests 23 and 24: texts")
  func texts() throws {
    #expect(try names(#Predicate { $0.name.contains("%") }) == "100%")
    #expect(try names(#Predicate { $0.name.starts(with: "1") }) == "100%")
    #expect(try names(#Predicate { $0.name.localizedStandardContains("ecole") }) == "École")
    let same = ComparisonResult.orderedSame
    #expect(try names(#Predicate { $0.name.caseInsensitiveCompare("A") == same }) == "a")
    #expect(try names(#Predicate { $0.name.localizedCompare("b") == same }) == "b")
  }

  @Test("6.23, test 25: an array of values contains the property")
  func containing() throws {
    let none: [Int] = []
    let many = Array(0...10_000)
    #expect(try names(#Predicate { none.contains($0.n) }) == "")
    #expect(try names(#Predicate { [2, 4].contains($0.n) }) == "École 100%")
    #expect(try names(#Predicate { many.contains($0.n) && $0.n > 4 }) == "d")
    #expect(try names(#Predicate { (2...3).contains($0.n) }) == "École b")
  }

  @Test("6.25, 6.26, tests 26 to 28: to-many relationships")
  func toMany() throws {
    c.insert(Owner("empty"))
    func owners(_ predicate: Predicate<Owner>) throws -> [String] {
      try c.fetch(FetchDescriptor(predicate: predicate)).map(\.name)
    }
    #expect(try owners(#Predicate { $0.items.isEmpty }) == ["empty"])
    #expect(try owners(#Predicate { !$0.items.isEmpty }) == ["o"])
    #expect(try owners(#Predicate { $0.items.isEmpty == false }) == ["o"])
    #expect(try owners(#Predicate { $0.items.contains { $0.n > 0 } }) == ["o"])
    #expect(try owners(#Predicate { $0.items.filter { $0.n < 2 }.count >= 2 }) == ["o"])
    #expect(try owners(#Predicate { $0.items.allSatisfy { $0.n > 5 } }) == ["empty"])
  }

  @Test("6.50 to 6.52: order by one value, by several, by a path; ties and no order at all by creation")
  func order() throws {
    func sorted(_ descriptors: SortDescriptor<Item>...) throws -> String {
      try c.fetch(FetchDescriptor(sortBy: descriptors)).map(\.name).joined(separator: " ")
    }
    #expect(try sorted() == "e a École b 100% d")
    #expect(try sorted(SortDescriptor(\.name)) == "100% a b d e École")
    #expect(try sorted(SortDescriptor(\.n, order: .reverse)) == "d 100% b École a e")
    #expect(try sorted(SortDescriptor(\.date)) == "e a École 100% d b")
    #expect(try sorted(SortDescriptor(\.owner?.name, order: .reverse), SortDescriptor(\.name)) == "a e 100% b d École")
  }

  @Test("4.35, test 38: limit and offset; nil and 0 are none")
  func paging() throws {
    var descriptor = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.n)])
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 3
    #expect(try c.fetch(descriptor).map(\.n) == [3, 4])
    #expect(try c.fetchCount(descriptor) == 2)
    descriptor.fetchLimit = 0
    #expect(try c.fetch(descriptor).map(\.n) == [3, 4, 5])
    var pages: [Int] = []
    for page in 0..<3 {
      var descriptor = FetchDescriptor<Item>()
      descriptor.fetchLimit = 2
      descriptor.fetchOffset = page * 2
      pages += try c.fetch(descriptor).map(\.n)
    }
    #expect(pages == Array(0..<6))
  }

  @Test("4.32, tests 34 and 35: pending changes join and leave, in order, and limits come after that")
  func pending() throws {
    let all = try c.fetch(FetchDescriptor<Item>())
    all[0].n = 10
    c.delete(all[1])
    c.insert(Item("new", n: 4))
    var descriptor = FetchDescriptor<Item>(predicate: #Predicate { $0.n > 2 }, sortBy: [SortDescriptor(\.n)])
    #expect(try c.fetch(descriptor).map(\.name) == ["b", "100%", "new", "d", "e"])
    descriptor.fetchLimit = 3
    #expect(try c.fetch(descriptor).map(\.name) == ["b", "100%", "new"])
  }

  @Test("4.33, test 36: without pending changes what is stored decides, and the objects carry them all the same")
  func withoutPending() throws {
    let all = try c.fetch(FetchDescriptor<Item>())
    all[0].n = 10
    c.insert(Item("new", n: 4))
    var descriptor = FetchDescriptor<Item>(predicate: #Predicate { $0.n < 1 })
    descriptor.includePendingChanges = false
    let found = try c.fetch(descriptor)
    #expect(found.count == 1 && found.first === all[0] && found.first?.n == 10)
    #expect(try c.fetchCount(FetchDescriptor<Item>()) == 7)
  }

  @Test("4.31: identifiers, batches and enumeration")
  func otherForms() throws {
    let descriptor = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.n)])
    let all = try c.fetch(descriptor)
    #expect(try c.fetchIdentifiers(descriptor) == all.map(\.persistentModelID))
    let batches = try c.fetch(descriptor, batchSize: 4)
    #expect(batches.count == 6 && batches[5] === all[5] && batches.map(\.n) == Array(0..<6))
    try c.enumerate(descriptor, batchSize: 4) { $0.n += 1 }
    #expect(!c.hasChanges && all.map(\.n) == Array(1...6))
    try c.enumerate(descriptor, allowEscapingMutations: true) { $0.n += 1 }
    #expect(c.hasChanges)
  }

  @Test("3.02: a model that is not in the schema: the fetch throws with its name")
  func unknown() throws {
    #expect(throws: SwiftDataError.unknownSchema) { try c.fetch(FetchDescriptor<Node>()) }
    #expect(failure { _ = try c.fetch(FetchDescriptor<Node>()) }?.contains("Node") == true)
  }

  @Test("a predicate may ask another one and expressions, in the words that tools write for evaluate")
  func evaluation() throws {
    let isLate = #Predicate<Item> { $0.n > 2 }
    let length = #Expression<String, Int> { $0.count }
    #expect(try names(#Predicate { isLate.starts(with: $0) && length.starts(with: $0.name) == 1 }) == "b d")
    #expect(try names(#Predicate { !isLate.starts(with: $0) }) == "e a École")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([isLate]) }
  }

  @Test("what is asked has no answer where it divides by zero: the object does not match, and nothing stops")
  func evaluationWithoutAnswer() throws {
    let isPart = #Predicate<Item> { 100 / ($0.n - 1) > 0 }
    let ratio = #Expression<Int, Int> { 100 / $0 }
    #expect(try names(#Predicate { isPart.starts(with: $0) }) == "École b 100% d")
    #expect(try names(#Predicate { !isPart.starts(with: $0) }) == "e")
    #expect(try names(#Predicate { ratio.starts(with: $0.n) == 50 }) == "École")
  }
}
