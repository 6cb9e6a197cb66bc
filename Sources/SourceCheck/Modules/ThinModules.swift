import Migrator
import SwiftIfConfig
import SwiftSyntax

/// Modules of this package that stand for modules of Apple's, under these names, in targets that import them.
///
/// The compiler knows them as the others by `-module-alias`. A target gets those alone that its sources import: what it asks `canImport` for
/// and imports nowhere is not there, as before.
package enum ThinModules {
  /// The names of modules here, by those of Apple's.
  package static let names = [
    "AppKit": "OrielAppKit", "CoreTransferable": "OrielCoreTransferable", "OSLog": "OrielOSLog", "PhotosUI": "OrielPhotosUI",
    "UIKit": "OrielUIKit", "UniformTypeIdentifiers": "OrielUniformTypeIdentifiers", "os": "OrielOS",
  ]

  /// The products of this package that a target with these modules takes.
  package static func products(for modules: Set<String>) -> [String] { modules.compactMap { names[$0] }.sorted() }

  /// What the compiler has to be told of them.
  package static func flags(for modules: Set<String>) -> [String] {
    modules.sorted().flatMap { module in names[module].map { ["-module-alias", "\(module)=\($0)"] } ?? [] }
  }

  /// Which of them files of one target import.
  ///
  /// - Parameter isOwn: Whether the target is the app's own. There an import counts, too, that stands behind `canImport`, but for those of UIKit and
  ///   AppKit: whoever asks for these uses their views, which are not here, and has something else for who has none. Targets of packages choose by such
  ///   conditions between systems, and what they chose for Linux is left to them.
  package static func imported(by files: [SourceFile], isOwn: Bool) -> Set<String> {
    let plain = files.reduce(into: Set<String>()) { $0.formUnion(AppModules.imports(of: $1)) }.intersection(names.keys)
    guard isOwn, files.contains(where: { $0.text.contains("canImport") }) else { return plain }
    let present = Set(names.keys).subtracting(["UIKit", "AppKit"]).union(plain)
    let configuration = LinuxConfiguration(
      modules: present.union(["SwiftUI", "Combine", "Foundation"]), languageVersion: "6", compilerVersion: "6.3")
    let found = files.reduce(into: plain) { found, file in
      let visitor = ImportVisitor(viewMode: .sourceAccurate, configuration: configuration)
      visitor.walk(file.tree)
      found.formUnion(visitor.modules)
    }
    return found.intersection(present)
  }

  private final class ImportVisitor: ActiveSyntaxVisitor {
    var modules: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let module = node.path.first?.name.text { modules.insert(module) }
      return .skipChildren
    }

    // Imports stand at the top.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
