import Foundation
import RandomInput
import Testing

@testable import SwiftData

/// What SQL finds, against what Swift's evaluation of the same predicate finds.
@MainActor @Suite("Random predicates", .serialized) struct RandomPredicateTests {
  private func fill(_ context: ModelContext, _ count: Int, _ random: inout SeededGenerator) throws {
    let marks = ["x", "y", "z"].map { Mark($0) }
    for mark in marks { context.insert(mark) }
    var probes: [Oddity] = []
    for _ in 0..<count {
      let probe = Oddity(&random)
      context.insert(probe)
      if Int.random(in: 0..<3, using: &random) > 0 { probe.parent = probes.randomElement(using: &random) }
      probe.marks = marks.filter { _ in Bool.random(using: &random) }
      probes.append(probe)
    }
    try context.save()
  }

  @Test("6.34, 6.40, test 33: SQL and Swift find the same objects, for random predicates about odd values")
  func sameAnswers() throws {
    let fuzzing = Fuzzing("predicates", runs: 6)
    var translated = 0
    var all = 0
    for run in fuzzing.runs {
      var random = fuzzing.generator(for: run)
      let folder = Folder()
      let container = try folder.container(Oddity.self)
      try fill(ModelContext(container), 60, &random)
      let context = ModelContext(container)
      let probes = try context.fetch(FetchDescriptor<Oddity>())
      var maker = PredicateMaker(random: random, identifiers: probes.map(\.persistentModelID) + [Mark("").persistentModelID])
      for number in 0..<400 {
        let predicate = maker.predicate()
        var translation = SQLTranslation(EntityLayout.of(Oddity.self), stale: [])
        let (condition, leftover) = translation.condition(of: predicate)
        all += 1
        if leftover == nil { translated += 1 }
        try compare(predicate, probes, context, "\(fuzzing.place(run)), predicate \(number): \(condition?.loose.text ?? "none")")
      }
    }
    #expect(translated * 10 > all * 8, "\(translated) of \(all) predicates are all SQL's")
    fuzzing.end()
  }

  private func compare(
    _ predicate: Predicate<Oddity>, _ probes: [Oddity], _ context: ModelContext, _ place: String
  ) throws {
    let test = PredicateTest(predicate)
    let expected = try probes.filter { try test.matches($0) }.map(\.persistentModelID)
    var descriptor = FetchDescriptor(predicate: predicate)
    let found = try context.fetch(descriptor).map(\.persistentModelID)
    try #require(found == expected, "\(place)")
    try #require(try context.fetchCount(descriptor) == expected.count, "\(place)")
    try #require(try context.fetchIdentifiers(descriptor) == expected, "\(place)")
    descriptor.fetchOffset = 2
    descriptor.fetchLimit = 3
    let page = try context.fetch(descriptor).map(\.persistentModelID)
    try #require(page == Array(expected.dropFirst(2).prefix(3)), "\(place)")
    try #require(try context.fetchCount(descriptor) == page.count, "\(place)")
  }

  @Test("4.32, tests 34, 35 and 37: the same with changes that wait, in the order of sort descriptors")
  func waiting() throws {
    let fuzzing = Fuzzing("waiting changes", runs: 20)
    for run in fuzzing.runs {
      var random = fuzzing.generator(for: run)
      let folder = Folder()
      let container = try folder.container(Oddity.self)
      try fill(ModelContext(container), 30, &random)
      let context = ModelContext(container)
      for probe in try context.fetch(FetchDescriptor<Oddity>()) {
        switch Int.random(in: 0..<(run % 2 == 0 ? 8 : 20), using: &random) {
        case 0: context.delete(probe)
        case 1: probe.number = Odd.numbers.randomElement(using: &random)!
        case 2: probe.text = Odd.texts.randomElement(using: &random)!
        case 3 where run % 4 < 2: context.insert(Oddity(&random))
        default: break
        }
      }
      // No NaN: it has no order.
      let orders: [[SortDescriptor<Oddity>]] = [
        [SortDescriptor(\.text), SortDescriptor(\.number, order: .reverse)], [SortDescriptor(\.maybeText, order: .reverse)],
        [SortDescriptor(\.unsigned), SortDescriptor(\.uuid, order: .reverse)],
        [SortDescriptor(\.maybeReal), SortDescriptor(\.small)],
        [SortDescriptor(\.parent?.number)], [SortDescriptor(\.number), SortDescriptor(\.text, comparator: .localizedStandard)],
      ]
      let probes = try context.fetch(FetchDescriptor<Oddity>())
      var maker = PredicateMaker(random: random, identifiers: probes.map(\.persistentModelID))
      for number in 0..<30 {
        let place = "\(fuzzing.place(run)), predicate \(number)"
        let predicate = maker.predicate()
        let sort = orders[number % orders.count]
        let order = ModelOrder(sort)
        let test = PredicateTest(predicate)
        let expected = try probes.filter { try test.matches($0) }.sorted { order.areInOrder($0, $1) }.map(\.persistentModelID)
        var descriptor = FetchDescriptor(predicate: predicate, sortBy: sort)
        let found = try context.fetch(descriptor).map(\.persistentModelID)
        var translation = SQLTranslation(EntityLayout.of(Oddity.self), stale: context.unsavedEntities)
        let sql = translation.condition(of: predicate).condition?.loose.text ?? "none"
        try #require(found == expected, "\(place): \(sql) \(sort)")
        try #require(try context.fetchCount(descriptor) == expected.count, "\(place)")
        descriptor.fetchLimit = 4
        descriptor.fetchOffset = number % 3
        let page = Array(expected.dropFirst(number % 3).prefix(4))
        try #require(try context.fetch(descriptor).map(\.persistentModelID) == page, "\(place)")
      }
    }
    fuzzing.end()
  }

  @Test("Three characters alone mean the same as one of ASCII")
  func formsOfASCII() {
    var found: [String] = []
    for number in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let text = String(Character(scalar))
      let decomposed = text.decomposedStringWithCanonicalMapping
      if decomposed.utf8.allSatisfy({ $0 < 0x80 }) { found.append(text) }
    }
    #expect(Set(found.map { Array($0.unicodeScalars) }) == Set(SQLTexts.others.values.map { Array($0.unicodeScalars) }))
  }
}
