import Migrator

/// What a check found. Its properties are the keys of `oriel check --json`, which stay.
package struct CheckReport: Codable, Equatable, Sendable {
  /// Counts up if a key changes its meaning or goes away. New keys do not count.
  package var formatVersion = 1
  package var swiftVersion: String
  package var toolchain: String
  package var summary = Summary()
  package var modules: [Module] = []
  /// Symbols of SwiftUI and Combine, and of modules that Linux does not have: those that most files need come first.
  package var symbols: [Symbol] = []
  /// Calls that no overload takes.
  package var callForms: [Symbol] = []
  package var imports: [Symbol] = []
  /// Packages of the sources whose modules are imported.
  package var packages: [Package] = []
  /// What stands in placeholders, with `--placeholders`.
  package var placeholders: [Placeholders.Place] = []
  /// What was left out of the check, and why.
  package var leftOut: [LeftOut] = []
  package var problems: [Report.Problem] = []

  package struct Summary: Codable, Equatable, Sendable {
    package var files = 0
    package var compiling = 0
    package var modules = 0
    package var compilingModules = 0
  }

  package struct Module: Codable, Equatable, Sendable {
    package var name: String
    package var folder: String
    package var files: [File]
    /// The system as for which conditions of its sources are answered, and why; nil where none asks.
    package var answeredAs: Platform?

    package var compiling: Int { files.count(where: \.compiles) }
  }

  package struct Platform: Codable, Equatable, Sendable {
    /// `ios`, `macos`, `linux` and so on: a word of `--as`.
    package var system: String
    package var reason: String
  }

  package struct File: Codable, Equatable, Sendable {
    package var path: String
    package var compiles: Bool
    /// Names of missing symbols.
    package var missing: [String]
    package var missingImports: [String]
    /// Modules that it imports of packages that are not there to be looked at. What it takes of them is not known.
    package var unreadPackages: [String] = []
    /// Whether it uses what the plugin `AppSources` adds to its target.
    package var usesAddedSource: Bool
    /// Errors that are not about what is missing, in their order.
    package var errors: [Issue]
    /// Whether the compiler was stopped or crashed: `tookTooLong`, `crashed` or `notReached`.
    package var limit: Limit?
  }

  package enum Limit: String, Codable, Sendable { case tookTooLong, crashed, notReached }

  package struct Issue: Codable, Equatable, Sendable {
    package var line: Int
    package var message: String
    /// The call of SwiftUI that the error is about, with its labels.
    package var call: String?
    /// Whether it was found only when what is missing had been taken out of a copy.
    package var isBehind: Bool
  }

  package enum State: String, Codable, Sendable {
    /// It could be there, and is not.
    case notYet
    /// It cannot be on Linux.
    case cannotBe
    /// It comes from a package or module that is not here.
    case elsewhere
  }

  package struct Symbol: Codable, Equatable, Sendable {
    package var name: String
    package var kind: String
    /// How many files need it.
    package var files: Int
    package var state: State
    package var reason: String?
    /// The first files that need it.
    package var examples: [String]
  }

  package struct Package: Codable, Equatable, Sendable {
    package var identity: String
    /// Its address, or its folder.
    package var location: String
    /// Those of its modules that are imported.
    package var modules: [String]
    /// How many files import one.
    package var files: Int
    /// Whether its sources are there, so that what they declare is known.
    package var isRead: Bool
  }

  package struct LeftOut: Codable, Equatable, Sendable {
    package var reason: String
    package var files: [String]
  }

  package init(swiftVersion: String, toolchain: String) {
    self.swiftVersion = swiftVersion
    self.toolchain = toolchain
  }

  package func json() throws -> String { try Report.encode(self) }
}
