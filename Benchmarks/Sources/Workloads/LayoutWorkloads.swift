import Foundation
import SwiftUI
import SwiftUITesting

private final class Line: ObservableObject, Identifiable {
  let id: Int
  @Published var text = "Line"

  init(_ id: Int) {
    self.id = id
  }
}

private struct LineView: View {
  @ObservedObject var line: Line

  var body: some View {
    HStack {
      Text(verbatim: "Line")
      Text(verbatim: line.text)
    }
  }
}

/// Rows that are all made, in a window that scrolls.
private struct Lines: View {
  let lines: [Line]

  var body: some View {
    ScrollView {
      VStack { ForEach(lines) { LineView(line: $0) } }
    }
  }
}

/// Five elements that a person sees.
private struct Card: View {
  let index: Int

  var body: some View {
    HStack {
      Color.gray.frame(width: 24, height: 24)
      VStack(alignment: .leading) {
        Text(verbatim: "Card number \(index), with a title that may need more than one line")
        Text(verbatim: "Details").font(.footnote)
      }
      Spacer()
      Text(verbatim: "\(index)").padding(4)
    }
  }
}

private struct Cards: View {
  var body: some View {
    VStack(spacing: 2) { ForEach(0..<60) { Card(index: $0) } }
  }
}

/// Stacks in stacks, along both axes in turn.
private struct Nest: View {
  let depth: Int

  var body: some View {
    if depth % 2 == 0 {
      HStack {
        Text(verbatim: "level")
        inside
        Color.gray.frame(minWidth: 1)
      }
    } else {
      VStack {
        Text(verbatim: "level")
        inside
        Color.gray.frame(minHeight: 1)
      }
    }
  }

  private var inside: AnyView { depth == 0 ? AnyView(Text(verbatim: "end")) : AnyView(Nest(depth: depth - 1)) }
}

extension Workload {
  /// What a layout in the turn costs, beside the same without one.
  static var layouts: [Workload] { [true, false].flatMap(layouts) }

  private static func layouts(_ laysOut: Bool) -> [Workload] {
    let subject = laysOut ? "layout" : "no layout"
    let rows = [10_000, 100_000].flatMap { size -> [Workload] in
      [
        Workload("layout: mount", subject, size: size) {
          let lines = (0..<size).map(Line.init)
          var host: CountingHost?
          return Run(
            isMount: true, counts: { (host?.evaluationCount ?? 0, host?.patchCount ?? 0) }, reset: { host = nil },
            step: { host = CountingHost(laysOut: laysOut) { Lines(lines: lines) } })
        },
        changes("layout: one row changes, its size stays", subject, size: size, laysOut, "Lien"),
        changes("layout: one row grows", subject, size: size, laysOut, "Line\nLien"),
      ]
    }
    return rows + [
      Workload("layout: a window of 300 elements changes its width", subject, size: 300) {
        let host = CountingHost(laysOut: laysOut) { Cards() }
        var isWide = false
        return Run(of: host) {
          isWide.toggle()
          host.windowSize.width = isWide ? 700 : 390
          host.turn()
        }
      }
    ]
      + [1, 30].map { depth in
        Workload("layout: a nest of stacks changes its width", subject, size: depth) {
          let host = CountingHost(laysOut: laysOut) { Nest(depth: depth) }
          var isWide = false
          return Run(of: host) {
            isWide.toggle()
            host.windowSize.width = isWide ? 700 : 390
            host.turn()
          }
        }
      }
  }

  private static func changes(_ name: String, _ subject: String, size: Int, _ laysOut: Bool, _ other: String) -> Workload {
    Workload(name, subject, size: size) {
      let lines = (0..<size).map(Line.init)
      let host = CountingHost(laysOut: laysOut) { Lines(lines: lines) }
      let line = lines[size / 2]
      return Run(of: host) {
        line.text = line.text == "Line" ? other : "Line"
        host.turn()
      }
    }
  }
}
