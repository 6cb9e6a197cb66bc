import Foundation

/// Which files have changes that git has not recorded, and would therefore be hard to get back.
struct GitStatus {
  /// Of the files that were asked for, those with unrecorded changes, with the paths that were given.
  private(set) var changedFiles: [String] = []
  /// Those that no repository has: a file outside of all, or one that its repository ignores.
  private(set) var unknownFiles: [String] = []
  private(set) var problems: [InputProblem] = []

  /// Asks git twice for each repository.
  init(of paths: [String]) {
    var filesOfRepository: [String: [(shown: String, path: String)]] = [:]
    for path in paths {
      let real = FileFinder.resolved(path)
      if let repository = Self.repository(around: real) {
        filesOfRepository[repository, default: []].append((path, real))
      } else {
        unknownFiles.append(path)
      }
    }
    guard !filesOfRepository.isEmpty else { return }
    guard let git = Subprocess.executable("git") else {
      unknownFiles = paths
      return
    }
    for (repository, files) in filesOfRepository.sorted(by: { $0.key < $1.key }) {
      let result = try? Subprocess.run(
        git, ["-C", repository, "status", "--porcelain=v1", "-z", "--untracked-files=all"],
        environment: ["GIT_OPTIONAL_LOCKS": "0"])
      guard let result, result.status == 0 else {
        let reason = result.map { String(decoding: $0.errors, as: UTF8.self).split(separator: "\n").first ?? "" } ?? ""
        problems.append(
          InputProblem(
            repository, nil, "git cannot tell what has changed here: \(reason)",
            remedy: "Mend the repository, or write nevertheless with --allow-dirty."))
        continue
      }
      let changed = Self.paths(in: result.output, of: repository)
      changedFiles += files.filter { changed.contains($0.path) }.map(\.shown)
      let rest = files.filter { !changed.contains($0.path) }
      let tracked = (try? Self.trackedFiles(of: repository, git)) ?? []
      unknownFiles += rest.filter { !tracked.contains($0.path) }.map(\.shown)
    }
  }

  /// The paths in git's answer: two letters, a space, the path; after a renamed file's path, the one that it had before.
  private static func paths(in output: Data, of repository: String) -> Set<String> {
    var result: Set<String> = []
    var isOldName = false
    for entry in output.split(separator: 0) {
      if isOldName {
        isOldName = false
        continue
      }
      let text = String(decoding: entry, as: UTF8.self)
      guard text.utf8.count > 3 else { continue }
      isOldName = text.hasPrefix("R") || text.hasPrefix("C")
      result.insert(repository + "/" + text.dropFirst(3))
    }
    return result
  }

  /// The paths of all files that a repository has recorded.
  private static func trackedFiles(of repository: String, _ git: String) throws -> Set<String> {
    let output = try Subprocess.run(git, ["-C", repository, "ls-files", "-z"], environment: ["GIT_OPTIONAL_LOCKS": "0"]).output
    return Set(output.split(separator: 0).map { repository + "/" + String(decoding: $0, as: UTF8.self) })
  }

  private static func repository(around path: String) -> String? {
    var folder = Substring(path)
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if FileManager.default.fileExists(atPath: folder + "/.git") { return String(folder) }
    }
    return nil
  }
}
