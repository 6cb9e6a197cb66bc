import Foundation
import RandomInput
import Testing

@testable import SwiftUICore

/// How large an image is, from the beginning of its file; and that no file, whatever is in it, does any harm.
@Suite("Image header", .serialized) struct ImageHeaderTests {
  static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 44, 0, 0, 0, 200])
  static let gif = Data(Array("GIF89a".utf8) + [0x2C, 1, 200, 0])
  static let lossy = Data(
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x2C, 1, 200, 0])
  /// 300 - 1 in 14 bits, then 200 - 1.
  static let lossless = Data(
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2F, 0x2B, 0xC1, 0x31, 0])
  static let extended = Data(
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x2B, 1, 0, 199, 0, 0])
  static let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 200, 1, 44, 3]
  static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1] + frame)

  static func turned(_ orientation: UInt8) -> Data {
    let exif: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    return Data([0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + frame)
  }

  static func size(_ data: Data) throws -> [Double] {
    let header = try ImageHeader(data)
    return [header.width, header.height]
  }

  @Test("what is no file is not read, and a link is as large as its target")
  func devices() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "image-links-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (large, link) = (folder.appending(path: "large"), folder.appending(path: "link"))
    #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
    let file = try FileHandle(forWritingTo: large)
    // With a hole: it takes no space.
    try file.truncate(atOffset: UInt64(ImageBytes.limit) + 1)
    try file.close()
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: large)
    for path in [link.path, large.path, folder.path, "/dev/null"] {
      #expect(throws: UnreadableImage.self) { try ImageBytes.file(path: path).read() }
    }
  }

  @Test("each format says its size", arguments: [png, gif, lossy, lossless, extended, jpeg])
  func sizes(data: Data) throws {
    #expect(try Self.size(data) == [300, 200])
    // Also where it is a piece of something larger.
    #expect(try Self.size((Data([1, 2, 3]) + data).dropFirst(3)) == [300, 200])
  }

  @Test("a photograph that is to be turned by a quarter is as wide as it was high", arguments: UInt8(1)...9)
  func orientation(_ orientation: UInt8) throws {
    #expect(try Self.size(Self.turned(orientation)) == ((5...8).contains(orientation) ? [200, 300] : [300, 200]))
  }

  @Test(
    "a drawing has the size that its tag says, or that of its box",
    arguments: [
      (#"<svg width="30" height="20"/>"#, [30.0, 20]), ("<svg width='30px' height='1in'>", [30, 96]),
      (#"<svg viewBox="0 0 30 20">"#, [30, 20]), (#"<svg width="60" viewBox="0,0,30,20">"#, [60, 40]),
      (#"<svg height="60" viewBox="0 0 30 20">"#, [90, 60]), (#"<svg width="100%" height="100%" viewBox="0 0 3 2">"#, [3, 2]),
      ("<svg>", [300, 150]),
      ("\u{FEFF}<?xml version='1.0'?>\n<!-- a > b --><!DOCTYPE svg [<!ENTITY a \">\">]>\n<svg width='1' height='2'>", [1, 2]),
      (#"<svg data-width="9" width="-1" height="0" viewBox="0 0 4 4">"#, [4, 4]),
    ])
  func drawings(text: String, size: [Double]) throws {
    #expect(try Self.size(Data(text.utf8)) == size)
  }

  @Test("what is no image says what it is, or that it is none")
  func others() {
    let pdf = "browsers show no PDF as an image: export it as SVG, or put it among the app's resources"
    #expect(throws: UnreadableImage(pdf)) {
      try ImageHeader(Data("%PDF-1.7".utf8))
    }
    for text in ["", "<html></html>", "<svgs>", "text", "<!-- <svg>"] {
      #expect(throws: UnreadableImage("it is no PNG, JPEG, GIF, WebP or SVG")) { try ImageHeader(Data(text.utf8)) }
    }
    #expect(throws: UnreadableImage("its png data is damaged")) { try ImageHeader(Self.png.prefix(20)) }
    #expect(throws: UnreadableImage("its jpeg data is damaged")) { try ImageHeader(Self.jpeg.prefix(12)) }
  }

  @Test("a size that no image has is refused")
  func sense() {
    var empty = Self.png
    empty.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    var endless = Self.png
    endless.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xFF])
    for data in [empty, endless] { #expect(throws: UnreadableImage.self) { try ImageHeader(data) } }
  }

  @Test("disturbed files end in a size or an error")
  func disturbed() {
    let drawing = Data(#"<?xml version="1.0"?><!DOCTYPE svg []><svg width="30" height="20" viewBox="0 0 3 2"></svg>"#.utf8)
    let files = [Self.png, Self.gif, Self.lossy, Self.lossless, Self.extended, Self.jpeg, Self.turned(6), drawing].map(Array.init)
    let words: [[UInt8]] = [
      [0xFF, 0xFF, 0xFF, 0xFF], [0, 0], [0xFF, 0xE1], Array("Exif".utf8), Array("\"".utf8), Array("<!--".utf8),
      Array("1e999".utf8),
    ]
    let fuzzing = Fuzzing("image-header", runs: 2000)
    for run in fuzzing.runs {
      var generator = fuzzing.generator(for: run)
      let bytes = files.randomElement(using: &generator)!.disturbed(with: words, and: files, using: &generator)
      fuzzing.keep(bytes)
      guard let header = try? ImageHeader(Data(bytes)) else { continue }
      #expect(header.width > 0 && header.height > 0 && header.width.isFinite, "\(fuzzing.place(run))")
    }
    fuzzing.end()
  }
}
