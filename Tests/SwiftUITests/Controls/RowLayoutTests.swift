import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import ViewLayout

@testable import SwiftUICore

/// Where things are in rows and above them.
@MainActor @Suite("The layout of rows") struct RowLayoutTests {
  private static let usual = TestHost.usualWindowSize

  // MARK: The field of a search

  private struct Searched: View {
    let style: any ListStyle
    @State private var text = ""

    var body: some View {
      NavigationStack {
        AnyView(List { Text("Row").accessibilityIdentifier("row") }.listStyle(style)).searchable(text: $text)
      }
    }
  }

  @Test(
    "the field of a search is as wide as rows that are a column, in any window, and else as the window with a margin",
    arguments: [390.0, 832, 833, 1100])
  func searchField(width: CGFloat) throws {
    for (style, isColumn) in [(.automatic, true), (.insetGrouped, true), (.plain, false)] as [(any ListStyle, Bool)] {
      let host = TestHost { Searched(style: style) }
      host.windowSize = CGSize(width: width, height: 844)
      host.turn()
      let field = try host.find(.textField()).frame
      let margin = isColumn ? max(16, (width - 800) / 2) : 16
      #expect(field.minX == margin && field.maxX == width - margin, "\(style)")
      // Rows have 16 more, but in a plain list, where these are all.
      #expect(try host.find(.identifier("row")).frame.minX == (isColumn ? margin + 16 : 16), "\(style)")
      #expect(try host.find(.list).frame.minY >= field.maxY)
    }
  }

  // MARK: Badges

  private func width(of name: String, in host: TestHost) throws -> CGFloat {
    let row = try host.find(.identifier(name))
    return row.frame.width
  }

  @Test("a badge takes its room from what the row shows, beside the chevron, and gives it back")
  func badge() throws {
    struct Subject: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("x", value: 1).accessibilityIdentifier("none")
            HStack {
              Text("a")
              Spacer()
            }.accessibilityIdentifier("row").badge(count)
            HStack {
              Text("a")
              Spacer()
            }.accessibilityIdentifier("prominent").badge(Text("new")).badgeProminence(.increased)
            Button("More") { count = 10 }
            Button("None") { count = 0 }
          }
        }
      }
    }
    let host = TestHost { Subject() }
    let whole = Self.usual.width - 64
    #expect(try width(of: "row", in: host) == whole)
    // Three characters, each ten wide in this host, with 7 at both sides and the gap.
    #expect(try width(of: "prominent", in: host) == whole - 30 - 14 - 8)
    try host.find(.button("More")).press()
    host.turn()
    #expect(try width(of: "row", in: host) == whole - 20 - 8)
    try host.find(.button("None")).press()
    host.turn()
    #expect(try width(of: "row", in: host) == whole)
  }

  // MARK: Lines

  private struct Lines: View {
    @State var editMode = EditMode.inactive

    var body: some View {
      List {
        ForEach(0..<1) { _ in
          HStack(spacing: 12) {
            Color.red.frame(width: 36, height: 36).overlay { Text("over") }
            VStack(alignment: .leading) {
              Text("words")
              Text("more")
            }
          }
          .accessibilityIdentifier("stack")
        }
        .onDelete { _ in }
        Text("text").padding(.leading, 5).accessibilityIdentifier("padded")
        Color.blue.accessibilityIdentifier("none")
        Text("insets").listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)).accessibilityIdentifier("insets")
        HStack {
          Color.red.frame(width: 20)
          Text("said")
        }
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] - 2 }.accessibilityIdentifier("said")
      }
      .environment(\.editMode, $editMode)
      Button("Edit") { editMode = .active }
    }
  }

  @Test("2.16: the line below a row begins where its first text does, or where the row says, also in edit mode")
  func lines() throws {
    let host = TestHost { Lines() }
    func line(_ name: String) throws -> CGFloat {
      let element = try host.find(.identifier(name)).element
      var node = try #require(host.graph.layout?.node(element.id))
      while let around = node.parent, !(around is RowsLayoutNode) { node = around }
      return try #require(node.parent as? RowsLayoutNode).lineStart(below: node)
    }
    #expect(try line("stack") == 16 + 36 + 12)
    #expect(try line("padded") == 16 + 5)
    #expect(try line("none") == 16)
    #expect(try line("insets") == 3)
    #expect(try line("said") == 16 - 2)
    try host.find(.button("Edit")).press()
    host.turn()
    #expect(try line("stack") == 36 + 16 + 36 + 12)
  }
}
