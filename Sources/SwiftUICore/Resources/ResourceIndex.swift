import Foundation
import Synchronization

/// What one folder of resources has, by name: images, symbols and colors of asset catalogs, and image files.
final class ResourceIndex: Sendable {
  static let depthLimit = 12
  /// A folder with more is no folder of resources.
  private static let entryLimit = 50_000

  private enum ImagePlace: Sendable {
    /// An image set, by its folder.
    case set(String)
    /// A symbol set, by its folder.
    case symbol(String)
    /// Files of one name.
    case files([String])
  }

  private let imagePlaces: [String: ImagePlace]
  /// The folders of color sets.
  private let colorSets: [String: String]
  /// What has been read. Nil for what could not be read.
  private let images = Mutex<[String: ImageFile?]>([:])
  private let colors = Mutex<[String: ColorDescription?]>([:])

  init(folder: String, depth: Int = depthLimit) {
    var scan = ResourceScan(entryLimit: Self.entryLimit)
    scan.look(through: folder, depth: depth)
    // A catalog goes before loose files.
    imagePlaces = scan.files.mapValues(ImagePlace.files)
      .merging(scan.symbolSets.mapValues(ImagePlace.symbol)) { $1 }
      .merging(scan.imageSets.mapValues(ImagePlace.set)) { $1 }
    colorSets = scan.colorSets
  }

  func image(named name: String) -> ImageFile? {
    if let known = images.withLock({ $0[name] }) { return known }
    guard let place = imagePlaces[name] else { return nil }
    let image =
      switch place {
      case .set(let folder): ImageSet.image(named: name, folder: folder)
      case .symbol(let folder): SymbolSet.image(named: name, folder: folder)
      case .files(let paths): Self.image(named: name, paths)
      }
    // Whoever was first counts.
    return images.withLock { images in
      if let first = images[name] { return first }
      images[name] = .some(image)
      return image
    }
  }

  func color(named name: String) -> ColorDescription? {
    if let known = colors.withLock({ $0[name] }) { return known }
    guard let folder = colorSets[name] else { return nil }
    let color = ColorSet.color(folder: folder)
    colors.withLock { $0[name] = .some(color) }
    return color
  }

  private static func image(named name: String, _ paths: [String]) -> ImageFile? {
    let representations = paths.compactMap { path in
      ImageSet.representation(path: path, scale: ResourceName(path: path)?.scale ?? 1, isDark: false)
    }
    return ImageFile(name: name, representations)
  }
}

/// What an image file is called: `photo@2x.png` is the image `photo`, with two pixels for each point.
struct ResourceName: Equatable {
  let stem: String
  let scale: Double

  /// Nil for a file of another kind.
  init?(path: String) {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex,
      ImageFormat(extension: String(file[file.index(after: dot)...])) != nil || file[dot...].lowercased() == ".pdf"
    else { return nil }
    var stem = String(file[..<dot])
    // Idioms follow the scale or stand alone.
    for idiom in ["~iphone", "~ipad", "~mac"] where stem.hasSuffix(idiom) { stem.removeLast(idiom.count) }
    var scale = 1.0
    for number in [2, 3] where stem.hasSuffix("@\(number)x") {
      stem.removeLast(3)
      scale = Double(number)
    }
    guard !stem.isEmpty else { return nil }
    self.stem = stem
    self.scale = scale
  }
}

/// A walk through a folder of resources.
private struct ResourceScan {
  var imageSets: [String: String] = [:]
  var symbolSets: [String: String] = [:]
  var colorSets: [String: String] = [:]
  var files: [String: [String]] = [:]
  private var entriesLeft: Int

  init(entryLimit: Int) {
    entriesLeft = entryLimit
  }

  /// Names of files are as in the bundle; those in folders are found by their path, too.
  mutating func look(through folder: String, depth: Int, prefix: String = "") {
    for name in entries(of: folder) {
      let path = folder + "/" + name
      if name.hasSuffix(".xcassets") {
        lookThroughCatalog(path, namespace: "", depth: ResourceIndex.depthLimit)
      } else if let resource = ResourceName(path: name) {
        add(path, resource, prefix: prefix)
      } else if depth > 1, isFolder(path) {
        look(through: path, depth: depth - 1, prefix: prefix + name + "/")
      }
    }
  }

  private mutating func add(_ path: String, _ resource: ResourceName, prefix: String) {
    let ending = path.split(separator: ".").last ?? ""
    // By the name alone, with the extension, and with its folders; a file further outside goes before others of its name.
    for stem in prefix.isEmpty ? [resource.stem] : [resource.stem, prefix + resource.stem] {
      for name in [stem, "\(stem).\(ending)"] {
        let others = files[name] ?? []
        if let first = others.first, first.deletingLastComponent != path.deletingLastComponent { continue }
        files[name] = others + [path]
      }
    }
  }

  private mutating func lookThroughCatalog(_ folder: String, namespace: String, depth: Int) {
    for name in entries(of: folder) {
      let path = folder + "/" + name
      if name.hasSuffix(".imageset") {
        imageSets[namespace + name.dropLast(9)] = path
      } else if name.hasSuffix(".symbolset") {
        symbolSets[namespace + name.dropLast(10)] = path
      } else if name.hasSuffix(".colorset") {
        colorSets[namespace + name.dropLast(9)] = path
      } else if !name.contains("."), depth > 1, isFolder(path) {
        let isNamespace = AssetContents(folder: path)?.properties.providesNamespace ?? false
        lookThroughCatalog(path, namespace: isNamespace ? namespace + name + "/" : namespace, depth: depth - 1)
      }
    }
  }

  /// In an order that does not change. Hidden ones are none.
  private mutating func entries(of folder: String) -> [String] {
    guard entriesLeft > 0 else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    entriesLeft -= names.count
    // Files first: one further outside goes before those in folders.
    return names.filter { $0.contains(".") } + names.filter { !$0.contains(".") }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

extension String {
  fileprivate var deletingLastComponent: Substring { self[..<(lastIndex(of: "/") ?? startIndex)] }
}
