import RandomInput
import Testing

@testable import SwiftData

/// Queries that follow changes step by step, against fetches.
@MainActor @Suite("Random queries") struct RandomQueryTests {
  private static var descriptors: [FetchDescriptor<Item>] {
    var limited = FetchDescriptor<Item>()
    limited.fetchLimit = 3
    limited.fetchOffset = 1
    var stored = FetchDescriptor<Item>(predicate: #Predicate { $0.n > 3 }, sortBy: [SortDescriptor(\.n)])
    stored.includePendingChanges = false
    return [
      FetchDescriptor<Item>(),
      FetchDescriptor<Item>(predicate: #Predicate { $0.n > 3 }, sortBy: [SortDescriptor(\.n), SortDescriptor(\.name)]),
      FetchDescriptor<Item>(predicate: #Predicate { $0.owner?.name == "a" }, sortBy: [SortDescriptor(\.n, order: .reverse)]),
      FetchDescriptor<Item>(sortBy: [SortDescriptor(\.owner?.name), SortDescriptor(\.n)]), limited, stored,
    ]
  }

  @Test("7.05, 4.20: after each change, here and in another context, a query has what a fetch finds", arguments: [false, true])
  func follow(_ inMemory: Bool) throws {
    let fuzzing = Fuzzing("queries", runs: inMemory ? 20 : 8)
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      let folder = Folder()
      let container = try inMemory ? container(Item.self) : folder.container(Item.self)
      let contexts = [ModelContext(container), ModelContext(container)]
      let queries = Self.descriptors.map { descriptor in
        let results = QueryResults<Item>()
        results.bind(contexts[0], QueryParameters(descriptor: descriptor, transaction: nil))
        return (descriptor, results)
      }
      for step in 0..<60 {
        let index = Int.random(in: 0..<2, using: &generator)
        try change(contexts[index], &generator)
        contexts[0].processPendingChanges()
        for (number, (descriptor, results)) in queries.enumerated() {
          let (shown, found) = (results.elements.map(\.name), try contexts[0].fetch(descriptor).map(\.name))
          try #require(shown == found, "\(fuzzing.place(run)), step \(step), query \(number), context \(index)")
        }
      }
    }
    fuzzing.end()
  }

  private func change(_ context: ModelContext, _ generator: inout SeededGenerator) throws {
    let items = try context.fetch(FetchDescriptor<Item>())
    let owners = try context.fetch(FetchDescriptor<Owner>())
    let item = items.randomElement(using: &generator)
    let number = Int.random(in: 0..<9, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: context.insert(Item("i\(UInt16.random(in: 0 ... .max, using: &generator))", n: number))
    case 2: context.insert(Owner(["a", "b"].randomElement(using: &generator)!))
    case 3: item?.n = number
    case 4: item?.owner = owners.randomElement(using: &generator)
    case 5: owners.randomElement(using: &generator)?.name = number > 4 ? "a" : "b"
    case 6: if let item { context.delete(item) }
    case 7: if let owner = owners.randomElement(using: &generator), number > 5 { context.delete(owner) }
    case 8: if number > 6 { context.rollback() }
    default: try context.save()
    }
  }
}
