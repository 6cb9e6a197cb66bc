import Foundation

@testable import Migrator
@testable import SourceCheck

/// A folder of sources for a test, which is gone with the last reference to it.
final class CheckFolder {
  let url: URL

  init(_ files: [String: String] = [:], name: String = "oriel") throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "\(name) \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// What a folder in it holds; nothing if there is none.
  func entries(_ name: String) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? [] }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The folder in which the tests are built, with the modules.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  func check(
    _ folder: String = "", languageMode: CheckRun.LanguageMode = .v5, limits: CheckLimits = CheckLimits()
  ) throws -> CheckRun {
    try CheckRun(
      paths: [folder.isEmpty ? path : path(folder)], languageMode: languageMode, limits: limits, products: Self.products)
  }

  /// Runs the command that is built beside the tests.
  func oriel(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    let result = try Subprocess.run(Self.products.appending(path: "oriel").path, ["check"] + arguments, in: path)
    return (result.status, String(decoding: result.output, as: UTF8.self), String(decoding: result.errors, as: UTF8.self))
  }
}

extension CheckRun {
  /// The files that were checked, by their names.
  var files: [String: CheckReport.File] {
    let files = report.modules.flatMap(\.files).map { (String($0.path.split(separator: "/").last ?? ""), $0) }
    return Dictionary(files, uniquingKeysWith: { one, _ in one })
  }

  func symbol(_ name: String) -> CheckReport.Symbol? {
    (report.symbols + report.callForms + report.imports).first { $0.name == name }
  }
}
