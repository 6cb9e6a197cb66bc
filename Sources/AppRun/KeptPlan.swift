import Foundation

/// The plan that the package manager keeps in a build folder. It takes it for that of any package that is built there, so what is built for
/// another one, or for the library itself, has to be planned anew.
struct KeptPlan {
  /// Whether the plan is the one of this package.
  let isOwn: Bool
  private let package: String
  private let plan: String
  private let note: String
  private let before: String?
  /// Whether the plan is one of this package, be it of other files.
  private let isOfPackage: Bool
  /// The package manager looks for files that came or went in the package alone, and not in those that it names.
  private let structure: String

  init(_ package: AppPackage) {
    self.package = package.folder
    plan = "\(package.buildFolder)/\(package.configuration).yaml"
    note = package.buildFolder + (package.isForRelease ? "/planned-app-release" : "/planned-app")
    before = Self.stamp(of: plan, for: package.folder)
    structure = package.packageStructure
    let noted = (try? String(contentsOfFile: note, encoding: .utf8))?.split(separator: "\u{c}", omittingEmptySubsequences: false)
    isOfPackage = before != nil && before == noted?.first.map(String.init)
    isOwn = isOfPackage && structure == (noted?.dropFirst().first.map(String.init) ?? "")
  }

  /// To be called after a build: notes whose plan is there now.
  func keep() throws {
    guard let stamp = Self.stamp(of: plan, for: package), isOfPackage || stamp != before else { return }
    try Data("\(stamp)\u{c}\(structure)".utf8).write(to: URL(fileURLWithPath: note), options: .atomic)
  }

  /// What a plan is known by: for whom it is, and when it was written.
  private static func stamp(of plan: String, for package: String) -> String? {
    var status = stat()
    guard stat(plan, &status) == 0 else { return nil }
    return "\(package)\n\(status.st_ino) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}
