import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Texts of the time in a format") struct TimeDataSourceTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private struct Gate<Content: View>: View {
    let content: Content
    @State private var isOpen = false
    var body: some View {
      if isOpen { content } else { Button("Open") { isOpen = true } }
    }
  }

  /// A host whose time stands still until the test sets it, at the start first.
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) throws -> TestHost {
    let host = TestHost { [content = content()] in Gate(content: content) }
    host.graph.feature(TextClock.self).set(to: start)
    try host.find(.button("Open")).press()
    host.turn()
    return host
  }

  @Test("the distance to a date goes on, with its sign, in so many units at most")
  func offset() throws {
    let host = try host {
      Text(.currentDate, format: .offset(to: Date(timeIntervalSinceReferenceDate: 90), sign: .always()))
      Text(.currentDate, format: SystemFormatStyle.DateOffset(to: Date(timeIntervalSinceReferenceDate: 90), maxFieldCount: 1))
      Text(.currentDate, format: .offset(to: Date(timeIntervalSinceReferenceDate: 90), allowedFields: [.second], sign: .never))
    }
    #expect(host.texts == ["-1 minute, 30 seconds", "-1 minute", "90 seconds"])
    host.graph.feature(TextClock.self).set(to: start.addingTimeInterval(31))
    host.turn()
    #expect(host.texts == ["-59 seconds", "-59 seconds", "59 seconds"])
    host.graph.feature(TextClock.self).set(to: start.addingTimeInterval(90 + 3605))
    host.turn()
    #expect(host.texts == ["+1 hour", "1 hour", "3,605 seconds"])
  }

  private struct Seconds: DiscreteFormatStyle {
    func format(_ value: Range<Date>) -> String { "\(Int(value.upperBound.timeIntervalSince(value.lowerBound)))" }
    func input(before input: Range<Date>) -> Range<Date>? { input.lowerBound..<input.upperBound.addingTimeInterval(-0.001) }
    func input(after input: Range<Date>) -> Range<Date>? { input.lowerBound..<input.upperBound.addingTimeInterval(0.001) }
    func discreteInput(before input: Range<Date>) -> Range<Date>? {
      let next = input.lowerBound.addingTimeInterval(1)
      return next < input.upperBound ? next..<input.upperBound : nil
    }
    func discreteInput(after input: Range<Date>) -> Range<Date>? { input.lowerBound..<input.upperBound.addingTimeInterval(1) }
  }

  @Test("a range from a date, or to one, goes on in any format")
  func ranges() throws {
    let end = start.addingTimeInterval(10)
    let host = try host {
      Text(.dateRange(startingAt: start), format: Seconds())
      Text(.dateRange(endingAt: end), format: Seconds())
      Text(.durationOffset(to: start), format: Duration.TimeFormatStyle(pattern: .minuteSecond))
    }
    #expect(host.texts == ["0", "10", "0:00"])
    for second in [1, 2, 9] as [Double] {
      host.graph.feature(TextClock.self).set(to: start.addingTimeInterval(second))
      host.turn()
      #expect(Array(host.texts.prefix(2)) == ["\(Int(second))", "\(Int(10 - second))"])
      #expect(host.texts.last == "0:0\(Int(second))")
    }
  }
}
