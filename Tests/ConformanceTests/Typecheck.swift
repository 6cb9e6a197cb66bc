import Foundation

/// The real compiler's opinion of a piece of source.
enum Typecheck {
  /// What the compiler prints for source that imports this package's modules; empty if it compiles without a warning.
  static func errors(in source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)

    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-module-cache-path", folder.path,
      "-I", products.appendingPathComponent("Modules").path,
      "-load-plugin-executable", products.appendingPathComponent("SwiftUIMacros-tool").path + "#SwiftUIMacros", file.path,
    ]
    for map in moduleMaps(products: products, package: package) {
      arguments += ["-Xcc", "-fmodule-map-file=\(map.path)", "-Xcc", "-I\(map.deletingLastPathComponent().path)"]
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Those of the dependencies' C modules: some bring one, for the others the package manager writes one.
  private static func moduleMaps(products: URL, package: URL) -> [URL] {
    func contents(_ folder: URL) -> [URL] {
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
    var maps = contents(products).filter { $0.pathExtension == "build" && !$0.path.hasSuffix("-tool.build") }.map {
      $0.appendingPathComponent("module.modulemap")
    }
    for checkout in contents(package.appendingPathComponent(".build/checkouts")) {
      maps += contents(checkout.appendingPathComponent("Sources")).map { $0.appendingPathComponent("include/module.modulemap") }
    }
    return maps.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
