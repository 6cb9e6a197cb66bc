import AddedSources
import Foundation

/// Writes what belongs to an app's sources and nobody has written: `added-sources OUTPUT FOLDER`, for the plugin.
@main
enum AddedSourcesTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let output = arguments.first, let folder = arguments.last else {
      fail("Usage: added-sources OUTPUT FOLDER")
    }
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sources = paths.filter { $0.hasSuffix(".swift") }.compactMap {
      try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
    let data = Data(AddedSource(AssetCatalogs(below: folder).symbols, besides: .init(sources)).text.utf8)
    // A file that is the same is not compiled again.
    guard FileManager.default.contents(atPath: output) != data else { return }
    do {
      try data.write(to: URL(filePath: output))
    } catch {
      fail("\(output) cannot be written: \(error.localizedDescription)")
    }
  }

  private static func fail(_ text: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("added-sources: \(text)\n".utf8))
    exit(1)
  }
}
