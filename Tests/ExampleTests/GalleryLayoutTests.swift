import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

@testable import Gallery

/// A window in which a screen of the gallery is seen.
struct GalleryWindow: CustomTestStringConvertible, Sendable {
  let width: CGFloat
  let height: CGFloat

  static let all = [Self(width: 390, height: 844), Self(width: 320, height: 568), Self(width: 1100, height: 800)]

  var testDescription: String { "\(Int(width)) by \(Int(height))" }

  @MainActor func open(_ screen: Screen) -> TestHost {
    TestHost(strict: screen.topic == .layout, windowSize: CGSize(width: width, height: height), textMetrics: .proportional) {
      ScreenView(screen: screen, close: nil)
    }
  }
}

extension TestHost {
  fileprivate func frames(_ query: ElementQuery) -> [CGRect] { findAll(query).map(\.frame) }
  fileprivate func frame(_ query: ElementQuery) throws -> CGRect { try find(query).frame }
}

private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }

@Suite("The gallery's layouts") @MainActor struct GalleryLayoutTests {
  @Test("no text is cut at the sides of the window", arguments: Screen.all, GalleryWindow.all)
  func sides(screen: Screen, window: GalleryWindow) throws {
    let host = window.open(screen)
    let scrolled = try host.find(.role(.scrollView).first).findAll(.role(.scrollView))
    let others = Set(scrolled.flatMap { (try? $0.findAll(.role(.text)).map(\.element.id)) ?? [] })
    let texts = host.findAll(.role(.text)).filter { !others.contains($0.element.id) }
    #expect(texts.count > 2)
    // Nothing makes the screen wider than its window.
    #expect(try host.frame(.text(screen.title)).minX == 16)
    for text in texts {
      let frame = text.frame
      #expect(frame.minX >= 0 && frame.maxX <= window.width, "\(text.label): \(frame)")
    }
  }

  // MARK: Own layouts

  @Test("chips stand side by side, and on the next line where the window ends", arguments: GalleryWindow.all)
  func flow(window: GalleryWindow) throws {
    let host = window.open(.ownLayouts)
    func check(count: Int, spacing: CGFloat) {
      let chips = host.frames(.identifier("chip"))
      #expect(chips.count == count)
      let lines = Dictionary(grouping: chips, by: \.minY).sorted { $0.key < $1.key }.map(\.value)
      #expect(lines.count > 1)
      for line in lines {
        #expect(line[0].minX == 16)
        for (chip, next) in zip(line, line.dropFirst()) { #expect(isNear(next.minX, chip.maxX + spacing)) }
        #expect(line.last!.maxX <= min(window.width - 16, 16 + 520))
      }
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(isNear(next[0].minY, line[0].maxY + spacing))
        // There was no room for it.
        #expect(line.last!.maxX + spacing + next[0].width > min(window.width - 16, 16 + 520))
      }
    }
    check(count: 9, spacing: 8)
    try host.find(.button("Add a Chip")).press()
    host.turn()
    check(count: 10, spacing: 8)
    try host.find(.role(.stepper)).increment()
    host.turn()
    check(count: 10, spacing: 12)
  }

  @Test("members of a circle are equally far from its center and from each other", arguments: GalleryWindow.all)
  func circle(window: GalleryWindow) throws {
    let host = window.open(.ownLayouts)
    func planets() -> [CGRect] { host.frames(.identifier("planet")) }
    let circle = planets()
    #expect(circle.count == 6)
    let center = CGPoint(x: circle[0].midX, y: (circle[0].midY + circle[3].midY) / 2)
    for (planet, next) in zip(circle, circle.dropFirst() + circle.prefix(1)) {
      #expect(isNear(hypot(planet.midX - center.x, planet.midY - center.y), 112))
      // Six of them are as far from each other as from the center.
      #expect(isNear(hypot(planet.midX - next.midX, planet.midY - next.midY), 112))
    }
    try host.find(.role(.picker)).choose("Row")
    host.turn()
    let row = planets()
    #expect(Set(row.map(\.midY)).count == 1)
    for (planet, next) in zip(row, row.dropFirst()) { #expect(next.minX == planet.maxX + 8) }
    #expect(isNear((row[0].minX + row[5].maxX) / 2, center.x))
    try host.find(.role(.picker)).choose("Column")
    host.turn()
    let column = planets()
    #expect(Set(column.map(\.midX)) == [center.x])
    for (planet, next) in zip(column, column.dropFirst()) { #expect(next.minY == planet.maxY + 8) }
  }

  @Test("buttons are as wide as the widest, but for the one that may be wider", arguments: GalleryWindow.all)
  func equalWidths(window: GalleryWindow) throws {
    let host = window.open(.ownLayouts)
    let (no, yes) = (host.frames(.button("No")), host.frames(.button("Yes")))
    let (maybe, later) = (try host.frame(.button("Maybe")), try host.frame(.button("Ask me later")))
    #expect(no[0].width == maybe.width && yes[0].width == maybe.width)
    #expect(yes[0].minX == no[0].maxX + 8 && maybe.minX == yes[0].maxX + 8)
    #expect(no[1].width == yes[1].width && no[1].width < no[0].width && later.width > maybe.width)
    #expect(isNear(later.minX, yes[1].maxX + 8) && later.maxX <= window.width - 16)
  }

  // MARK: Guides

  @Test("guides of views in several containers are on one line", arguments: GalleryWindow.all)
  func guides(window: GalleryWindow) throws {
    let host = window.open(.guides)
    let values = try ["Ada Lovelace", "10 December 1815", "Mathematician"].map { try host.frame(.text($0)) }
    let names = try ["Name", "Born", "Occupation"].map { try host.frame(.text($0)) }
    let lines = host.frames(.identifier("line"))
    for (name, value) in zip(names, values) {
      #expect(isNear(value.minX, values[0].minX) && isNear(value.minX, name.maxX + 12))
      #expect(value.midY == name.midY)
    }
    #expect(names.map(\.minX).min() == 16)
    // Half of the space between them, and the line is as wide as a point.
    #expect(isNear(lines[0].midX, values[0].minX - 6))
    #expect(lines[0].height == values[2].maxY - values[0].minY)

    let (name, title) = (try host.frame(.text("Ada")), try host.frame(.text("Notes on the Engine")))
    #expect(isNear(lines[1].midY, name.minY + baseline(of: 15)) && isNear(lines[1].midY, title.minY + baseline(of: 17)))
    #expect(title.minX > name.maxX)
  }

  /// The first baseline of a line of proportional text, to a point.
  private func baseline(of size: CGFloat) -> CGFloat { (0.9521 * size).rounded() }

  @Test("what points to a row follows the guide of the row that is chosen", arguments: GalleryWindow.all)
  func pointer(window: GalleryWindow) throws {
    let host = window.open(.guides)
    for season in ["Summer", "Winter", "Spring"] {
      try host.find(.button(season)).press()
      host.turn()
      let (arrow, row) = (try host.frame(.image("Arrow")), try host.frame(.button(season)))
      #expect(isNear(arrow.midY, row.midY) && arrow.maxX < row.minX, "\(season)")
    }
  }

  @Test("stairs go down in equal steps, and a badge has its center on the corner", arguments: GalleryWindow.all)
  func offsets(window: GalleryWindow) throws {
    let host = window.open(.guides)
    let steps = try (1...4).map { try host.frame(.text("Step \($0)")) }
    for (step, next) in zip(steps, steps.dropFirst()) {
      #expect(next.minX == step.minX + 40 && next.minY > step.maxY)
    }
    let (tile, badge) = (try host.frame(.identifier("tile")), try host.frame(.identifier("badge")))
    #expect(CGPoint(x: badge.midX, y: badge.midY) == CGPoint(x: tile.maxX, y: tile.minY))
  }

  // MARK: Readers

  @Test("the underline is right below the chosen word, and as wide", arguments: GalleryWindow.all)
  func underline(window: GalleryWindow) throws {
    let host = window.open(.readers)
    for word in ["Day", "The whole year", "Week"] {
      try host.find(.button(word)).press()
      host.turn()
      let (button, line) = (try host.frame(.button(word)), try host.frame(.identifier("underline")))
      #expect(line.minX == button.minX && line.width == button.width, "\(word)")
      #expect(line.minY == button.maxY + 4 && line.height == 3)
    }
  }

  @Test("what is read of the geometry is what is there", arguments: GalleryWindow.all)
  func readers(window: GalleryWindow) throws {
    let host = window.open(.readers)
    let width = window.width - 32
    #expect(isNear(try host.frame(.identifier("third")).width, width / 3))
    let pages = host.frames(.identifier("page third"))
    #expect(pages.count == 7)
    for page in pages { #expect(isNear(page.width, (width - 24) / 3)) }
    #expect(isNear(pages[2].maxX, window.width - 16) && isNear(pages[1].minX, pages[0].maxX + 12))

    for _ in 0..<2 {
      let measured = try host.frame(.identifier("measured"))
      #expect(host.texts.contains("It is \(Int(measured.width)) by \(Int(measured.height)) points."))
      try host.find(.toggle("Longer text")).toggle()
      host.turn()
    }
    let own = try host.find(.text("Its own: 0, 0")).frame
    #expect(host.texts.contains("The box: 40, 16"))
    #expect(host.texts.contains("All: \(Int(own.minX - 8)), \(Int((own.minY - 8).rounded()))"))
  }

  // MARK: Grids

  @Test("cells of a column are aligned, and one of several columns is as wide as these", arguments: GalleryWindow.all)
  func grid(window: GalleryWindow) throws {
    let host = window.open(.grids)
    func frames(_ texts: String...) throws -> [CGRect] { try texts.map { try host.frame(.text($0)) } }
    let items = try frames("Item", "Pencils", "Drawing paper", "Total")
    let bill = try #require(host.findAll(.role(.grid)).first)
    let counts = try bill.findAll(.role(.text)).filter { ["Count", "12", "2"].contains($0.label) }.map(\.frame)
    let prices = try frames("Price", "8.40", "19.00", "27.40")
    #expect(items.allSatisfy { $0.minX == 16 })
    #expect(counts.count == 3 && counts.allSatisfy { isNear($0.maxX, counts[0].maxX) })
    #expect(prices.allSatisfy { isNear($0.maxX, prices[0].maxX) })
    for (item, price) in zip(items, prices) { #expect(isNear(item.midY, price.midY)) }
    // As wide as the widest cell of each column and the spaces: the lines have asked for nothing.
    let widest = [items, counts, prices].map { $0.map(\.width).max()! }
    #expect(isNear(bill.frame.width, widest.reduce(0, +) + 32))
    let dividers = try bill.findAll(.role(.divider)).map(\.frame)
    #expect(dividers.count == 2 && dividers.allSatisfy { isNear($0.width, bill.frame.width) && $0.height == 1 })
  }

  @Test("days of a week stand below each other", arguments: GalleryWindow.all)
  func month(window: GalleryWindow) throws {
    let host = window.open(.grids)
    let month = host.findAll(.role(.grid))[1]
    func middle(_ text: String) throws -> CGFloat { try month.find(.text(text)).frame.midX }
    for (day, dates) in [("Mo", ["5", "12", "26"]), ("Th", ["1", "8", "29"]), ("Fr", ["2", "30"]), ("Su", ["4", "11", "25"])] {
      for date in dates { #expect(isNear(try middle(date), try middle(day)), "\(day) \(date)") }
    }
    #expect(isNear(try middle("Su") - middle("Mo"), 6 * 36))
    #expect(try month.find(.text("5")).frame.midY - month.find(.text("1")).frame.midY == 36)
  }

  @Test("small cells stand where their anchor says", arguments: GalleryWindow.all)
  func anchors(window: GalleryWindow) throws {
    let host = window.open(.grids)
    let grid = host.findAll(.role(.grid))[2].frame
    let (top, middle, end) = (try host.frame(.text("Top")), try host.frame(.text("Middle")), try host.frame(.text("End")))
    #expect(top.origin == grid.origin)
    #expect(isNear(middle.midX, grid.minX + 64 + 28) && isNear(middle.midY, grid.minY + 36))
    #expect(isNear(end.maxX, grid.minX + 128 + 56) && isNear(end.maxY, grid.minY + 72))
  }

  @Test("lazy grids divide the width, and scroll along their rows", arguments: GalleryWindow.all)
  func lazyGrids(window: GalleryWindow) throws {
    let host = window.open(.grids)
    let width = window.width - 32
    let count = ((width + 8) / 80).rounded(.down)
    let tiles = try (1...12).map { try host.frame(.identifier("tile \($0)")) }
    #expect(tiles.filter { $0.minY == tiles[0].minY }.count == min(12, Int(count)))
    #expect(tiles.allSatisfy { isNear($0.width, (width - 8 * (count - 1)) / count) })
    let columns = try ["A", "B", "C", "D"].map { try host.frame(.identifier("tile \($0)")) }
    #expect(columns[0].width == 48 && isNear(columns[1].width, (width - 64) / 2) && isNear(columns[2].maxX, window.width - 16))
    #expect(columns[3].minX == columns[0].minX && isNear(columns[3].minY, columns[0].maxY + 8))
    let rows = try (101...104).map { try host.frame(.identifier("tile \($0)")) }
    #expect(rows[1].minX == rows[0].minX && rows[1].minY == rows[0].maxY + 8)
    #expect(rows[2].minX == rows[0].maxX + 8 && rows[2].minY == rows[0].minY)
  }

  // MARK: Stacks

  @Test("stacks offer their members what is left, and these choose", arguments: GalleryWindow.all)
  func stacks(window: GalleryWindow) throws {
    let host = window.open(.stacks)
    let (roads, distances) = (host.frames(.text("By the old road along the river")), host.frames(.text("42 km")))
    #expect(distances[0].width == distances[1].width && roads[1].width < roads[0].width)
    // Of the other, as many whole characters as there is room for.
    #expect((185...200).contains(roads[1].width + 8 + distances[1].width + 16))

    let flexible = host.frames(.identifier("flexible"))
    #expect(flexible.map(\.width) == [60, 90, 140])
    let (fit, fill) = (try host.frame(.identifier("fit")).size, try host.frame(.identifier("fill")).size)
    #expect(fit == CGSize(width: 96, height: 54) && isNear(fill.width, 96 * 16 / 9) && fill.height == 96)
    let middle = try host.frame(.identifier("middle"))
    let mark = try #require(host.findAll(.role(.image)).map(\.frame).first { middle.contains($0) })
    #expect(isNear(mark.maxX, middle.maxX - 4) && isNear(mark.maxY, middle.maxY - 4))
    #expect(try host.frame(.identifier("beside")).minX == 16 + 32 + 16)

    let mottos = host.frames(.text("Views choose their own size within an offer."))
    #expect(mottos[0].height <= 40 && mottos[1].height > 40 && mottos[1].width <= 120 && mottos[2].width > 120)
  }

  @Test("of two variants the first that fits is there", arguments: GalleryWindow.all)
  func fitting(window: GalleryWindow) throws {
    let host = window.open(.stacks)
    func parts() throws -> [CGRect] { [try host.frame(.text("Rain later")), try host.frame(.text("12 degrees"))] }
    let wide = try parts()
    #expect(wide[0].midY == wide[1].midY && wide[0].maxX < wide[1].minX)
    try host.find(.role(.slider)).adjust(toNormalizedSliderPosition: 0.25)
    host.turn()
    let narrow = try parts()
    #expect(narrow[0].maxY < narrow[1].minY && abs(narrow[0].minX - narrow[1].minX) < 10)
  }

  @Test("a bar stands at the lower edge, and the scroll view takes what is left", arguments: GalleryWindow.all)
  func bar(window: GalleryWindow) throws {
    let host = window.open(.stacks)
    let scroll = try host.frame(.identifier("lines"))
    let bar = try host.frame(.identifier("bar"))
    #expect(isNear(bar.minY, scroll.maxY) && isNear(scroll.height + bar.height, 160))
    #expect(bar.width == scroll.width && scroll.width == min(280, window.width - 32))
  }
}
