import Foundation
import Migrator

/// The compiler that is installed, and the modules that it brings.
package struct Toolchain: Sendable {
  /// The compiler proper, without the driver around it: one process, which can be stopped.
  let frontend: String
  /// The folder with the compiler's own modules.
  let resources: String
  let triple: String
  /// Such as `6.3`.
  package let version: String

  package init() throws(CheckFailure) {
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      struct Paths: Decodable { let runtimeResourcePath: String }
      let compilerVersion: String
      let target: Target
      let paths: Paths
    }
    guard let result = try? Subprocess.run("/usr/bin/env", ["swiftc", "-print-target-info"]), result.status == 0,
      let info = try? JSONDecoder().decode(Info.self, from: result.output)
    else {
      throw CheckFailure("The Swift compiler was not found. Install Swift 6.3 and put `swiftc` on the PATH.")
    }
    resources = info.paths.runtimeResourcePath
    triple = info.target.triple
    version = info.compilerVersion.firstMatch(of: #/Swift version ([0-9.]+)/#).map { String($0.1) } ?? info.compilerVersion
    let tools = URL(fileURLWithPath: resources).appending(path: "../../bin").standardizedFileURL
    frontend = tools.appending(path: "swift-frontend").path
    guard FileManager.default.isExecutableFile(atPath: frontend) else {
      throw CheckFailure("The Swift compiler is not complete: there is no \(frontend). Install Swift 6.3 anew.")
    }
  }

  /// The name of a tool that stands beside the compiler.
  func tool(_ name: String) -> String { String(frontend.dropLast("swift-frontend".count)) + name }

  /// What the driver tells the compiler of the toolchain.
  var options: [String] {
    [
      "-target", triple, "-disable-objc-interop", "-in-process-plugin-server-path",
      resources + "/host/libSwiftInProcPluginServer.so", "-plugin-path", resources + "/host/plugins",
    ]
  }

  /// The modules that come with the toolchain.
  var modules: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources + "/linux")) ?? []
    let modules = names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    return Set(modules).union(["SwiftGlibc", "CDispatch"])
  }
}

/// Why nothing can be checked at all.
package struct CheckFailure: Error, CustomStringConvertible {
  /// What is wrong and what to do, in sentences.
  package let description: String

  init(_ description: String) { self.description = description }
}
