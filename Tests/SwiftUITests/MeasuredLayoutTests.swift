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
