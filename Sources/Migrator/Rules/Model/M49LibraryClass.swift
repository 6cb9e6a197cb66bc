import SwiftSyntax

struct M49LibraryClass: Rule {
  let id: RuleID = "M49"
  let title = "Public classes of libraries"
  let explanation = """
    What other packages do with a public class of a library product is not in the sources: a view there that observes it, puts it into the \
    environment or follows $property of it must be changed with it. Such a class is converted, and a warning names it.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "public classes of no library",
      before: "public class Model: ObservableObject {}",
      after: "@Observable public class Model {}")
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class, let declaration = type.declarations.first, type.isPublic,
      let library = declaration.file.root?.libraryTargets[declaration.file.moduleName]
    else { return }
    migration.report(
      finding(
        .warning, at: declaration.node.introducer, in: declaration.file,
        "\(type.name) is public in the library \(library). What other packages do with it is not in sight: where they observe it, put it into "
          + "the environment, or follow $property of it, they must be changed with it. Say so with a new major version.",
        differences: [.d8]))
  }
}

extension NominalType {
  /// Whether code of other modules can name the type.
  fileprivate var isPublic: Bool {
    let isNamed = declarations.contains { $0.node.modifiers.contains { ["public", "open"].contains($0.name.text) } }
    return isNamed && !isLocal
  }
}
