import Foundation
import Migrator
import SourceCheck

/// Why packages could not be had, in words: which one, why, who asks for it, and what to do.
struct ResolveFailure: CustomStringConvertible {
  let output: String
  let request: PackageRequest
  /// Where the package manager keeps repositories, and what it remembers of versions.
  let scratch: String
  let security: String
  /// How many files import what a package has.
  let importers: (String) -> Int

  var description: String {
    unreachable ?? versionless ?? gone ?? moved ?? other
  }

  // MARK: Not reachable

  private var unreachable: String? {
    if let match = output.firstMatch(of: #/error: Failed to clone repository (?<address>\S+):\n(?<lines>(?:[ \t]+.*\n?)*)/#) {
      return unreachable(String(match.address), String(match.lines))
    }
    // A host that is not there is told in words about the cache alone.
    guard output.contains("error: Git command") else { return nil }
    let fetching = output.matches(of: #/(?m)^Fetching (\S+)/#).map { String($0.1) }
    let fetched = Set(output.matches(of: #/(?m)^Fetched (\S+)/#).map { String($0.1) })
    guard let address = fetching.first(where: { !fetched.contains($0) }) else { return nil }
    let environment = PackageResolver.environment(Subprocess.environment)
    let answer = try? Subprocess.run(
      "/usr/bin/env", ["git", "ls-remote", "--", address, "HEAD"], environment: environment, limit: .seconds(20))
    return unreachable(address, answer?.text ?? "")
  }

  private func unreachable(_ address: String, _ lines: String) -> String {
    let identity = PackageReference.identity(of: address)
    let reasons = lines.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let reason = reasons.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("ERROR: ") || $0.hasPrefix("remote: ") } ?? reasons.last
    var text = "The package \(identity) (\(address)) could not be fetched"
    text += reason.map { ": \($0.replacing(#/^(fatal|ERROR|remote): /#, with: ""))." } ?? "."
    if Self.signsOfPrivacy.contains(where: lines.localizedCaseInsensitiveContains) {
      text += " It is private or gone: try git ls-remote \(address)."
    }
    return text + " \(needed(identity)) To take it from a folder, add --package \(identity)=FOLDER."
  }

  private static let signsOfPrivacy = [
    "could not read Username", "could not read Password", "Authentication failed", "Permission denied", "Repository not found",
    "Host key verification failed", "terminal prompts disabled",
  ]

  private func needed(_ identity: String) -> String {
    let count = importers(identity)
    let asking = request.references.first { $0.identity == identity }.map { "\($0.place) names it" } ?? "Another package needs it"
    return asking + (count == 0 ? "." : ", and \(count == 1 ? "1 file imports" : "\(count) files import") it.")
  }

  // MARK: No such version

  private var versionless: String? {
    guard let match = output.firstMatch(of: #/error: (?<text>Dependencies could not be resolved because (?<rest>.*))/#) else {
      return nil
    }
    let named = match.rest.firstMatch(of: #/no versions of '([^']+)' match/#) ?? match.rest.firstMatch(of: #/'([^']+)'/#)
    let identity = named.map { String($0.1) } ?? ""
    var text = "No version of the package \(identity) does for all that ask for it: \(match.rest)"
    let versions = Self.versions(in: repository(of: identity))
    if let newest = versions.first {
      let others = versions.dropFirst().prefix(4).map(\.description)
      text += " There is \(newest)" + (others.isEmpty ? " alone." : ", and before that \(others.joined(separator: ", ")).")
    }
    return text + " \(needed(identity)) To take it from a folder, add --package \(identity)=FOLDER."
  }

  private var gone: String? {
    guard
      let match = output.firstMatch(
        of: #/error: could not find (?<kind>a branch named|the commit) (?<what>.+) in (?<address>\S+)/#)
    else { return nil }
    let address = String(match.address)
    let identity = PackageReference.identity(of: address)
    let isBranch = match.kind.hasPrefix("a")
    let what = match.what.trimmingCharacters(in: CharacterSet(charactersIn: "‘’'\""))
    var text = "The package \(identity) (\(address)) has no \(isBranch ? "branch" : "revision") '\(what)'."
    let branches = lines(["branch", "--list", "--format=%(refname:short)"], in: repository(of: identity))
    if isBranch, !branches.isEmpty { text += " There are: \(branches.prefix(10).joined(separator: ", "))." }
    return text + " \(needed(identity)) To take it from a folder, add --package \(identity)=FOLDER."
  }

  private var moved: String? {
    guard
      let match = output.firstMatch(
        of:
          #/Revision (?<new>\w+) for (?<id>\S+) \w+ (?<address>\S+) version (?<version>\S+) does not match previously recorded value (?<old>\w+)/#
      )
    else { return nil }
    return
      "The tag \(match.version) of the package \(match.id) (\(match.address)) was moved: it led to \(match.old.prefix(10)), and leads to "
      + "\(match.new.prefix(10)) now. Ask those who publish it whether that is meant. To take the new one, remove "
      + "\(security)/fingerprints/\(match.id)-*.json."
  }

  /// Where the package manager has the repository of a package.
  private func repository(of identity: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch + "/repositories")) ?? []
    return names.sorted().first { name in
      name.lastIndex(of: "-").map { String(name[..<$0]).lowercased() } == identity
    }.map { "\(scratch)/repositories/\($0)" }
  }

  private static func versions(in repository: String?) -> [SemanticVersion] {
    ResolveFailure.lines(["tag", "--list"], in: repository).compactMap { SemanticVersion($0) }.sorted(by: >)
  }

  private func lines(_ arguments: [String], in repository: String?) -> [String] { Self.lines(arguments, in: repository) }

  private static func lines(_ arguments: [String], in repository: String?) -> [String] {
    guard let repository,
      let result = try? Subprocess.run("/usr/bin/env", ["git", "-C", repository] + arguments, limit: .seconds(20))
    else { return [] }
    return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  // MARK: Anything else

  private var other: String {
    let lines = output.split(separator: "\n")
    let first = lines.firstIndex { $0.hasPrefix("error: ") }
    let told = first.map { lines[$0...].filter { $0 != "error: fatalError" } } ?? lines.suffix(10).map(\.self)
    return "The packages of this app could not be resolved: "
      + told.joined(separator: "\n").replacing(#/^error: /#, with: "")
  }
}
