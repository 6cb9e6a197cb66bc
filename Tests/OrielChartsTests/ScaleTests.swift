import SwiftUICore
import Testing

@testable import OrielCharts

/// Where values are on an axis, and where an axis has marks by itself.
@Suite("Scales of charts")
struct ScaleTests {
  private func numbers(_ values: [Double], _ choice: AxisScale.Choice = .init(), count: Int = 5) -> AxisScale {
    AxisScale(values.map { .number($0) }, choice, needsZero: true, count: count)
  }

  private func marks(_ scale: AxisScale, count: Int = 5) -> [Double] {
    Ticks.values(of: scale, count: count).values.compactMap(\.number)
  }

  @Test("an axis of numbers begins at zero and ends at a step of 1, 2 or 5")
  func nice() {
    #expect(marks(numbers([3, 47])) == [0, 10, 20, 30, 40, 50])
    #expect(marks(numbers([12, 93])) == [0, 20, 40, 60, 80, 100])
    #expect(marks(numbers([0.1, 0.27])) == [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3])
    #expect(marks(numbers([-30, 40])) == [-30, -20, -10, 0, 10, 20, 30, 40])
    #expect(marks(numbers([1_234_567])) == [0, 200_000, 400_000, 600_000, 800_000, 1_000_000, 1_200_000, 1_400_000])
  }

  @Test("without zero an axis begins near the least value, and whole numbers have whole steps")
  func choices() {
    let near = numbers([102, 118], .init(domain: .automatic(includesZero: false, reversed: false)))
    #expect(near.lower == 100 && near.upper == 120)
    let whole = AxisScale([.whole(1), .whole(2)], .init(), needsZero: true, count: 5)
    #expect(marks(whole) == [0, 1, 2])
  }

  @Test("values stand where their part of the axis is, with padding, reversed, by logarithms")
  func positions() {
    let scale = numbers([0, 100], .init(domain: .values([.number(0), .number(100)]), startPadding: 10, endPadding: 30))
    #expect(scale.position(of: .number(50), in: 240) == 110)
    #expect(scale.value(at: 110, in: 240) == .number(50))
    let reversed = numbers([0, 100], .init(domain: .automatic(includesZero: true, reversed: true)))
    #expect(reversed.position(of: .number(0), in: 100) == 100)
    let log = numbers([1, 1000], .init(domain: .values([.number(1), .number(1000)]), type: .log))
    #expect(abs((log.position(of: .number(10), in: 300) ?? 0) - 100) < 1e-9)
    #expect(marks(log) == [1, 10, 100, 1000])
  }

  @Test("texts have even steps, in the order in which they come, each once")
  func categories() {
    let scale = AxisScale(["b", "a", "b", "c"].map { .category($0) }, .init(), needsZero: true, count: 5)
    #expect(scale.categories == ["b", "a", "c"])
    #expect(scale.position(of: .category("a"), in: 300) == 150)
    #expect(scale.position(of: .category("z"), in: 300) == nil)
    #expect(scale.value(at: 290, in: 300) == .category("c"))
    #expect(scale.value(at: 301, in: 300) == nil)
  }

  @Test("no data, one value, values that are no numbers, and domains without a length have a scale")
  func odd() {
    for values in [[], [5], [.nan], [.infinity, 1], [0, 0], [-.greatestFiniteMagnitude, .greatestFiniteMagnitude]] as [[Double]] {
      let scale = numbers(values)
      #expect(scale.upper > scale.lower, "\(values)")
      #expect(Ticks.values(of: scale, count: 5).values.count < 50)
      _ = scale.position(of: .number(1), in: 0)
      #expect(scale.value(at: 1, in: 0) == nil)
    }
    #expect(Ticks.multiples(of: 0, from: 0, to: 1).isEmpty && Ticks.multiples(of: 1e-12, from: 0, to: 1).isEmpty)
    #expect(numbers([0, 1], .init(type: .log)).position(of: .number(0), in: 100) != nil)
  }

  @Test("an axis of dates has its marks at whole units")
  func dates() {
    let day = 86_400.0
    func unit(_ days: Double) -> DateUnit { DateUnit.step(dividing: days * day, into: 5) }
    #expect(unit(0.2) == DateUnit(component: .hour, count: 1))
    #expect(unit(6) == DateUnit(component: .day, count: 2))
    #expect(unit(30) == DateUnit(component: .weekOfYear, count: 1))
    #expect(unit(180) == DateUnit(component: .month, count: 2))
    #expect(unit(1460) == DateUnit(component: .year, count: 1))
    #expect(unit(25_000) == DateUnit(component: .year, count: 20))
  }

  @Test("months are named, hours and days written, and a range that is too long has no marks")
  func words() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let months = DateUnit(component: .month, count: 3).dates(from: start, to: start + 86_400 * 364, calendar: calendar)
    #expect(months.map { calendar.component(.month, from: $0) } == [1, 4, 7, 10])
    #expect(DateUnit(component: .second, count: 1).dates(from: start, to: start + 86_400 * 364, calendar: calendar).isEmpty)
    #expect(DateUnit(component: .month, count: 1).format == .dateTime.month(.abbreviated))
    #expect(DateUnit(component: .hour, count: 3).format == .dateTime.hour())
  }

  @Test("a value is what its type stands for, and comes back")
  func plottable() {
    enum Kind: String, Plottable { case big, small }
    #expect(Kind.big.plotted == .category("big") && Kind.from(.category("small")) == .small)
    #expect(Int.from(.number(2.6)) == 3 && Int.from(.number(1e300)) == nil && Int.from(.category("1")) == nil)
    #expect(Decimal(string: "1.5")?.plotted == .number(1.5) && Float(2).plotted == .number(2))
    #expect(Date.from(.number(3)) == nil)
  }

  @Test("a monotone curve goes no higher than its points")
  func monotone() {
    let points = [0, 10, 10, 2, 30].enumerated().map { CGPoint(x: Double($0) * 10, y: $1) }
    var path = Path()
    Curve.add(points, .monotone, to: &path)
    #expect(path.boundingRect.maxY <= 30.001 && path.boundingRect.minY >= -0.001)
  }
}
