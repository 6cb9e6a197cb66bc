import Foundation
import SwiftUICore
import Testing

@testable import BrowserHosting

@Suite("Addresses of pages") struct AddressKeyTests {
  private let places = [
    PageAddress(path: #"[["Int","1"]]"#), PageAddress(scene: .window(id: "detail", value: "7")),
    PageAddress(scene: .window(id: "de tail", value: "a&b?c=d/%"), path: #"[["String","\"ü\""]]"#),
  ]

  @Test("an address that the app has made has its values, as often as somebody asks for it")
  func own() throws {
    let key = AddressKey()
    for place in places {
      let text = place.text(key)
      let found = try #require(PageAddress(uri: text, key))
      #expect(found.scene == place.scene && found.path == place.path && !found.hasForeignValues)
      #expect(found.text(key) == text)
    }
    for scene in [SceneAddress.first, .settings, .window(id: "w", value: nil)] {
      let text = PageAddress(scene: scene).text(key)
      #expect(!text.contains("mark="))
      #expect(PageAddress(uri: text, key)?.scene == scene)
    }
  }

  @Test("of one that others have written or changed the values are left out")
  func foreign() throws {
    let key = AddressKey()
    func isLeftOut(_ uri: String) throws -> Bool {
      let found = try #require(PageAddress(uri: uri, key))
      return found.hasForeignValues && found.path == nil && found.scene == found.scene.withoutValue
    }
    #expect(try isLeftOut("/?path=%5B%5B%22Int%22%2C%227%22%5D%5D"))
    #expect(try isLeftOut("/window/detail?value=7"))
    for place in places {
      let text = place.text(key)
      #expect(try isLeftOut(place.text(AddressKey())), "another app's")
      #expect(try isLeftOut(String(text.dropLast())))
      #expect(try isLeftOut(text.replacing("mark=", with: "mark=0")))
      #expect(try isLeftOut(text.replacing("mark=", with: "m=")))
    }
    // The mark of one place is that of no other.
    let mark = key.mark(of: PageAddress(path: "[]"))
    #expect(try isLeftOut("/settings?path=%5B%5D&mark=\(mark)"))
    #expect(try !isLeftOut("/?path=%5B%5D&mark=\(mark)"))
  }

  @Test("an address may have a URL that the app opens")
  func opening() throws {
    let found = try #require(PageAddress(uri: "/open?url=books%3A%2F%2Fshelf%2F7", AddressKey()))
    #expect(found.openedURL?.absoluteString == "books://shelf/7" && found.scene == .first && found.path == nil)
    #expect(found.text(AddressKey()) == "/")
    for uri in ["/open", "/open?url=", "/open?url=shelf", "/open?url=%FF"] {
      #expect((PageAddress(uri: uri, AddressKey()) == nil))
    }
  }

  @Test("an app may take what anybody has written")
  func open() throws {
    let key = AddressKey(isOpen: true)
    let found = try #require(PageAddress(uri: "/window/w?value=7&path=%5B%5D", key))
    #expect(found.scene == .window(id: "w", value: "7") && found.path == "[]")
    #expect(found.text(key) == "/window/w?value=7&path=%5B%5D")
  }

  @Test("the key that is kept is the same for all who ask, whole, and for its owner alone")
  func kept() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "address-key-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "key").path
    let keys = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try AddressKey.bytes(inFile: path) } }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(keys.count == 1 && keys.first?.count == 32)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["key"])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    try Data("short".utf8).write(to: folder.appending(path: "key"))
    #expect(throws: AddressKey.KeyProblem.self) { try AddressKey.bytes(inFile: path) }
    #expect(throws: AddressKey.KeyProblem.self) { try AddressKey.bytes(inFile: folder.path + "/missing/key") }
  }
}
