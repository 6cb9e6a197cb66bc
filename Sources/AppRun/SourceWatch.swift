import Foundation

/// Tells when files of an app change, come or go.
struct SourceWatch {
  private(set) var folders: [String]
  private var known: [String: Stamp]

  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  /// - Parameter folders: Folders to watch, with all that is below them but for what is hidden or built.
  init(_ folders: [String]) {
    self.folders = folders
    known = Self.stamps(below: folders)
  }

  /// Whether something is different from the last time.
  mutating func hasChanged() -> Bool {
    let stamps = Self.stamps(below: folders)
    defer { known = stamps }
    return stamps != known
  }

  /// Watches other folders from now on. What changes in those that are watched already is not missed.
  mutating func follow(_ others: [String]) {
    guard others != folders else { return }
    let kept = known.filter { file in others.contains { file.key.hasPrefix($0 + "/") } }
    known = kept.merging(Self.stamps(below: others.filter { !folders.contains($0) })) { old, _ in old }
    folders = others
  }

  private static let entryLimit = 50_000

  private static func stamps(below folders: [String]) -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    var left = folders
    while let folder = left.popLast(), stamps.count < entryLimit {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        guard !name.hasPrefix("."), !["DerivedData", "Pods", "Carthage", "node_modules"].contains(name) else { continue }
        let path = "\(folder)/\(name)"
        var status = stat()
        // A link is watched, not what it leads to: that could be a folder around this one.
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          left.append(path)
        } else {
          stamps[path] = Stamp(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size))
        }
      }
    }
    return stamps
  }
}
