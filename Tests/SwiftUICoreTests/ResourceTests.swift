import Foundation
import Testing

@testable import SwiftUICore

/// What an app's resources have, by name: asset catalogs as Xcode writes them, and loose files.
@Suite("Resources") struct ResourceTests {
  /// A folder that goes with the test.
  final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "resources-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ file: String, _ data: Data) throws {
      let url = URL(fileURLWithPath: path + "/" + file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }

    func write(_ file: String, _ text: String) throws { try write(file, Data(text.utf8)) }

    var index: ResourceIndex { ResourceIndex(folder: path) }
  }

  static func drawing(_ width: Int, _ height: Int) -> String { #"<svg width="\#(width)" height="\#(height)"/>"# }

  @Test("an image set has its representations by scale and scheme, and its size in points")
  func imageSet() throws {
    let folder = Folder()
    try folder.write(
      "Assets.xcassets/Photo.imageset/Contents.json",
      """
      {"images": [
        {"filename": "c.svg", "idiom": "universal", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "b.svg", "idiom": "universal", "scale": "2x"}, {"filename": "a.svg", "idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "3x"}, {"filename": "a.svg", "idiom": "watch", "scale": "2x"}, 7, {"scale": []}],
       "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true},
       "info": {"author": "xcode", "version": 1}}
      """)
    try folder.write("Assets.xcassets/Photo.imageset/a.svg", Self.drawing(30, 20))
    try folder.write("Assets.xcassets/Photo.imageset/b.svg", Self.drawing(60, 40))
    try folder.write("Assets.xcassets/Photo.imageset/c.svg", Self.drawing(60, 40))
    let image = try #require(folder.index.image(named: "Photo"))
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.representations.map(\.scale) == [1, 2, 2])
    #expect(image.representations.map(\.isDark) == [false, false, true])
    #expect(image.isTemplate)
    #expect(image.slicing == nil)
  }

  @Test("a symbol set is the regular symbol of its template, a stencil that grows with its font")
  func symbolSet() throws {
    let folder = Folder()
    func template(_ groups: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?><svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Notes"><text id="template-version">Template v.3.0</text></g>
      <g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/><line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>
      <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="1030" y2="1150"/><line id="right-margin-Regular-M" x1="1510" x2="1510" y1="1030" y2="1150"/></g>
      <g id="Symbols">\(groups)</g></svg>
      """
    }
    let contents = #"{"symbols": [{"filename": "cup.svg", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#
    try folder.write("Assets.xcassets/custom.cup.symbolset/Contents.json", contents)
    try folder.write(
      "Assets.xcassets/custom.cup.symbolset/cup.svg",
      template(
        #"<g id="Black-M"><path d="M9 9"/></g><g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><g><path d="M0 0L10 0"/></g></g><g/>"#
      ))
    let image = try #require(folder.index.image(named: "custom.cup"))
    #expect(image.isSymbol && image.isTemplate)
    #expect(abs(image.size.width - 120 * 0.17) < 0.001)
    #expect(abs(image.size.height - 120.46 * 0.17) < 0.001)
    guard case .data(let data) = image.representations[0].bytes else { throw UnreadableImage("it is no drawing") }
    let drawing = String(decoding: data, as: UTF8.self)
    #expect(drawing.contains(#"<g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><g><path d="M0 0L10 0"/></g></g></svg>"#))
    #expect(drawing.contains("viewBox=\"1390.0 1030.54 120.0 120.46") && !drawing.contains("M9 9"))

    try folder.write("Assets.xcassets/none.symbolset/Contents.json", contents)
    try folder.write("Assets.xcassets/none.symbolset/cup.svg", template(#"<g id="Black-M"><path d="M9 9"/></g>"#))
    try folder.write("Assets.xcassets/cut.symbolset/Contents.json", contents)
    try folder.write("Assets.xcassets/cut.symbolset/cup.svg", #"<svg><g id="Regular-M"><g><path d="M0 0"/></g>"#)
    #expect(folder.index.image(named: "none") == nil)
    #expect(folder.index.image(named: "cut") == nil)
  }

  private static let hasPDFTool = FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo")

  /// A page of 40 by 30 points with a square.
  static let page = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 40 30] /Contents 4 0 R /Resources <<>>>> endobj
    4 0 obj <</Length 22>> stream
    1 0 0 rg 5 5 10 10 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    %%EOF
    """

  @Test("a PDF of a catalog is a drawing of the same size", .enabled(if: hasPDFTool, "poppler-utils is not installed"))
  func pdf() throws {
    let folder = Folder()
    try folder.write(
      "Assets.xcassets/Bird.imageset/Contents.json",
      #"{"images": [{"filename": "bird.pdf", "idiom": "universal", "scale": "2x"}]}"#)
    try folder.write("Assets.xcassets/Bird.imageset/bird.pdf", Self.page)
    try folder.write("broken.pdf", "%PDF-1.4 and nothing else")
    let index = folder.index
    let image = try #require(index.image(named: "Bird"))
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(image.representations[0].format == .svg)
    #expect(index.image(named: "broken") == nil)
  }

  @Test("an image is read once: asked again, it is the same")
  func once() throws {
    let folder = Folder()
    try folder.write("photo.svg", Self.drawing(3, 2))
    let index = folder.index
    let photo = index.image(named: "photo")
    #expect(photo != nil && photo === index.image(named: "photo"))
    #expect(index.image(named: "other") == nil)
  }

  @Test("slices are in points")
  func slices() throws {
    let folder = Folder()
    try folder.write(
      "A.xcassets/Bubble.imageset/Contents.json",
      """
      {"images": [{"filename": "b.svg", "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
       "cap-insets": {"top": 8, "left": 16, "bottom": 4, "right": -2}}}]}
      """)
    try folder.write("A.xcassets/Bubble.imageset/b.svg", Self.drawing(40, 40))
    let slicing = try #require(folder.index.image(named: "Bubble")?.slicing)
    #expect(slicing.capInsets == EdgeInsets(top: 4, leading: 8, bottom: 2, trailing: 0))
    #expect(slicing.mode == .tile)
  }

  @Test("folders of a catalog are part of the name where they provide a namespace")
  func namespaces() throws {
    let folder = Folder()
    let contents = #"{"images": [{"filename": "a.svg"}]}"#
    try folder.write("Resources/Assets.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try folder.write("Resources/Assets.xcassets/Icons/Star.imageset/Contents.json", contents)
    try folder.write("Resources/Assets.xcassets/Icons/Star.imageset/a.svg", Self.drawing(1, 1))
    try folder.write("Resources/Assets.xcassets/Photos/Harbor.imageset/Contents.json", contents)
    try folder.write("Resources/Assets.xcassets/Photos/Harbor.imageset/a.svg", Self.drawing(1, 1))
    let index = folder.index
    #expect(index.image(named: "Icons/Star") != nil)
    #expect(index.image(named: "Star") == nil)
    #expect(index.image(named: "Harbor") != nil)
  }

  @Test("loose files are one image with their scales, with or without extension and folders; those further outside go first")
  func files() throws {
    let folder = Folder()
    try folder.write("photo.svg", Self.drawing(3, 2))
    try folder.write("photo@2x.svg", Self.drawing(6, 4))
    try folder.write("Deep/photo.svg", Self.drawing(9, 9))
    try folder.write("Deep/other@3x~ipad.svg", Self.drawing(9, 9))
    try folder.write("notes.txt", "no image")
    let index = folder.index
    #expect(index.image(named: "photo")?.representations.map(\.scale) == [1, 2])
    #expect(index.image(named: "photo.svg")?.size == CGSize(width: 3, height: 2))
    #expect(index.image(named: "Deep/photo")?.size == CGSize(width: 9, height: 9))
    #expect(index.image(named: "other")?.size == CGSize(width: 3, height: 3))
    #expect(index.image(named: "notes") == nil)
  }

  @Test("an entry of a catalog names no file outside of its folder", arguments: ["../secret.svg", "/etc/passwd", "..", ""])
  func outside(name: String) throws {
    let folder = Folder()
    try folder.write("A.xcassets/secret.svg", Self.drawing(1, 1))
    try folder.write("A.xcassets/Evil.imageset/Contents.json", #"{"images": [{"filename": "\#(name)"}]}"#)
    #expect(folder.index.image(named: "Evil") == nil)
  }

  @Test(
    "what is no JSON, or no image, is nothing",
    arguments: ["", "[]", "null", #"{"images": 1}"#, #"{"images": [{"filename": "b.svg"}]}"#])
  func damaged(contents: String) throws {
    let folder = Folder()
    try folder.write("A.xcassets/X.imageset/Contents.json", contents)
    try folder.write("A.xcassets/X.imageset/b.svg", "text")
    #expect(folder.index.image(named: "X") == nil)
  }

  static func components(_ color: ColorDescription?) -> [Double]? {
    guard case .rgb(let red, let green, let blue)? = color?.base else { return nil }
    return [red, green, blue, color?.opacity ?? 0].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test(
    "components are fractions, numbers to 255, or hexadecimal",
    arguments: [
      (#"{"red": "0.250", "green": "1.000", "blue": "0.000", "alpha": "0.500"}"#, [0.25, 1, 0, 0.5]),
      (#"{"red": "51", "green": "255", "blue": "1", "alpha": "1"}"#, [0.2, 1, 0.004, 1]),
      (#"{"red": "0x33", "green": "0xFF", "blue": "0x00", "alpha": "1.000"}"#, [0.2, 1, 0, 1]),
      (#"{"red": 0.25, "green": 1, "blue": 0, "alpha": 1}"#, [0.25, 1, 0, 1]),
      (#"{"white": "0.500", "alpha": "1.000"}"#, [0.5, 0.5, 0.5, 1]),
      (#"{"red": "-2.0", "green": "7.5", "blue": "nonsense", "alpha": "1.000"}"#, [0, 1, 0, 1]),
    ])
  func colors(components: String, expected: [Double]) throws {
    let folder = Folder()
    try folder.write(
      "A.xcassets/Tint.colorset/Contents.json",
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(components)}}]}"#)
    #expect(Self.components(folder.index.color(named: "Tint")) == expected)
  }

  @Test("a color of a wider space is the nearest that there is")
  func displayP3() throws {
    let folder = Folder()
    try folder.write(
      "A.xcassets/Tint.colorset/Contents.json",
      """
      {"colors": [{"color": {"color-space": "display-p3", "components": {"red": "1.000", "green": "0.500", "blue": "0.500", "alpha": "1"}}}]}
      """)
    let components = try #require(Self.components(folder.index.color(named: "Tint")))
    #expect(components[0] == 1)
    #expect(components[1] < 0.5 && components[1] > 0.4)
  }

  @Test("a color may be another one in dark schemes, and refer to one of the system")
  func schemes() throws {
    let folder = Folder()
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    func color(_ red: String) -> String {
      #""color": {"components": {"red": "\#(red)", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}"#
    }
    try folder.write("A.xcassets/Two.colorset/Contents.json", "{\"colors\": [{\(color("0.5"))}, {\(dark), \(color("1.0"))}]}")
    try folder.write(
      "A.xcassets/System.colorset/Contents.json",
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemGray6Color"}}]}"#)
    try folder.write(
      "A.xcassets/Named.colorset/Contents.json", #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#)
    let index = folder.index
    let light = CatalogColor(red: 0.5, green: 0, blue: 0)
    #expect(
      index.color(named: "Two")?.base == .schemes(SchemeColor(light: light, dark: CatalogColor(red: 1, green: 0, blue: 0))))
    guard case .schemes(let gray)? = index.color(named: "System")?.base else {
      Issue.record("no color with schemes")
      return
    }
    #expect(gray.light.red > 0.9 && gray.dark.red < 0.2)
    #expect(index.color(named: "Named")?.base == .named(.red))
  }
}
