import AppData
import Foundation
import SwiftUI
import Testing

@testable import BrowserHosting
@testable import SwiftUICore

/// From where a server loads what `AsyncImage` shows.
@Suite struct ImagePlacesTests {
  @Test(
    "this machine and private networks are none, however their addresses are written",
    arguments: [
      "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
      "100.64.0.1", "192.0.0.8", "198.18.0.1", "224.0.0.251", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "fd12::1",
      "ff02::1", "fec0::1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::10.0.0.1", "2002:7f00:1::", "2001:0:1::", "nobody", "",
    ])
  func inner(address: String) {
    #expect(!ImagePlaces().allows(address: address))
  }

  @Test(
    "all others are",
    arguments: [
      "8.8.8.8", "172.15.0.1", "172.32.0.1", "192.167.1.1", "100.128.0.1", "1.1.1.1", "2606:4700::1111", "64:ff9b::8.8.8.8",
      "2002:808:808::", "::ffff:8.8.8.8",
    ])
  func outer(address: String) {
    #expect(ImagePlaces().allows(address: address))
  }

  @Test("an operator names more, in arguments or variables, and a wrong one is refused in one line")
  func options() throws {
    let given = ["--images-from", "10.0.0.0/8", "--images-from=/srv/pictures"]
    let places = try HostOptions(arguments: given, environment: ["ORIEL_IMAGES_FROM": "bad"]).imagePlaces
    #expect(places.allows(address: "10.1.2.3") && !places.allows(address: "192.168.0.1") && places.folders == ["/srv/pictures"])
    #expect(try HostOptions(arguments: [], environment: ["ORIEL_IMAGES_FROM": "10.0.0.0/8, /srv/pictures"]).imagePlaces == places)
    let error = #expect(throws: HostOptions.InvalidOption.self) {
      try HostOptions(arguments: ["--images-from", "pictures"], environment: [:])
    }
    #expect(
      error?.description
        == "--images-from takes an address, several as in 10.0.0.0/8, or the whole path of a folder, not 'pictures'.")
  }

  @Test("of files the app's own are loaded, and no link leads out of them")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["data/Documents", "program/App.resources", "pictures", "other"] {
      let path = folder.appending(path: name)
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      try Data().write(to: path.appending(path: "a.png"))
    }
    try Data().write(to: folder.appending(path: "program/a.png"))
    let link = folder.appending(path: "data/Documents/link.png")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.appending(path: "other/a.png"))
    var places = ImagePlaces()
    func allows(_ path: String) -> Bool {
      places.allows(
        file: folder.path + path, own: [folder.path + "/data"], program: folder.path + "/program")
    }
    #expect(allows("/data/Documents/a.png") && allows("/data/missing.png") && allows("/program/App.resources/a.png"))
    #expect(!allows("/data/Documents/link.png") && !allows("/other/a.png") && !allows("/data/../other/a.png"))
    #expect(!allows("/program/a.png") && !allows("/database/a.png") && !allows("/other/missing.png") && !allows("/data"))
    #expect(!allows("/pictures/a.png") && places.add(folder.path + "/pictures") && allows("/pictures/a.png"))
  }

  @Test("a server that has begun loads from nowhere else, and says in its log what would help, not what was asked for")
  func applied() async {
    await #expect(processExitsWith: .success) {
      let log = LogBook()
      let folder = NSTemporaryDirectory() + "images-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let drawing = folder + "/a.svg"
      try Data("<svg width='3' height='2'/>".utf8).write(to: URL(fileURLWithPath: drawing))
      ImagePlaces().apply(container: AppContainer(folder: folder), environment: [:], log.log)
      func load(_ url: String) async throws -> CGSize {
        try await ImageLoader.load(ImageRequest(url: try #require(URL(string: url)), scale: 1)).size
      }
      #expect(try await load("file://\(drawing)") == CGSize(width: 3, height: 2))
      for url in [
        "http://127.0.0.1:9/secret", "http://[::1]:9/", "http://localhost:9/", "https://10.0.0.1/", "file:///etc/passwd",
      ] {
        await #expect(throws: ImageLoadingError.self, "\(url)") { try await load(url) }
      }
      #expect(log.lines.count == 1, "\(log.lines)")
      #expect(log.lines[0].contains("--images-from") && !log.lines[0].contains("secret"))
    }
  }
}
