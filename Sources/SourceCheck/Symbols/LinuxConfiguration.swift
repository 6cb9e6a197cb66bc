import SwiftIfConfig
import SwiftSyntax

/// What conditional compilation asks, answered as the check's compiler does.
struct LinuxConfiguration: BuildConfiguration {
  /// The modules that can be imported.
  private(set) var modules: Set<String>
  let languageVersion: VersionTuple
  let compilerVersion: VersionTuple
  /// The conditions that are set.
  private var conditions = Set(Self.conditions)

  init(modules: Set<String>, languageVersion: String, compilerVersion: String) {
    self.modules = modules
    self.languageVersion = VersionTuple(parsing: languageVersion) ?? VersionTuple(5)
    self.compilerVersion = VersionTuple(parsing: compilerVersion) ?? VersionTuple(6, 3)
  }

  /// The same where further modules can be imported.
  func with(_ others: Set<String>) -> LinuxConfiguration {
    var configuration = self
    configuration.modules.formUnion(others)
    return configuration
  }

  /// The same where further conditions are set.
  func with(conditions others: Set<String>) -> LinuxConfiguration {
    var configuration = self
    configuration.conditions.formUnion(others)
    return configuration
  }

  /// The conditions that are set everywhere.
  static let conditions = ["DEBUG"]

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { modules.contains($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool { name == "Linux" }

  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(arm64)
      name == "arm64"
    #else
      name == "x86_64"
    #endif
  }

  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
}
