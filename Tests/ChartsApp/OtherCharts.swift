import OrielCharts
import SwiftUI

struct DonutChart: View {
  let shares = [("Cachapa", 9631), ("Injera", 6959), ("Crêpe", 4891), ("Jian Bing", 2506), ("Dosa", 1777)]

  var body: some View {
    Chart(shares, id: \.0) { name, sales in
      SectorMark(angle: .value("Sales", sales), innerRadius: .ratio(0.618), angularInset: 1.5)
        .cornerRadius(5)
        .foregroundStyle(by: .value("Name", name))
    }
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let plot = proxy.plotFrame {
          let frame = geometry[plot]
          VStack {
            Text("Most sold").font(.callout).foregroundStyle(.secondary)
            Text("Cachapa").font(.title2.bold())
          }
          .position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .frame(height: 300)
  }
}

struct SelectionChart: View {
  @State private var selected: String?
  @State private var tapped = "nothing"
  let names = ["Mon", "Tue", "Wed", "Thu", "Fri"]

  var body: some View {
    VStack {
      Text("Selected: \(selected ?? "nothing")")
      Text("Tapped: \(tapped)")
      Chart {
        ForEach(Array(names.enumerated()), id: \.offset) { index, name in
          BarMark(x: .value("Day", name), y: .value("Hours", index + 2))
            .opacity(selected == nil || selected == name ? 1 : 0.3)
        }
        if let selected {
          RuleMark(x: .value("Day", selected))
            .foregroundStyle(.gray.opacity(0.3))
            .zIndex(-1)
            .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
              Text("A note on \(selected)").padding(4).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 4))
            }
        }
      }
      .chartXSelection(value: $selected)
      .frame(height: 200)
      .padding(.top, 30)
      Chart(1..<6) { LineMark(x: .value("Day", $0), y: .value("Value", $0 * $0)) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Rectangle().fill(.clear).contentShape(Rectangle())
              .onTapGesture { location in
                guard let frame = proxy.plotFrame else { return }
                let x = location.x - geometry[frame].origin.x
                if let day: Int = proxy.value(atX: x) { tapped = "day \(day)" }
              }
          }
        }
        .accessibilityIdentifier("overlaid")
        .frame(height: 150)
    }
  }
}

struct ScrollingChart: View {
  @State private var position = Days.day(30)
  let counts = (0..<60).map { StepCount(day: Days.day($0), steps: 3000 + ($0 * 733) % 8000) }

  var body: some View {
    VStack {
      Text("From \(position.formatted(.dateTime.month(.abbreviated).day()))")
      Chart(counts) { BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Steps", $0.steps)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3600 * 24 * 14)
        .chartScrollPosition(x: $position)
        .chartXAxis { AxisMarks(values: .stride(by: .day, count: 7)) }
        .frame(height: 220)
    }
  }
}
