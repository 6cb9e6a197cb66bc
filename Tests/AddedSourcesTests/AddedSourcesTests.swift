import Foundation
import Testing

@testable import AddedSources

@Suite("What is added to an app's sources") struct AddedSourcesTests {
  private func symbol(_ kind: AssetSymbol.Kind, _ name: String) -> AssetSymbol? {
    AssetSymbol(kind: kind, namespaces: [], name: name)
  }

  @Test(
    "names of assets become names of Swift as Xcode makes them",
    arguments: [
      ("brand", "brand"), ("Brand Blue", "brandBlue"), ("icon-small_2", "iconSmall2"), ("URLIcon", "urlIcon"), ("TV", "TV"),
      ("G100", "G_100"),
      ("FFCB1F", "FFCB_1_F"), ("33C759", "_33_C_759"), ("181818", "_181818"), ("MY_ICON", "MY_ICON"),
      ("2x", "_2X"), ("icon16x16", "icon16X16"), ("A", "A"),
      ("1_2", "_1_2"), ("BGColor", "bg"), ("AI model", "aiModel"), ("äther", "äther"), ("日本", "日本"),
      ("AccentColor", "accent"), ("Color", "color"), ("HeroImage", "heroImage"),
    ])
  func names(name: String, member: String) {
    #expect(symbol(.color, name)?.member == member)
  }

  @Test("what the sources declare themselves is not added, whatever words stand before it")
  func declarations() throws {
    let symbols = [try #require(symbol(.color, "Sea")), try #require(symbol(.color, "Sand"))]
    let text = AddedSource(symbols, besides: .init(["extension Color { static public var sea: Color { .blue } }"])).text
    #expect(!text.contains("static var `sea`") && text.contains("static var `sand`"))
  }

  @Test("images lose the word image, and names without a letter or digit have no symbol")
  func images() {
    #expect(symbol(.image, "HeroImage")?.member == "hero")
    #expect(symbol(.image, "BrandColor")?.member == "brandColor")
    #expect(symbol(.image, "--") == nil)
    #expect(symbol(.image, "self") == nil)
  }

  @Test("catalogs are found below a folder, with the folders that are namespaces")
  func catalogs() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalogs \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "A.xcassets/Brand.colorset": "{}", "A.xcassets/Stamps": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Stamps/Big One.imageset": "{}", "A.xcassets/Plain/Harbor.imageset": "{}", "B/C.xcassets/brand.colorset": "{}",
      ".build/D.xcassets/Hidden.colorset": "{}", "E/Loose.colorset": "{}", "A.xcassets/Plain": "no JSON",
    ]
    for (path, text) in files {
      let inner = folder.appending(path: path)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: inner.appending(path: "Contents.json"))
    }
    let symbols = AssetCatalogs(below: folder.path).symbols
    #expect(symbols.map(\.name) == ["Brand", "Harbor", "Stamps/Big One"])
    #expect(symbols.map(\.types) == [[], [], ["Stamps"]])
    #expect(AssetCatalogs(below: folder.path + "/nowhere").symbols.isEmpty)
  }

  @Test("each asset has a symbol, and colors are members of Color")
  func source() throws {
    let symbols = [
      try #require(symbol(.color, "Sea \"1\"")), try #require(symbol(.color, "red")),
      try #require(AssetSymbol(kind: .image, namespaces: ["Stamps"], name: "Quarter")),
    ]
    let text = AddedSource(symbols, besides: .init(["extension Color { static let other = 1 }"])).text
    for line in [
      "@_exported import Combine", #"static let `sea1` = ColorResource(name: "Sea \"1\"", bundle: .main)"#,
      "static var `sea1`: Color { Color(ColorResource.`sea1`) }", "static let `red` = ColorResource",
      "extension ShapeStyle where Self == Color",
      "  enum Stamps {\n    static let `quarter` = ImageResource(name: \"Stamps/Quarter\"",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
    #expect(!text.contains("static var `red`"))
  }

  @Test("what the sources declare themselves is not added")
  func declared() throws {
    let symbols = [try #require(symbol(.color, "Sea"))]
    let color = AddedSource(symbols, besides: .init(["extension Color {\n  static let  sea = Color(\"Sea\")\n}"])).text
    #expect(color.contains("static let `sea` = ColorResource") && !color.contains("static var `sea`"))
    let resource = AddedSource(
      symbols, besides: .init(["extension  ColorResource { static let `sea` = ColorResource(name: \"Sea\", bundle: .main) }"])
    ).text
    #expect(!resource.contains("`sea`"))
  }
}
