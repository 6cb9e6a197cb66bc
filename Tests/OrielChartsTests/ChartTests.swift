import SwiftUICore
import SwiftUITesting
import Testing

@testable import OrielCharts

/// Charts as views: where their parts are, what they say, what they follow.
@MainActor
@Suite("Charts")
struct ChartTests {
  private func host(_ view: some View) -> TestHost { TestHost(windowSize: CGSize(width: 300, height: 200)) { view } }

  @Test("bars stand in the room that the axes leave, and labels beside it")
  func frames() throws {
    let host = host(
      Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 50)).accessibilityIdentifier("jan")
        BarMark(x: .value("Month", "Feb"), y: .value("Sales", 100)).accessibilityIdentifier("feb")
      })
    // Characters are 10 points wide and lines 20 high: "100" takes 30, with 5 between, and half a line is above the plot.
    let (jan, feb) = (try host.find(.identifier("jan")).frame, try host.find(.identifier("feb")).frame)
    #expect(feb.minY == 10 && feb.maxY == 175 && jan.maxY == 175 && jan.height == feb.height / 2)
    #expect(jan.midX == 66.25 && feb.midX == 198.75)
    let label = try host.find(.text("100")).frame
    #expect(label.minX == 270 && label.midY == 10)
    #expect(try host.find(.text("Jan")).frame.midX == jan.midX && host.find(.text("Jan")).frame.minY == 180)
  }

  @Test("hidden axes leave all the room, and a legend names the styles")
  func room() throws {
    let plain = host(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1), width: .ratio(1)).accessibilityIdentifier("bar") }
        .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(try plain.find(.identifier("bar")).frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(plain.texts.isEmpty)
    let named = host(
      Chart {
        ForEach(["Cats", "Dogs"], id: \.self) { name in
          BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("Kind", name))
        }
      }.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(named.texts == ["Cats", "Dogs"])
  }

  @Test("marks say where they are and how large")
  func spoken() throws {
    let host = host(
      Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 50)).foregroundStyle(by: .value("Kind", "Cats"))
        BarMark(x: .value("Month", "Feb"), y: .value("Sales", 5)).accessibilityLabel("February").accessibilityValue("five")
        LineMark(x: .value("Month", "Jan"), y: .value("Sales", 7))
        LineMark(x: .value("Month", "Feb"), y: .value("Sales", 8))
      })
    #expect(try host.find(.label("Jan, Cats")).frame.height > 0)
    #expect(try host.find(.label("February")).frame.height > 0)
  }

  struct Changing: View {
    @State private var value = 50
    var body: some View {
      VStack(spacing: 0) {
        Chart { BarMark(x: .value("x", "a"), y: .value("y", value)).accessibilityIdentifier("bar") }
          .chartYScale(domain: 0...100).chartXAxis(.hidden).chartYAxis(.hidden)
        Button("Change") { value = 100 }
      }
    }
  }

  @Test("a chart follows its data")
  func follows() throws {
    let host = host(Changing())
    let before = try host.find(.identifier("bar")).frame.height
    try host.find(.button("Change")).press()
    host.turn()
    #expect(try host.find(.identifier("bar")).frame.height == before * 2)
  }

  @Test("modifiers around several charts are for each, and a chart in an annotation has its own axes")
  func around() throws {
    let host = host(
      VStack {
        Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
      }
      .chartXAxis(.hidden)
      .chartYAxis { AxisMarks(values: [0, 1]) { value in AxisValueLabel("v\(value.index)") } })
    #expect(host.texts == ["v0", "v1", "v0", "v1"])
  }

  @Test("values of an axis are what the app's types are, and labels what it says")
  func values() {
    let host = host(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 100)) }
        .chartXAxis { AxisMarks { value in AxisValueLabel { Text("<\(value.as(String.self) ?? "none")>") } } }
        .chartYAxis {
          AxisMarks(values: .stride(by: 50)) { value in
            if let number = value.as(Int.self), number > 0 { AxisValueLabel("\(number) %") }
          }
          AxisMarks(position: .leading, values: [25]) { AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent()) }
        })
    #expect(Set(host.texts) == ["<a>", "50 %", "100 %", "2,500%"])
  }

  @Test("layers of a chart know where values are, and which values are somewhere")
  func proxies() throws {
    let host = host(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 100)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartOverlay { proxy in
          let value: Int? = proxy.value(atY: 50)
          let name = proxy.value(atX: 10, as: String.self)
          Text(verbatim: "\(proxy.position(forY: 25) ?? -1) \(value ?? -1) \(name ?? "none")")
        })
    #expect(host.texts == ["150.0 75 a"])
  }

  @Test("a chart without marks has axes, and one of sectors none")
  func empty() {
    #expect(!host(Chart {}).texts.isEmpty)
    let pie = host(Chart { SectorMark(angle: .value("v", 1)) })
    #expect(pie.texts.isEmpty)
  }

  @Test("what there is to say beside a plot stands beside it")
  func titles() throws {
    let host = host(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.chartXAxisLabel("below").chartYAxisLabel("above"))
    #expect(try host.find(.text("above")).frame.minY == 0 && host.find(.text("below")).frame.maxY == 200)
  }
}
