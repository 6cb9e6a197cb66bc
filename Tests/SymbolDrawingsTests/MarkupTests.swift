import Foundation
import Testing

@testable import SymbolDrawings

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Markup of symbols")
struct MarkupTests {
  private func drawing(_ name: String) throws -> SymbolDrawing { try #require(SymbolDrawing.named(name), "\(name)") }

  @Test("The markup of every symbol is well formed")
  func wellFormed() throws {
    for name in SymbolDrawing.names + KnownNames.all {
      let drawing = try drawing(name)
      for markup in [drawing.svg(), drawing.svg(weight: .black, scale: .large, value: 0.5, isLayered: true)] {
        #expect(XMLParser(data: Data(markup.utf8)).parse(), "\(name): \(markup)")
        #expect(markup.hasPrefix("<svg viewBox=") && markup.hasSuffix("</svg>"))
      }
    }
  }

  @Test("Numbers have at most two decimals")
  func numbers() throws {
    for name in KnownNames.all {
      let markup = try drawing(name).svg(weight: .bold, scale: .small)
      #expect(markup.firstMatch(of: #/\.\d{3}|nan|inf/#) == nil, "\(name): \(markup)")
    }
  }

  @Test("A plain symbol is one short element")
  func plain() throws {
    #expect(
      try drawing("chevron.right").svg()
        == """
        <svg viewBox="6.15 0 11.58 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" \
        stroke-linejoin="round"><path d="m8.6 5.2l6.59 6.59c.12 .12 .12 .3 0 .42l-6.59 6.59"/></svg>
        """)
  }

  @Test("Holes are cut out by masks whose names begin as the caller wants")
  func masks() throws {
    let markup = try drawing("plus.circle.fill").svg(prefix: "a7")
    #expect(markup.contains("<mask id=\"a7-0\""))
    #expect(markup.contains("mask=\"url(#a7-0)\""))
    #expect(try drawing("plus.circle.fill").svg(prefix: "x\"><b").contains("id=\"xb-0\""))
    #expect(try !drawing("plus").svg().contains("mask"))
  }

  @Test("What overlaps is painted at once, so that a colour that lets something through is not seen twice")
  func overlaps() throws {
    for name in KnownNames.all + ["heart.fill", "bookmark.fill"] {
      let markup = try drawing(name).svg()
      let painted = markup.replacing(#/<mask.*?</mask>/#, with: "")
      for path in painted.matches(of: #/<path[^>]*fill="currentColor"[^>]*>/#) {
        #expect(path.output.contains("stroke=\"none\""), "\(name): \(path.output)")
      }
    }
    let heart = try drawing("heart.fill").svg(prefix: "a")
    #expect(heart.contains("<rect ") && heart.contains("fill=\"currentColor\" stroke=\"none\" mask=\"url(#a-0)\"/>"))
  }

  @Test("What is stretched to a size fills it: a circle stays one")
  func stretched() throws {
    let person = try drawing("person.crop.circle.fill")
    #expect(abs(person.inkSize.width - person.inkSize.height) < 0.001)
    let box = try #require(person.svg(isStretched: true).firstMatch(of: #/viewBox="\S+ \S+ (\S+) (\S+)"/#))
    #expect(box.1 == box.2)
  }

  @Test("With colours for each layer, marks are painted over what they would cut out of")
  func layered() throws {
    let markup = try drawing("plus.circle.fill").svg(isLayered: true)
    #expect(!markup.contains("#000"))
    #expect(markup.contains("class=\"level1\""))
    #expect(try drawing("person.badge.plus").svg(isLayered: true).contains("#000"))
    // What has the colour of the shape beneath stays a hole.
    #expect(try drawing("envelope.fill").svg(isLayered: true) == drawing("envelope.fill").svg())
  }

  @Test("A value dims the layers beyond it")
  func value() throws {
    for name in ["wifi", "speaker.wave.3", "speaker.wave.3.fill", "chart.bar", "cellularbars"] {
      let drawing = try drawing(name)
      let dim = [0, 0.5, 1].map { drawing.svg(value: $0).matches(of: #/opacity/#).count }
      #expect(dim[0] > dim[1] && dim[1] > dim[2] && dim[2] == 0, "\(name): \(dim)")
      #expect(!drawing.svg().contains("opacity"))
    }
  }

  @Test("Weights change the strokes alone")
  func weights() throws {
    let plus = try drawing("plus")
    #expect(
      plus.svg(weight: .black)
        == plus.svg().replacingOccurrences(of: "stroke-width=\"1.7\"", with: "stroke-width=\"3.5\""))
  }
}
