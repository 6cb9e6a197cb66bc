import Foundation
import Testing

@testable import OrielUniformTypeIdentifiers

@Suite("UTType")
struct UTTypeTests {
  @Test(
    "an ending is a type, whatever its letters",
    arguments: [
      ("png", UTType.png), ("JPG", .jpeg), ("txt", .plainText), ("md", UTType("net.daringfireball.markdown")!), ("heic", .heic),
      ("app", .applicationBundle),
    ])
  func endings(name: String, type: UTType) {
    #expect(UTType(filenameExtension: name, conformingTo: .item) == type)
  }

  @Test("a MIME type is a type, also with what stands behind it")
  func mimeTypes() {
    #expect(UTType(mimeType: "image/jpeg") == .jpeg)
    #expect(UTType(mimeType: "Application/JSON; charset=utf-8") == .json)
    #expect(UTType(mimeType: "no type") == nil)
  }

  @Test("a type is a kind of others, through all steps")
  func conformances() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .png))
    #expect(UTType.swiftSource.conforms(to: .text) && !UTType.swiftSource.conforms(to: .image))
    #expect(UTType.folder.isSubtype(of: .directory) && !UTType.folder.conforms(to: .data))
    #expect(UTType.audiovisualContent.isSupertype(of: .mp3) && !UTType.mp3.isSubtype(of: .mp3))
    #expect(UTType.mpeg4Movie.supertypes.contains(.movie))
  }

  @Test("what is usual of a type")
  func usual() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.pdf.localizedDescription == "PDF document" && UTType.pdf.identifier == "com.adobe.pdf")
  }

  @Test("an ending that nobody has declared is a dynamic type, equal to that of the same ending")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "oddity"))
    #expect(type.isDynamic && type == UTType(filenameExtension: "ODDITY") && type.preferredFilenameExtension == "oddity")
    #expect(type.conforms(to: .data) && UTType(type.identifier) == type)
    #expect(UTType(filenameExtension: "") == nil && UTType(filenameExtension: "a/b") == nil)
  }

  @Test("an identifier that nobody has declared is no type, until the app declares it")
  func declared() {
    let identifier = "com.example.\(UUID().uuidString.lowercased())"
    #expect(UTType(identifier) == nil)
    let own = UTType(exportedAs: identifier, conformingTo: .json)
    #expect(UTType(identifier) == own && own.conforms(to: .text) && own.isDeclared)
    #expect(UTType(importedAs: identifier) == own)
  }

  @Test("the app's property list declares types")
  func propertyList() {
    let list: [String: Any] = [
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "com.example.recipe", "UTTypeDescription": "recipe", "UTTypeConformsTo": "public.json",
          "UTTypeTagSpecification": ["public.filename-extension": ["recipe"], "public.mime-type": "application/x-recipe"],
        ]
      ]
    ]
    let found = TypeTable.ofApp(list)
    #expect(found.map(\.identifier) == ["com.example.recipe"] && found.first?.extensions == ["recipe"])
    #expect(found.first?.mimeTypes == ["application/x-recipe"] && found.first?.parents == ["public.json"])
    #expect(TypeTable.ofApp([:]).isEmpty)
  }

  @Test("a type is its identifier in JSON")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }

  @Test("each type is a kind of types that are in the table")
  func table() {
    for type in TypeTable.all(where: { !$0.isDynamic && !$0.identifier.hasPrefix("com.example") }) {
      for parent in type.parents { #expect(TypeTable.definition(parent) != nil, "\(type.identifier): \(parent)") }
    }
  }

  @Test("an address gets the ending of a type once")
  func addresses() {
    let file = URL(fileURLWithPath: "/a/photo")
    #expect(file.appendingPathExtension(for: .png).lastPathComponent == "photo.png")
    #expect(URL(fileURLWithPath: "/a/photo.jpg").appendingPathExtension(for: .jpeg).lastPathComponent == "photo.jpg")
    var folder = URL(fileURLWithPath: "/a", isDirectory: true)
    folder.appendPathComponent("notes", conformingTo: .json)
    #expect(folder.lastPathComponent == "notes.json")
  }
}
