import Foundation
import Synchronization

/// The images and colors of the app's bundles, by name. Each bundle is looked through once, when something in it is first asked for;
/// each image is read once.
package enum AppResources {
  private static let indexes = Mutex<[String: ResourceIndex]>([:])

  /// An image by its name; nil if none of the bundles has it.
  package static func image(named name: String, bundlePath: String?) -> ImageFile? {
    for folder in folders(bundlePath) { if let image = index(folder).image(named: name) { return image } }
    return nil
  }

  /// A color by its name; nil if none of the bundles has it.
  package static func color(named name: String, bundlePath: String?) -> ColorDescription? {
    for folder in folders(bundlePath) { if let color = index(folder).color(named: name) { return color } }
    return nil
  }

  /// Where a name is looked for.
  static func folders(_ bundlePath: String?) -> [String] {
    if let bundlePath, bundlePath != mainPath { return [bundlePath] }
    return ownFolders
  }

  private static let mainPath = Bundle.main.bundlePath

  /// The main bundle is the folder of the program, where the package manager also leaves all that it has built: only what stands
  /// there itself counts.
  private static let ownFolders = AppBundle.all.map(\.bundlePath)

  private static func index(_ folder: String) -> ResourceIndex {
    if let index = indexes.withLock({ $0[folder] }) { return index }
    let index = ResourceIndex(folder: folder, depth: folder == mainPath ? 1 : ResourceIndex.depthLimit)
    // Another thread may have been quicker: then all use its index, so that each image is read once.
    return indexes.withLock { indexes in
      if let first = indexes[folder] { return first }
      indexes[folder] = index
      return index
    }
  }
}
