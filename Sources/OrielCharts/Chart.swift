import SwiftUICore

/// A view of data: marks, with axes and a legend.
///
/// It takes the room that it is offered. What its marks read is followed as in any body. Each bar, point or sector is an element of
/// its own, and each line is one: some hundreds of marks are no matter, thousands are slow to lay out.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var settings

  /// A chart of some marks.
  nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
    _settings = Environment(\.chartSettings)
  }

  @MainActor public var body: some View { ChartBody(marks: content.collected(), settings: settings) }
}

extension Chart {
  /// A chart of marks for each element, by its own id.
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.init { ForEach(data, content: content) }
  }

  /// A chart of marks for each element, whose id is at a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.init { ForEach(data, id: id, content: content) }
  }

  /// A chart of marks for each number of a range.
  nonisolated public init<C: ChartContent>(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> C)
  where Content == ForEach<Range<Int>, Int, C> {
    self.init { ForEach(data, id: \.self, content: content) }
  }
}

/// A chart whose marks are known.
private struct ChartBody: View {
  let marks: [Mark]
  let settings: ChartSettings

  var body: some View {
    let model = ChartModel(marks, settings, size: CGSize(width: 300, height: 200))
    let legend = settings.legend
    let position = legend.position
    let spacing = legend.spacing ?? 8
    Group {
      if !ChartLegend.isShown(model) {
        figure
      } else if position == .leading || position == .trailing {
        HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
          if position == .leading { key(model) }
          figure
          if position == .trailing { key(model) }
        }
      } else if position == .overlay {
        figure.overlay(alignment: legend.alignment ?? .center) { key(model) }
      } else {
        let isAbove = position.unit.y == 0 && position != .automatic
        VStack(alignment: alignment(of: position, legend.alignment), spacing: spacing) {
          if isAbove { key(model) }
          figure
          if !isAbove { key(model) }
        }
      }
    }
    // Charts in annotations have axes of their own.
    .environment(\.chartSettings, ChartSettings())
    .accessibilityElement(children: .contain)
  }

  private func alignment(of position: AnnotationPosition, _ chosen: Alignment?) -> HorizontalAlignment {
    if let chosen { return chosen.horizontal }
    return position == .topTrailing || position == .bottomTrailing ? .trailing : .leading
  }

  @ViewBuilder private func key(_ model: ChartModel) -> some View {
    if let content = settings.legend.content { content } else { ChartLegend(model: model) }
  }

  private var figure: some View {
    GeometryReader { geometry in
      ChartFigure(model: ChartModel(marks, settings, size: geometry.size), size: geometry.size)
    }
    .frame(idealHeight: 150)
  }
}
