import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Images in texts") struct TextImageTests {
  private func content<Content: View>(@ViewBuilder _ view: () -> Content) throws -> TextContent {
    try #require(TestHost(view).find(.role(.text)).element.content as? TextContent)
  }

  private func runs<Content: View>(@ViewBuilder _ view: () -> Content) throws -> [TextRun] {
    try #require(content(view).style?.details).runs
  }

  private func symbol(_ run: TextRun?) throws -> ShownSymbol {
    guard case .symbol(let symbol)? = run?.image?.graphic else { throw NoSymbol() }
    return symbol
  }

  private struct NoSymbol: Error {}

  @Test("an image in a literal stands where it is, and is read as its label")
  func literal() throws {
    let host = TestHost { Text("Press \(Image(systemName: "plus.circle")) now") }
    let text = try host.find(.text("Press plus circle now"))
    #expect(text.symbolName == "plus.circle")
    #expect(!text.isMissingImage)
    #expect("\(host)".contains("“plus circle”(symbol=plus.circle)"))
    let runs = try runs { Text("Press \(Image(systemName: "plus.circle")) now") }
    #expect(runs.map(\.string) == ["Press ", "plus circle", " now"])
    #expect(runs.map { $0.image != nil } == [false, true, false])
  }

  @Test("a text may be an image, and be joined to others")
  func joined() throws {
    let runs = try runs { Text(Image(systemName: "star")) + Text(" a").bold() + Text(Image(systemName: "star")) }
    #expect(runs.map(\.string) == ["star", " a", "star"])
    #expect(runs.filter { $0.image != nil }.count == 2)
    #expect(try content { Text(Image(decorative: "no-such-picture")) }.string == "")
    #expect(try self.runs { Text(Image(decorative: "no-such-picture")) }.count == 1)
  }

  @Test("a symbol takes weight and color from the characters around, and the label that the image has")
  func style() throws {
    let bold = try runs { Text("\(Image(systemName: "star")) a").bold() }
    #expect(try symbol(bold.first).weight == 700)
    let part = try runs { Text("a \(Text("\(Image(systemName: "star"))").fontWeight(.light))").bold() }
    #expect(try symbol(part.last).weight == 300)
    let around = try runs { HStack { Text(Image(systemName: "star")) }.font(.headline) }
    #expect(try symbol(around.first).weight == 600)
    let red = try runs { Text("\(Text(Image(systemName: "star")).foregroundStyle(.red)) a") }
    #expect(red[0].style?.summary == ["foreground=red"])
    let variant = try runs { Text(Image(systemName: "star")).symbolVariant(.fill) }
    #expect(try symbol(variant.first).name == "star.fill")
    #expect(try content { Text("\(Image("harbor", label: Text("The harbor"))) a") }.string == "The harbor a")
  }

  @Test("an image that is resizable has its own size among characters")
  func resizable() throws {
    let runs = try runs { Text("\(Image(systemName: "star").resizable(capInsets: EdgeInsets(), resizingMode: .tile)) a") }
    #expect(runs[0].image?.resizing == nil)
  }

  @Test("a translation may move an image, and Markdown around it counts")
  func translation() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
    try Data(#""Press %@ or %@" = "Oder **%2$@**: drücke [%1$@](https://a.b)";"#.utf8)
      .write(to: folder.appendingPathComponent("de.lproj/Localizable.strings"))
    let bundle = try #require(Bundle(url: folder))
    LocalizedTables.read(bundle)
    let runs = try runs {
      Text("Press \(Image(systemName: "plus")) or \(Image(systemName: "star"))", bundle: bundle)
        .environment(\.locale, Locale(identifier: "de"))
    }
    #expect(runs.map(\.string) == ["Oder ", "star", ": drücke ", "plus"])
    #expect(try symbol(runs[1]).weight == 700)
    #expect(runs[3].link?.absoluteString == "https://a.b" && runs[3].image != nil)
  }

  @Test("nothing of an image is told where characters are not to be seen")
  func redacted() throws {
    let content = try content { Text("\(Image(systemName: "star")) a").redacted(reason: .placeholder) }
    #expect(content.string == "nnnnnn" && content.style?.details?.runs.isEmpty == true)
  }

  @Test("another symbol is one patch, the same one none")
  func patches() throws {
    struct Subject: View {
      @State var count = 0
      var body: some View {
        Text("\(Image(systemName: count > 1 ? "star" : "plus")) a")
        Button("Step") { count += 1 }
      }
    }
    let host = TestHost { Subject() }
    host.resetCounts()
    for patches in [0, 1, 1] {
      try host.find(.button("Step")).press()
      host.turn()
      #expect(host.patchCount == patches)
    }
    #expect(host.texts.first == "star a")
  }
}
