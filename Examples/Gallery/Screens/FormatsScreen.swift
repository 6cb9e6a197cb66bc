import SwiftUI

extension Screen {
  static let formats = Screen("Formats", .text, words: "date number timer relative currency percent interpolation") {
    FormatsScreen()
  }
}

struct FormatsScreen: View {
  @State private var start = Date.now

  var body: some View {
    Sample("Numbers") {
      VStack(alignment: .leading, spacing: 4) {
        Text(1234567.891, format: .number)
        Text(0.256, format: .percent)
        Text(19.99, format: .currency(code: "EUR"))
        Text("Half of 5 is \(2.5, specifier: "%.2f")")
      }
    }
    Sample("Dates") {
      VStack(alignment: .leading, spacing: 4) {
        Text(start, style: .date)
        Text(start, style: .time)
        Text(start, format: .dateTime.year().month().day())
      }
    }
    Sample("Since this screen came") {
      VStack(alignment: .leading, spacing: 4) {
        Text(start, style: .timer)
        Text(start, style: .relative)
        Text(start, style: .offset)
      }
      .monospacedDigit()
    }
  }
}
