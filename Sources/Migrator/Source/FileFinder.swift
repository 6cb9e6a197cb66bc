import Foundation

/// Finds the Swift files that the command line means.
///
/// A folder stands for all Swift files below it, sorted, without what is hidden, built or fetched. Links are followed. What
/// cannot be read is a problem, and the rest is found nevertheless.
package struct FileFinder {
  package struct File: Hashable, Sendable {
    /// The path as the user may type it.
    package let path: String
    /// The argument of the command line that led to it.
    package let argument: String
  }

  package private(set) var files: [File] = []
  package private(set) var problems: [InputProblem] = []
  /// Where files and folders are that were met, links resolved: each is found once.
  private var metFiles: Set<String> = []
  private var metFolders: Set<String> = []
  /// How often a Swift file, or a folder that was searched already, was met.
  private var encounters = 0

  /// Folders that hold what is built or fetched, not what is written by hand.
  static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "checkouts"]

  package init(paths: [String]) {
    for argument in paths {
      let before = encounters + problems.count
      find(argument)
      if encounters + problems.count == before {
        problems.append(
          InputProblem(argument, nil, "There is no Swift file here.", remedy: "Name a file or folder of Swift sources."))
      }
    }
  }

  private mutating func find(_ argument: String) {
    switch Self.kind(of: argument) {
    case .folder: enter(argument.withoutTrailingSlashes, within: [], argument: argument)
    case .file where argument.hasSuffix(".swift"): add(argument, argument: argument)
    case .file:
      problems.append(
        InputProblem(argument, nil, "This is no Swift file.", remedy: "Name a file that ends in .swift, or a folder."))
    case .other:
      problems.append(InputProblem(argument, nil, "This is neither a file nor a folder.", remedy: "Name one of these."))
    case .missing(let code): problems.append(Self.problem(argument, code: code))
    }
  }

  private mutating func enter(_ folder: String, within outer: [String], argument: String) {
    let place = Self.resolved(folder)
    if outer.contains(place) {
      problems.append(
        InputProblem(
          folder, nil, "This link leads to a folder around it, so that its contents would never end.",
          remedy: "Remove the link, or name the folders to migrate one by one.", isSkipped: true))
      return
    }
    guard metFolders.insert(place).inserted else {
      encounters += 1
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      problems.append(
        InputProblem(
          folder, nil, "This folder cannot be read.", remedy: "Check its permissions, or leave it out.", isSkipped: !outer.isEmpty
        ))
      return
    }
    for name in names where !name.hasPrefix(".") && !Self.skippedFolders.contains(name) {
      let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
      let isSwift = name.hasSuffix(".swift")
      switch Self.kind(of: path) {
      case .folder: enter(path, within: outer + [place], argument: argument)
      case .file where isSwift && !PackageManifest.isManifest(name): add(path, argument: argument)
      case .missing(let code) where isSwift || !name.contains("."): problems.append(Self.problem(path, code: code).skipped)
      case .other where isSwift:
        problems.append(
          InputProblem(path, nil, "This is not a regular file.", remedy: "Remove it, or give it another name.", isSkipped: true))
      default: break
      }
    }
  }

  private mutating func add(_ path: String, argument: String) {
    encounters += 1
    guard metFiles.insert(Self.resolved(path)).inserted else { return }
    files.append(File(path: path.hasPrefix("./") ? String(path.dropFirst(2)) : path, argument: argument))
  }

  // MARK: The file system

  private enum Kind {
    case file, folder, other
    case missing(Int32)
  }

  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The path with all links resolved; the path itself if there is nothing.
  package static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  private static func problem(_ path: String, code: Int32) -> InputProblem {
    if code == ELOOP {
      return InputProblem(path, nil, "This link leads back to itself.", remedy: "Remove it, or let it lead to a file.")
    }
    var status = stat()
    guard code == ENOENT else {
      return InputProblem(path, nil, "This cannot be read: \(String(cString: strerror(code))).", remedy: "Check its permissions.")
    }
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      return InputProblem(path, nil, "This link leads nowhere.", remedy: "Remove it, or restore what it leads to.")
    }
    return InputProblem(path, nil, "There is no such file or folder.", remedy: "Check the spelling and the current folder.")
  }
}

extension String {
  fileprivate var withoutTrailingSlashes: String {
    var path = Substring(self)
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path.hasPrefix("./") && path.count > 2 ? String(path.dropFirst(2)) : String(path)
  }
}
