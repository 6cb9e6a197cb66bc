import SwiftUICore
import Testing

@testable import OrielCharts

/// Where marks are in a plot.
@MainActor
@Suite("Plots of charts")
struct PlotTests {
  private func geometry(
    _ settings: ChartSettings = .init(), size: CGSize = CGSize(width: 300, height: 100),
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> PlotGeometry {
    PlotGeometry(ChartModel(content().collected(), settings, size: size), size: size)
  }

  private func frames(_ geometry: PlotGeometry) -> [CGRect] {
    geometry.model.marks.indices.compactMap { geometry.frame(of: $0) }.map {
      CGRect(x: $0.minX.rounded(), y: $0.minY.rounded(), width: $0.width.rounded(), height: $0.height.rounded())
    }
  }

  @Test("bars stand on zero, in the middle of their step, and one on the other")
  func bars() {
    let plot = geometry {
      BarMark(x: .value("x", "a"), y: .value("y", 40))
      BarMark(x: .value("x", "b"), y: .value("y", 60))
      BarMark(x: .value("x", "a"), y: .value("y", 60))
      BarMark(x: .value("x", "c"), y: .value("y", 50), width: .fixed(10))
      BarMark(x: .value("x", "c"), y: .value("y", 50), width: .ratio(1), stacking: .unstacked)
    }
    #expect(
      frames(plot) == [
        CGRect(x: 18, y: 60, width: 65, height: 40), CGRect(x: 118, y: 40, width: 65, height: 60),
        CGRect(x: 18, y: 0, width: 65, height: 60), CGRect(x: 245, y: 50, width: 10, height: 50),
        CGRect(x: 200, y: 50, width: 100, height: 50),
      ])
  }

  @Test("numbers below zero are stacked downwards")
  func below() {
    let plot = geometry {
      ForEach([30, -20, 20, -30], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) }
    }
    #expect(frames(plot).map(\.minY) == [20, 50, 0, 70] && plot.model.y.lower == -50)
  }

  @Test("normalized bars are parts of one, centered ones stand around the middle")
  func methods() {
    let parts = geometry {
      BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: .normalized)
      BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: .normalized)
    }
    #expect(parts.model.stacks[0]?.end == 0.25 && parts.model.stacks[1]?.end == 1 && parts.model.y.upper == 1)
    let centered = geometry {
      BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: .center)
      BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: .center)
    }
    #expect(centered.model.stacks[0]?.start == -2 && centered.model.stacks[1]?.end == 2)
  }

  @Test("bars lie where only x is a number, the first text on top")
  func lying() {
    let plot = geometry {
      BarMark(x: .value("x", 50), y: .value("y", "a"))
      BarMark(x: .value("x", 100), y: .value("y", "b"))
    }
    #expect(frames(plot).map(\.minX) == [0, 0] && frames(plot).map(\.width) == [150, 300])
    #expect(frames(plot)[0].maxY < frames(plot)[1].minY)
  }

  @Test("bars of one place stand beside each other by a value")
  func beside() {
    let plot = geometry {
      ForEach(["m", "n"], id: \.self) { name in
        BarMark(x: .value("x", "a"), y: .value("y", 1)).position(by: .value("n", name))
      }
    }
    let found = frames(plot)
    #expect(found[0].maxX <= found[1].minX && found[0].height == found[1].height && found[0].width == 108)
  }

  @Test("a bar with a unit fills its part of that, and a range all of it")
  func units() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let plot = geometry {
      ForEach(0..<3) { day in
        BarMark(x: .value("x", start + Double(day) * 86_400, unit: .day), y: .value("y", 1))
      }
    }
    #expect(frames(plot).map(\.width) == [65, 65, 65] && frames(plot)[0].minX == 18)
    let ranges = geometry { BarMark(x: .value("x", 0..<10), y: .value("y", 1)) }
    #expect(frames(ranges) == [CGRect(x: 1, y: 0, width: 299, height: 100)] || frames(ranges)[0].width == 299)
  }

  @Test("areas are stacked by their series, lines are not, and each line is one")
  func series() throws {
    let plot = geometry {
      ForEach(["a", "b"], id: \.self) { name in
        ForEach(0..<3) { x in
          AreaMark(x: .value("x", x), y: .value("y", 5)).foregroundStyle(by: .value("n", name))
          LineMark(x: .value("x", x), y: .value("y", 5)).foregroundStyle(by: .value("n", name))
        }
      }
    }
    #expect(plot.model.y.upper == 10)
    let items = plot.items().items
    #expect(items.count == 4 && items.allSatisfy { $0.points.count == 3 })
    let high = plot.model.marks.indices.filter { plot.model.marks[$0].kind == .area }.compactMap { plot.ends(ofArea: $0)?.high.y }
    #expect(high == [50, 50, 50, 0, 0, 0])
  }

  @Test("sectors share the turn by their values, and one without a value has none")
  func sectors() {
    let plot = geometry {
      ForEach([1, 3, 0, -2], id: \.self) { SectorMark(angle: .value("v", $0)) }
    }
    #expect(plot.sectors().map(\.end) == [0.25, 1, 1, 1])
    let shape = SectorShape(plot.model.marks[0], start: 0, end: 0.25)
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(shape.contains(CGPoint(x: 70, y: 30), in: square) && !shape.contains(CGPoint(x: 30, y: 30), in: square))
    let bounds = shape.path(in: square).boundingRect
    #expect(abs(bounds.minX - 50) < 0.1 && abs(bounds.minY) < 0.1 && abs(bounds.maxX - 100) < 0.1)
    #expect(geometry { SectorMark(angle: .value("v", 0)) }.sectors().isEmpty)
  }

  @Test("rules go through the plot, and annotations stand beside their marks")
  func rules() {
    let plot = geometry {
      BarMark(x: .value("x", "a"), y: .value("y", 100)).annotation { Text("100") }
      RuleMark(y: .value("y", 25))
    }
    #expect(plot.frame(of: 1) == CGRect(x: 0, y: 75, width: 300, height: 0))
    #expect(plot.items().annotations.map(\.frame) == [plot.frame(of: 0)])
    let above = PlotLayout.origin(
      of: CGSize(width: 20, height: 10), beside: CGRect(x: 40, y: 50, width: 20, height: 50), .top, .center, 4)
    #expect(above == CGPoint(x: 40, y: 36))
  }

  @Test("values that are no numbers draw nothing and stop nothing")
  func odd() {
    let plot = geometry {
      ForEach([Double.nan, .infinity, 1], id: \.description) { value in
        BarMark(x: .value("x", "a"), y: .value("y", value))
        LineMark(x: .value("x", value), y: .value("y", value))
        PointMark(x: .value("x", 1), y: .value("y", value)).symbolSize(-4)
      }
      BarMark(x: .value("x", 1), y: .value("y", "text"))
      SectorMark(angle: .value("v", Double.nan))
    }
    for item in plot.items().items { #expect(item.frame.minX.isFinite && item.frame.width.isFinite && item.frame.height >= 0) }
  }
}
