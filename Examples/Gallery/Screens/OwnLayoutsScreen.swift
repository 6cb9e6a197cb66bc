import SwiftUI

extension Screen {
  static let ownLayouts = Screen("Own layouts", .layout, words: "flow chips radial equal widths AnyLayout LayoutValueKey") {
    OwnLayoutsScreen()
  }
}

struct OwnLayoutsScreen: View {
  var body: some View {
    Sample("A flow: side by side as long as they fit, then on the next line") { ChipsSample() }
    Sample("Around a circle; AnyLayout moves the same views into a row or a column") { CircleSample() }
    Sample("All as wide as the widest") {
      EqualWidths {
        FillingButton("No")
        FillingButton("Yes")
        FillingButton("Maybe")
      }
    }
    Sample("The same, and the last says that it may be wider") {
      EqualWidths {
        FillingButton("No")
        FillingButton("Yes")
        FillingButton("Ask me later").layoutValue(key: MayBeWider.self, value: true)
      }
    }
  }
}

// MARK: A flow

/// Views on lines, as words are in a text.
struct FlowLayout: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width ?? .infinity)
    let height = lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1))
    return CGSize(width: lines.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(of: subviews, in: bounds.width) {
      var x = bounds.minX
      for (index, size) in line.members {
        subviews[index].place(
          at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += line.height + spacing
    }
  }

  private struct Line {
    var members: [(index: Int, size: CGSize)] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func lines(of subviews: Subviews, in width: CGFloat) -> [Line] {
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      var size = subview.sizeThatFits(.unspecified)
      // What is wider than a whole line has to manage with one.
      if size.width > width { size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
      if let line = lines.last, line.width + spacing + size.width <= width {
        lines[lines.count - 1].width += spacing
      } else {
        lines.append(Line())
      }
      lines[lines.count - 1].members.append((index, size))
      lines[lines.count - 1].width += size.width
      lines[lines.count - 1].height = max(lines[lines.count - 1].height, size.height)
    }
    return lines
  }
}

private struct ChipsSample: View {
  @State private var spacing = 8.0
  @State private var count = 9

  private let words = [
    "Proposal", "Size", "Place", "Spacing", "Cache", "Bounds", "Anchor", "Priority", "Guides", "Subviews", "Value keys", "Axes",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      FlowLayout(spacing: spacing) {
        ForEach(0..<count, id: \.self) { index in
          Text(words[index % words.count])
            .font(.subheadline)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(.teal.opacity(0.25), in: Capsule())
            .accessibilityIdentifier("chip")
        }
      }
      Stepper("Spacing: \(Int(spacing))", value: $spacing, in: 0...24, step: 4)
        .frame(maxWidth: 260)
      Button("Add a Chip") { withAnimation { count += 1 } }
    }
    .frame(maxWidth: 520, alignment: .leading)
  }
}

// MARK: A circle

/// Views around a circle, the first at the top.
struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    let length = min(size.width, size.height)
    return CGSize(width: length, height: length)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let largest = sizes.map { max($0.width, $0.height) }.max() ?? 0
    let radius = (min(bounds.width, bounds.height) - largest) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * (Double(index) / Double(subviews.count) - 0.25)
      let place = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      subview.place(at: place, anchor: .center, proposal: .unspecified)
    }
  }
}

private struct CircleSample: View {
  @State private var arrangement = Arrangement.circle

  private let symbols = ["sun.max.fill", "cloud.fill", "bolt.fill", "snowflake", "drop.fill", "leaf.fill"]

  private enum Arrangement: String, CaseIterable, Identifiable {
    case circle = "Circle"
    case row = "Row"
    case column = "Column"

    var id: Self { self }

    var layout: AnyLayout {
      switch self {
      case .circle: AnyLayout(RadialLayout())
      case .row: AnyLayout(HStackLayout(spacing: 8))
      case .column: AnyLayout(VStackLayout(spacing: 8))
      }
    }
  }

  var body: some View {
    VStack(spacing: 16) {
      Picker("Arrangement", selection: $arrangement.animation()) {
        ForEach(Arrangement.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      arrangement.layout {
        ForEach(symbols, id: \.self) { symbol in
          Image(systemName: symbol)
            .foregroundStyle(.white)
            .frame(width: 36, height: 36)
            .background(.indigo, in: Circle())
            .accessibilityIdentifier("planet")
        }
      }
      .frame(height: 260)
    }
    .frame(maxWidth: 288)
  }
}

// MARK: Equal widths

/// A view with this value may be wider than the others, and does not make them wider.
struct MayBeWider: LayoutValueKey {
  static let defaultValue = false
}

/// A row of views, all as wide as the widest.
struct EqualWidths: Layout {
  var spacing: CGFloat = 8

  /// What is the same for every proposal is found out once.
  struct Cache {
    var widths: [CGFloat]
    var height: CGFloat
  }

  func makeCache(subviews: Subviews) -> Cache {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let equal = zip(subviews, sizes).filter { !$0.0[MayBeWider.self] }.map(\.1.width).max() ?? 0
    let widths = zip(subviews, sizes).map { $0[MayBeWider.self] ? max(equal, $1.width) : equal }
    return Cache(widths: widths, height: sizes.map(\.height).max() ?? 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let gaps = spacing * CGFloat(max(0, subviews.count - 1))
    return CGSize(width: cache.widths.reduce(0, +) + gaps, height: cache.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, cache.widths) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: cache.height))
      x += width + spacing
    }
  }
}

/// A button that takes all of the width that it is offered.
private struct FillingButton: View {
  let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Button {
    } label: {
      Text(title).lineLimit(1).frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
  }
}
