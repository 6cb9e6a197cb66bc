import Testing

@testable import SymbolDrawings

@Suite("Names of symbols")
struct NamesTests {
  @Test("Every name that apps use has a drawing")
  func known() {
    #expect(KnownNames.all.filter { SymbolDrawing.named($0) == nil } == [])
    #expect(KnownNames.all.count > 600)
  }

  @Test("Every drawing can be asked for by its name")
  func gallery() {
    #expect(SymbolDrawing.names.count >= 600)
    #expect(SymbolDrawing.names.filter { SymbolDrawing.named($0) == nil } == [])
  }

  @Test("The names are sorted, and each is there once")
  func sorted() {
    #expect(SymbolDrawing.names == Set(SymbolDrawing.names).sorted())
    #expect(!SymbolDrawing.names.contains { $0.hasPrefix("_") })
  }

  @Test("No two categories draw the same name")
  func unique() {
    var counts: [Substring: Int] = [:]
    for text in SymbolSources.all {
      for line in text.split(separator: "\n") where line.first != " " {
        counts[line.prefix { $0 != ":" }, default: 0] += 1
      }
    }
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    #expect(counts.count == SymbolCatalog.shared.sources.count)
  }

  @Test("Every other name leads to a drawing")
  func otherNames() {
    for (name, meaning) in SymbolSources.otherNames {
      #expect(SymbolDrawing.named(name) != nil, "\(name)")
      #expect(SymbolCatalog.shared.sources[name] == nil, "\(name) hides behind a drawing")
      #expect(name != meaning)
    }
  }

  @Test("Drawings that stay outlines in circles exist")
  func outlinedInside() {
    #expect(SymbolSources.outlinedInside.filter { SymbolDrawing.named($0) == nil } == [])
  }

  @Test(
    "A name that means nothing has no drawing",
    arguments: [
      "", ".", "..", "nothing", "xmark.circl", "Heart", "heart ", " heart", "heart.", ".heart", "heart..fill", "fill",
      "circle.fill.fill", "slash.fill", "a", "1", "_cloud", "_house.fill", "51.circle", "000.circle", "+1.circle", "-1.circle",
      "aa.circle", "ä.circle", "heart.circle.circle.circle", "badge.plus", "badge", "left", "chevron.diagonal", "plus.fill",
      "herz.circle", "💛", "heart\0",
    ])
  func unknown(name: String) {
    #expect(SymbolDrawing.named(name) == nil)
  }

  @Test("Long and strange names are answered at once")
  func hostile() {
    let clock = ContinuousClock()
    let time = clock.measure {
      for part in ["left.", "circle.", "badge.", "fill.", "heart.slash.", "forward.backward.", ".", "e\u{301}", "\n"] {
        for count in [2, 3, 5, 8, 13, 20, 40, 10_000] {
          _ = SymbolDrawing.named(String(repeating: part, count: count))
          _ = SymbolDrawing.named("heart." + String(repeating: part, count: count) + "fill")
        }
      }
      #expect(SymbolDrawing.named(String(repeating: ".", count: 100_000)) == nil)
      #expect(SymbolDrawing.named(String(repeating: "heart.", count: 100_000)) == nil)
    }
    #expect(time < .seconds(5))
  }

  @Test("A name is answered alike every time, from many tasks at once")
  func concurrent() async {
    let names = KnownNames.all.prefix(40)
    let answers = await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { names.map { SymbolDrawing.named($0) } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0 == answers[0] })
  }
}
