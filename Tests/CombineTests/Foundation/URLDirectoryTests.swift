import Combine
import Foundation
import Testing

@Suite("Places of files") struct URLDirectoryTests {
  @Test("documents and caches are folders that are there")
  func made() {
    for place in [URL.documentsDirectory, .cachesDirectory] {
      var isFolder: ObjCBool = false
      #expect(FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) && isFolder.boolValue, "\(place)")
    }
  }

  @Test("each place is a folder of its own")
  func places() {
    let places: [URL] = [
      .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .desktopDirectory, .downloadsDirectory,
      .moviesDirectory,
      .musicDirectory, .picturesDirectory, .libraryDirectory, .userDirectory, .homeDirectory,
    ]
    #expect(Set(places.map(\.standardizedFileURL.path)).count == places.count, "\(places)")
    #expect(URL.homeDirectory.path.hasPrefix(URL.userDirectory.path))
  }
}
