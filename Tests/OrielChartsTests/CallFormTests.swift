import OrielCharts
import SwiftUICore
import SwiftUITesting
import Testing

/// Charts as apps write them: that this compiles is the test.
@MainActor
@Suite("Call forms of charts")
struct CallFormTests {
  enum Kind: String, CaseIterable, Plottable, Identifiable {
    case walk, run
    var id: Self { self }
  }

  struct Entry: Identifiable {
    let id = UUID()
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var amount: Double = 1
    var cost: Decimal = 2
    var kind = Kind.walk
    var name: String { kind.rawValue.capitalized }
  }

  struct ThresholdMark: ChartContent {
    let limit: Double
    var body: some ChartContent {
      RuleMark(y: .value("Limit", limit)).foregroundStyle(.red).annotation(position: .top, alignment: .trailing) { Text("Limit") }
    }
  }

  struct Screen: View {
    @State private var selectedDate: Date?
    @State private var selectedRange: ClosedRange<Date>?
    @State private var selectedAngle: Double?
    @State private var scroll = Date(timeIntervalSinceReferenceDate: 0)
    let entries = [Entry(), Entry(date: Date(timeIntervalSinceReferenceDate: 200_000), amount: 3, kind: .run)]
    var showsLimit = true
    let label = "Name"

    @ChartContentBuilder private func line(_ entry: Entry) -> some ChartContent {
      LineMark(x: .value("Date", entry.date), y: .value("Amount", entry.amount), series: .value("Kind", entry.kind))
        .interpolationMethod(.cardinal(tension: 0.2))
        .symbol { Circle().fill(.blue).frame(width: 6) }
      if entry.amount > 2 {
        PointMark(x: .value("Date", entry.date), y: .value("Amount", entry.amount)).symbolSize(40).symbol(.diamond)
      } else {
        PointMark(x: .value("Date", entry.date), y: .value("Amount", entry.amount)).symbol(Circle().strokeBorderSymbol)
      }
    }

    var body: some View {
      ScrollView {
        Chart {
          ForEach(entries) { entry in
            line(entry)
            AreaMark(x: .value("Date", entry.date), yStart: .value("Low", 0), yEnd: .value("High", entry.amount))
              .foregroundStyle(.linearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
          }
          if showsLimit { ThresholdMark(limit: 2) }
          if let selectedDate {
            RuleMark(x: .value("Selected", selectedDate, unit: .day))
              .offset(yStart: -10)
              .annotation(
                position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
              ) { Text("\(selectedDate)") }
          }
        }
        .chartXSelection(value: $selectedDate)
        .chartXSelection(range: $selectedRange)
        .chartXAxis {
          AxisMarks(preset: .aligned, values: .stride(by: .day, count: 1)) { value in
            if let date = value.as(Date.self) {
              let hour = Calendar.current.component(.hour, from: date)
              switch hour {
              case 0, 12: AxisValueLabel(format: .dateTime.hour())
              default: AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .omitted)))
              }
            }
            AxisGridLine(stroke: .init(lineWidth: 1, dash: [2, 3])).foregroundStyle(.gray.opacity(0.2))
            AxisTick(length: 4)
          }
        }
        .chartYAxis {
          AxisMarks(
            format: .currency(code: "EUR").precision(.fractionLength(0)), position: .leading, values: .automatic(desiredCount: 3))
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .chartXScale(range: .plotDimension(padding: 12))
        .chartLegend(position: .bottom, alignment: .center, spacing: 10) { Text("Legend") }
        .chartPlotStyle { plot in plot.frame(height: 120).background(.gray.opacity(0.1)).border(.gray) }
        .frame(height: 160)

        Chart(entries) {
          SectorMark(
            angle: .value(Text(verbatim: "Amount"), $0.amount), innerRadius: .ratio(0.6), outerRadius: .inset(4), angularInset: 1
          )
          .foregroundStyle(by: .value(label, $0.name))
          .opacity(selectedAngle == nil ? 1 : 0.5)
        }
        .chartAngleSelection(value: $selectedAngle)
        .chartForegroundStyleScale(["Walk": .green, "Run": .orange])
        .chartLegend(.hidden)

        Chart(Kind.allCases) { kind in
          BarMark(x: .value("Kind", kind), y: .value("Cost", entries[0].cost), stacking: .normalized)
            .foregroundStyle(kind == .run ? Color.red.gradient : Color.blue.gradient)
            .position(by: .value("Kind", kind.rawValue), axis: .horizontal)
        }
        .chartForegroundStyleScale(domain: Kind.allCases.map(\.rawValue), range: [Color.red, Color.blue])
        .chartYAxisLabel("Cost", position: .leading)
        .chartGesture { proxy in
          DragGesture(minimumDistance: 0).onChanged { proxy.selectXValue(at: $0.location.x) }
        }

        Chart(entries) { BarMark(x: .value("Date", $0.date, unit: .day), y: .value("Amount", $0.amount), width: 12) }
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 3600 * 24)
          .chartScrollPosition(x: $scroll)
          .chartOverlay { proxy in
            GeometryReader { geometry in
              Rectangle().fill(.clear).contentShape(Rectangle())
                .gesture(
                  DragGesture().onChanged { value in
                    let origin = geometry[proxy.plotAreaFrame].origin
                    let point = CGPoint(x: value.location.x - origin.x, y: value.location.y - origin.y)
                    if let (date, _) = proxy.value(at: point, as: (Date, Double).self) { selectedDate = date }
                  })
            }
          }
      }
    }
  }

  @Test("charts of real apps compile, and show their labels")
  func compiles() {
    let host = TestHost { Screen() }
    #expect(host.texts.contains("Limit") && host.texts.contains("Legend"))
  }
}

extension Circle {
  fileprivate var strokeBorderSymbol: some ChartSymbolShape { BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2) }
}
