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
    package let files: [SourceFile]
    /// The modules that the files import.
    package let imports: Set<String>
    /// Whether it is a package's target with resources, which it finds in `Bundle.module`.
    package let hasBundle: Bool
    /// Whether it is an extension of an app, by its kind of product.
    package let isExtension: Bool
    /// What it needs of packages.
    package let needs: PackageNeeds
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
        hasBundle: module.hasBundle, isExtension: module.isExtension, needs: module.needs)
    }
    describedTargets = found.describedTargets
    tuistDescriptions = found.tuistDescriptions
  }

  /// The modules that a file imports.
  package static func imports(of file: SourceFile) -> Set<String> {
    Set(file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
  }
}
