import OrielCharts
import SwiftUI

/// Charts as everybody writes them, each on a page of its own.
@main
struct ChartsApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List(Sample.allCases) { sample in NavigationLink(sample.title, value: sample) }
          .navigationTitle("Charts")
          .navigationDestination(for: Sample.self) { sample in
            ScrollView { sample.view.padding() }.navigationTitle(sample.title).navigationBarTitleDisplayMode(.inline)
          }
      }
    }
  }
}

enum Sample: String, CaseIterable, Identifiable {
  case bars, stacked, grouped, lines, area, scatter, donut, ranking, range, selection, scrolling, changing

  var id: Self { self }
  var title: String { rawValue.capitalized }

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .bars: StepsChart()
    case .stacked: StackedChart()
    case .grouped: GroupedChart()
    case .lines: LinesChart()
    case .area: AreaChart()
    case .scatter: ScatterChart()
    case .donut: DonutChart()
    case .ranking: RankingChart()
    case .range: RangeChart()
    case .selection: SelectionChart()
    case .scrolling: ScrollingChart()
    case .changing: ChangingChart()
    }
  }
}

enum Days {
  static let start = Calendar.current.date(from: DateComponents(year: 2024, month: 3, day: 4))!
  static func day(_ number: Int) -> Date { Calendar.current.date(byAdding: .day, value: number, to: start)! }
  static func month(_ number: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: 2024, month: number, day: 1))!
  }
}
