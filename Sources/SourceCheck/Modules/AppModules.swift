import Migrator
import SwiftSyntax

/// The targets of a folder's apps and libraries, without tests.
package struct AppModules {
  package struct Module: Sendable {
    /// The target's or the folder's name.
    package let name: String
    /// The name in letters that a module may have.
    package let compilerName: String
    /// The folder of the package, the project or the argument.
    package let folder: String
    package fileprivate(set) var files: [SourceFile]
    /// The modules that the files import.
    package fileprivate(set) var imports: Set<String>
    /// Those of each file.
    package fileprivate(set) var importsOfFiles: [Set<String>] = []
    /// Whether it is a package's target with resources, which it finds in `Bundle.module`.
    package let hasBundle: Bool
    /// Whether it is an extension of an app, by its kind of product.
    package let isExtension: Bool
    /// Whether it is the small part of an app that runs without being installed.
    package let isClip: Bool
    /// What it needs of packages.
    package let needs: PackageNeeds
    /// How it is compiled.
    package let language: LanguageSettings
  }

  package private(set) var modules: [Module] = []
  package private(set) var problems: [InputProblem]
  /// All targets that packages and projects describe, also those without a file.
  package private(set) var describedTargets: Set<String> = []
  /// Files that describe projects to Tuist.
  package private(set) var tuistDescriptions: [String] = []

  /// - Parameter folder: A folder.
  package init(below folder: String) {
    let finder = FileFinder(paths: [folder])
    let reader = SourceReader(finder.files) { _ in }
    problems = finder.problems + reader.problems.filter { $0.location == nil }
    let imports = Dictionary(
      reader.files.map { ($0.path, Self.imports(of: $0)) }, uniquingKeysWith: { one, _ in one })
    let found = ModuleFinder(reader.files.map { ($0, folder) }, keepsDelegates: true) { file in
      !(imports[file.path] ?? []).isDisjoint(with: ["XCTest", "Testing"])
    }
    problems += found.problems
    modules = found.modules.map { module in
      Module(
        name: module.name, compilerName: module.compilerName, folder: module.folder, files: module.files,
        imports: module.files.reduce(into: []) { $0.formUnion(imports[$1.path] ?? []) },
        hasBundle: module.hasBundle, isExtension: module.isExtension, isClip: module.isClip, needs: module.needs,
        language: module.language)
    }
    describedTargets = found.describedTargets
    tuistDescriptions = found.tuistDescriptions
  }

  /// The same with the conditions answered for a system, and with the imports that are then made.
  package func answered(as platform: AppPlatform) -> AppModules {
    var answered = self
    let known = Set(modules.map(\.compilerName)).union(modules.flatMap(\.needs.products).map(\.name))
    answered.modules = modules.map { module in
      var module = module
      module.files = module.files.map { PlatformConditions.answered($0, as: platform) }
      module.importsOfFiles = module.files.map {
        ThinModules.imports(of: $0, as: platform, known: known, conditions: module.language.conditions)
      }
      module.imports = module.importsOfFiles.reduce(into: []) { $0.formUnion($1) }
      return module
    }
    return answered
  }

  /// The modules that a file imports without a condition.
  package static func imports(of file: SourceFile) -> Set<String> {
    Set(file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
  }
}
