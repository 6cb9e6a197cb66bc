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
