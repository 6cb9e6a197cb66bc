import SwiftUI

/// Bars that grow one after the other.
struct ChartView: View {
  private static let weeks = [[3, 5, 2, 8, 6, 9, 4], [7, 2, 6, 4, 9, 1, 5], [5, 8, 9, 3, 2, 6, 7]]
  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  @State private var week = 0
  @State private var isGrown = false

  var body: some View {
    VStack(spacing: 20) {
      Picker("Week", selection: $week) {
        ForEach(Self.weeks.indices, id: \.self) { Text("Week \($0 + 1)") }
      }
      .pickerStyle(.segmented)
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(Self.days.indices, id: \.self) { day in
          let value = Self.weeks[week][day]
          VStack(spacing: 6) {
            Text("\(value)")
              .font(.caption.monospacedDigit())
              .contentTransition(.numericText(value: Double(value)))
            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
              .fill(value > 6 ? Color.orange.gradient : Color.blue.gradient)
              .frame(height: isGrown ? CGFloat(value) * 22 : 2)
            Text(Self.days[day]).font(.caption2).foregroundStyle(.secondary)
          }
          .animation(.spring(duration: 0.5, bounce: 0.3).delay(Double(day) * 0.05), value: isGrown)
          .animation(.spring(duration: 0.5, bounce: 0.3).delay(Double(day) * 0.05), value: week)
        }
      }
      .frame(height: 250, alignment: .bottom)
      Text("Total \(Self.weeks[week].reduce(0, +))")
        .font(.headline.monospacedDigit())
        .contentTransition(.numericText(value: Double(Self.weeks[week].reduce(0, +))))
        .animation(.smooth, value: week)
    }
    .padding()
    .onAppear { isGrown = true }
  }
}
