struct M44ToolsVersion: Rule {
  let id: RuleID = "M44"
  let title = "A package for Swift before 5.9"
  let explanation = """
    Macros, and so @Observable, came with Swift 5.9. A package whose swift-tools-version is older is left as it is: raise the version in the \
    first line of Package.swift. With --ignore-deployment-targets it is converted nevertheless.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "sources without a package around them",
      before: "class Model: ObservableObject {}",
      after: "@Observable class Model {}")
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard !options.ignoresDeploymentTargets else { return [] }
    return type.declarations.compactMap(\.file.root?.outdatedTools).map { tools in
      Finding(
        rule: id, severity: .refusal, path: tools.path, location: tools.location,
        message: "This package is for Swift \(tools.version), and macros came with 5.9, so nothing here is converted. Write "
          + "// swift-tools-version: 5.9 or a later version here. --ignore-deployment-targets converts nevertheless.",
        differences: [])
    }
  }
}
