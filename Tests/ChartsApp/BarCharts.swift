import OrielCharts
import SwiftUI

struct StepCount: Identifiable {
  let id = UUID()
  let day: Date
  let steps: Int
}

struct StepsChart: View {
  let counts = [4210, 8120, 6300, 10_240, 7400, 12_830, 9100].enumerated().map { StepCount(day: Days.day($0), steps: $1) }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Steps").font(.headline)
      Chart(counts) {
        BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Steps", $0.steps))
          .foregroundStyle(.orange.gradient)
          .cornerRadius(4)
        RuleMark(y: .value("Goal", 8000))
          .foregroundStyle(.secondary)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
          .accessibilityHidden(true)
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
        }
      }
      .frame(height: 220)
    }
  }
}

struct Spending: Identifiable {
  let month: Int
  let category: String
  let amount: Double
  var id: String { "\(month) \(category)" }

  static let all: [Spending] = (1...6).flatMap { month -> [Spending] in
    let number = Double(month)
    return [
      Spending(month: month, category: "Rent", amount: 900),
      Spending(month: month, category: "Food", amount: 320 + number * 20),
      Spending(month: month, category: "Travel", amount: number * number * 14),
    ]
  }
}

struct StackedChart: View {
  var body: some View {
    Chart {
      ForEach(Spending.all) { item in
        BarMark(x: .value("Month", Days.month(item.month), unit: .month), y: .value("Amount", item.amount))
          .foregroundStyle(by: .value("Category", item.category))
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine()
        AxisValueLabel {
          if let amount = value.as(Double.self) { Text("$\(Int(amount))") }
        }
      }
    }
    .frame(height: 260)
  }
}

struct GroupedChart: View {
  var body: some View {
    Chart(Spending.all.filter { $0.month <= 4 }) { item in
      BarMark(x: .value("Month", "Month \(item.month)"), y: .value("Amount", item.amount))
        .foregroundStyle(by: .value("Category", item.category))
        .position(by: .value("Category", item.category))
        .annotation(position: .top) { Text("\(Int(item.amount))").font(.caption2) }
    }
    .chartForegroundStyleScale(["Rent": Color.indigo, "Food": Color.teal, "Travel": Color.pink])
    .chartLegend(position: .top, alignment: .trailing)
    .frame(height: 260)
  }
}

struct RankingChart: View {
  let fruits = [("Apples", 42), ("Pears", 31), ("Plums", 18), ("Cherries", 12), ("Kiwis", 7)]

  var body: some View {
    Chart(fruits, id: \.0) { name, count in
      BarMark(x: .value("Sold", count), y: .value("Fruit", name))
        .annotation(position: .trailing, alignment: .leading) { Text("\(count)").font(.caption).foregroundStyle(.secondary) }
    }
    .chartXAxis(.hidden)
    .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
    .frame(height: 220)
  }
}

struct ChangingChart: View {
  @State private var values = [3.0, 7, 5, 9]

  var body: some View {
    VStack {
      Chart {
        ForEach(Array(values.enumerated()), id: \.offset) { index, value in
          BarMark(x: .value("Quarter", "Q\(index + 1)"), y: .value("Sales", value))
        }
        ForEach(Array(values.enumerated()), id: \.offset) { index, value in
          LineMark(x: .value("Quarter", "Q\(index + 1)"), y: .value("Sales", value)).foregroundStyle(.orange)
        }
      }
      .chartYScale(domain: 0...10)
      .frame(height: 200)
      Button("Change") { withAnimation { values = [8, 2, 6, 4] } }
    }
  }
}
