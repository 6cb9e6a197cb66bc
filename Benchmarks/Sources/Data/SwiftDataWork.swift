import Foundation
import SwiftData
import SwiftUICore
import SwiftUITesting

/// The pieces of work, with models and a context.
@MainActor
struct SwiftDataWork {
  let folder: URL

  private func container(_ name: String) throws -> ModelContainer {
    try ModelContainer(for: Item.self, configurations: ModelConfiguration(url: folder.appending(path: "\(name).store")))
  }

  private func filled(_ size: Int) throws -> ModelContainer {
    let container = try container("filled \(size)")
    let context = ModelContext(container)
    if try context.fetchCount(FetchDescriptor<Item>()) == size { return container }
    for n in 0..<size { context.insert(Item(n)) }
    try context.save()
    return container
  }

  private func measurement(_ name: String, _ size: Int) -> Measurement {
    Measurement(name: name, subject: "SwiftData", size: size)
  }

  func insert(_ size: Int, steps: Int) throws {
    var number = 0
    var context: ModelContext?
    try measurement("insert and save", size).run(steps: steps) {
      number += 1
      context = ModelContext(try container("inserted \(size) \(number)"))
    } _: {
      for n in 0..<size { context!.insert(Item(n)) }
      try context!.save()
      return nil
    }
  }

  func fetchSorted(_ size: Int, steps: Int) throws {
    let container = try filled(size)
    try measurement("fetch all, sorted by a text, and read one value each", size).run(steps: steps) {
      let items = try ModelContext(container).fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name)]))
      var sum = 0
      for item in items { sum &+= item.n }
      precondition(sum == size * (size - 1) / 2)
      return items
    }
  }

  func fetchByIndex(_ size: Int, steps: Int) throws {
    let container = try filled(size)
    let context = ModelContext(container)
    var group = 0
    try measurement("fetch 50 by an index", size).run(steps: steps, operations: 100) {
      for _ in 0..<100 {
        group = (group + 7) % (size / 50)
        let wanted = group
        let items = try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.group == wanted }))
        precondition(items.count == 50 && items[0].n == wanted * 50)
      }
      return nil
    }
  }

  func search(_ size: Int, steps: Int) throws {
    let container = try filled(size)
    let context = ModelContext(container)
    try measurement("localizedStandardContains", size).run(steps: steps) {
      let descriptor = FetchDescriptor<Item>(predicate: #Predicate { $0.name.localizedStandardContains("NUMBER 99") })
      let count = try context.fetchCount(descriptor)
      precondition(count > 0)
      return nil
    }
  }

  func count(_ size: Int, steps: Int) throws {
    let container = try filled(size)
    let context = ModelContext(container)
    try measurement("count by a predicate", size).run(steps: steps) {
      let count = try context.fetchCount(FetchDescriptor<Item>(predicate: #Predicate { $0.isDone && $0.n > 100 }))
      precondition(count > size / 4)
      return nil
    }
  }

  func read(_ size: Int, steps: Int) throws {
    let container = try filled(size)
    let context = ModelContext(container)
    let items = try context.fetch(FetchDescriptor<Item>())
    try measurement("read a property of a loaded object", size).run(steps: steps, operations: size) {
      var sum = 0
      for item in items { sum &+= item.n }
      precondition(sum == size * (size - 1) / 2)
      return nil
    }
  }

  func saveOne(_ size: Int, steps: Int) throws {
    let context = ModelContext(try filled(size))
    let items = try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.n)]))
    var turn = 0
    try measurement("change one value and save", size).run(steps: steps, operations: 10) {
      for _ in 0..<10 {
        turn += 1
        items[turn % size].isDone.toggle()
        try context.save()
      }
      return nil
    }
    for _ in 0..<turn { items[0].isDone = true }
  }

  private struct Names: View {
    @Query(sort: \Item.n) private var items: [Item]

    var body: some View { Text("\(items.count) \(items.first?.n ?? -1)") }
  }

  func query(_ size: Int, steps: Int) throws {
    let container = try filled(size)
    let context = container.mainContext
    context.autosaveEnabled = false
    let host = CountingHost { Names().modelContainer(container) }
    let items = try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.n)]))
    let last = items[items.count - 1]
    var turn = 0
    try measurement("a query after one edit that moves an object", size).run(steps: steps, operations: 10) {
      for _ in 0..<10 {
        turn += 1
        last.n = turn % 2 == 0 ? size : -1
        host.turn()
      }
      return nil
    }
    context.rollback()
  }
}
