import Foundation
import Testing

@testable import BrowserHosting
@testable import SwiftUICore

/// How pages get images: by names made from the bytes, and nothing else by any name.
@MainActor
@Suite("Serving images") struct ImageServingTests {
  static let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script></svg>"#

  static func image(_ text: String = drawing) throws -> ImageFile {
    try #require(ImageFile(name: "a", [ImageFile.Representation(.data(Data(text.utf8)), scale: 1)]))
  }

  @Test("an image that is shown is served with its type, for ever, and runs nothing")
  func served() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let image = try Self.image()
    let picture = try #require(ServedImages.shared.pictures(of: image).first)
    let answer = try await server.get(picture.address)
    #expect(answer.status == 200 && answer.text == Self.drawing)
    #expect(answer.headers["content-type"] == "image/svg+xml")
    #expect(answer.headers["cache-control"] == "private, max-age=31536000, immutable")
    #expect(answer.headers["x-content-type-options"] == "nosniff")
    #expect(answer.headers["content-security-policy"]?.hasPrefix("default-src 'none';") == true)
    #expect(answer.headers["content-security-policy"]?.contains("script-src") == false)
    #expect(answer.headers["content-security-policy"]?.hasSuffix("sandbox") == true)
    withExtendedLifetime(image) {}
  }

  @Test("the same bytes have the same name, others another one")
  func names() throws {
    let images = try [Self.image(), Self.image(), Self.image(#"<svg width="1" height="1"/>"#)]
    let addresses = images.map { ServedImages.shared.pictures(of: $0)[0].address }
    #expect(addresses[0] == addresses[1] && addresses[0] != addresses[2])
    #expect(addresses[0].contains(#/^/image/[0-9a-f]{24}\.svg$/#))
  }

  @Test("an image that nobody shows any more is not served, unless another one has the same bytes")
  func gone() throws {
    let text = #"<svg width="7" height="7"/>"#
    var first: ImageFile? = try Self.image(text)
    var second: ImageFile? = try Self.image(text)
    let address = ServedImages.shared.pictures(of: try #require(first))[0].address
    _ = ServedImages.shared.pictures(of: try #require(second))
    first = nil
    #expect(ServedImages.shared.representation(at: address[...]) != nil)
    second = nil
    #expect(ServedImages.shared.representation(at: address[...]) == nil)
    #expect(first == nil && second == nil)
  }

  @Test(
    "no name leads anywhere else",
    arguments: [
      "/image/", "/image/../../etc/passwd", "/image/..%2f..%2fetc%2fpasswd", "/image//etc/passwd", "/image/Package.swift",
      "/image/000000000000000000000000.png", "/image/%00", "/image/.", "/image/..",
    ])
  func outside(path: String) async throws {
    let server = try TestServer()
    defer { server.stop() }
    let answer = try await server.get(path)
    #expect(answer.status == 404 && answer.headers["content-type"] == "text/plain; charset=utf-8")
  }

  @Test("a file that has gone since is not found")
  func deleted() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg")
    try Data("<svg width='3' height='4'/>".utf8).write(to: file)
    let image = try #require(ImageFile(name: "a", [ImageFile.Representation(.file(path: file.path), scale: 1)]))
    let address = ServedImages.shared.pictures(of: image)[0].address
    let server = try TestServer()
    defer { server.stop() }
    #expect(try await server.get(address).status == 200)
    try FileManager.default.removeItem(at: file)
    #expect(try await server.get(address).status == 404)
    withExtendedLifetime(image) {}
  }

  @Test("a large file is not read for its address, which is another one when the file has been written")
  func large() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = Data("<svg width='3' height='4'/>".utf8) + Data(count: ServedImages.largeFile)
    try bytes.write(to: file)
    func address() throws -> (image: ImageFile, address: String) {
      let image = try #require(ImageFile(name: "a", [ImageFile.Representation(.file(path: file.path), scale: 1)]))
      return (image, try #require(ServedImages.shared.pictures(of: image).first?.address))
    }
    let first = try address()
    #expect(try address().address == first.address)
    #expect(ServedImages.shared.load(first.address[...])?.bytes.count == bytes.count)
    // The bytes are the same, and nobody has looked.
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: file.path)
    #expect(try address().address != first.address)
    // Of a small file the bytes count alone.
    try bytes.prefix(ServedImages.largeFile).write(to: file)
    let small = try address()
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 2_000_000)], ofItemAtPath: file.path)
    #expect(try address().address == small.address)
  }

  @Test("what has been loaded has its address before any view shows it")
  func prepared() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let text = #"<svg width="11" height="12"/>"#
    let url = try #require(URL(string: "data:image/svg+xml;base64,\(Data(text.utf8).base64EncodedString())"))
    let image = try await ImageLoader.load(ImageRequest(url: url, scale: 1))
    let address = "/image/\(Digest.sha256(Array(text.utf8)).prefix(12).hexadecimal).svg"
    #expect(ServedImages.shared.representation(at: address[...]) != nil)
    withExtendedLifetime(image) {}
  }
}
