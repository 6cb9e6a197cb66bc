import Testing

@testable import SymbolDrawings

@Suite("Drawings")
struct DrawingsTests {
  @Test("The text of every drawing can be read")
  func notation() {
    for name in SymbolCatalog.shared.sources.keys {
      do {
        let layers = try SymbolCatalog.shared.parsed(name)
        #expect(layers?.isEmpty == false, "\(name) is empty")
      } catch {
        Issue.record("\(name): \(error)")
      }
    }
  }

  @Test("Every drawing stays within the grid, at about its middle")
  func bounds() throws {
    for name in SymbolDrawing.names {
      let drawing = try #require(SymbolDrawing.named(name))
      let ink = try #require(drawing.layers.bounds, "\(name)")
      #expect(ink.minY > 0.5 && ink.maxY < 23.5, "\(name) is too high: \(ink)")
      // Groups of people are wider than high.
      #expect(ink.minX > -4 && ink.maxX < 28, "\(name) is too wide: \(ink)")
      #expect(abs(ink.centre.y - 12) < 1.7, "\(name) is not in the middle: \(ink)")
      #expect(ink.width > 1.5 && ink.height > 1.5, "\(name) cannot be seen")
    }
  }

  @Test("No line is without a shape, and no number is broken")
  func finite() throws {
    for name in SymbolDrawing.names {
      for layer in try #require(SymbolDrawing.named(name)).layers {
        let box = try #require(layer.path.bounds, "\(name)")
        #expect([box.minX, box.minY, box.maxX, box.maxY].allSatisfy { $0.isFinite }, "\(name)")
        #expect(layer.isFilled || layer.stroke != nil, "\(name) has a layer that paints nothing")
        #expect((0...2).contains(layer.level))
      }
    }
  }

  @Test(
    "Circles and squares stand around the middle of the grid",
    arguments: [
      "circle", "square", "app", "circle.fill", "plus.circle", "star.circle.fill", "a.circle", "17.circle", "heart.square",
    ])
  func centred(name: String) throws {
    let drawing = try #require(SymbolDrawing.named(name))
    let ink = try #require(drawing.layers.bounds)
    #expect(abs(ink.centre.x - 12) < 0.01 && abs(ink.centre.y - 12) < 0.01)
  }

  @Test("A circle measures an em, at the grid's middle")
  func circle() throws {
    let circle = try #require(SymbolDrawing.named("circle"))
    let ink = try #require(circle.layers.bounds)
    #expect(abs(ink.width - 20) < 0.01 && abs(ink.height - 20) < 0.01)
    #expect(circle.width > 1.1 && circle.width < 1.2)
  }

  @Test("A symbol is as wide as its ink and the space beside it")
  func widths() throws {
    let chevron = try #require(SymbolDrawing.named("chevron.right"))
    let group = try #require(SymbolDrawing.named("person.3"))
    #expect(chevron.width < 0.7)
    #expect(group.width > 1.3)
    #expect(chevron.box.height == 24)
  }

  @Test("Letters and digits are drawn")
  func alphabet() {
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" {
      #expect(SymbolAlphabet.path(String(letter), middle: .centre, height: 10) != nil, "\(letter)")
    }
    #expect(SymbolAlphabet.path("ß", middle: .centre, height: 10) == nil)
  }

  @Test("What is missing is a dashed square")
  func missing() {
    #expect(SymbolDrawing.missing == SymbolDrawing.named("square.dashed"))
    #expect(!SymbolDrawing.missing.layers.isEmpty)
  }

  @Test("Strokes are as wide as the weight says, and change less than the box at other scales")
  func weights() throws {
    let plus = try #require(SymbolDrawing.named("plus"))
    let widths = SymbolWeight.allCases.map { plus.outline(weight: $0)[0].strokeWidth ?? 0 }
    #expect(widths == [0.45, 0.75, 1.2, 1.7, 2, 2.3, 2.7, 3.1, 3.5])
    let small = try #require(plus.outline(scale: .small)[0].strokeWidth)
    let large = try #require(plus.outline(scale: .large)[0].strokeWidth)
    #expect(small > 1.7 && large < 1.7)
    #expect(SymbolWeight(css: 400) == .regular && SymbolWeight(css: 700) == .bold && SymbolWeight(css: 1000) == .black)
    #expect(SymbolWeight(css: -5) == .ultraLight)
  }
}
