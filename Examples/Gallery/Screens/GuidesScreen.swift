import SwiftUI

extension Screen {
  static let guides = Screen("Guides", .layout, words: "alignmentGuide AlignmentID custom alignment baseline badge stairs") {
    GuidesScreen()
  }
}

struct GuidesScreen: View {
  var body: some View {
    Sample("Rows that meet where the values begin: a horizontal alignment of one's own") {
      VStack(alignment: .valueEdge, spacing: 8) {
        Fact("Name", "Ada Lovelace")
        Fact("Born", "10 December 1815")
        Fact("Occupation", "Mathematician")
      }
      .background(alignment: Alignment(horizontal: .valueEdge, vertical: .center)) { GuideLine(axis: .vertical) }
    }
    Sample("A name on the line of a title in another column") { LetterSample() }
    Sample("The arrow follows the row that was tapped") { PointerSample() }
    Sample("Texts of three sizes in a row") {
      VStack(alignment: .leading, spacing: 12) {
        PriceRow(alignment: .center, name: "aligned at\ntheir centers")
        PriceRow(alignment: .firstTextBaseline, name: "aligned at\nfirst baselines")
        PriceRow(alignment: .lastTextBaseline, name: "aligned at\nlast baselines")
      }
    }
    Sample("Stairs: each leading edge is elsewhere") {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(0..<4, id: \.self) { step in
          Text("Step \(step + 1)")
            .padding(.horizontal, 12)
            .padding(.vertical, 4)
            .background(.orange.opacity(0.3), in: Capsule())
            .alignmentGuide(.leading) { _ in CGFloat(step) * -40 }
        }
      }
    }
    Sample("A badge with its center on a corner") {
      RoundedRectangle(cornerRadius: 12)
        .fill(.blue.opacity(0.25))
        .frame(width: 64, height: 64)
        .accessibilityIdentifier("tile")
        .overlay(alignment: .topTrailing) {
          Text("7")
            .font(.footnote.bold())
            .foregroundStyle(.white)
            .frame(width: 24, height: 24)
            .background(.red, in: Circle())
            .accessibilityIdentifier("badge")
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
        .padding(12)
    }
  }
}

extension HorizontalAlignment {
  private enum ValueEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }

  /// Where the value of a row begins.
  static var valueEdge: HorizontalAlignment { HorizontalAlignment(ValueEdge.self) }
}

extension VerticalAlignment {
  private enum NameLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  /// The line on which the most important text of a column stands.
  static var nameLine: VerticalAlignment { VerticalAlignment(NameLine.self) }

  private enum ChosenRow: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  /// The middle of the row that is chosen.
  static var chosenRow: VerticalAlignment { VerticalAlignment(ChosenRow.self) }
}

/// A guide, made visible.
private struct GuideLine: View {
  let axis: Axis

  var body: some View {
    Rectangle()
      .fill(.red.opacity(0.5))
      .frame(width: axis == .vertical ? 1 : nil, height: axis == .horizontal ? 1 : nil)
      .accessibilityIdentifier("line")
  }
}

private struct Fact: View {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(name).foregroundStyle(.secondary)
      Text(value).alignmentGuide(.valueEdge) { $0[.leading] - 6 }
    }
  }
}

private struct LetterSample: View {
  var body: some View {
    HStack(alignment: .nameLine, spacing: 20) {
      VStack(spacing: 4) {
        Image(systemName: "person.fill")
          .font(.title)
          .foregroundStyle(.white)
          .frame(width: 56, height: 56)
          .background(.purple, in: Circle())
        Text("Ada")
          .font(.subheadline)
          .alignmentGuide(.nameLine) { $0[.firstTextBaseline] }
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("12 May").font(.caption).foregroundStyle(.secondary)
        Text("Notes on the Engine")
          .font(.headline)
          .alignmentGuide(.nameLine) { $0[.firstTextBaseline] }
        Text("Both texts stand on one line, whatever is above or below them.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .background(alignment: Alignment(horizontal: .center, vertical: .nameLine)) { GuideLine(axis: .horizontal) }
    .frame(maxWidth: 360, alignment: .leading)
  }
}

private struct PointerSample: View {
  @State private var chosen = 1

  private let seasons = ["Spring", "Summer", "Autumn", "Winter"]

  var body: some View {
    HStack(alignment: .chosenRow, spacing: 12) {
      Image(systemName: "arrow.right")
        .foregroundStyle(.tint)
        .accessibilityLabel("Arrow")
      VStack(alignment: .leading, spacing: 8) {
        ForEach(seasons.indices, id: \.self) { index in
          Button(seasons[index]) { withAnimation { chosen = index } }
            .buttonStyle(.plain)
            .fontWeight(index == chosen ? .semibold : .regular)
            // Only the chosen row says where the guide of the column is.
            .alignmentGuide(index == chosen ? .chosenRow : .center) { $0[VerticalAlignment.center] }
        }
      }
    }
  }
}

private struct PriceRow: View {
  let alignment: VerticalAlignment
  let name: String

  var body: some View {
    HStack(alignment: alignment, spacing: 12) {
      Text("48").font(.largeTitle.bold())
      Text("euros").font(.subheadline)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 8)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
  }
}
