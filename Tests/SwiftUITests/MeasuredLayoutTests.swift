import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Frames as they were measured on macOS 26.
@MainActor @Suite("Measured layouts") struct MeasuredLayoutTests {
  private func frame(
    _ id: String, in size: CGSize = CGSize(width: 100, height: 100), @ViewBuilder _ content: @escaping () -> some View
  ) throws -> CGRect {
    try TestHost(windowSize: size, content).find(.identifier(id)).frame
  }

  // MARK: Grids

  @Test("a cell over several columns stands where the grid says", arguments: [(Alignment.leading, 0), (.center, 30)])
  func spanningCell(_ alignment: Alignment, _ x: CGFloat) throws {
    let frame = try frame("wide", in: CGSize(width: 110, height: 40)) {
      Grid(alignment: alignment, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 40, height: 20).gridColumnAlignment(.trailing)
          Color.red.frame(width: 60, height: 20)
        }
        GridRow { Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("wide").gridCellColumns(2) }
      }
    }
    #expect(frame.minX == x)
  }

  // MARK: Sections

  @Test("in a stack the header, the rows and the footer of a section have the distances of members")
  func sectionInStack() throws {
    let host = TestHost {
      VStack {
        Section {
          Text("row")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
      }
    }
    let (header, row, footer) = (
      try host.find(.text("header")).frame, try host.find(.text("row")).frame, try host.find(.text("footer")).frame
    )
    #expect(row.minY == header.maxY && footer.minY == row.maxY)
  }

  private struct Toggled: View {
    @State var isThere = true
    var body: some View {
      VStack(spacing: 0) {
        Button("flip") { isThere.toggle() }
        if isThere {
          Section("H") {
            Text("a")
            Text("b")
          }
        }
        Text("c")
      }
    }
  }

  @Test("a section in a stack that goes leaves no room, and comes again as it was")
  func sectionGoes() throws {
    let host = TestHost { Toggled() }
    let before = try host.find(.text("c")).frame
    for isThere in [false, true] {
      try host.find(.button("flip")).press()
      host.turn()
      let frame = try host.find(.text("c")).frame
      #expect(frame == (try TestHost { Toggled(isThere: isThere) }.find(.text("c")).frame))
      #expect((frame == before) == isThere)
    }
  }

  private struct Moved: View {
    @State var ids = [1, 2, 3]
    var body: some View {
      VStack(spacing: 0) {
        Button("reverse") { ids.reverse() }
        ForEach(ids, id: \.self) { id in
          Section("H\(id)") {
            Text("a\(id)")
            if id == 2 { Text("b\(id)") }
          }
        }
        Text("c")
      }
    }
  }

  @Test("sections in a stack that move take their members along")
  func sectionsMove() throws {
    let host = TestHost { Moved() }
    try host.find(.button("reverse")).press()
    host.turn()
    let fresh = TestHost { Moved(ids: [3, 2, 1]) }
    for name in ["a1", "a2", "a3", "b2", "c", "H1", "H2", "H3"] {
      #expect(try host.find(.text(name)).frame == (try fresh.find(.text(name)).frame), "\(name)")
    }
  }

  // MARK: Texts

  @Test("an offset of the baseline makes a text higher, and leaves its baseline on the line of the others")
  func baselineOffset() throws {
    let host = TestHost(windowSize: CGSize(width: 30, height: 30)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").accessibilityIdentifier("plain")
        Text("b").baselineOffset(6).accessibilityIdentifier("raised")
        Text("c").baselineOffset(-4).accessibilityIdentifier("lowered")
      }
    }
    #expect(try host.find(.identifier("plain")).frame == CGRect(x: 0, y: 6, width: 10, height: 20))
    #expect(try host.find(.identifier("raised")).frame == CGRect(x: 10, y: 0, width: 10, height: 26))
    #expect(try host.find(.identifier("lowered")).frame == CGRect(x: 20, y: 6, width: 10, height: 24))
    #expect(try frame("up") { Text("a").baselineOffset(8).accessibilityIdentifier("up") }.height == 28)
  }

  @Test("a text under a placeholder breaks at characters, of which each space is one; a private one shows itself there")
  func redacted() throws {
    let text = try frame("text", in: CGSize(width: 100, height: 200)) {
      Text("aaaaaa bbbbbb cccc").redacted(reason: .placeholder).accessibilityIdentifier("text")
    }
    #expect(text.height == 40)
    #expect(TestHost { Text("Secret").privacySensitive().redacted(reason: .placeholder) }.texts == ["Secret"])
    #expect(TestHost { Text("Secret").privacySensitive().redacted(reason: .privacy) }.texts != ["Secret"])
  }
}

/// What modifiers of groups say, safe areas and matched places, as they were measured on macOS 26.
@MainActor @Suite("Measured groups and places") struct MeasuredGroupTests {
  private struct Frames: PreferenceKey {
    static var defaultValue: [CGRect] { [] }
    static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
  }

  private final class Seen { var frames: [CGRect] = [] }

  @Test("a background of a row of a grid stands behind each of its cells")
  func rowBackground() {
    let seen = Seen()
    let host = TestHost(windowSize: CGSize(width: 60, height: 10)) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 20, height: 10)
          Color.red.frame(width: 30, height: 10)
        }
        .background(GeometryReader { Color.clear.preference(key: Frames.self, value: [$0.frame(in: .global)]) })
      }
      .onPreferenceChange(Frames.self) { seen.frames = $0 }
    }
    host.turn()
    #expect(seen.frames == [CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 30, y: 0, width: 30, height: 10)])
  }

  private struct PaddedRow: View {
    @State var amount: CGFloat = 5
    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
          Color.red.frame(width: 30, height: 10)
        }
        .padding(amount)
        GridRow { Color.red.frame(width: 20, height: 10).accessibilityIdentifier("below") }
      }
      .onTapGesture { amount = 8 }
    }
  }

  @Test("padding of a row of a grid is that of its cells, also where it is another one later")
  func rowPadding() throws {
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) { PaddedRow() }
    for amount in [5, 8] as [CGFloat] {
      let a = try host.find(.identifier("a")).frame
      let below = try host.find(.identifier("below")).frame
      #expect(below.minY - a.maxY == amount)
      #expect(below.midX == a.midX)
      #expect(
        a
          == (try TestHost(windowSize: CGSize(width: 100, height: 100)) { PaddedRow(amount: amount) }.find(.identifier("a")).frame)
      )
      try host.find(.identifier("a")).tap()
      host.turn()
    }
  }

  @Test("a frame of a row of a grid is that of each cell")
  func rowFrame() throws {
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.accessibilityIdentifier("a")
          Color.red.accessibilityIdentifier("b")
        }
        .frame(width: 20, height: 10)
      }
    }
    #expect(try host.find(.identifier("a")).frame == CGRect(x: 30, y: 45, width: 20, height: 10))
    #expect(try host.find(.identifier("b")).frame == CGRect(x: 50, y: 45, width: 20, height: 10))
  }

  @Test("padding of a section in a stack is that of its header and of each of its rows")
  func sectionPadding() throws {
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Section {
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("row")
        } header: {
          Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("header")
        }
        .padding(5)
      }
    }
    #expect(try host.find(.identifier("header")).frame == CGRect(x: 40, y: 35, width: 20, height: 10))
    #expect(try host.find(.identifier("row")).frame == CGRect(x: 40, y: 55, width: 20, height: 10))
  }

  @Test("a frame of a section in a stack is that of each row, also of one that comes later, and in sections within")
  func sectionFrame() throws {
    struct Rows: View {
      @State var count = 1
      var body: some View {
        VStack(spacing: 0) {
          Section {
            Section { ForEach(0..<count, id: \.self) { Color.red.accessibilityIdentifier("row \($0)") } }
          }
          .frame(width: 50, height: 20)
        }
        .onTapGesture { count = 2 }
      }
    }
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) { Rows() }
    #expect(try host.find(.identifier("row 0")).frame == CGRect(x: 25, y: 40, width: 50, height: 20))
    try host.find(.identifier("row 0")).tap()
    host.turn()
    #expect(try host.find(.identifier("row 0")).frame == CGRect(x: 25, y: 30, width: 50, height: 20))
    #expect(try host.find(.identifier("row 1")).frame == CGRect(x: 25, y: 50, width: 50, height: 20))
  }

  // MARK: Safe areas

  private func content(_ view: some View) throws -> CGRect {
    let host = TestHost(windowSize: CGSize(width: 300, height: 200)) { HStack(spacing: 0) { view } }
    return try host.find(.identifier("content")).frame
  }

  private var ignoring: some View { Color.orange.accessibilityIdentifier("content").ignoresSafeArea() }

  @Test("what a bar covers ends at the edge of the view that has the bar")
  func barInTheMiddle() throws {
    let box = CGRect(x: 100, y: 50, width: 100, height: 100)
    #expect(
      try content(ignoring.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }.frame(width: 100, height: 100))
        == box)
    #expect(
      try content(
        ignoring.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 30) }.frame(width: 100, height: 100)) == box)
    #expect(try content(ignoring.safeAreaPadding(20).frame(width: 100, height: 100)) == box)
  }

  @Test("in a page it reaches under the bars; what scrolls does not, and the bar of tabs lies over nothing")
  func barsOfPages() throws {
    func frame(@ViewBuilder _ view: () -> some View) throws -> CGRect {
      let host = TestHost(windowSize: CGSize(width: 300, height: 400)) { view() }
      return try host.find(.identifier("content")).frame
    }
    let window = CGRect(x: 0, y: 0, width: 300, height: 400)
    func page(_ view: some View) -> some View {
      NavigationStack {
        view.navigationTitle("Title").toolbar { ToolbarItem(placement: .bottomBar) { Button("below") {} } }
      }
    }
    #expect(try frame { page(ZStack { ignoring }) } == window)
    #expect(try frame { page(Text("text").background { ignoring }) } != window)
    #expect(try frame { page(Color.clear.background { ignoring }) } == window)
    let tab = try frame { TabView { page(ignoring).tabItem { Text("tab") } } }
    #expect(tab.minY == 0 && tab.maxY < 400)
    // Only the edges that are asked for, and only those that a bar covers.
    let above = try frame { page(Color.orange.accessibilityIdentifier("content").ignoresSafeArea(edges: .top)) }
    #expect(above.minY == 0 && above.maxY < 400)
    #expect(try frame { page(ignoring.padding(1)) }.minY > 1)
    #expect(try frame { page(ScrollView { ignoring.frame(height: 50) }) }.minY > 1)
  }

  @Test("where that touches what the window covers, it reaches to the window's edge")
  func barAtTheEdge() throws {
    let host = TestHost(windowSize: CGSize(width: 300, height: 200)) {
      ignoring.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
    }
    host.safeAreaInsets = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    host.turn()
    #expect(try host.find(.identifier("content")).frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("what scrolls and ignores the safe area reaches the edge that it is moved to")
  func movedScrollView() throws {
    let model = MovedModel()
    let host = TestHost(windowSize: CGSize(width: 300, height: 200)) { MovedView(model: model) }
    host.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)
    host.turn()
    #expect(try host.find(.identifier("content")).frame == CGRect(x: 0, y: 10, width: 300, height: 50))
    model.above = 130
    host.turn()
    #expect(try host.find(.identifier("content")).frame == CGRect(x: 0, y: 130, width: 300, height: 70))
    model.above = 10
    host.turn()
    #expect(try host.find(.identifier("content")).frame == CGRect(x: 0, y: 10, width: 300, height: 50))
  }

  // MARK: Matched places

  private struct Pair: View {
    var own: CGSize?
    let properties: MatchedGeometryProperties
    var direction = LayoutDirection.leftToRight
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 40, height: 40)
          .matchedGeometryEffect(id: "it", in: space)
          .padding(.leading, 90).padding(.top, 70)
        Color.blue
          .frame(width: own?.width, height: own?.height)
          .accessibilityIdentifier("inside")
          .matchedGeometryEffect(id: "it", in: space, properties: properties, anchor: .topLeading, isSource: false)
      }
      .frame(width: 200, height: 160, alignment: .topLeading)
      .environment(\.layoutDirection, direction)
    }
  }

  private func inside(_ own: CGSize?, _ properties: MatchedGeometryProperties, _ direction: LayoutDirection = .leftToRight) throws
    -> CGRect
  {
    let host = TestHost(windowSize: CGSize(width: 200, height: 160)) {
      Pair(own: own, properties: properties, direction: direction)
    }
    host.turn()
    return try host.find(.identifier("inside")).frame
  }

  @Test("what follows a place is offered its size and not scaled to it; by position its anchor stands there")
  func matched() throws {
    let own = CGSize(width: 80, height: 20)
    #expect(try inside(own, .frame) == CGRect(x: 90, y: 70, width: 80, height: 20))
    #expect(try inside(own, .size) == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(try inside(own, .position) == CGRect(x: 90, y: 70, width: 80, height: 20))
    #expect(try inside(nil, .frame) == CGRect(x: 90, y: 70, width: 40, height: 40))
    // From the right the source is at 70, and the anchor is a point of the screen.
    #expect(try inside(own, .frame, .rightToLeft) == CGRect(x: 70, y: 70, width: 80, height: 20))
  }
}

@Observable private final class MovedModel {
  var above: CGFloat = 10
}

private struct MovedView: View {
  let model: MovedModel

  var body: some View {
    // What it is offered stays as it is.
    HStack { ScrollView { Color.red.frame(height: 10) }.accessibilityIdentifier("content").ignoresSafeArea(edges: .bottom) }
      .frame(height: 50)
      .padding(.top, model.above)
      .frame(maxHeight: .infinity, alignment: .top)
  }
}
