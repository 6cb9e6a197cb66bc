import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Slider") struct SliderTests {
  /// What the slider did, in order.
  final class Log {
    var entries: [String] = []
  }

  struct Subject: View {
    @State var value: Double
    var bounds = 0.0...1.0
    var step: Double?
    let log: Log

    private var binding: Binding<Double> {
      Binding(
        get: { value },
        set: {
          log.entries.append("W(\($0))")
          value = $0
        })
    }

    var body: some View {
      Text(verbatim: "value \(value)")
      if let step {
        Slider(value: binding, in: bounds, step: step) {
          Text("Volume")
        } onEditingChanged: {
          log.entries.append("\($0)")
        }
      } else {
        Slider(value: binding, in: bounds) {
          Text("Volume")
        } onEditingChanged: {
          log.entries.append("\($0)")
        }
      }
      Button("Half") { value = (bounds.lowerBound + bounds.upperBound) / 2 }
    }
  }

  @Test("1.48: the position is the value's part of the range, and a value outside is shown at the nearer end and stays")
  func position() throws {
    for (value, expected) in [(2.0, 0.0), (4.0, 0.5), (6.0, 1.0), (-7.0, 0.0), (90.0, 1.0), (.nan, 0.0)] {
      let log = Log()
      let host = TestHost { Subject(value: value, bounds: 2...6, log: log) }
      #expect(try host.find(.slider("Volume")).normalizedSliderPosition == expected)
      #expect(log.entries.isEmpty)
    }
  }

  @Test("1.53: a drag tells of its begin, writes each value that is another one, and tells of its end")
  func drag() throws {
    let log = Log()
    let host = TestHost { Subject(value: 0, bounds: 0...10, step: 3, log: log) }
    try host.find(.slider("Volume")).adjust(toNormalizedSliderPosition: 0.02, 0.33, 0.35, 0.66)
    #expect(log.entries == ["true", "W(3.0)", "W(6.0)", "false"])
    host.turn()
    #expect(host.texts.contains("value 6.0"))
  }

  @Test("1.53: a value that a program sets moves the thumb, and tells nobody")
  func program() throws {
    let log = Log()
    let host = TestHost { Subject(value: 0, log: log) }
    try host.find(.button("Half")).press()
    host.turn()
    #expect(try host.find(.slider("Volume")).normalizedSliderPosition == 0.5)
    #expect(log.entries.isEmpty)
  }

  @Test("1.49, 1.50: what remains of the range behind the last step cannot be reached, and halves round away from zero")
  func steps() throws {
    func reached(_ position: Double, _ bounds: ClosedRange<Double>, _ step: Double) throws -> [String] {
      let log = Log()
      let host = TestHost { Subject(value: bounds.lowerBound, bounds: bounds, step: step, log: log) }
      try host.find(.slider("Volume")).adjust(toNormalizedSliderPosition: position)
      return log.entries.filter { $0.hasPrefix("W") }
    }
    #expect(try reached(1, 200...300, 28) == ["W(284.0)"])
    #expect(try reached(0.5, 0...10, 3) == ["W(6.0)"])
    #expect(try reached(1, 0...10, 3) == ["W(9.0)"])
  }

  @Test("1.52: a step that is longer than the range counts as none")
  func longStep() throws {
    let log = Log()
    let host = TestHost { Subject(value: 0, bounds: 0...1, step: 5, log: log) }
    try host.find(.slider("Volume")).adjust(toNormalizedSliderPosition: 0.25)
    #expect(log.entries == ["true", "W(0.25)", "false"])
  }

  @Test("a host that tells of the place where the thumb stands, with fewer digits, moves nothing")
  func samePlace() throws {
    let log = Log()
    let host = TestHost { Subject(value: 6, bounds: 1...30, log: log) }
    try host.find(.slider("Volume")).adjust(toNormalizedSliderPosition: 0.172413793103448)
    host.turn()
    #expect(log.entries == ["true", "false"])
    #expect(host.texts.contains("value 6.0"))
  }

  @Test("a range without length shows its begin, and a move stays there")
  func noLength() throws {
    let log = Log()
    let host = TestHost { Subject(value: 4, bounds: 4...4, log: log) }
    try host.find(.slider("Volume")).adjust(toNormalizedSliderPosition: 1)
    #expect(log.entries == ["true", "false"])
    host.turn()
    #expect(try host.find(.slider("Volume")).normalizedSliderPosition == 0)
  }

  @Test("the thumb snaps to the step where it was let go, and goes back where the binding refuses")
  func snap() throws {
    let host = TestHost { Subject(value: 0, bounds: 0...10, step: 5, log: Log()) }
    try host.find(.slider("Volume")).adjust(toNormalizedSliderPosition: 0.6)
    host.turn()
    #expect(try host.find(.slider("Volume")).normalizedSliderPosition == 0.5)

    let refused = TestHost { Slider(value: .constant(0.25)) { Text("Volume") } }
    try refused.find(.slider("Volume")).adjust(toNormalizedSliderPosition: 0.75)
    #expect(try refused.find(.slider("Volume")).normalizedSliderPosition == 0.75)
    refused.turn()
    #expect(try refused.find(.slider("Volume")).normalizedSliderPosition == 0.25)
  }

  @Test("a move that comes again or late changes nothing, nor does one out of bounds")
  func lateMoves() throws {
    let log = Log()
    let host = TestHost { Subject(value: 0, log: log) }
    let id = try host.find(.slider("Volume")).element.id
    host.graph.send(SliderEvent.move(EditedValue(0.5, revision: 2)), to: id)
    host.graph.send(SliderEvent.move(EditedValue(0.25, revision: 2)), to: id)
    host.graph.send(SliderEvent.move(EditedValue(0.75, revision: 1)), to: id)
    host.graph.send(SliderEvent.move(EditedValue(1.5, revision: 3)), to: id)
    host.graph.send(SliderEvent.move(EditedValue(.nan, revision: 4)), to: id)
    #expect(log.entries == ["true", "W(0.5)"])
  }

  @Test("a disabled slider cannot be moved, and goes back where a host moved it all the same")
  func disabled() throws {
    let log = Log()
    let host = TestHost { Subject(value: 0, log: log).disabled(true) }
    let slider = try host.find(.slider("Volume"))
    #expect(throws: ElementUnusable.self) { try slider.adjust(toNormalizedSliderPosition: 0.5) }
    host.graph.send(SliderEvent.move(EditedValue(0.5, revision: 1)), to: slider.element.id)
    #expect(log.entries.isEmpty)
  }

  @Test("1.54: values of other kinds of numbers, labels and ends are taken, in the old spellings too")
  func forms() throws {
    struct Forms: View {
      @State private var float: Float = 3
      @State private var length: CGFloat = 0.5
      var body: some View {
        Slider(value: $float, in: 0...6, step: 2)
        Slider(value: $length)
        Slider(value: $float, in: 1...5, onEditingChanged: { _ in })
        Slider(value: $length, in: 0...1) {
          Text("Length")
        } minimumValueLabel: {
          Text("short")
        } maximumValueLabel: {
          Text("long")
        }
      }
    }
    let host = TestHost { Forms() }
    #expect(host.findAll(.slider()).map(\.normalizedSliderPosition) == [0.5, 0.5, 0.5, 0.5])
    // The label is spoken, those of the ends are seen.
    #expect(host.texts == ["short", "long"])
    #expect(try host.find(.slider("Length")).label == "Length")
  }
}
