import Testing

@testable import SwiftUICore

@Suite("Slots")
struct SlotsTests {
  final class Object {}

  @Test("All counts up to five, all places: what was put into a place comes out of it, and out of no other")
  func places() {
    for count in 0...5 {
      var slots = Slots<Object>(count: count)
      var expected = [Object?](repeating: nil, count: count)
      #expect(slots.objects.isEmpty)
      for step in 0..<count * 4 {
        let place = step * 3 % max(count, 1)
        expected[place] = step % 5 == 4 ? nil : Object()
        slots[place] = expected[place]
        for place in 0..<count { #expect(slots[place] === expected[place]) }
        #expect(slots.objects.map(ObjectIdentifier.init) == expected.compactMap { $0 }.map(ObjectIdentifier.init))
      }
    }
  }

  @Test("A place that is emptied, and slots that go, release what they held")
  func release() {
    weak var emptied: Object?
    weak var last: Object?
    do {
      var slots = Slots<Object>(count: 3)
      for place in 0..<3 {
        let object = Object()
        slots[place] = object
        emptied = object
        last = slots[0]
      }
      slots[2] = nil
      #expect(emptied == nil)
      #expect(last != nil)
      withExtendedLifetime(slots) {}
    }
    #expect(last == nil)
  }
}
