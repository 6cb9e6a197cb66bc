import SwiftUI

extension Screen {
  static let stacks = Screen("Stacks", .layout, words: "layoutPriority ViewThatFits aspectRatio safeAreaInset pinnedViews") {
    StacksScreen()
  }
}

struct StacksScreen: View {
  var body: some View {
    Sample("Spacing: none, as the views prefer, 24") {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 0) { Blocks() }
        HStack { Blocks() }
        HStack(spacing: 24) { Blocks() }
      }
    }
    Sample("Of two texts, the one with the higher priority stays whole") {
      VStack(alignment: .leading, spacing: 8) {
        Route()
        Route().frame(width: 200, alignment: .leading)
      }
    }
    Sample("Text in a frame of 120: as it fits, as high as it likes, as wide as it likes") {
      VStack(alignment: .leading, spacing: 12) {
        Text(motto).frame(width: 120, height: 40, alignment: .leading).border(.blue)
        Text(motto).fixedSize(horizontal: false, vertical: true).frame(width: 120, alignment: .leading).border(.blue)
        Text(motto).fixedSize().frame(width: 120, alignment: .leading).border(.blue)
      }
      .font(.footnote)
    }
    Sample("The first that fits: a row, or else a column") { FittingSample() }
    Sample("At least 60, ideally 90, at most 140 wide") {
      VStack(alignment: .leading, spacing: 8) {
        Flexible().frame(width: 40, alignment: .leading)
        Flexible().fixedSize(horizontal: true, vertical: false)
        Flexible()
      }
      .padding(.trailing, 20)
    }
    Sample("16 to 9, to fit and to fill a square of 96") {
      HStack(spacing: 48) {
        ratio(.fit)
        ratio(.fill)
      }
      .padding(.trailing, 40)
    }
    Sample("Behind a view and in front of it, at a corner") {
      Text("The text decides about the size")
        .padding(16)
        .background { RoundedRectangle(cornerRadius: 12).fill(.mint.opacity(0.4)) }
        .accessibilityIdentifier("middle")
        .overlay(alignment: .bottomTrailing) {
          Image(systemName: "checkmark.circle.fill").foregroundStyle(.green).padding(4)
        }
    }
    Sample("Offset leaves its place to it, position takes all there is") {
      HStack(spacing: 16) {
        Block(.blue).accessibilityIdentifier("left").offset(x: 12, y: 12)
        Block(.orange).accessibilityIdentifier("beside")
        Block(.pink).position(x: 60, y: 24).border(.secondary.opacity(0.5))
      }
      .frame(height: 64)
    }
    Sample("A bar that the content of a scroll view stays clear of") { BarSample() }
    Sample("Headers that stay until the next one comes") { PinnedSample() }
  }

  private let motto = "Views choose their own size within an offer."

  private func ratio(_ mode: ContentMode) -> some View {
    Color.indigo.opacity(0.4)
      .aspectRatio(16 / 9, contentMode: mode)
      .accessibilityIdentifier(mode == .fit ? "fit" : "fill")
      .frame(width: 96, height: 96)
      .border(.blue)
  }
}

private struct Block: View {
  let color: Color

  init(_ color: Color) { self.color = color }

  var body: some View {
    RoundedRectangle(cornerRadius: 6).fill(color.opacity(0.6)).frame(width: 32, height: 32)
  }
}

private struct Blocks: View {
  var body: some View {
    Block(.blue)
    Block(.orange)
    Block(.pink)
  }
}

private struct Route: View {
  var body: some View {
    HStack {
      Text("By the old road along the river").lineLimit(1)
      Text("42 km").bold().lineLimit(1).layoutPriority(1)
    }
    .padding(8)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
  }
}

private struct FittingSample: View {
  @State private var width = 260.0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 12) { parts }
        VStack(alignment: .leading, spacing: 8) { parts }
      }
      .padding(8)
      .frame(width: width, alignment: .leading)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
      Slider(value: $width, in: 120...280) { Text("Width") }
        .labelsHidden()
        .frame(maxWidth: 280)
    }
  }

  @ViewBuilder private var parts: some View {
    Label("Rain later", systemImage: "cloud.rain")
    Label("12 degrees", systemImage: "thermometer.medium")
  }
}

private struct Flexible: View {
  var body: some View {
    Text("Flexible")
      .font(.footnote)
      .frame(minWidth: 60, idealWidth: 90, maxWidth: 140, minHeight: 28)
      .background(.orange.opacity(0.3), in: RoundedRectangle(cornerRadius: 6))
      .accessibilityIdentifier("flexible")
  }
}

private struct BarSample: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(1..<9, id: \.self) { Text("Line \($0)") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
    }
    .accessibilityIdentifier("lines")
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text("Eight lines")
        .font(.footnote)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        .background(.thinMaterial)
        .accessibilityIdentifier("bar")
    }
    .frame(maxWidth: 280)
    .frame(height: 160)
    .border(.secondary.opacity(0.5))
  }
}

private struct PinnedSample: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) { sections }
    }
    .frame(maxWidth: 280)
    .frame(height: 240)
    .border(.secondary.opacity(0.5))
    .accessibilityIdentifier("pinned stack")
    ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem()], pinnedViews: .sectionHeaders) { sections }
    }
    .frame(maxWidth: 280)
    .frame(height: 160)
    .border(.secondary.opacity(0.5))
    .accessibilityIdentifier("pinned grid")
  }

  private var sections: some View {
    ForEach(0..<10) { section in
      Section {
        ForEach(0..<10) { Text("Row \(section * 10 + $0)") }
      } header: {
        Text("Section \(section)")
          .font(section == 0 ? .title : .body)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(8)
          .background(.bar)
      }
    }
  }
}
