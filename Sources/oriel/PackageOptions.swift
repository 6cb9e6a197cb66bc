import AppRun
import ArgumentParser
import Foundation

/// The option `--package ID=FOLDER` of the commands.
enum PackageFolders {
  static func validate(_ packages: [String]) throws {
    for package in packages where parts(of: package) == nil {
      throw ValidationError(
        "--package takes the identity of a package and a folder, as in kingfisher=../Kingfisher, not '\(package)'.")
    }
  }

  static func byIdentity(_ packages: [String]) -> [String: String] {
    Dictionary(packages.compactMap(parts), uniquingKeysWith: { $1 })
  }

  /// Where packages are: those that were named, and those that `oriel run` has fetched for the apps of folders.
  static func all(_ packages: [String], for folders: [String]) -> [String: String] {
    PackageResolution.folders(forAppsIn: folders, cache: BuildOptions.cache).merging(byIdentity(packages)) { $1 }
  }

  /// The identity and the folder of `ID=FOLDER`.
  private static func parts(of package: String) -> (String, String)? {
    let parts = package.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    return (parts[0].lowercased(), URL(fileURLWithPath: parts[1], isDirectory: true).path)
  }
}

/// Asks the person at the terminal whether packages are trusted.
enum PackageQuestion {
  static func ask(_ question: TrustQuestion) -> TrustAnswer {
    guard isatty(0) != 0, Terminal.Stream.errors.isTerminal else { return .unasked }
    Terminal.write(question.text + "\nTrust them? [y/N] ", to: .errors)
    let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased() ?? ""
    return ["y", "yes"].contains(answer) ? .yes : .no
  }
}
