import OrielCharts
import SwiftUI

struct Weather: Identifiable {
  let city: String
  let month: Int
  let degrees: Double
  var id: String { city + "\(month)" }

  static let all: [Weather] = year(in: "Oslo", -4, 17) + year(in: "Rome", 8, 26) + year(in: "Cairo", 14, 29)

  private static func year(in city: String, _ low: Double, _ high: Double) -> [Weather] {
    (1...12).map { month in
      let warmth: Double = (1 - cos(Double(month - 1) / 6 * .pi)) / 2
      return Weather(city: city, month: month, degrees: low + (high - low) * warmth)
    }
  }
}

struct LinesChart: View {
  var body: some View {
    Chart(Weather.all) { item in
      LineMark(x: .value("Month", Days.month(item.month)), y: .value("Temperature", item.degrees))
        .foregroundStyle(by: .value("City", item.city))
        .symbol(by: .value("City", item.city))
        .interpolationMethod(.catmullRom)
    }
    .chartYAxisLabel("°C")
    .frame(height: 260)
  }
}

struct AreaChart: View {
  let values: [(Date, Double)] = (0..<30).map { number in
    let wave: Double = 8 * sin(Double(number) / 4)
    return (Days.day(number), 60 + wave + Double(number % 3))
  }

  var body: some View {
    Chart(values, id: \.0) { day, weight in
      AreaMark(x: .value("Day", day), y: .value("Weight", weight))
        .interpolationMethod(.monotone)
        .foregroundStyle(LinearGradient(colors: [.purple.opacity(0.4), .purple.opacity(0)], startPoint: .top, endPoint: .bottom))
        .accessibilityHidden(true)
      LineMark(x: .value("Day", day), y: .value("Weight", weight))
        .interpolationMethod(.monotone)
        .foregroundStyle(.purple)
        .lineStyle(StrokeStyle(lineWidth: 3))
    }
    .chartYScale(domain: 40...80)
    .frame(height: 220)
  }
}

struct ScatterChart: View {
  struct Leaf: Identifiable {
    let id: Int
    var length: Double { Double(id % 8) * 3 + Double(id) / 5 }
    var width: Double { Double((id * 7) % 23) + 4 }
    var kind: String { ["A", "B", "C"][id % 3] }
  }

  var body: some View {
    Chart((0..<40).map { Leaf(id: $0) }) { leaf in
      PointMark(x: .value("Length", leaf.length), y: .value("Width", leaf.width))
        .foregroundStyle(by: .value("Kind", leaf.kind))
        .symbol(by: .value("Kind", leaf.kind))
    }
    .chartXAxisLabel("Length (mm)", alignment: .center)
    .frame(height: 260)
  }
}

struct RangeChart: View {
  var body: some View {
    Chart(1..<13) { month in
      BarMark(
        x: .value("Month", Days.month(month), unit: .month), yStart: .value("Low", 52 - abs(6 - month)),
        yEnd: .value("High", 120 + month * 3), width: .fixed(8)
      )
      .clipShape(Capsule())
      .foregroundStyle(.red)
    }
    .chartYAxis { AxisMarks(values: [0, 50, 100, 150, 200]) }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 3)) { value in
        AxisGridLine()
        AxisTick()
        if let date = value.as(Date.self) { AxisValueLabel(date.formatted(.dateTime.month(.wide))) }
      }
    }
    .chartPlotStyle { $0.background(.gray.opacity(0.08)) }
    .frame(height: 220)
  }
}
