import Foundation
import SwiftUI
import Testing
import Waiting

@testable import SwiftUICore
@testable import SwiftUITesting

/// Bindings are Sendable: what other threads write through them is read, changed and written in one step on the main actor.
@MainActor
@Suite("Bindings and threads", .serialized)
struct BindingThreadTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var count = 0
    var other = 0
  }

  struct Record: Equatable {
    var items = (0..<6).map { Item(id: $0) }
    var first = 0
    var second = 0
    var choice: Item? = Item(id: 100)
  }

  final class Bindings {
    var record: Binding<Record>?
    var rows: [Int: Binding<Item>] = [:]
  }

  struct Root: View {
    @State private var record = Record()
    let bindings: Bindings

    var body: some View {
      Text("\(record.first)").onAppear { bindings.record = $record }
      ForEach($record.items) { $item in
        Text("\(item.id): \(item.count)").onAppear { bindings.rows[item.id] = $item }
      }
    }
  }

  /// Lets everything that other threads have sent arrive.
  private func arrivals() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  /// Writes 1, 2, … to each binding, each on a thread of its own, while this one changes other parts and the order of the items.
  private func write(_ bindings: [Binding<Int>], while change: (Int) -> Void) async throws {
    let group = DispatchGroup()
    for binding in bindings {
      DispatchQueue.global().async(group: group) {
        for number in 1...200 { binding.wrappedValue = number }
      }
    }
    let done = Atomic()
    group.notify(queue: .global()) { done.set() }
    var round = 0
    try await wait(for: "all threads have written") {
      round += 1
      change(round)
      return done.isSet
    }
    await arrivals()
  }

  private final class Atomic: @unchecked Sendable {
    // Unchecked: the lock guards it.
    private let lock = NSLock()
    private var value = false
    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
  }

  @Test("threads that write parts of one value through bindings of every kind lose nothing, and take nothing from others")
  func derivedWrites() async throws {
    let bindings = Bindings()
    let host = TestHost { Root(bindings: bindings) }
    let record = try #require(bindings.record)
    let choice = try #require(Binding(record.choice))
    var written: [Binding<Int>] = [record.first, choice.count, record.items[5].count]
    for id in 0..<4 { written.append(bindings.rows[id]!.count) }
    var rounds = 0
    try await write(written) { round in
      rounds = round
      record.wrappedValue.second = round
      record.wrappedValue.items[4].other = round
      // Elements that move are found again.
      record.wrappedValue.items.swapAt(round % 4, (round + 1) % 4)
      host.turn()
    }
    let result = record.wrappedValue
    #expect(result.first == 200)
    #expect(result.second == rounds)
    #expect(result.choice?.count == 200)
    #expect(result.items[4].other == rounds && result.items[5].count == 200)
    #expect(result.items.prefix(4).map(\.id).sorted() == [0, 1, 2, 3])
    #expect(result.items.prefix(4).allSatisfy { $0.count == 200 })
    host.turn()
    #expect(host.texts.first == "200")
  }

  @Test("what arrives for an element, a position or an optional value that has gone meanwhile changes nothing")
  func goneMeanwhile() async throws {
    let bindings = Bindings()
    let host = TestHost { Root(bindings: bindings) }
    let record = try #require(bindings.record)
    let choice = try #require(Binding(record.choice)).count
    let row = try #require(bindings.rows[3]).count
    let position = record.items[5].count
    let sent = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      choice.wrappedValue = 7
      row.wrappedValue = 7
      position.wrappedValue = 7
      sent.signal()
    }
    sent.wait()
    record.wrappedValue.items.removeLast(3)
    record.wrappedValue.choice = nil
    let before = record.wrappedValue
    await arrivals()
    #expect(record.wrappedValue == before)
    host.turn()
    #expect(host.texts.count == 4)
  }

  @Test("elements behind bindings can be read from many threads while they move, change and go")
  func reads() async throws {
    let bindings = Bindings()
    let host = TestHost { Root(bindings: bindings) }
    let record = try #require(bindings.record)
    let rows = bindings.rows
    let group = DispatchGroup()
    for row in rows.values {
      DispatchQueue.global().async(group: group) {
        let id = row.wrappedValue.id
        for _ in 0..<500 where row.wrappedValue.id != id { preconditionFailure("another element") }
      }
    }
    for round in 0..<50 {
      record.wrappedValue.items.shuffle()
      record.wrappedValue.items[round % 3].count += 1
      if round == 40 { record.wrappedValue.items.removeFirst() }
      host.turn()
      for row in rows.values { _ = row.wrappedValue }
      await Task.yield()
    }
    await withCheckedContinuation { continuation in group.notify(queue: .main) { continuation.resume() } }
    for (id, row) in rows { #expect(row.wrappedValue.id == id) }
  }

  @Test("a write through a binding with closures reads and writes the whole once")
  func closures() {
    var log: [String] = []
    var whole = Item(id: 1)
    let binding = Binding(
      get: {
        log.append("get")
        return whole
      },
      set: {
        log.append("set")
        whole = $0
      })
    log = []
    binding.count.wrappedValue = 3
    #expect(log == ["get", "set"])
    #expect(whole.count == 3)
  }
}
