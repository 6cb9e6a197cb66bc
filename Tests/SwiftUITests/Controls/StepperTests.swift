import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Stepper") struct StepperTests {
  final class Log {
    var entries: [String] = []
  }

  struct Subject: View {
    @State var value: Int
    var bounds: ClosedRange<Int>
    var step = 1
    let log: Log
    var body: some View {
      let binding = Binding(
        get: { value },
        set: {
          log.entries.append("W(\($0))")
          value = $0
        })
      Stepper("Count", value: binding, in: bounds, step: step) { log.entries.append("\($0)") }
    }
  }

  @Test("1.42, 1.43 the last step is cut to the bound, and there the half is disabled")
  func bounds() throws {
    let log = Log()
    let host = TestHost { Subject(value: 9, bounds: 0...10, step: 3, log: log) }
    try host.find(.stepper("Count")).increment()
    host.turn()
    #expect(log.entries == ["true", "W(10)", "false"])
    #expect(throws: ElementUnusable.self) { try host.find(.stepper("Count")).increment() }
    try host.find(.stepper("Count")).decrement()
    host.turn()
    #expect(log.entries.suffix(2) == ["W(7)", "false"])
  }

  @Test("1.44 a value outside the bounds is not written, and the next step clamps it")
  func outside() throws {
    let log = Log()
    let host = TestHost { Subject(value: 40, bounds: 0...10, log: log) }
    #expect(log.entries.isEmpty)
    try host.find(.stepper("Count")).decrement()
    host.turn()
    #expect(log.entries == ["true", "W(10)", "false"])
  }

  @Test("1.46 nil disables a half")
  func closures() throws {
    struct Halves: View {
      @State var count = 0
      var body: some View {
        Stepper("Up to two", onIncrement: count < 2 ? { count += 1 } : nil, onDecrement: nil)
        Text(verbatim: "count \(count)")
      }
    }
    let host = TestHost { Halves() }
    #expect(throws: ElementUnusable.self) { try host.find(.stepper()).decrement() }
    try host.find(.stepper()).increment()
    host.turn()
    try host.find(.stepper()).increment()
    host.turn()
    #expect(throws: ElementUnusable.self) { try host.find(.stepper()).increment() }
    _ = try host.find(.text("count 2"))
  }

  @Test("1.47 the value in a format is a part of its own")
  func format() throws {
    struct Weight: View {
      @State var weight = 1.5
      var body: some View {
        Stepper("Weight", value: $weight, in: 0...3, step: 0.5, format: .number)
      }
    }
    let host = TestHost { Weight() }
    #expect(try host.find(.stepper("Weight")).texts == ["Weight", "1.5"])
    try host.find(.stepper("Weight")).increment()
    host.turn()
    #expect(try host.find(.stepper("Weight")).texts == ["Weight", "2"])
  }

  @Test("1.77 labelsHidden hides the drawn label and keeps the name")
  func hiddenLabel() throws {
    struct Hidden: View {
      @State var count = 0
      var body: some View { Stepper("Count", value: $count).labelsHidden() }
    }
    let host = TestHost { Hidden() }
    #expect(try host.find(.stepper("Count")).texts == [])
  }

  @Test("1.43 a step past what the type can hold ends at its end, and at an end without bounds the half is disabled")
  func endsOfTypes() throws {
    struct Numbers: View {
      @State var small: UInt8 = 250
      @State var unsigned: UInt = 5
      @State var free: UInt = 0
      @State var whole = Int.max - 1
      var body: some View {
        Stepper("Small", value: $small, in: 0...255, step: 10)
        Stepper("Unsigned", value: $unsigned, in: 0...100, step: 10)
        Stepper("Free", value: $free)
        Stepper("Whole", value: $whole, step: .min)
        Text(verbatim: "\(small) \(unsigned) \(free) \(whole)")
      }
    }
    let host = TestHost { Numbers() }
    try host.find(.stepper("Small")).increment()
    try host.find(.stepper("Unsigned")).decrement()
    #expect(throws: ElementUnusable.self) { try host.find(.stepper("Free")).decrement() }
    try host.find(.stepper("Free")).increment()
    // A step backwards, as large as it can be: to take it back is more than the type holds.
    try host.find(.stepper("Whole")).decrement()
    host.turn()
    #expect(host.texts.contains("255 0 1 \(Int.max)"))
    try host.find(.stepper("Free")).decrement()
    try host.find(.stepper("Whole")).increment()
    host.turn()
    #expect(host.texts.contains("255 0 0 -1"))
  }
}
